/** How the interview's screen asks, and what each answer makes stale. */
import type { ArchetypeInterview, ArchetypeMessage } from '#contract/brand-archetype.ts'
import { refreshUser } from '#web/account/use-user.ts'
import { request, send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'
import { putReply, useFreshCall } from '#web/calls/use-call.ts'

const interviewCall = 'GET /api/brand-archetype'

/** The stored interview, asked for anew at each visit: it may have gone on elsewhere. */
export const useInterview = () => useFreshCall(interviewCall, {})

/** Reads it again, and answers what stands there now. */
export async function readInterview(): Promise<ArchetypeInterview> {
  const interview = await send(interviewCall, {})
  putReply(interviewCall, interview)
  return interview
}

/** Sends an answer, to the question of that id if one was chosen; `onText` gets the reply as it is written. The result, once it comes, is confirmed with its conversation. */
export async function sendAnswer(
  message: string,
  { messages, questionId }: { messages: readonly ArchetypeMessage[]; questionId: string | undefined },
  onText: (text: string) => void,
): Promise<ArchetypeInterview> {
  const body = { message, conversationHistory: [...messages], brandAttributes: null, ...(questionId && { questionId }) }
  const { interview } = await stream('POST /api/brand-archetype/analyze', { body }, ({ text }) => onText(text))
  if (interview.archetypeResult) {
    await send('POST /api/brand-archetype/save', { body: historyOf(interview) })
    await refreshUser()
  }
  putReply(interviewCall, interview)
  return interview
}

/** Has the same answers read again; what stood before is kept. */
export async function renewAnalysis(): Promise<void> {
  await send('POST /api/brand-archetype/renew', { body: {} })
  await Promise.all([readInterview(), refreshUser()])
}

/** Starts over; what stood before is kept. */
export async function resetInterview(): Promise<void> {
  await send('POST /api/brand-archetype/reset', { body: {} })
  await Promise.all([readInterview(), refreshUser()])
}

/** The report as the server draws it from what it holds. */
export async function fetchReport(interview: ArchetypeInterview): Promise<Blob> {
  const response = await request('POST /api/brand-archetype/pdf', { body: historyOf(interview) })
  return response.blob()
}

const historyOf = ({ archetypeResult, messages }: ArchetypeInterview) => ({
  archetypeResult,
  conversationHistory: messages,
})
