/** What a message asks about when no cue says so: the topic of the example question that is nearest in its words. */
import { stem, wordsOf } from '#engine/language/stem.ts'
import type { Asked } from './finding.ts'
import examples from './question-examples.json' with { type: 'json' }

/** Below this likeness two questions only share small words. */
const nearEnough = 0.3

/** Stems, and pairs of neighbours: "what next" is more than "what" and "next". */
function featuresOf(text: string): Set<string> {
  const words = wordsOf(text).map(stem)
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)])
}

const topics = [
  'next',
  'weak',
  'brand',
  'customers',
  'voice',
  'feeling',
  'impact',
  'xfactor',
  'words',
  'uvp',
  'tagline',
  'values',
  'archetype',
  'website',
  'toolkit',
  'you',
] as const satisfies readonly Asked[]

type Example = { topic: Asked; features: ReadonlySet<string>; length: number }

let built: { examples: Example[]; weightOf: (feature: string) => number } | undefined

/** Rare features weigh more: the logarithm of how many examples there are for each that has it (inverse document frequency). */
function build() {
  const read = topics.flatMap((topic) => examples[topic].map((text) => ({ topic, features: featuresOf(text) })))
  const counts = new Map<string, number>()
  for (const { features } of read) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1)
  const weightOf = (feature: string) => Math.log(1 + read.length / (counts.get(feature) ?? 1))
  const withLength = read.map((each) => ({ ...each, length: lengthOf(each.features, weightOf) }))
  return { examples: withLength, weightOf }
}

const lengthOf = (features: ReadonlySet<string>, weightOf: (feature: string) => number) =>
  Math.sqrt([...features].reduce((sum, each) => sum + weightOf(each) ** 2, 0))

/** The topic of the nearest example by the cosine of their weighted features, or undefined when none is near enough. */
export function nearestExample(text: string): Asked | undefined {
  built ??= build()
  const { weightOf } = built
  const features = featuresOf(text)
  const length = lengthOf(features, weightOf)
  let best: { topic: Asked; likeness: number } | undefined
  for (const example of built.examples) {
    const shared = [...features].filter((each) => example.features.has(each))
    const likeness = shared.reduce((sum, each) => sum + weightOf(each) ** 2, 0) / (length * example.length || 1)
    if (!best || likeness > best.likeness) best = { topic: example.topic, likeness }
  }
  return best && best.likeness >= nearEnough ? best.topic : undefined
}
