/**
 * The code points that a font contains, from its character map (OpenType `cmap`, subtable format 4: the basic plane).
 * Read from the font itself, so that it stays right when a font file is replaced. Throws if there is no such map.
 */
export function readCoverage(font: Buffer): Set<number> {
  const cmap = findTable(font, 'cmap')
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4)
    if (font.readUInt16BE(subtable) === 4) return readSegments(font, subtable)
  }
  throw new Error('This font has no character map of format 4.')
}

function findTable(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + i * 16
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`This font has no table ${tag}.`)
}

/** Format 4 has four parallel arrays: ends (then two bytes of padding), starts, deltas, offsets of glyph lists. */
function readSegments(font: Buffer, subtable: number): Set<number> {
  const held = new Set<number>()
  const segmentBytes = font.readUInt16BE(subtable + 6)
  for (let at = subtable + 14; at < subtable + 14 + segmentBytes; at += 2) {
    const end = font.readUInt16BE(at)
    const startAt = at + segmentBytes + 2
    const start = font.readUInt16BE(startAt)
    const delta = font.readUInt16BE(startAt + segmentBytes)
    const listAt = startAt + 2 * segmentBytes
    const list = font.readUInt16BE(listAt)
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = list === 0 ? (code + delta) & 0xffff : font.readUInt16BE(listAt + list + 2 * (code - start))
      if (glyph !== 0) held.add(code)
    }
  }
  return held
}
