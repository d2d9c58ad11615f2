/** Writes value propositions: the embedded engine, or a language model once one is set up. */
import type { ResultSource } from '#contract/plain/brand.ts'
import type { RefinementOptions } from '#contract/uvp.ts'
import type { RefinementReply, RefinementRequest } from '#contract/writers.ts'
import { listRefinementOptions, refineLine } from '#engine/uvp/refine-uvp.ts'
import { writeUvps } from '#engine/uvp/write-uvps.ts'
import type { LinesReply, LinesRequest } from '#server/brand/write-lines.ts'

export type UvpWriter = {
  /** `source` says who wrote the lines, because the engine takes over when a language model fails. */
  write: (request: LinesRequest) => Promise<LinesReply>
  /** Refines a line, be it a value proposition or a tagline. */
  refine: (request: RefinementRequest & { signal: AbortSignal }) => Promise<RefinementReply & { source: ResultSource }>
}

/** The engine as a writer: it drafts in the owner's own words. */
export const embeddedUvpWriter: UvpWriter = {
  write: async ({ brief, ...turn }) => ({ source: 'embedded', lines: writeUvps(brief, turn) }),
  refine: async (request) => ({ ...refineLine(request), source: 'embedded' }),
}

/** Which buttons to offer for a line (its "bench"). Always decided by the engine. */
export const readRefinementOptions = (request: Omit<RefinementRequest, 'asked'>): RefinementOptions =>
  listRefinementOptions(request)
