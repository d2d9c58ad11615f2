/** Writes value propositions: the embedded engine, or a language model once one is set up. */
import type { ResultSource } from '#contract/plain/brand.ts'
import type { RefinementOptions } from '#contract/uvp.ts'
import type { RefinementReply, RefinementRequest } from '#contract/writers.ts'
import { listRefinementOptions, refineLine } from '#engine/uvp/refine-uvp.ts'
import { writeUvps } from '#engine/uvp/write-uvps.ts'
import { writeLinesByModel } from '#server/brand/model-lines-writer.ts'
import type { LinesReply, LinesRequest } from '#server/brand/write-lines.ts'
import { uvpAsking } from '#server/uvp/uvp-prompt.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'

export type UvpWriter = {
  /** Lines of a language model name it; the engine takes over when it fails. */
  write: (request: LinesRequest) => Promise<LinesReply>
  /** Refines a line, be it a value proposition or a tagline. */
  refine: (request: RefinementRequest & { signal: AbortSignal }) => Promise<RefinementReply & { source: ResultSource }>
}

/** The engine as a writer: it drafts in the owner's own words. */
const embeddedUvpWriter: UvpWriter = {
  write: async ({ brief, ...turn }) => writeUvps(brief, turn),
  refine: async (request) => ({ ...refineLine(request), source: 'embedded' }),
}

/** Value propositions by a language model if the owner asks for it; refining stays with the engine. */
export const createUvpWriter = (gate: ModelGate): UvpWriter => ({
  ...embeddedUvpWriter,
  write: (request) => writeLinesByModel(gate, request, { asking: uvpAsking, embedded: embeddedUvpWriter.write }),
})

/** Which buttons to offer for a line (its "bench"). Always decided by the engine. */
export const readRefinementOptions = (request: Omit<RefinementRequest, 'asked'>): RefinementOptions =>
  listRefinementOptions(request)
