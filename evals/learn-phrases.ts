/** Learns filters over phrases from texts of which people have said what they say, for engine/language/phrase-sense.ts. */
import {
  type Filters,
  type PhraseTable,
  phraseVectorOf,
  phraseWordsOf,
  projectWord,
  strongestPhrases,
} from '#engine/language/phrase-sense.ts'
import { seededNumbers, shuffled } from '#engine/language/seeded.ts'
import { encodeWeights, shareOut } from '#engine/language/text-sense.ts'
import { meaningLength } from '#engine/language/word-vectors.ts'
import { type AdamState, startAdam, stepAdam } from './adam.ts'
import type { Example } from './learn-sense.ts'

const widths = [1, 2, 3, 4]
const perWidth = 256
const epochs = 12
const batchSize = 64
const stepSize = 1e-3
const decay = 0.01
/** Left out by chance while learning, so that nothing leans on one word or one filter (Srivastava and others 2014). */
const wordsLeftOut = 0.15
const filtersLeftOut = 0.7

/** The width of each filter and the row of its first word; those of its other words follow `perWidth` rows apart. */
const shapes = widths.flatMap((width, group) => {
  const before = widths.slice(0, group).reduce((sum, each) => sum + each * perWidth, 0)
  return Array.from({ length: perWidth }, (_, each) => ({ width, row: before + each }))
})
const rowWidths = widths.flatMap((width) => Array.from({ length: width * perWidth }, () => width))

type Model = Record<'rows' | 'biases' | 'weights' | 'bias', AdamState>
type Lesson = { words: readonly string[]; wanted: Float32Array }
/** A word's vector, or what the filters answer to it; nothing for words whose meaning is not known. */
type ByWord = ReadonlyMap<string, Float32Array | undefined>

function startModel(labels: number, chance: () => number): Model {
  const scatter = (length: number, inputs: (at: number) => number) =>
    startAdam(Float32Array.from({ length }, (_, at) => (chance() * 2 - 1) / Math.sqrt(inputs(at))))
  return {
    rows: scatter(rowWidths.length * meaningLength, (at) => {
      return meaningLength * (rowWidths[Math.floor(at / meaningLength)] ?? 1)
    }),
    biases: scatter(shapes.length, (at) => meaningLength * (shapes[at]?.width ?? 1)),
    weights: scatter(shapes.length * labels, () => shapes.length),
    bias: scatter(labels, () => shapes.length),
  }
}

/** Adds `share` of `numbers` to those of `sums` from a place on. */
function addTo(sums: Float32Array, from: number, numbers: Float32Array, share: number) {
  for (let at = 0; at < numbers.length; at += 1) sums[from + at] = (sums[from + at] ?? 0) + share * (numbers[at] ?? 0)
}

