import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const limits = { wordsMin: 2, wordsMax: 12 }
const kindsOf = (...lines: readonly string[]) =>
  checkLines(lines, limits).map((faults) => faults.map(({ kind }) => kind))

test.each([
  'As an AI, I can’t taste bread.',
  'Here are five taglines:',
  'Bread that [Business name] bakes.',
  '**Bread** for the street.',
  '1. Bread for the street.',
  'Note: based on the statements.',
  'Bread for the street (S3).',
  'Tagline 2: bread for the street.',
])('“%s” leaks what no reader should see', (line) => {
  expect(kindsOf(line)[0]).toContain('leak')
})

test('a plain line has no fault', () => {
  expect(kindsOf('Bread for the street, and for you.', 'We sew at night.')).toEqual([[], []])
})

test('worn phrases are found where they stand', () => {
  expect(checkLines(['Our bread is second to none.'], limits)).toEqual([
    [{ kind: 'worn', start: 13, end: 27, text: 'second to none' }],
  ])
})

test('lines that are too long or too short are counted', () => {
  expect(checkLines(['Bread', 'word '.repeat(13)], limits)).toEqual([
    [{ kind: 'short', words: 1 }],
    [{ kind: 'long', words: 13 }],
  ])
})

test('a line that repeats an earlier one names it', () => {
  expect(checkLines(['Bread baked before dawn.', 'Calm tea.', 'Before dawn, bread is baked!'], limits)[2]).toEqual([
    { kind: 'repeat', like: 0 },
  ])
})
