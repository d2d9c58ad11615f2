import { stem, stems, wordsOf } from '#engine/language/stem.ts'
import { listOf, type Measure, type Measures, numberOn, tellShare } from './check.ts'

/** What tells that a value is lived; the value's own word always counts. */
const valueCues: Readonly<Record<string, string>> = {
  innovation: 'new invent idea build try model release version first experiment redesign prototype patent',
  quality:
    'quality craft hand fresh best finish last lasting proper careful check test guarantee fine make skilled slow strong season trained certified',
  sustainability:
    'sustainable sustain recycle repair mend resole reuse waste planet wood local organic last plastic energy climate natural',
  accessibility:
    'accessible plain easy simple anyone everyone beginner welcome step affordable free ramp start understand plain',
  trust:
    'trust honest promise guarantee safe checked insured regulated register fixed know same name reference price written year since',
  authenticity: 'authentic real honest true own original handmade genuine family founder maker story',
  community:
    'community together neighbour local share join club family friend group town valley village team everyone street meet each',
  excellence:
    'excellence excellent best master award finest standard train champion expert skilled perfect coach result',
  creativity: 'creative create invent idea odd new design make draw paint imagine play build story weird',
  collaboration: 'together collaborate with team partner listen share join work both side',
  transparency:
    'transparent price fee cost publish clear show written explain open honest tell before why know fixed say',
  empowerment: 'empower learn teach own yourself strong stronger confident choose can able start lead train grow help',
}

const measureValues: Measure = ({ pages, ask }) => {
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  const said = stems(
    pages.flatMap(({ blocks }) => blocks.filter(({ region }) => region === 'main').map(({ text }) => text)).join(' '),
  )
  const isSeen = (value: string) =>
    [...wordsOf(value), ...(valueCues[value.toLowerCase()] ?? '').split(' ')].some(
      (word) => word.length > 2 && said.has(stem(word)),
    )
  const unseen = ask.coreValues.filter((value) => !isSeen(value))
  // A value can be told in words that no list holds: only where nearly all are missed is that a fault.
  const measure = 1 - 0.7 * (unseen.length / Math.max(1, ask.coreValues.length)) ** 2
  return {
    measure,
    finding: tellShare(measure, {
      all: `Your values show in the text: ${listOf(ask.coreValues)}.`,
      nearly: `Most of your values show in the text; least of all ${listOf(unseen)}.`,
      lacking: `The text has none of the words in which ${listOf(unseen)} ${unseen.length === 1 ? 'is' : 'are'} usually told.`,
    }),
    evidence: [
      numberOn(home, ask.coreValues.length - unseen.length, `of ${ask.coreValues.length} values show in the text`),
    ],
  }
}

/** The values that the owner named. */
export const valueChecks: Measures = {
  'consistency-values': measureValues,
}
