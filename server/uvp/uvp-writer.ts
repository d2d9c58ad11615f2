/** Writes value propositions: the embedded engine, or a language model once one is set up. */
import type { BrandBrief, ResultSource } from '#contract/plain/brand.ts'
import type { RefinementOptions } from '#contract/uvp.ts'
import type { RefinementReply, RefinementRequest, UvpVariation, WritingTurn } from '#contract/writers.ts'
import { listRefinementOptions, refineUvp } from '#engine/uvp/refine-uvp.ts'
import { writeUvps } from '#engine/uvp/write-uvps.ts'

export type UvpWriter = {
  source: ResultSource
  /** Yields each variation as soon as it is written. */
  write: (
    request: WritingTurn & { brief: BrandBrief; signal: AbortSignal },
  ) => AsyncIterable<UvpVariation> | Iterable<UvpVariation>
  /** Refines a line. `source` says who did it, because the engine takes over when a language model fails. */
  refine: (request: RefinementRequest & { signal: AbortSignal }) => Promise<RefinementReply & { source: ResultSource }>
}

/** The engine as a writer: it drafts in the owner's own words. */
export const embeddedUvpWriter: UvpWriter = {
  source: 'embedded',
  write: ({ brief, ...turn }) => writeUvps(brief, turn),
  refine: async (request) => ({ ...refineUvp(request), source: 'embedded' }),
}

/** Which buttons to offer for a line (its "bench"). Always decided by the engine. */
export const openBench = (request: Omit<RefinementRequest, 'asked'>): RefinementOptions =>
  listRefinementOptions(request)
