/** Learns what texts say from texts of which people have said it, for engine/language/text-sense.ts. */
import {
  countStems,
  encodeWeights,
  type MarksOf,
  type SenseTable,
  shareOut,
  weighStems,
} from '#engine/language/text-sense.ts'
import { meaningLength } from '#engine/language/word-vectors.ts'
import { startAdam, stepAdam } from './adam.ts'

/** `wanted`: how much each label holds for the text, in shares that make 1. */
export type Example = { text: string; wanted: ReadonlyMap<string, number> }

export type LearnSettings = {
  marksOf: MarksOf
  /** The strength of the pull towards small weights, for the sum over all examples. */
  pull: number
}

/** A stem has to stand in so many texts. */
const stemMin = 2
const rounds = 250
const stepSize = 0.1

type Stems = ReadonlyMap<string, { at: number; rarity: number }>
type Read = { features: readonly (readonly [at: number, weight: number])[]; wanted: Float32Array }

function gatherStems(counted: readonly { counts: ReadonlyMap<string, number> }[]): Stems {
  const seen = new Map<string, number>()
  for (const { counts } of counted) for (const key of counts.keys()) seen.set(key, (seen.get(key) ?? 0) + 1)
  const kept = [...seen].filter(([, count]) => count >= stemMin).sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    kept.map(([key, count], at) => [key, { at, rarity: 1 + Math.log((1 + counted.length) / (1 + count)) }]),
  )
}

function featuresOf({ counts, meaning }: ReturnType<typeof countStems>, stems: Stems): Read['features'] {
  const weighed = [...weighStems(counts, (key) => stems.get(key)?.rarity)]
  return [
    ...weighed.map(([key, weight]) => [stems.get(key)?.at ?? 0, weight] as const),
    ...[...meaning].map((weight, at) => [stems.size + at, weight] as const),
    [stems.size + meaningLength, 1] as const,
  ]
}

function sumUp(features: Read['features'], weights: Float32Array, width: number): Float32Array {
  const sums = new Float32Array(width)
  for (const [at, weight] of features)
    for (let label = 0; label < width; label += 1)
      sums[label] = (sums[label] ?? 0) + weight * (weights[at * width + label] ?? 0)
  return sums
}

/** Multinomial logistic regression over all examples at once; no chance in it. */
function fitWeights(read: readonly Read[], features: number, width: number, pull: number): Float32Array {
  const state = startAdam(new Float32Array(features * width))
  const { weights, slope } = state
  for (let round = 1; round <= rounds; round += 1) {
    for (let at = 0; at < slope.length; at += 1) slope[at] = pull * (weights[at] ?? 0)
    for (const { features, wanted } of read) {
      const shares = shareOut(sumUp(features, weights, width))
      for (const [at, weight] of features)
        for (let label = 0; label < width; label += 1) {
          const place = at * width + label
          slope[place] = (slope[place] ?? 0) + weight * ((shares[label] ?? 0) - (wanted[label] ?? 0))
        }
    }
    stepAdam(state, round, stepSize)
  }
  return weights
}

/** Learns a table from examples; the same examples give the same table. */
export function learnSense(examples: readonly Example[], { marksOf, pull }: LearnSettings): SenseTable {
  const labels = [...new Set(examples.flatMap(({ wanted }) => [...wanted.keys()]))].sort()
  const counted = examples.map(({ text }) => countStems(text, marksOf))
  const stems = gatherStems(counted)
  const read = examples.map(
    ({ text, wanted }, at): Read => ({
      features: featuresOf(counted[at] ?? countStems(text, marksOf), stems),
      wanted: Float32Array.from(labels, (label) => wanted.get(label) ?? 0),
    }),
  )
  const weights = fitWeights(read, stems.size + meaningLength + 1, labels.length, pull)
  const largest = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  const row = (at: number) => encodeWeights(weights.subarray(at * labels.length, (at + 1) * labels.length), largest)
  return {
    labels,
    largest,
    bias: row(stems.size + meaningLength),
    meaning: Array.from({ length: meaningLength }, (_, at) => row(stems.size + at)),
    stems: Object.fromEntries([...stems].map(([key, { at, rarity }]) => [key, `${rarity.toFixed(2)} ${row(at)}`])),
  }
}
