/** The values that firms hold: what each is called, how a name for it reads, and what somebody does who lives by it. */
import listed from './value-motifs.json' with { type: 'json' }

/** Corners of Schwartz's circle of values; neighbours are compatible, opposites in tension. */
export type Corner = 'openness' | 'self-enhancement' | 'conservation' | 'self-transcendence'

export type Motif = {
  /** What the value is called where the owner has no word for it. */
  title: string
  corner: Corner
  /** Words and phrases that name it. */
  names: RegExp
  /** Deeds that tell of it by themselves, and words that stand around such deeds; none where only a name gives it away. */
  telling: RegExp | undefined
  deeds: RegExp | undefined
}

const corners: readonly Corner[] = ['openness', 'self-enhancement', 'conservation', 'self-transcendence']
const cornerOf = (text: string): Corner => corners.find((corner) => corner === text) ?? 'self-transcendence'

const anyOf = (patterns: readonly string[], flags: string) =>
  patterns.length > 0 ? new RegExp(`\\b(?:${patterns.join('|')})\\b`, flags) : undefined

export const motifs: readonly Motif[] = listed.map(({ title, corner, names, telling, deeds }) => ({
  title,
  corner: cornerOf(corner),
  names: new RegExp(`\\b(?:${names.join('|')})\\b`),
  telling: anyOf(telling, 'g'),
  deeds: anyOf(deeds, 'g'),
}))

/** The values that show in what a firm does, without being named. */
export const shownMotifs = motifs.filter(({ telling }) => telling !== undefined)

/** The motif that a value's title names, or undefined. Of several the one named first, or by the longest words. */
export function motifNamed(title: string): Motif | undefined {
  const text = title.toLowerCase()
  let best: { motif: Motif; at: number; length: number } | undefined
  for (const motif of motifs) {
    const match = motif.names.exec(text)
    if (!match) continue
    const found = { motif, at: match.index, length: match[0].length }
    if (!best || found.at < best.at || (found.at === best.at && found.length > best.length)) best = found
  }
  return best?.motif
}

/** Whether a deed that stands in a text tells of the motif by itself. */
export const isTelling = (text: string, { telling }: Motif) =>
  telling !== undefined && text.toLowerCase().search(telling) >= 0

/** How much a text shows of living by a motif: 2 for each telling deed in it, 1 for each other and for its name, nothing twice. */
export function weighDeeds(text: string, { names, telling, deeds }: Motif): number {
  const said = text.toLowerCase()
  const count = (pattern: RegExp | undefined) =>
    pattern ? new Set(Array.from(said.matchAll(pattern), ([match]) => match)).size : 0
  return 2 * count(telling) + count(deeds) + (names.test(said) ? 1 : 0)
}

/** The motif that a text shows most of, if it shows enough. */
export function motifShown(text: string): Motif | undefined {
  let best: { motif: Motif; weight: number } | undefined
  for (const motif of shownMotifs) {
    const weight = weighDeeds(text, motif)
    if (weight >= 2 && (!best || weight > best.weight)) best = { motif, weight }
  }
  return best?.motif
}
