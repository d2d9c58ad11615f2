import { expect, test } from 'vitest'
import { extractCoreValues } from '#engine/core-values/extract-core-values.ts'
import { readValuesDocuments, scoreValues } from './score-values.ts'

const documents = readValuesDocuments()
const ofKind = (kind: string) => documents.filter((each) => each.kind === kind)

// Reading all of them once takes seconds; what is read is kept for the tests below.
test('nearly all of the values that a reader would name are found, and few others', { timeout: 120_000 }, () => {
  expect(scoreValues(documents).f1).toBeGreaterThanOrEqual(0.85)
  expect(scoreValues(ofKind('explicit')).f1).toBeGreaterThanOrEqual(0.88)
  expect(scoreValues(ofKind('implicit')).f1).toBeGreaterThanOrEqual(0.75)
})

test('of values that are stated in forms to stumble over, about half are found', () => {
  expect(scoreValues(readValuesDocuments('rare-forms.jsonl')).f1).toBeGreaterThanOrEqual(0.5)
})

const keptBack = readValuesDocuments('validation.jsonl')

test('of documents that were kept back, most values are found, stated or only shown', { timeout: 120_000 }, () => {
  expect(scoreValues(keptBack).f1).toBeGreaterThanOrEqual(0.78)
  expect(scoreValues(keptBack.filter(({ kind }) => kind === 'explicit')).f1).toBeGreaterThanOrEqual(0.78)
  expect(scoreValues(keptBack.filter(({ kind }) => kind === 'implicit')).f1).toBeGreaterThanOrEqual(0.7)
  expect(scoreValues(keptBack).false_values_on_none).toBe(0)
})

test.each(ofKind('none'))('a document without values gives none: $id', ({ text }) => {
  expect(extractCoreValues(text)).toEqual([])
})

test.each(documents)(
  'each value of $id stands on a sentence that is in the text, word for word',
  ({ text, mustNot }) => {
    const said = text.replace(/\s+/g, ' ')
    for (const { title, evidence } of extractCoreValues(text)) {
      expect(said).toContain(evidence)
      expect(evidence.length).toBeGreaterThan(2)
      expect(mustNot).not.toContain(title.toLowerCase())
    }
  },
)
