/** Decodes a page in its declared or detected encoding. */
import { TextDecoder } from 'node:util'

const labelOf = (text: string) => /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1]

function decoderOf(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label)
  } catch {
    // Ignore an unknown encoding.
    return undefined
  }
}

const marks: readonly { bytes: readonly number[]; label: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { bytes: [0xfe, 0xff], label: 'utf-16be' },
  { bytes: [0xff, 0xfe], label: 'utf-16le' },
]

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * A byte order mark decides, then the header, then a declaration in the first kilobyte. Valid UTF-8 is decoded as such
 * even if declared otherwise (except UTF-16); undeclared bytes that are not UTF-8 as Windows-1252.
 */
export function decodePageText(bytes: Uint8Array, contentType: string): string {
  const mark = marks.find(({ bytes: start }) => start.every((byte, at) => bytes[at] === byte))
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const declared = decoderOf(mark?.label) ?? decoderOf(labelOf(contentType)) ?? decoderOf(labelOf(head))
  const isWide = declared?.encoding.startsWith('utf-16') ?? false
  const decoder = !isWide && isUtf8(bytes) ? new TextDecoder('utf-8') : (declared ?? new TextDecoder('windows-1252'))
  // PostgreSQL does not accept NUL in text.
  return decoder.decode(bytes).replaceAll('\0', '')
}
