/** What is asked of a topic, whichever it is: what it is for, whether it is good, how to choose … */
import { createReader } from '#engine/language/text-sense.ts'
import learned from './question-kinds.json' with { type: 'json' }
import { pairsOf } from './topic-sense.ts'

/** The kinds of questions that the method answers for every topic. */
export const methodKinds = [
  'meaning',
  'good',
  'choose',
  'change',
  'use',
  'prove',
  'origin',
  'count',
  'others',
  'tension',
  'lack',
  'example',
  'consequence',
] as const
export type MethodKind = (typeof methodKinds)[number]

/** From this share on a kind is believed. */
export const believedFrom = 0.4

const readKinds = createReader(learned, pairsOf)

/** The likeliest kind of a question, and how likely it is, 0 to 1; `show` asks what stands in the record. Learned by evals/questions/learn-question-kinds.ts. */
export function senseKind(text: string): { kind: MethodKind | 'show'; share: number } {
  const shares = readKinds(text.toLowerCase())
  const [kind, share] = ([...methodKinds, 'show'] as const)
    .map((each) => [each, shares.get(each) ?? 0] as const)
    .reduce((best, each) => (each[1] > best[1] ? each : best))
  return { kind, share }
}
