import { expect, test } from 'vitest'
import { isNextMarker, readListMarker } from './list-markers.ts'

const markOf = (raw: string) =>
  readListMarker({
    raw,
    text: raw
      .replace(/[*#_|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    isBlankBefore: true,
  })

test.each([
  ['3) Own up.', 3, 'Own up.'],
  ['**2. Courage**', 2, 'Courage'],
  ['#4 YOUR CALL', 4, 'YOUR CALL'],
  ['Article B - Open eyes', 2, 'Open eyes'],
  ['2.3 Old hands', 3, 'Old hands'],
  ['0.2.3 Old hands', 3, 'Old hands'],
  ['Second oar: dry feet.', 2, 'dry feet.'],
  ['Third: keep it civil.', 3, 'keep it civil.'],
  ['iv. Rest', 4, 'Rest'],
])('%s is item %i of a list', (raw, place, rest) => {
  expect(markOf(raw)).toMatchObject({ place, rest })
})

test('items of one list have the same kind of mark and consecutive numbers', () => {
  const [first, second, other] = ['1. One', '2. Two', 'b) Two'].map(markOf)
  if (!first || !second || !other) throw new Error('each of them has a mark')
  expect([isNextMarker(first, second), isNextMarker(second, first), isNextMarker(first, other)]).toEqual([
    true,
    false,
    false,
  ])
})
