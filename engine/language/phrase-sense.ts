/** What a text says by its phrases, each word by its meaning, as learned from texts of which people have said it. */
import { decodeWeights, shareOut } from './text-sense.ts'
import { meaningLength, vectorOf } from './word-vectors.ts'

/** What was learned, as evals/learn-phrases.ts writes it: weights as characters. */
export type PhraseTable = {
  labels: string[]
  /** How many words a phrase has; each width has as many filters as the others. */
  widths: number[]
  largestFilter: number
  largestWeight: number
  /** The weights of a row each, in the order of `Filters`, then the filters' biases. */
  rows: string[]
  biases: string
  bias: string
  /** A filter each: how much it speaks for each label. */
  weights: string[]
}

/**
 * Filters over phrases, as many of each width. `rows` of `meaningLength` weights, one after another: by width, there by
 * the place of the word in the phrase, there by filter.
 */
export type Filters = { widths: readonly number[]; rows: Float32Array; biases: Float32Array }

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
]

/** What phrases are made of: words in lower case and ends of sentences; a denial is a word by itself. */
export function phraseWordsOf(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replace(/’/g, "'")
  const told = contractions.reduce((all, [pattern, instead]) => all.replace(pattern, instead), plain)
  return told.match(/[\p{L}\p{N}]+(?:'\p{L}+)*|[.!?]+/gu) ?? []
}

/** Filters learn faster from vectors that are not too short. */
const vectorLength = 3

/** What a filter sees of a word, or of what stands before its apostrophe; undefined where its meaning is not known. */
export const phraseVectorOf = (word: string): Float32Array | undefined =>
  (vectorOf(word) ?? vectorOf(word.split("'")[0] ?? ''))?.map((each) => each * vectorLength)

/** How strongly each row of the filters answers to one word. */
export function projectWord({ rows }: Filters, vector: Float32Array): Float32Array {
  const answers = new Float32Array(rows.length / meaningLength)
  // Four rows at once: each of the word's numbers is fetched once for them.
  for (let row = 0; row < answers.length; row += 4) {
    const [one, two] = [row * meaningLength, (row + 1) * meaningLength]
    const [three, four] = [(row + 2) * meaningLength, (row + 3) * meaningLength]
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let at = 0; at < meaningLength; at += 1) {
      const number = vector[at] ?? 0
      first += (rows[one + at] ?? 0) * number
      second += (rows[two + at] ?? 0) * number
      third += (rows[three + at] ?? 0) * number
      fourth += (rows[four + at] ?? 0) * number
    }
    answers[row] = first
    answers[row + 1] = second
    answers[row + 2] = third
    answers[row + 3] = fourth
  }
  return answers
}

/**
 * The strongest answer of each filter to any phrase of the words, at least 0, and the phrase's first place (it may lie before
 * the text's start; undefined words and what lies outside count as nothing).
 */
export function strongestPhrases(
  { widths, biases }: Filters,
  words: readonly (Float32Array | undefined)[],
): { signs: Float32Array; places: Int32Array } {
  const signs = new Float32Array(biases.length)
  const places = new Int32Array(biases.length)
  const perWidth = biases.length / widths.length
  let firstRow = 0
  widths.forEach((width, group) => {
    const first = group * perWidth
    for (let place = 1 - width; place < words.length; place += 1) {
      const sums = biases.slice(first, first + perWidth)
      for (let offset = 0; offset < width; offset += 1)
        addAnswers(sums, words[place + offset], firstRow + offset * perWidth)
      sums.forEach((sum, each) => {
        if (sum <= (signs[first + each] ?? 0)) return
        signs[first + each] = sum
        places[first + each] = place
      })
    }
    firstRow += perWidth * width
  })
  return { signs, places }
}

function addAnswers(sums: Float32Array, answers: Float32Array | undefined, from: number) {
  if (answers) for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (answers[from + at] ?? 0)
}

/** The strongest of several texts' signs. */
export function strongestOf(signs: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = signs
  return others.reduce((best, each) => best.map((sign, at) => Math.max(sign, each[at] ?? 0)), first)
}

/** What is answered to the words met first is kept: mostly they are those that come again and again. */
const keptMax = 1500

/** Reads signs of texts, and from them how likely each label is, in shares that make 1. */
export type PhraseReader = {
  signsOf: (text: string) => Float32Array
  sharesOf: (signs: Float32Array) => Map<string, number>
}

/**
 * Makes the reader of a learned table. Method: a convolutional network for sentences (Kim 2014), its filters over word
 * vectors that stay as they are, its strongest answers weighed by a softmax.
 */
export function createPhraseReader(table: PhraseTable): PhraseReader {
  const { labels, widths } = table
  const rows = new Float32Array(table.rows.length * meaningLength)
  table.rows.forEach((each, row) => {
    rows.set(decodeWeights(each, table.largestFilter), row * meaningLength)
  })
  const filters: Filters = { widths, rows, biases: decodeWeights(table.biases, table.largestFilter) }
  const bias = decodeWeights(table.bias, table.largestWeight)
  const weights = table.weights.map((each) => decodeWeights(each, table.largestWeight))
  const kept = new Map<string, Float32Array | undefined>()
  function answersTo(word: string) {
    if (kept.has(word)) return kept.get(word)
    const vector = phraseVectorOf(word)
    const answers = vector && projectWord(filters, vector)
    if (kept.size < keptMax) kept.set(word, answers)
    return answers
  }
  return {
    signsOf: (text) => strongestPhrases(filters, phraseWordsOf(text).map(answersTo)).signs,
    sharesOf: (signs) => {
      const sums = bias.slice()
      weights.forEach((row, filter) => {
        const sign = signs[filter] ?? 0
        if (sign > 0) for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + sign * (row[at] ?? 0)
      })
      const shares = shareOut(sums)
      return new Map(labels.map((label, at) => [label, shares[at] ?? 0]))
    },
  }
}
