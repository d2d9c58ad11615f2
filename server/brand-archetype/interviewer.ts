/** Who interviews: the embedded engine here, a language model when one is set up. */

import type { InterviewBrand, InterviewExchange, InterviewTurn } from '#contract/brand-archetype.ts'
import { questionsMin } from '#contract/plain/archetypes.ts'
import type { Maker } from '#contract/plain/brand.ts'
import { isFollowUp, readQuestionId } from '#engine/brand-archetype/interview-answers.ts'
import { takeInterviewTurn, toldEnough } from '#engine/brand-archetype/take-interview-turn.ts'

export type InterviewSoFar = { brand: InterviewBrand; transcript: readonly InterviewExchange[] }
export type Interviewer = { source: Maker; take: (soFar: InterviewSoFar) => Promise<InterviewTurn> }

export const embeddedInterviewer: Interviewer = {
  source: 'embedded',
  take: async (soFar) => takeInterviewTurn(soFar),
}

const isAnswered = ({ questionId }: InterviewExchange) => !isFollowUp(readQuestionId(questionId))

/**
 * The next turn, and who took it. A result before 20 answered questions, or from too few that tell something, counts for
 * nothing, whoever gives it: the engine asks on.
 */
export async function takeTurn(
  interviewer: Interviewer,
  soFar: InterviewSoFar,
): Promise<{ turn: InterviewTurn; source: Maker }> {
  const turn = await interviewer.take(soFar)
  const answered = soFar.transcript.filter(isAnswered).length
  const isRight = turn.kind !== 'result' || (answered >= questionsMin && toldEnough(soFar))
  return isRight ? { turn, source: interviewer.source } : { turn: takeInterviewTurn(soFar), source: 'embedded' }
}
