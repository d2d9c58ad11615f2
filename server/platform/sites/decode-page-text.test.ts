import { expect, test } from 'vitest'
import { decodePageText } from '#server/platform/sites/decode-page-text.ts'

test('the encoding is taken from the header, or from the page’s declaration', () => {
  const latin2 = Uint8Array.of(0xb1, 0x20, 0xea)
  expect(decodePageText(latin2, 'text/html; charset=ISO-8859-2')).toBe('ą ę')
  const page = Buffer.concat([Buffer.from('<meta charset="iso-8859-2">'), latin2])
  expect(decodePageText(page, 'text/html')).toContain('ą ę')
})

test('valid UTF-8 is decoded as such, whatever was declared, and undeclared bytes as Windows-1252', () => {
  expect(decodePageText(Buffer.from('Crème'), 'text/html; charset=iso-8859-1')).toBe('Crème')
  expect(decodePageText(Uint8Array.of(0x93, 0x43, 0x72, 0xe8, 0x6d, 0x65, 0x94), 'text/html')).toBe('“Crème”')
  expect(decodePageText(Uint8Array.of(0xe8), 'text/html; charset=klingon')).toBe('è')
})

test('a byte order mark decides, and NULs are removed', () => {
  expect(decodePageText(Uint8Array.of(0xff, 0xfe, 0x41, 0x00, 0x00, 0x00, 0x42, 0x00), 'text/html')).toBe('AB')
  expect(decodePageText(Buffer.from('a\0b'), 'text/html')).toBe('ab')
})
