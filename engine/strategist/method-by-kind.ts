/** What the method says of a topic to each kind of question, for those that no narrower rule answers. */
import type { Category } from '#contract/brand.ts'
import texts from './method-by-kind.json' with { type: 'json' }
import { believedFrom, type MethodKind, senseKind } from './question-kind.ts'
import { say } from './quote-record.ts'
import { always, type Rule, type Scene } from './scene.ts'

type MethodTopic =
  | Category
  | 'words'
  | 'uvp'
  | 'tagline'
  | 'values'
  | 'archetype'
  | 'website'
  | 'competitors'
  | 'looks'
  | 'naming'
  | 'marketing'

const method: Readonly<Record<MethodTopic, Readonly<Record<MethodKind, string>>>> = texts

/** Who asks to see what stands there wants no lecture. */
const asksToSee =
  /^(please |can you |could you )?(list|show|read|recite|repeat|remind|give me back|tell me (what|which))\b|^(what|which)('s| is| are| was| were) (my|our) [\w' -]{2,30}(?<! for)[?.!]*$|^(what|which) (\w+ ){0,3}(did|have) (i|we) (pick|cho[os]|put|writ|wrot|set)/

/**
 * Answers with the method's sentences and what the record says: by `judge` where an opinion of it is asked, else by `show`.
 * It passes on where the kind is not sure, or where what stands in the record is all that is asked.
 */
export const byKind = (topic: MethodTopic, show: (scene: Scene) => string, judge = show): Rule => [
  always,
  (scene) => {
    const { kind, share } = senseKind(scene.reading.text)
    if (kind === 'show' || share < believedFrom || asksToSee.test(scene.reading.text)) return ''
    return say(method[topic][kind], (kind === 'good' ? judge : show)(scene))
  },
]
