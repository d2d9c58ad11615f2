export type PictureSize = { width: number; height: number }

/** The size in pixels from the header of a PNG or JPEG; undefined if the header is broken. */
export function measurePicture(bytes: Buffer, kind: 'png' | 'jpeg'): PictureSize | undefined {
  const size = kind === 'png' ? measurePng(bytes) : measureJpeg(bytes)
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
