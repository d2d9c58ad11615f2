/** The interviewer: the embedded engine, or a language model once one is set up. */
import type { ArchetypeResult, ArchetypeUse, InterviewExchange, InterviewTurn } from '#contract/brand-archetype.ts'
import { interviewQuestionsMin } from '#contract/plain/archetypes.ts'
import type { ResultSource } from '#contract/plain/brand.ts'
import { takeInterviewTurn, takeTurnAfterCorrection } from '#engine/brand-archetype/take-interview-turn.ts'
import {
  countAnswered,
  hasToldEnough,
  type InterviewSoFar,
  writeUseByEngine,
} from '#server/brand-archetype/measure-interview.ts'

export type InterviewRequest = InterviewSoFar & { signal: AbortSignal }

/** `before`: the transcript as it was before the correction; `openId`: the question that is still unanswered. */
export type CorrectionRequest = InterviewRequest & { before: readonly InterviewExchange[]; openId: string }

export type TakenTurn = { turn: InterviewTurn; source: ResultSource }

export type InterviewWriter = {
  /** The next question, or the result. */
  take: (request: InterviewRequest) => Promise<TakenTurn>
  /** The turn after a correction; undefined if the open question stays as it is. */
  takeCorrected: (request: CorrectionRequest) => Promise<TakenTurn | undefined>
  /** Writes the advice for texts and pictures that follows from a result. */
  writeUse: (request: InterviewRequest & { result: ArchetypeResult }) => Promise<ArchetypeUse>
}

const embedded = (turn: InterviewTurn): TakenTurn => ({ turn, source: 'embedded' })

export const embeddedInterviewWriter: InterviewWriter = {
  take: async (request) => embedded(takeInterviewTurn(request)),
  takeCorrected: async (request) => {
    const turn = takeTurnAfterCorrection(request)
    return turn && embedded(turn)
  },
  writeUse: async ({ result, ...soFar }) => writeUseByEngine(result, soFar),
}

/**
 * Takes the next turn. A result after fewer than 20 answered questions, or from too few informative answers, is
 * discarded even if a language model gave it; the engine then asks the next question.
 */
export async function takeTurn(writer: InterviewWriter, request: InterviewRequest): Promise<TakenTurn> {
  const taken = await writer.take(request)
  if (taken.turn.kind !== 'result') return taken
  const isEarned = countAnswered(request.transcript) >= interviewQuestionsMin && hasToldEnough(request)
  return isEarned ? taken : embeddedInterviewWriter.take(request)
}
