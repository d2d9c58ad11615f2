import { expect, test } from 'vitest'
import { csvCell } from '#server/platform/http/send-csv.ts'

test('a cell with commas, quotes or line breaks is quoted', () => {
  expect(['plain', 'a,b', 'a "b"', 'a\nb', ''].map(csvCell)).toEqual(['plain', '"a,b"', '"a ""b"""', '"a\nb"', ''])
})

test('a value that a spreadsheet would run as a formula gets an apostrophe', () => {
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1']) expect(csvCell(formula)).toBe(`"'${formula}"`)
  for (const blank of ['\t', '\r', '\n']) expect(csvCell(`${blank}=1`)).toBe(`"'${blank}'=1"`)
  for (const plain of ['a=1', '1-2', 'me@example.org', '']) expect(csvCell(plain)).toBe(plain)
})

test('so does one after a semicolon, tab or line break in a cell, where some spreadsheets start a new cell', () => {
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
