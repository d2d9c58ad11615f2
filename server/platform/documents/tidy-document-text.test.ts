import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeGrowth } from '#testing/engine/judge-growth.ts'
import { tidyDocumentText } from './tidy-document-text.ts'

test('text from a document loses its invisible characters', () => {
  expect(tidyDocumentText('\ufeffA\u0007  b\u00a0c\tchair \r\n\r\n\r\n  la\u00adter\f\u200b').text).toBe(
    'A b c\tchair\n\nlater',
  )
})

test('a text is cut at a word, or at the limit without one, but never within a character', () => {
  expect(tidyDocumentText(`${'a'.repeat(59_990)} word words`)).toEqual({
    text: `${'a'.repeat(59_990)} word`,
    isCut: true,
  })
  expect(tidyDocumentText('a'.repeat(60_001)).text).toBe('a'.repeat(60_000))
  expect(tidyDocumentText(`a${'😀'.repeat(30_000)}`).text).toBe(`a${'😀'.repeat(29_999)}`)
})

test('any parser output becomes well-formed text within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(400), (string, times) => {
      const { text } = tidyDocumentText(string.repeat(times))
      expect(text.length).toBeLessThanOrEqual(60_000)
      expect(text.isWellFormed()).toBe(true)
      expect(text).not.toMatch(/\r|\0|\n\n\n| {2}/)
    }),
    { numRuns: 60 },
  )
})

test('long runs of blanks take linear time', () => {
  const blanks = (count: number) => `a${' '.repeat(count / 2)}${'\n'.repeat(count / 2)}b`
  expect(judgeGrowth(tidyDocumentText, blanks, 1_000_000)).toBeUndefined()
})
