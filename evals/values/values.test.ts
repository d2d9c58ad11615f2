import { expect, test } from 'vitest'
import { readValues } from '#engine/core-values/extract-core-values.ts'
import { readValuesDocuments, scoreValues } from './score-values.ts'

const documents = readValuesDocuments()

test('most of the values that documents state are found, and few others', () => {
  const { f1, precision } = scoreValues(documents.filter(({ kind }) => kind === 'explicit'))
  expect(f1).toBeGreaterThanOrEqual(0.72)
  expect(precision).toBeGreaterThanOrEqual(0.85)
})

test('so it is with documents that were kept back', () => {
  expect(
    scoreValues(readValuesDocuments('validation.jsonl').filter(({ kind }) => kind === 'explicit')).f1,
  ).toBeGreaterThanOrEqual(0.68)
})

test('of the documents without values hardly any gives one', () => {
  const given = documents.filter(({ kind, text }) => kind === 'none' && readValues(text).values.length > 0)
  expect(given.length).toBeLessThanOrEqual(3)
})

test.each(documents)('what is shown of $id stands in the text, word for word, once', ({ text }) => {
  const said = text.replace(/\s+/g, ' ')
  const { values, sentences } = readValues(text)
  for (const { evidence } of values) expect(said).toContain(evidence)
  for (const sentence of sentences) {
    expect(said).toContain(sentence.text)
    expect(sentence.isLikely || sentence.suggestedName === '').toBe(true)
  }
  expect(new Set(sentences.map((sentence) => sentence.text)).size).toBe(sentences.length)
})
