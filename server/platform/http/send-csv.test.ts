import { expect, test } from 'vitest'
import { csvCell } from '#server/platform/http/send-csv.ts'

test('a cell is quoted where commas, quotes or line ends stand in it', () => {
  expect(['plain', 'a,b', 'a "b"', 'a\nb', ''].map(csvCell)).toEqual(['plain', '"a,b"', '"a ""b"""', '"a\nb"', ''])
})

test('what a spreadsheet would take for a formula begins with an apostrophe', () => {
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])
    expect(csvCell(formula)).toBe(`"'${formula}"`)
  for (const plain of ['a=1', '1-2', 'me@example.org', '']) expect(csvCell(plain)).toBe(plain)
})
