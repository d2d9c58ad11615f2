import { expect, test } from 'vitest'
import { createPhraseReader, type Filters, phraseWordsOf, strongestOf, strongestPhrases } from './phrase-sense.ts'
import { encodeWeights } from './text-sense.ts'
import { meaningLength, vectorOf } from './word-vectors.ts'

test('a denial is a word by itself, and so is the end of a sentence', () => {
  expect(phraseWordsOf("We don’t haggle. Can't!")).toEqual(['we', 'do', 'not', 'haggle', '.', 'can', 'not', '!'])
})

/** A single filter over two words; each word says what is answered to it as the first of a phrase and as the second. */
const filters: Filters = { widths: [2], rows: new Float32Array(), biases: Float32Array.of(0.5) }
const word = (first: number, second: number) => Float32Array.of(first, second)

test('a filter tells of the phrase that it answers to most, and where it begins', () => {
  const { signs, places } = strongestPhrases(filters, [word(1, 1), word(4, -2), word(0, 3)])
  expect([...signs]).toEqual([7.5])
  expect([...places]).toEqual([1])
})

test('a word whose meaning is not known counts as nothing', () => {
  expect([...strongestPhrases(filters, [undefined, word(0, 2), undefined]).signs]).toEqual([2.5])
  expect([...strongestPhrases(filters, []).signs]).toEqual([0.5])
})

test('the signs of several sentences are the strongest of each', () => {
  expect([...strongestOf([Float32Array.of(1, 5), Float32Array.of(3, 2)])]).toEqual([3, 5])
})

test('a learned table tells how likely each label is', () => {
  const rows = ['bread', 'rain', 'rain', 'rain'].map((each) => encodeWeights(vectorOf(each) ?? [], 1))
  const reader = createPhraseReader({
    ...{ labels: ['food', 'weather'], widths: [1], largestFilter: 1, largestWeight: 4, rows },
    biases: encodeWeights([0, 0, 0, 0], 1),
    bias: encodeWeights([0, 0], 4),
    weights: [
      [4, -4],
      [-4, 4],
      [0, 0],
      [0, 0],
    ].map((each) => encodeWeights(each, 4)),
  })
  const sharesOf = (text: string) => reader.sharesOf(reader.signsOf(text))
  expect(rows[0]).toHaveLength(meaningLength)
  expect(sharesOf('a loaf of bread').get('food')).toBeGreaterThan(0.9)
  expect(sharesOf('rain again').get('weather')).toBeGreaterThan(0.9)
  expect([...sharesOf('bread in the rain').values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 5)
})
