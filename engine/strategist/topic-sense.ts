/** What a message asks about, as learned from questions of which people have said it: beside the cues. */
import { stem, wordsOf } from '#engine/language/stem.ts'
import { createReader } from '#engine/language/text-sense.ts'
import type { Asked } from './finding.ts'
import learned from './topic-sense.json' with { type: 'json' }

/** The topic of questions that are about nothing that the strategist knows. */
export const offTopic = 'none'

const topics = [
  'next',
  'weak',
  'brand',
  'customers',
  'voice',
  'feeling',
  'impact',
  'culture',
  'xfactor',
  'words',
  'uvp',
  'tagline',
  'values',
  'archetype',
  'website',
  'toolkit',
  'you',
  'competitors',
  'looks',
  'marketing',
  'advice',
  'naming',
  'writing',
  'profile',
] as const satisfies readonly Asked[]

/** Pairs of neighbours, and which word begins and ends: "what next" is more than "what" and "next". */
export function pairsOf(text: string): string[] {
  const words = wordsOf(text).map(stem)
  const pairs = words.slice(1).map((word, at) => `${words[at]}_${word}`)
  return [...pairs, `^_${words[0]}`, `${words.at(-1)}_$`]
}

const readQuestion = createReader(learned, pairsOf)

export type TopicSense = { shares: ReadonlyMap<Asked, number>; offTopic: number }

/** How likely a message asks about each topic, 0 to 1. Learned by evals/questions/learn-topic-sense.ts. */
export function senseTopics(text: string): TopicSense {
  const shares = readQuestion(text)
  return {
    shares: new Map(topics.map((topic) => [topic, shares.get(topic) ?? 0])),
    offTopic: shares.get(offTopic) ?? 0,
  }
}
