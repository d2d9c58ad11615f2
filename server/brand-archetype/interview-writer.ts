/** Who interviews: the embedded engine here, a language model when one is set up. */
import type { ArchetypeResult, ArchetypeUse, InterviewExchange, InterviewTurn } from '#contract/brand-archetype.ts'
import { questionsMin } from '#contract/plain/archetypes.ts'
import type { Maker } from '#contract/plain/brand.ts'
import { takeCorrectedTurn, takeInterviewTurn } from '#engine/brand-archetype/take-interview-turn.ts'
import { writeUse } from '#engine/brand-archetype/write-use.ts'
import { countAnswered, hasToldEnough, type InterviewSoFar } from '#server/brand-archetype/measure-interview.ts'

export type InterviewRequest = InterviewSoFar & { signal: AbortSignal }

/** `before`: the transcript before one of its answers was corrected; `openId`: the question that waits for its answer. */
export type CorrectedRequest = InterviewRequest & { before: readonly InterviewExchange[]; openId: string }

export type TakenTurn = { turn: InterviewTurn; source: Maker }

export type InterviewWriter = {
  /** The next question, or what came of them all. */
  take: (request: InterviewRequest) => Promise<TakenTurn>
  /** What the interview goes on with after a correction; undefined where the open question stays word for word. */
  takeCorrected: (request: CorrectedRequest) => Promise<TakenTurn | undefined>
  /** What a result means for what the owner writes and shows. */
  writeUse: (request: InterviewRequest & { result: ArchetypeResult }) => Promise<ArchetypeUse>
}

const embedded = (turn: InterviewTurn): TakenTurn => ({ turn, source: 'embedded' })

export const embeddedInterviewWriter: InterviewWriter = {
  take: async (request) => embedded(takeInterviewTurn(request)),
  takeCorrected: async (request) => {
    const turn = takeCorrectedTurn(request)
    return turn && embedded(turn)
  },
  writeUse: async ({ result, brand, transcript }) => writeUse(result, brand, transcript),
}

/**
 * The next turn. A result before 20 answered questions, or from too few that tell something, counts for nothing, whoever
 * gives it: the engine asks on.
 */
export async function takeTurn(writer: InterviewWriter, request: InterviewRequest): Promise<TakenTurn> {
  const taken = await writer.take(request)
  if (taken.turn.kind !== 'result') return taken
  const isEarned = countAnswered(request.transcript) >= questionsMin && hasToldEnough(request)
  return isEarned ? taken : embeddedInterviewWriter.take(request)
}
