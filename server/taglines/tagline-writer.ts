/** Writes taglines: the embedded engine, or a language model once one is set up. */
import type { BrandBrief, ResultSource } from '#contract/plain/brand.ts'
import type { Tagline } from '#contract/taglines.ts'
import type { WritingTurn } from '#contract/writers.ts'
import { writeTaglines } from '#engine/taglines/write-taglines.ts'

export type TaglineWriter = {
  source: ResultSource
  /** Yields each tagline as soon as it is written. */
  write: (
    request: WritingTurn & { brief: BrandBrief; signal: AbortSignal },
  ) => AsyncIterable<Tagline> | Iterable<Tagline>
}

export const embeddedTaglineWriter: TaglineWriter = {
  source: 'embedded',
  write: ({ brief, ...turn }) => writeTaglines(brief, turn),
}