function multiply(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** Learns from a batch: adds up the slope of the error of each example (back-propagation). */
function createLesson({ rows, biases, weights, bias }: Model, vectors: ByWord, answers: ByWord, chance: () => number) {
  const filters: Filters = { widths, rows: rows.weights, biases: biases.weights }
  const labels = bias.weights.length
  const weightsOf = (filter: number) => weights.weights.subarray(filter * labels, (filter + 1) * labels)

  /** What one filter's answer to a phrase has to do with the error. */
  function blame(filter: number, phrase: readonly (Float32Array | undefined)[], by: number) {
    biases.slope[filter] = (biases.slope[filter] ?? 0) + by
    phrase.forEach((vector, offset) => {
      const row = (shapes[filter]?.row ?? 0) + offset * perWidth
      if (vector) addTo(rows.slope, row * meaningLength, vector, by)
    })
  }

  return ({ words: all, wanted }: Lesson) => {
    const words = all.map((word) => (chance() < wordsLeftOut ? '' : word))
    const answered = words.map((word) => answers.get(word))
    const { signs, places } = strongestPhrases(filters, answered)
    const kept = signs.map((sign) => (chance() < filtersLeftOut ? 0 : sign / (1 - filtersLeftOut)))
    const sums = bias.weights.slice()
    for (let filter = 0; filter < kept.length; filter += 1) addTo(sums, 0, weightsOf(filter), kept[filter] ?? 0)
    const errors = shareOut(sums).map((share, label) => share - (wanted[label] ?? 0))
    addTo(bias.slope, 0, errors, 1)
    for (let filter = 0; filter < kept.length; filter += 1) {
      const sign = kept[filter] ?? 0
      if (sign === 0) continue
      const by = multiply(errors, weightsOf(filter)) / (1 - filtersLeftOut)
      addTo(weights.slope, filter * labels, errors, sign)
      const place = places[filter] ?? 0
      const phrase = Array.from({ length: shapes[filter]?.width ?? 0 }, (_, at) => vectors.get(words[place + at] ?? ''))
      blame(filter, phrase, by)
    }
  }
}

function learnBatch(model: Model, batch: readonly Lesson[], vectors: ByWord, chance: () => number) {
  const filters: Filters = { widths, rows: model.rows.weights, biases: model.biases.weights }
  const answers = new Map<string, Float32Array>()
  for (const word of new Set(batch.flatMap(({ words }) => words))) {
    const vector = vectors.get(word)
    if (vector) answers.set(word, projectWord(filters, vector))
  }
  for (const { slope } of Object.values(model)) slope.fill(0)
  batch.forEach(createLesson(model, vectors, answers, chance))
  for (const { slope } of Object.values(model))
    for (let at = 0; at < slope.length; at += 1) slope[at] = (slope[at] ?? 0) / batch.length
}

/** The examples' words, and each word's vector once. */
function prepare(examples: readonly Example[], labels: readonly string[]) {
  const vectors = new Map<string, Float32Array | undefined>()
  const lessons = examples.map(({ text, wanted }): Lesson => {
    const words = phraseWordsOf(text)
    for (const word of words) if (!vectors.has(word)) vectors.set(word, phraseVectorOf(word))
    return { words, wanted: Float32Array.from(labels, (label) => wanted.get(label) ?? 0) }
  })
  return { lessons, vectors }
}

const largestOf = (weights: Float32Array) => weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0)

function encodeRows(weights: Float32Array, length: number, largest: number): string[] {
  return Array.from({ length: weights.length / length }, (_, row) =>
    encodeWeights(weights.subarray(row * length, (row + 1) * length), largest),
  )
}

function writeDown({ rows, biases, weights, bias }: Model, labels: string[]): PhraseTable {
  const largestFilter = Math.max(largestOf(rows.weights), largestOf(biases.weights))
  const largestWeight = Math.max(largestOf(weights.weights), largestOf(bias.weights))
  return {
    labels,
    widths,
    largestFilter,
    largestWeight,
    biases: encodeWeights(biases.weights, largestFilter),
    bias: encodeWeights(bias.weights, largestWeight),
    rows: encodeRows(rows.weights, meaningLength, largestFilter),
    weights: encodeRows(weights.weights, labels.length, largestWeight),
  }
}

/** Learns a table from examples, some minutes for ten thousand; the same examples give the same table. `tell` hears how far it is. */
export function learnPhrases(examples: readonly Example[], tell?: (done: string) => void): PhraseTable {
  const labels = [...new Set(examples.flatMap(({ wanted }) => [...wanted.keys()]))].sort()
  const { lessons, vectors } = prepare(examples, labels)
  const chance = seededNumbers(1)
  const model = startModel(labels.length, chance)
  const steps = epochs * Math.ceil(lessons.length / batchSize)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = shuffled(lessons, epoch)
    for (let from = 0; from < order.length; from += batchSize) {
      learnBatch(model, order.slice(from, from + batchSize), vectors, chance)
      step += 1
      for (const state of Object.values(model)) stepAdam(state, step, stepSize * (1 - step / steps), decay)
    }
    tell?.(`${epoch + 1} of ${epochs} rounds`)
  }
  return writeDown(model, labels)
}
