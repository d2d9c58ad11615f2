import { expect, test } from 'vitest'
import { extractCoreValues } from '#engine/core-values/extract-core-values.ts'
import { readValuesDocuments, scoreValues } from './score-values.ts'

const documents = readValuesDocuments()
const ofKind = (kind: string) => documents.filter((each) => each.kind === kind)

test('nearly all of the values that a reader would name are found, and few others', () => {
  expect(scoreValues(documents).f1).toBeGreaterThanOrEqual(0.85)
  expect(scoreValues(ofKind('explicit')).f1).toBeGreaterThanOrEqual(0.9)
  expect(scoreValues(ofKind('implicit')).f1).toBeGreaterThanOrEqual(0.75)
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
