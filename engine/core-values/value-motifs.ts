/** The values that firms hold: what each is called, and how a name for it reads. */
import listed from './value-motifs.json' with { type: 'json' }

/** Corners of Schwartz's circle of values; neighbours are compatible, opposites in tension. */
export type Corner = 'openness' | 'self-enhancement' | 'conservation' | 'self-transcendence'

export type Motif = {
  /** What the value is called where the owner has no word for it. */
  title: string
  corner: Corner
  /** Words and phrases that name it. */
  names: RegExp
}

const corners: readonly Corner[] = ['openness', 'self-enhancement', 'conservation', 'self-transcendence']
const cornerOf = (text: string): Corner => corners.find((corner) => corner === text) ?? 'self-transcendence'

export const motifs: readonly Motif[] = listed.map(({ title, corner, names }) => ({
  title,
  corner: cornerOf(corner),
  names: new RegExp(`\\b(?:${names.join('|')})\\b`),
}))

/** The motif that a value's title names, or undefined. Of several the one named first, or by the longest words. */
export function motifNamed(title: string): Motif | undefined {
  const text = title.toLowerCase()
  const known = motifs.find((motif) => motif.title.toLowerCase() === text)
  if (known) return known
  let best: { motif: Motif; at: number; length: number } | undefined
  for (const motif of motifs) {
    const match = motif.names.exec(text)
    if (!match) continue
    const found = { motif, at: match.index, length: match[0].length }
    if (!best || found.at < best.at || (found.at === best.at && found.length > best.length)) best = found
  }
  return best?.motif
}
