/** Whether somebody who knows nothing would understand the value proposition, and what its three letters are. */

import { mentions } from './compare-meanings.ts'
import { clicheIn } from './find-polish.ts'
import { joinAnd, quote, say } from './quote-record.ts'
import type { Rule, Scene } from './scene.ts'

/** The three things that a stranger has to find in it, with whether they are there. */
function findParts({ record: { brief } }: Scene) {
  const { productsServices, idealClientDescription, competitiveDifferentiator } = brief.profile
  const says = (...texts: string[]) => texts.some((text) => text !== '' && mentions(brief.chosenUvp, text))
  return [
    { name: 'for whom it is', isThere: says(idealClientDescription, ...brief.topFives.customers) },
    { name: 'what they get', isThere: says(productsServices, ...brief.topFives.impact) },
    { name: 'why from you', isThere: says(competitiveDifferentiator, ...brief.topFives.xfactor) },
  ]
}

function readIt(scene: Scene): string {
  const text = scene.record.brief.chosenUvp
  if (text === '') return ''
  const parts = findParts(scene)
  const there = parts.filter(({ isThere }) => isThere).map(({ name }) => name)
  const missing = parts.filter(({ isThere }) => !isThere).map(({ name }) => name)
  const phrase = clicheIn(text)
  return say(
    there.length === parts.length
      ? `I think so: it tells ${joinAnd(there)}.`
      : there.length > 0
        ? `In part: it tells ${joinAnd(there)}, and I do not find ${joinAnd(missing)} in it.`
        : 'Hardly: I find neither for whom it is, nor what they get, nor why from you.',
    quote(text),
    phrase !== undefined && `${quote(phrase)} says nothing that a customer could picture.`,
    'Only a customer can tell for certain: ask one to say in own words what they would get.',
  )
}

export const strangerRules: readonly Rule[] = [
  [/\b(say|tell|show|explain)s? (people |them |anyone )?(what (i|we) (sell|do|make|offer)|what it is)\b/, readIt],
  [
    /\b(uvp|usp)\b.{0,12}\b(stands? for|short for|abbreviat\w+|letters)\b|\b(stands? for|short for|abbreviat\w+)\b.{0,12}\b(uvp|usp)\b|\bwhat('?s| is| does) (an? |the )?uvp( mean| even mean)?[?.!]*$/,
    ({ record }) =>
      say(
        'UVP is short for unique value proposition: one sentence that says who you are for, what changes for them and why it should be you.',
        record.brief.chosenUvp !== '' && `Yours: ${quote(record.brief.chosenUvp)}`,
      ),
  ],
  [
    /\b(get|gets|understand\w*|follow|grasp|clear|obvious|make sense|makes sense|confus\w+|unclear)\b(?!.*\b(back|more|better|new)\b)/,
    (scene) =>
      /\b(customers?|clients?|people|ppl|strangers?|anyone|anybody|someone|somebody|they|everyone|it|uvp|proposition|promise|sentence)\b/.test(
        scene.reading.text,
      )
        ? readIt(scene)
        : '',
  ],
]
