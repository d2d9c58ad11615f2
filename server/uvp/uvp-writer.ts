/** Who writes value propositions: the embedded engine here, a language model when one is set up. */
import type { BrandBrief, Maker } from '#contract/plain/brand.ts'
import type { RefineBench } from '#contract/uvp.ts'
import type { RefineReply, RefineRequest, UvpVariation, WritingTurn } from '#contract/writers.ts'
import { benchOf, refineUvp } from '#engine/uvp/refine-uvp.ts'
import { writeUvps } from '#engine/uvp/write-uvps.ts'

export type UvpWriter = {
  source: Maker
  /** Yields each variation as soon as it is written. */
  write: (
    request: WritingTurn & { brief: BrandBrief; signal: AbortSignal },
  ) => AsyncIterable<UvpVariation> | Iterable<UvpVariation>
  /** Refines a line; `source` is who did it, which a model that fails may leave to the engine. */
  refine: (request: RefineRequest & { signal: AbortSignal }) => Promise<RefineReply & { source: Maker }>
}

/** The engine's own writer: drafts in the owner's words. */
export const embeddedUvpWriter: UvpWriter = {
  source: 'embedded',
  write: ({ brief, ...turn }) => writeUvps(brief, turn),
  refine: async (request) => ({ ...refineUvp(request), source: 'embedded' }),
}

/** What can be done to a line by buttons, whoever wrote it. */
export const openBench = (request: Omit<RefineRequest, 'asked'>): RefineBench => benchOf(request)
