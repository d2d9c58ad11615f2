/** Who writes value propositions: the embedded engine here, a language model when one is set up. */
import type { BrandBrief, Maker } from '#contract/plain/brand.ts'
import type { RefineReply, RefineRequest, UvpVariation, WritingTurn } from '#contract/writers.ts'
import { refineUvp } from '#engine/uvp/refine-uvp.ts'
import { writeUvps } from '#engine/uvp/write-uvps.ts'

export type UvpWriter = {
  source: Maker
  /** Yields each variation as soon as it is written. */
  write: (brief: BrandBrief, turn: WritingTurn) => AsyncIterable<UvpVariation> | Iterable<UvpVariation>
  refine: (request: RefineRequest) => Promise<RefineReply>
}

/** The engine's own writer: drafts in the owner's words. */
export const embeddedUvpWriter: UvpWriter = {
  source: 'embedded',
  write: writeUvps,
  refine: async (request) => refineUvp(request),
}
