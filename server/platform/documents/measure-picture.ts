import type { PictureKind } from './document-kind.ts'

export type PictureSize = { width: number; height: number }

const readers: Readonly<Record<PictureKind, (bytes: Buffer) => PictureSize | undefined>> = {
  png: measurePng,
  jpeg: measureJpeg,
  webp: measureWebp,
}

/** The size in pixels from the header of a picture; undefined if the header is broken. */
export function measurePicture(bytes: Buffer, kind: PictureKind): PictureSize | undefined {
  const size = readers[kind](bytes)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

function measurePng(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Walks the segments up to the first frame header (ITU T.81, B.2.2: SOF0-SOF15 without DHT, JPG and DAC). */
function measureJpeg(bytes: Buffer): PictureSize | undefined {
  let offset = 2
  while (offset + 9 <= bytes.length) {
    const marker = bytes[offset] === 0xff ? (bytes[offset + 1] ?? 0xff) : 0xff
    // Not a marker: skip fill bytes and garbage between segments, as decoders do.
    if (marker === 0xff || marker === 0) offset += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) offset += 2
    else if (marker === 0xd9 || marker === 0xda) return undefined
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) }
    } else offset += 2 + bytes.readUInt16BE(offset + 2)
  }
  return undefined
}

/** Its first chunk is one of three: with a canvas (VP8X), without loss (VP8L, two numbers of 14 bits), or a key frame (VP8). */
function measureWebp(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30) return undefined
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8L' && bytes[20] === 0x2f) {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (chunk !== 'VP8 ' || bytes.toString('hex', 23, 26) !== '9d012a') return undefined
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}
