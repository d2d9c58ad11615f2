import { expect, test } from 'vitest'
import { reportStyles as styles } from './report-styles.ts'
import { computeLineHeight } from './set-text.ts'
import { Sheet } from './sheet.ts'

const style = styles.text
const height = computeLineHeight(style)

/** Text that fills this many lines in a column one letter wide. */
const manyLines = (lines: number) => Array(lines).fill('i').join(' ')

/** How many of the lines go before and after the end of a page with room for `room` of them. */
function partedAt(lines: number, room: number): [number, number] {
  const sheet = new Sheet({ title: 'Lines', productName: 'Signet', madeOn: new Date('2026-11-28') })
  sheet.startPage()
  const from = sheet.bottom - room * height
  sheet.y = from
  sheet.text('P', manyLines(lines), style, { width: 1 })
  if (sheet.pages === 1) return [Math.round((sheet.y - from) / height), 0]
  return [Math.round(((sheet.ends[0] ?? from) - from) / height), Math.round((sheet.y - sheet.top) / height)]
}

test('no line of a text is left alone before or after a page break', () => {
  expect(partedAt(5, 5)).toEqual([5, 0])
  expect(partedAt(5, 4)).toEqual([3, 2])
  expect(partedAt(5, 3)).toEqual([3, 2])
  expect(partedAt(5, 1)).toEqual([0, 5])
  expect(partedAt(3, 2)).toEqual([0, 3])
  expect(partedAt(2, 1)).toEqual([0, 2])
  expect(partedAt(1, 1)).toEqual([1, 0])
  expect(partedAt(1, 0)).toEqual([0, 1])
})

test('a text longer than a page continues on the following pages', () => {
  const sheet = new Sheet({ title: 'Lines', productName: 'Signet', madeOn: new Date('2026-11-28') })
  sheet.startPage()
  sheet.text('P', manyLines(200), style, { width: 1 })
  expect(sheet.pages).toBeGreaterThan(3)
})
