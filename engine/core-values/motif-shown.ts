/** The value that a short story shows without naming it. */
import { readConduct } from './conduct-frames.ts'
import { sentencesOf } from './document-text.ts'
import { type Motif, motifNamed } from './value-motifs.ts'

const shownMin = 3

/** The motif that a text shows most of, if it shows enough. */
export function motifShown(text: string): Motif | undefined {
  let best: { title: string; weight: number } | undefined
  for (const { weights } of readConduct(sentencesOf(text)))
    for (const [title, weight] of weights)
      if (weight >= shownMin && weight > (best?.weight ?? 0)) best = { title, weight }
  return best && motifNamed(best.title)
}
