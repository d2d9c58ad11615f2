import { stem, stems, wordsOf } from '#engine/language/stem.ts'
import { listOf, type Measure, type Measures, numberOn, quoteFrom, tellShare } from './check.ts'
import { sentencesOn } from './voice-samples.ts'

/** Words that tell of a value and of little else; its own word always counts. */
const valueCues: Readonly<Record<string, string>> = {
  innovation: 'innovate idea invent experiment redesign prototype patent pioneer',
  quality: 'craft hand finish lasting proper careful check test guarantee fine skilled season trained certified',
  sustainability: 'sustainable recycle repair mend resole reuse waste planet local organic plastic climate natural',
  accessibility: 'accessible plain easy simple anyone everyone beginner welcome affordable ramp wheelchair',
  trust: 'honest promise guarantee safe checked insured regulated registered reference written fixed',
  authenticity: 'authentic real honest true original handmade genuine family founder maker story',
  community: 'neighbour together local share join club family group town valley village street everyone',
  excellence: 'excellent best master award finest champion expert skilled coach perfect',
  creativity: 'creative create invent idea odd design draw paint imagine play weird',
  collaboration: 'collaborate together team partner listen share join',
  transparency: 'transparent publish clear written explain open honest fixed fee',
  empowerment: 'empower learn teach yourself stronger confident lead train grow',
}

const measureValues: Measure = ({ pages, home, ask }) => {
  if (ask.coreValues.length === 0) return { unchecked: 'No values were given.' }
  const sentences = pages.flatMap((page) => sentencesOn(page).map((text) => ({ page, text, said: stems(text) })))
  const shown = ask.coreValues.flatMap((value) => {
    const own = stems(value)
    if (own.size > 1) {
      // Of a phrase one word may mean anything: all of them in one sentence show it, and nothing shows that it is missing.
      const sentence = sentences.find(({ said }) => [...own].every((each) => said.has(each)))
      return sentence ? [{ value, sentence, word: value.toLowerCase() }] : []
    }
    const cues = wordsOf(`${value} ${valueCues[value.toLowerCase()] ?? ''}`).filter((word) => word.length > 2)
    const sentence = sentences.find(({ said }) => cues.some((cue) => said.has(stem(cue))))
    return [{ value, sentence, word: cues.find((cue) => sentence?.said.has(stem(cue))) }]
  })
  const seen = shown.filter(({ word }) => word !== undefined).map(({ value, word }) => `${value} (“${word}”)`)
  const quotes = shown.flatMap(({ sentence }) => (sentence ? [quoteFrom(sentence.page, sentence.text)] : []))
  const unseen = shown.filter(({ word }) => word === undefined).map(({ value }) => value)
  const count = ask.coreValues.length
  if (seen.length === 0 && unseen.length < count)
    return { unchecked: 'Single words can’t show whether you live these values.' }
  // A value can be told in words that no list holds: only where nearly all are missed is that a fault.
  const measure = Math.min(1 - 0.7 * (unseen.length / count) ** 2, seen.length === count ? 1 : 0.95)
  const lacks = unseen.length === 0 ? '' : `; ${listOf(unseen)} ${unseen.length === 1 ? 'has' : 'have'} none`
  return {
    measure,
    finding: tellShare(measure, {
      all: `The text has words for your values: ${listOf(seen)}.`,
      nearly: `The text has words for some of your values: ${listOf(seen)}${lacks}.`,
      lacking: `The text has none of the words that usually express ${listOf(unseen)}.`,
    }),
    evidence: [...quotes.slice(0, 3), numberOn(home, quotes.length, `of ${count} values have a word in the text`)],
  }
}

/** The values that the owner named. */
export const valueChecks: Measures = {
  'consistency-values': measureValues,
}
