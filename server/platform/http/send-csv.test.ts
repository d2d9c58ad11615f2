import { expect, test } from 'vitest'
import { csvCell } from '#server/platform/http/send-csv.ts'

test('a cell is quoted where commas, quotes or line ends stand in it', () => {
  expect(['plain', 'a,b', 'a "b"', 'a\nb', ''].map(csvCell)).toEqual(['plain', '"a,b"', '"a ""b"""', '"a\nb"', ''])
})

test('what a spreadsheet would take for a formula begins with an apostrophe', () => {
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1']) expect(csvCell(formula)).toBe(`"'${formula}"`)
  for (const blank of ['\t', '\r', '\n']) expect(csvCell(`${blank}=1`)).toBe(`"'${blank}'=1"`)
  for (const plain of ['a=1', '1-2', 'me@example.org', '']) expect(csvCell(plain)).toBe(plain)
})

test('nor is what follows a semicolon, a tab or a line break inside a cell, where a spreadsheet begins a cell of its own', () => {
  const payloads = {
    'Bob;=WEBSERVICE(B2&A2);x': `"Bob;'=WEBSERVICE(B2&A2);x"`,
    'Bob; +1;-2': `"Bob;' +1;'-2"`,
    'Bob\t@SUM(A1)': `"Bob\t'@SUM(A1)"`,
    'Bob;"=1': `"Bob;'""=1"`,
    'Bob\r\n=cmd': `"Bob\r\n'=cmd"`,
    'Bob;\n=1': `"Bob;\n'=1"`,
    'Bob;;＝1': `"Bob;;'＝1"`,
  }
  for (const [payload, cell] of Object.entries(payloads)) expect(csvCell(payload)).toBe(cell)
  for (const plain of ['Bob; x=1', 'a;b-c', 'me@example.org;you@example.org']) expect(csvCell(plain)).toBe(plain)
})
