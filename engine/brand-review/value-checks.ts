import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { functionWords, splitWords } from '#engine/language/stem.ts'
import {
  type CheckMeasures,
  chooseSentenceForMeasure,
  type MeasureCheck,
  makeNumberEvidence,
  makeQuoteEvidence,
} from './check.ts'
import { findCueMentions } from './find-cue-mentions.ts'

/** Words that indicate a value (the key) and little else; the value's own name always counts as well. */
const valueCues: Readonly<Record<string, string>> = {
  innovation: 'innovate idea invent experiment redesign prototype patent pioneer',
  quality: 'craft hand finish lasting proper careful check test guarantee fine skilled season trained certified',
  sustainability: 'sustainable recycle repair mend resole reuse waste planet local organic plastic climate natural',
  accessibility: 'accessible plain easy simple anyone everyone beginner welcome affordable ramp wheelchair',
  trust: 'honest promise guarantee safe checked insured regulated registered reference written fixed',
  authenticity: 'authentic real honest true original handmade genuine family founder maker story',
  community: 'neighbour together local share join club family group town valley village everyone',
  excellence: 'excellent best master award finest champion expert skilled coach perfect',
  creativity: 'creative create invent idea odd design draw paint imagine play weird',
  collaboration: 'collaborate together team partner listen share join',
  transparency: 'transparent publish clear written explain open honest fixed fee',
  empowerment: 'empower learn teach yourself stronger confident lead train grow',
}

const measureValues: MeasureCheck = (site) => {
  const { home, ask } = site
  if (ask.coreValues.length === 0) return { unchecked: 'No values were given.' }
  const shown = ask.coreValues.flatMap((value) => {
    const own = splitWords(value).filter((word) => !functionWords.has(word))
    const isPhrase = own.length > 1
    const heard = findCueMentions(site, isPhrase ? own : splitWords(`${value} ${valueCues[value.toLowerCase()] ?? ''}`))
    // Single words of a phrase may mean anything, so all must occur in one sentence; if they do not, nothing is concluded.
    const found = isPhrase
      ? heard.find(({ sentence }) =>
          own.every((cue) => heard.some((each) => each.sentence === sentence && each.cue === cue)),
        )
      : heard[0]
    return isPhrase && !found ? [] : [{ value, found, word: isPhrase ? '' : found?.word }]
  })
  const seen = shown
    .filter(({ word }) => word !== undefined)
    .map(({ value, word }) => (word === '' ? value : `${value} (“${word}”)`))
  const quotes = shown.flatMap(({ found }) => (found ? [makeQuoteEvidence(found.page, found.sentence)] : []))
  const unseen = shown.filter(({ word }) => word === undefined).map(({ value }) => value)
  const count = ask.coreValues.length
  if (seen.length === 0 && unseen.length < count)
    return { unchecked: 'Single words can’t show whether you live these values.' }
  // Values can be expressed in words that no list contains, so the score drops only if nearly all are missing.
  const measure = Math.min(1 - 0.7 * (unseen.length / count) ** 2, seen.length === count ? 1 : 0.95)
  const lacks = unseen.length === 0 ? '' : `; ${joinWithAnd(unseen)} ${unseen.length === 1 ? 'has' : 'have'} none`
  return {
    measure,
    finding: chooseSentenceForMeasure(measure, {
      all: `The text has words for your values: ${joinWithAnd(seen)}.`,
      nearly: `The text has words for some of your values: ${joinWithAnd(seen)}${lacks}.`,
      lacking: `The text has none of the words that usually express ${joinWithAnd(unseen)}.`,
    }),
    evidence: [
      ...quotes.slice(0, 3),
      makeNumberEvidence(home, quotes.length, `of ${count} values have a word in the text`),
    ],
  }
}

/** Checks the values the owner named. */
export const valueChecks: CheckMeasures = {
  'consistency-values': measureValues,
}
