import { isUtf8 } from 'node:buffer'

/** More than 60,000 characters and their white space can need; the rest is not decoded. */
const headBytes = 512 * 1024

/**
 * Decodes a plain text file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252. Undefined if the bytes are not
 * text (a NUL, or control characters in what is not UTF-8 either).
 */
export function decodeTextFile(bytes: Buffer): string | undefined {
  const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe
  if (isLittleEndian || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    const text = decodeHead(bytes, isLittleEndian ? 'utf-16le' : 'utf-16be')
    return text.includes('\0') ? undefined : text
  }
  if (bytes.includes(0)) return undefined
  if (isUtf8(bytes)) return decodeHead(bytes, 'utf-8')
  return bytes.subarray(0, headBytes).some(isControl) ? undefined : decodeHead(bytes, 'windows-1252')
}

/** Decodes as a stream, so that a character split by the cut is dropped instead of replaced. */
function decodeHead(bytes: Buffer, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes.subarray(0, headBytes), { stream: true })
}

/** A control code other than tab, line feed, vertical tab, form feed and carriage return. */
function isControl(byte: number): boolean {
  return byte === 0x7f || byte < 0x09 || (byte > 0x0d && byte < 0x20)
}
