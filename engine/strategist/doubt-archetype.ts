/** What the result of the interview is worth: where it is taken for another, doubted, or the second one is asked after. */
import { archetypes } from '#contract/archetypes.ts'
import { archetypeName, joinAnd, say } from './quote-record.ts'
import type { Rule, Scene } from './scene.ts'

const own = ({ record }: Scene) => record.archetype
const ownIs = (scene: Scene) => {
  const found = own(scene)
  return found ? `Yours is ${archetypeName(found.primary)}.` : 'The interview has not found yours yet.'
}

/** Another archetype than the record's is taken for the result, or is refused as such. */
function tellOther(scene: Scene): string {
  const [named] = scene.reading.archetypes
  const found = own(scene)
  if (named === undefined || !found || named === found.primary || scene.reading.archetypes.length > 1) return ''
  const isOut = found.ruledOut.includes(archetypes[named].name)
  return say(
    `Your record does not say ${archetypeName(named)}: the interview found ${archetypeName(found.primary)}${found.confidence === null ? '' : `, with ${Math.round(found.confidence)} percent`}.`,
    found.secondary === named
      ? `${archetypes[named].name} came second.`
      : isOut
        ? `${archetypes[named].name} was ruled out, because your answers spoke against it.`
        : `${archetypes[named].name} was not ruled out; your answers only said less for it.`,
    `${archetypes[named].name} wants ${archetypes[named].wants}; ${archetypeName(found.primary)} wants ${archetypes[found.primary].wants}.`,
    'The quotes that decided stand under the result.',
  )
}

export const doubtRules: readonly Rule[] = [
  [
    /\b(thrown|kicked|struck|sorted|crossed|voted) out\b|\bwhich\b.{0,25}\b(rejected|excluded|dropped|dismissed)\b/,
    (scene) => {
      const found = own(scene)
      if (!found) return ownIs(scene)
      return found.ruledOut.length > 0
        ? say(
            `These were ruled out: ${joinAnd(found.ruledOut)}. Your answers spoke against them, not just for another; the quotes that did stand under the result.`,
            ownIs(scene),
          )
        : say(
            'None was ruled out: your answers spoke for one without speaking clearly against any other.',
            ownIs(scene),
          )
    },
  ],
  [
    /\bwhose (answers?|result)\b|\b(my|our|the) (\w+ )?(wife|husband|partner|director|co-?founder|brother|sister|boss|colleague)\b.*\b(interview|answered|figure|result|took it)\b|\b(once|first)\b.{0,25}\b(the other|the second|another) time\b/,
    (scene) =>
      say(
        'Two people give two readings: each answers for the firm that they see. Count the one who decides on a hard day, or hold the interview together and answer only what both can tell a day of. Where you differ is worth more than either result: talk about that question.',
        ownIs(scene),
      ),
  ],
  [
    /\bwhy (does |did |is |do |would )?(the interview|it|they|you)\b.{0,15}\b(keeps? )?ask\w*\b/,
    (scene) =>
      say(
        'Because each question is chosen by what is still open: how you stand to rules, risk, help or beauty parts the twelve from each other, whatever your trade. A short story answers better than a yes; where a question does not fit you, say so and why.',
        ownIs(scene),
      ),
  ],
  [
    /\b(says?|said|got|gets?|get to|gave|came out|comes out|made (me|us)|calls? (me|us)|result(ed)?|am no|are no|i'?m no|we'?re no|ruled out|excluded|knowing (i|we))\b/,
    tellOther,
  ],
  [
    /\bwho decides\b|\b(me|us|i|we) or the (interview|tool|result)\b|\bhave the last word\b/,
    (scene) =>
      say(
        'You do: the interview proposes and shows the quotes on which it rests. If two are near each other, take the one whose dread is yours on a bad day. What you must not do is be one on Monday and the other on Friday.',
        ownIs(scene),
      ),
  ],
  [
    /\b(one|single|that|a different|another) answer\b|\bif i('d| had)? (said|answered|chosen|guessed)\b|\b(guess\w*|answered (quickly|wrong\w*|badly)|in a hurry)\b/,
    (scene) =>
      say(
        'One answer moves little: the result rests on all of them together, and what you fear or refuse weighs more than the rest. If the second is close behind the first, a few answers could turn it; hold the interview again by Start Over to see, and this result is kept.',
        ownIs(scene),
      ),
  ],
  [
    /\b(second|secondary|smaller|other) (one|archetype|character|type)?\b.*\b(for|use|ignore|blend|mean|what|why|need)\b|\bwhat'?s the second\b/,
    (scene) => {
      const found = own(scene)
      return found?.secondary && scene.reading.archetypes.length === 0
        ? say(
            `It gives the first one its colour: you are ${archetypeName(found.primary)} in what you decide, and may sound a little like ${archetypeName(found.secondary)} while you do it. Where the two pull apart, the first one wins.`,
            `${archetypes[found.secondary].name} wants ${archetypes[found.secondary].wants} and speaks like this: ${archetypes[found.secondary].voice}.`,
          )
        : ''
    },
  ],
]
