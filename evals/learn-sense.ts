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
/** What a text holds: the places of its signs, how much each weighs, and what it says. */
type Read = { places: Int32Array; weighs: Float64Array; wanted: Float32Array }

function gatherStems(counted: readonly { counts: ReadonlyMap<string, number> }[]): Stems {
  const seen = new Map<string, number>()
  for (const { counts } of counted) for (const key of counts.keys()) seen.set(key, (seen.get(key) ?? 0) + 1)
  const kept = [...seen].filter(([, count]) => count >= stemMin).sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    kept.map(([key, count], at) => [key, { at, rarity: 1 + Math.log((1 + counted.length) / (1 + count)) }]),
  )
}

function readSigns({ counts, meaning }: ReturnType<typeof countStems>, stems: Stems): Omit<Read, 'wanted'> {
  const weighed = weighStems(counts, (key) => stems.get(key)?.rarity)
  const byMeaning = Array.from(meaning, (_, at) => stems.size + at)
  return {
    places: Int32Array.from([
      ...[...weighed.keys()].map((key) => stems.get(key)?.at ?? 0),
      ...byMeaning,
      stems.size + meaningLength,
    ]),
    weighs: Float64Array.from([...weighed.values(), ...meaning, 1]),
  }
}

function sumUp({ places, weighs }: Read, weights: Float32Array, width: number): Float32Array {
  const sums = new Float32Array(width)
  for (let sign = 0; sign < places.length; sign += 1) {
    const [from, weight] = [(places[sign] ?? 0) * width, weighs[sign] ?? 0]
    for (let label = 0; label < width; label += 1)
      sums[label] = (sums[label] ?? 0) + weight * (weights[from + label] ?? 0)
  }
  return sums
}

function addBlame({ places, weighs, wanted }: Read, shares: Float32Array, slope: Float32Array, width: number) {
  const errors = Float64Array.from(shares, (share, label) => share - (wanted[label] ?? 0))
  for (let sign = 0; sign < places.length; sign += 1) {
    const [from, weight] = [(places[sign] ?? 0) * width, weighs[sign] ?? 0]
    for (let label = 0; label < width; label += 1)
      slope[from + label] = (slope[from + label] ?? 0) + weight * (errors[label] ?? 0)
  }
}

/** Multinomial logistic regression over all examples at once; no chance in it. */
function fitWeights(examples: readonly Read[], signs: number, width: number, pull: number): Float32Array {
  const state = startAdam(new Float32Array(signs * width))
  const { weights, slope } = state
  for (let round = 1; round <= rounds; round += 1) {
    for (let at = 0; at < slope.length; at += 1) slope[at] = pull * (weights[at] ?? 0)
    for (const read of examples) addBlame(read, shareOut(sumUp(read, weights, width)), slope, width)
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
      ...readSigns(counted[at] ?? countStems(text, marksOf), stems),
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
