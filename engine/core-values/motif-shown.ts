/** The value that a short story shows without naming it. */
import { type Motif, motifNamed } from './value-motifs.ts'
import { senseOf } from './value-sense.ts'

const shownMin = 0.6
/** Chance would give each value a fortieth. */
const shareMin = 0.09

/** The motif that a text most likely shows, if it clearly shows one. */
export function motifShown(text: string): Motif | undefined {
  const { shown, values } = senseOf(text)
  if (shown < shownMin) return undefined
  const [title, share] = [...values].reduce((best, each) => (each[1] > best[1] ? each : best))
  return share >= shareMin ? motifNamed(title) : undefined
}
