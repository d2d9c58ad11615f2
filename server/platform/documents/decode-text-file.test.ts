import { expect, test } from 'vitest'
import { decodeTextFile } from './decode-text-file.ts'

test.each([
  ['UTF-8', Buffer.from('Wärme – “once”')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffWärme – “once”')],
  ['UTF-16, little end first', Buffer.from('\ufeffWärme – “once”', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\ufeffWärme – “once”', 'utf16le').swap16()],
  ["Windows' Latin-1", Buffer.from('W\xe4rme \x96 \x93once\x94', 'latin1')],
])('text in %s is read', (_encoding, bytes) => {
  expect(decodeTextFile(bytes)).toBe('Wärme – “once”')
})

test('bytes that are not text are rejected', () => {
  expect(decodeTextFile(Buffer.from('Wärme\0'))).toBeUndefined()
  expect(decodeTextFile(Buffer.from('\ufeffWärme\0', 'utf16le'))).toBeUndefined()
  expect(decodeTextFile(Buffer.from([0x57, 0xe4, 0x72, 0x01, 0x02]))).toBeUndefined()
})

test('a character split by the limit is dropped', () => {
  const text = decodeTextFile(Buffer.from(`a${'ä'.repeat(600_000)}`))
  expect(text).toHaveLength(1 + (512 * 1024 - 2) / 2)
  expect(text?.endsWith('ä')).toBe(true)
})
