/** What the method says of a topic to each kind of question, for those that no narrower rule answers. */
import type { Category } from '#contract/brand.ts'
import texts from './method-by-kind.json' with { type: 'json' }
import { type MethodKind, senseKind } from './question-kind.ts'
import { say } from './quote-record.ts'
import { always, type Rule, type Scene } from './scene.ts'

type MethodTopic = Category | 'words' | 'uvp' | 'tagline' | 'values' | 'archetype' | 'website'

const method: Readonly<Record<MethodTopic, Readonly<Record<MethodKind, string>>>> = texts

/** From this share on a kind is believed: of such questions some three in four are read right. */
const believedFrom = 0.4

/**
 * Answers with the method's sentences and what the record says: by `judge` where an opinion of it is asked, else by `show`.
 * It passes on where the kind is not sure, or where what stands in the record is all that is asked.
 */
export const byKind = (topic: MethodTopic, show: (scene: Scene) => string, judge = show): Rule => [
  always,
  (scene) => {
    const { kind, share } = senseKind(scene.reading.text)
    if (kind === 'show' || share < believedFrom) return ''
    return say(method[topic][kind], (kind === 'good' ? judge : show)(scene))
  },
]
