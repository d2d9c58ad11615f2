import { expect, test } from 'vitest'
import { readValues } from '#engine/core-values/extract-core-values.ts'
import { readValuesDocuments, scoreValues } from './score-values.ts'

const documents = readValuesDocuments()

test('most of the values that documents state are found, and few others', () => {
  const { f1, precision } = scoreValues(documents.filter(({ kind }) => kind === 'explicit'))
  expect(f1).toBeGreaterThanOrEqual(0.72)
  expect(precision).toBeGreaterThanOrEqual(0.85)
})

test('the same holds for documents withheld during development', () => {
  expect(
    scoreValues(readValuesDocuments('validation.jsonl').filter(({ kind }) => kind === 'explicit')).f1,
  ).toBeGreaterThanOrEqual(0.68)
})

test('hardly any document without values gives one', () => {
  const given = documents.filter(({ kind, text }) => kind === 'none' && readValues(text).values.length > 0)
  expect(given.length).toBeLessThanOrEqual(3)
})

test.each(documents)('everything shown for $id appears in the text word for word, without duplicates', ({ text }) => {
  const said = text.replace(/\s+/g, ' ')
  const { values, sentences } = readValues(text)
  for (const { evidence } of values) expect(said).toContain(evidence)
  for (const sentence of sentences) {
    expect(said).toContain(sentence.text)
    expect(sentence.isLikely || sentence.suggestedName === '').toBe(true)
  }
  expect(new Set(sentences.map((sentence) => sentence.text)).size).toBe(sentences.length)
})
