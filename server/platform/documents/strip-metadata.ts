/**
 * Takes out of a picture what tells where, when and with what it was taken, and small copies of it: only the parts that are
 * needed to show it stay. Pure, and in time in proportion to the size.
 */
import type { PictureKind } from './document-kind.ts'

/** The picture without metadata, and without what follows its end; undefined if it is broken. */
export function stripMetadata(bytes: Buffer, kind: PictureKind): Buffer | undefined {
  if (kind === 'png') return stripPng(bytes)
  return kind === 'jpeg' ? stripJpeg(bytes) : stripWebp(bytes)
}

/** Real pictures have some hundreds; many more would only cost time and memory. */
const partsMax = 20_000

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

const end = 0xd9
const scan = 0xda
/** Frames, tables and scans (ITU T.81, table B.1). Not kept: APPn (Exif, XMP, IPTC) and COM. */
const jpegKept: ReadonlySet<number> = new Set([...range(0xc0, 0xcf), ...range(0xda, 0xdf)])
const adobe = { marker: 0xee, length: 14, name: 'Adobe' }

/** Adobe's note on how colors are meant, which has no room for anything else. */
const isAdobeNote = (bytes: Buffer, at: number) =>
  bytes[at + 1] === adobe.marker &&
  bytes.readUInt16BE(at + 2) === adobe.length &&
  bytes.toString('latin1', at + 4, at + 4 + adobe.name.length) === adobe.name

function stripJpeg(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 2)]
  let hasScan = false
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0xff
    if (marker === end) return hasScan ? Buffer.concat([...kept, bytes.subarray(at, at + 2)]) : undefined
    // Markers may be filled up with more bytes of this kind.
    if (marker === 0xff) at += 1
    else {
      if (at + 4 > bytes.length) return undefined
      const length = bytes.readUInt16BE(at + 2)
      const next = marker === scan ? findJpegMarker(bytes, at + 2 + length) : at + 2 + length
      if (length < 2 || next > bytes.length) return undefined
      hasScan ||= marker === scan
      if (jpegKept.has(marker) || isAdobeNote(bytes, at)) kept.push(bytes.subarray(at, next))
      if (kept.length > partsMax) return undefined
      at = next
    }
  }
  return undefined
}

/** Where the next marker begins; in a scan, zero bytes and restart markers do not end it. */
function findJpegMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0xff
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** The picture, its palette and transparency, and how its colors are meant; each with the most bytes that it can have. */
const pngKept: Readonly<Partial<Record<string, number>>> = {
  ...{ IHDR: 13, PLTE: 768, IDAT: Number.POSITIVE_INFINITY, IEND: 0, tRNS: 256, gAMA: 4, cHRM: 32, sRGB: 1 },
}
const pngHeadBytes = 8

function stripPng(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, pngHeadBytes)]
  for (let at = pngHeadBytes; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const next = at + 12 + length
    if (next > bytes.length) return undefined
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (length <= (pngKept[name] ?? -1)) kept.push(bytes.subarray(at, next))
    if (kept.length > partsMax) return undefined
    if (name === 'IEND') return Buffer.concat(kept)
    at = next
  }
  return undefined
}

const webpKept: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
const webpHeadBytes = 12
/** Of the flags for color profile, transparency, Exif, XMP and animation, only transparency stays true. */
const alphaFlag = 0x10

/** A moving picture counts as broken: its frames can hold anything. */
function stripWebp(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = []
  const last = Math.min(bytes.length, 8 + (bytes.length < webpHeadBytes ? 0 : bytes.readUInt32LE(4)))
  let hasFrame = false
  for (let at = webpHeadBytes; at + 8 <= last; ) {
    const length = bytes.readUInt32LE(at + 4)
    const next = at + 8 + length + (length % 2)
    if (at + 8 + length > last) return undefined
    const name = bytes.toString('latin1', at, at + 4)
    if (name === 'VP8 ' || name === 'VP8L') hasFrame = true
    if (kept.length > partsMax) return undefined
    if (webpKept.has(name)) kept.push(name === 'VP8X' ? clearFlags(bytes.subarray(at, next)) : bytes.subarray(at, next))
    at = next
  }
  if (!hasFrame) return undefined
  const body = Buffer.concat(kept)
  const head = Buffer.from(bytes.subarray(0, webpHeadBytes))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

function clearFlags(chunk: Buffer): Buffer {
  const cleared = Buffer.from(chunk)
  cleared[8] = (cleared[8] ?? 0) & alphaFlag
  return cleared
}
