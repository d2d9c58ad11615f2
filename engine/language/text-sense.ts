/** What a text says, as learned from texts of which people have said it. */
import { stem, wordsOf } from './stem.ts'
import { meaningLength, meaningOf } from './word-vectors.ts'

/** What was learned, as evals/learn-sense.ts writes it: weights as characters, one for each label. */
export type SenseTable = {
  labels: string[]
  largest: number
  bias: string
  meaning: string[]
  /** By stem or mark: how rare it is, a blank, and its weights. */
  stems: Record<string, string>
}

/** Further signs of a text that it is read by beside its stems. */
export type MarksOf = (text: string) => Iterable<string>

/** Numbers are alike to a reader who asks what is meant. */
const keyOf = (word: string) => (/^\d/.test(word) ? '#' : stem(word))

/** The stems of a text, each with its count damped by the logarithm, its marks, and its words' mean meaning. */
export function countStems(text: string, marksOf: MarksOf): { counts: Map<string, number>; meaning: Float32Array } {
  const words = wordsOf(text)
  const counts = new Map<string, number>()
  for (const key of words.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const [key, count] of counts) counts.set(key, 1 + Math.log(count))
  for (const mark of marksOf(text)) counts.set(mark, 1)
  return { counts, meaning: meaningOf(words) }
}

/** Weighs stems by their rarity and brings them to length 1 in all; stems without a rarity are left out. */
export function weighStems(counts: ReadonlyMap<string, number>, rarityOf: (key: string) => number | undefined) {
  const weighed = new Map<string, number>()
  let squares = 0
  for (const [key, count] of counts) {
    const rarity = rarityOf(key)
    if (rarity === undefined) continue
    weighed.set(key, count * rarity)
    squares += (count * rarity) ** 2
  }
  for (const [key, weight] of weighed) weighed.set(key, weight / Math.sqrt(squares))
  return weighed
}

const firstCode = '#'.charCodeAt(0)
const middle = 28
/** Weights are kept as characters, the small ones more exactly. */
export function encodeWeights(weights: Iterable<number>, largest: number): string {
  const code = (weight: number) =>
    Math.round(Math.sign(weight) * Math.sqrt(Math.min(1, Math.abs(weight) / largest)) * middle)
  return [...weights].map((weight) => String.fromCharCode(firstCode + middle + code(weight))).join('')
}
export function decodeWeights(text: string, largest: number): Float32Array {
  const weights = new Float32Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const share = (text.charCodeAt(at) - firstCode - middle) / middle
    weights[at] = Math.sign(share) * share * share * largest
  }
  return weights
}

function add(sum: Float32Array, weights: Float32Array | undefined, share: number) {
  if (weights) for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + share * (weights[at] ?? 0)
}

/** The softmax of weights: shares that make 1. */
export function shareOut(sums: Float32Array): Float32Array {
  const most = Math.max(...sums)
  const powers = sums.map((each) => Math.exp(each - most))
  const all = powers.reduce((total, each) => total + each, 0)
  return powers.map((each) => each / all)
}

/**
 * Makes the reader of a learned table: how likely each label is for a text, in shares that make 1.
 * Method: multinomial logistic regression over stems and marks (tf-idf) and the mean of word vectors.
 */
export function createReader(table: SenseTable, marksOf: MarksOf): (text: string) => Map<string, number> {
  const { labels, largest } = table
  const bias = decodeWeights(table.bias, largest)
  const byMeaning = table.meaning.map((each) => decodeWeights(each, largest))
  const told = new Map<string, { rarity: number; weights: Float32Array }>()
  /** What a stem or a mark tells, decoded when it is first met. */
  function toldBy(key: string) {
    const before = told.get(key)
    if (before) return before
    const listed = Object.hasOwn(table.stems, key) ? table.stems[key] : undefined
    if (listed === undefined) return undefined
    const blank = listed.indexOf(' ')
    const decoded = {
      rarity: Number(listed.slice(0, blank)),
      weights: decodeWeights(listed.slice(blank + 1), largest),
    }
    told.set(key, decoded)
    return decoded
  }
  return (text) => {
    const { counts, meaning } = countStems(text, marksOf)
    const sums = bias.slice()
    for (const [key, weight] of weighStems(counts, (each) => toldBy(each)?.rarity))
      add(sums, toldBy(key)?.weights, weight)
    for (let at = 0; at < meaningLength; at += 1) add(sums, byMeaning[at], meaning[at] ?? 0)
    const shares = shareOut(sums)
    return new Map(labels.map((label, at) => [label, shares[at] ?? 0]))
  }
}
