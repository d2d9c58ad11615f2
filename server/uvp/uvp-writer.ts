/** Writes value propositions: the embedded engine, or a language model once one is set up. */
import type { ResultSource } from '#contract/plain/brand.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { RefinementOptions } from '#contract/uvp.ts'
import type { RefinementReply, RefinementRequest } from '#contract/writers.ts'
import { listRefinementOptions, refineLine } from '#engine/uvp/refine-uvp.ts'
import { writeUvps } from '#engine/uvp/write-uvps.ts'
import type { ReadClaims } from '#server/brand/claims-reader.ts'
import { writeLinesByModel } from '#server/brand/model-lines-writer.ts'
import type { LinesReply, LinesRequest } from '#server/brand/write-lines.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import { type ModelRefineRequest, refineByModel } from '#server/uvp/model-refine-writer.ts'
import { type ProposalsRequest, proposeSentences, type SentenceProposals } from '#server/uvp/model-sentences-writer.ts'
import { uvpAsking } from '#server/uvp/uvp-prompt.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import { tryModel } from '#server/writing/try-model.ts'

type RefineRequest = RefinementRequest &
  Pick<ModelRefineRequest, 'asker' | 'kind' | 'turns' | 'signal' | 'onText'> & { byModel: boolean }

/** `options`: a language model asks back what the wish means. */
type RefineReply = RefinementReply & {
  source: ResultSource
  options?: string[]
  writtenBy?: string
  trouble?: WritingTrouble
}

export type UvpWriter = {
  /** Lines of a language model name it; the engine takes over when it fails. */
  write: (request: LinesRequest) => Promise<LinesReply>
  /** Refines a line, be it a value proposition or a tagline. */
  refine: (request: RefineRequest) => Promise<RefineReply>
  /** Finishes open sentences by a language model; nobody else could. */
  propose: (request: ProposalsRequest) => Promise<SentenceProposals>
}

/** The engine drafts in the owner's own words. */
const embedded = async ({ brief, ...turn }: LinesRequest): Promise<LinesReply> => writeUvps(brief, turn)

/** A typed wish is a language model's if the owner asks for it; what is chosen by button is always the engine's. */
async function refine(gate: ModelGate, request: RefineRequest): Promise<RefineReply> {
  const { asked: wish, original: line, byModel, ...asking } = request
  const isTyped = typeof wish === 'string'
  const { value, trouble } = await tryModel(gate, { asker: request.asker, byModel: byModel && isTyped }, () =>
    refineByModel(gate, { ...asking, line, wish: isTyped ? wish : '' }),
  )
  if (value?.kind === 'refined')
    return { ...value, source: 'provider', ...(gate.model && { writtenBy: gate.model.name }) }
  if (value) return { ...value, source: 'provider' }
  return { ...refineLine(request), source: 'embedded', ...(trouble && { trouble }) }
}

/** By a language model if the owner asks for it, else by the engine. */
export const createUvpWriter = (gate: ModelGate, threads: ThreadPool, readClaims: ReadClaims): UvpWriter => ({
  write: (request) => writeLinesByModel(gate, request, { asking: uvpAsking, readClaims, embedded }),
  refine: (request) => refine(gate, request),
  propose: (request) => proposeSentences(gate, threads, request),
})

/** Which buttons to offer for a line (its "bench"). Always decided by the engine. */
export const readRefinementOptions = (request: Omit<RefinementRequest, 'asked'>): RefinementOptions =>
  listRefinementOptions(request)
