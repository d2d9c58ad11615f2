/** What a passage tells of a firm's conduct, as learned from passages of which people have said what they show. */
import { stem, wordsOf } from '#engine/language/stem.ts'
import { meaningLength, meaningOf } from '#engine/language/word-vectors.ts'
import { kindsOf } from './conduct-words.ts'
import learned from './value-sense.json' with { type: 'json' }

/** The name under which passages that show nothing were learned. */
export const showsNothing = 'none'

/** Numbers are alike to a reader who asks for conduct. */
const keyOf = (word: string) => (/^\d/.test(word) ? '#' : stem(word))

/**
 * The stems of a passage, each with its count damped by the logarithm, the kinds of things that it speaks of, and its
 * words' mean meaning.
 */
export function countStems(passage: string): { counts: Map<string, number>; meaning: Float32Array } {
  const words = wordsOf(passage)
  const counts = new Map<string, number>()
  for (const key of words.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const [key, count] of counts) counts.set(key, 1 + Math.log(count))
  for (const kind of kindsOf(passage)) counts.set(kind, 1)
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
function decodeWeights(text: string): Float32Array {
  const weights = new Float32Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const share = (text.charCodeAt(at) - firstCode - middle) / middle
    weights[at] = Math.sign(share) * share * share * learned.largest
  }
  return weights
}

const values: readonly string[] = learned.values
const bias = decodeWeights(learned.bias)
const byMeaning = learned.meaning.map(decodeWeights)
type Told = { rarity: number; weights: Float32Array }
const byStem: ReadonlyMap<string, string> = new Map(Object.entries<string>(learned.stems))
/** What a stem or a kind tells, decoded when it is first met. */
const told = new Map<string, Told>()
function toldBy(key: string): Told | undefined {
  const before = told.get(key)
  if (before) return before
  const [rarity, weights] = byStem.get(key)?.split(' ') ?? []
  if (rarity === undefined || weights === undefined) return undefined
  const decoded = { rarity: Number(rarity), weights: decodeWeights(weights) }
  told.set(key, decoded)
  return decoded
}

function add(sum: Float32Array, weights: Float32Array | undefined, share: number) {
  if (weights) for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + share * (weights[at] ?? 0)
}

const kin: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(learned.kin))
/** Whether fair readers take one of two values for the other, where they are only shown. */
export const areKin = (one: string, other: string) =>
  (kin.get(one)?.includes(other) ?? false) || (kin.get(other)?.includes(one) ?? false)

export type Sense = {
  /** How likely it is that the passage shows a value of the firm at all, 0 to 1. */
  shown: number
  /** How likely each value is, by its motif's title; they and what is left of `shown` make 1. */
  values: ReadonlyMap<string, number>
}

/**
 * What a passage of one to four sentences shows of a firm's values by what is done, refused, paid for or kept up in it.
 * Method: multinomial logistic regression over stems and kinds of things spoken of (tf-idf) and the mean of word vectors,
 * learned from the passages in evals/values/passages.jsonl by evals/values/learn-value-sense.ts.
 */
export function senseOf(passage: string): Sense {
  const { counts, meaning } = countStems(passage)
  const sums = bias.slice()
  for (const [key, weight] of weighStems(counts, (each) => toldBy(each)?.rarity))
    add(sums, toldBy(key)?.weights, weight)
  for (let at = 0; at < meaningLength; at += 1) add(sums, byMeaning[at], meaning[at] ?? 0)
  const shares = shareOut(sums)
  const likely = new Map(values.map((value, at) => [value, shares[at] ?? 0]))
  const shown = 1 - (likely.get(showsNothing) ?? 0)
  likely.delete(showsNothing)
  return { shown, values: likely }
}

/** The softmax of weights: shares that make 1. */
export function shareOut(sums: Float32Array): Float32Array {
  const most = Math.max(...sums)
  const powers = sums.map((each) => Math.exp(each - most))
  const all = powers.reduce((total, each) => total + each, 0)
  return powers.map((each) => each / all)
}
