/** How the interview's screen asks, and what each answer makes stale. */
import type { ArchetypeInterview } from '#contract/brand-archetype.ts'
import { refreshUser } from '#web/account/use-user.ts'
import { request, send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'
import { putReply, useFreshCall } from '#web/calls/use-call.ts'
import { timeZone } from '#web/ui/time-zone.ts'

const interviewCall = 'GET /api/brand-archetype'
const newest = { query: {} }
const show = (interview: ArchetypeInterview) => putReply(interviewCall, interview, newest)

/** The stored interview, asked for anew at each visit: it may have gone on elsewhere. */
export const useInterview = () => useFreshCall(interviewCall, newest)

/** Reads it again, and answers what stands there now. */
export async function readInterview(): Promise<ArchetypeInterview> {
  const interview = await send(interviewCall, newest)
  show(interview)
  return interview
}

/** Puts the messages before `before` above those that are shown. */
export async function showEarlierMessages(shown: ArchetypeInterview, before: number): Promise<void> {
  const older = await send(interviewCall, { query: { before } })
  show({ ...shown, messages: [...older.messages, ...shown.messages], before: older.before })
}

/** What a reply has added, below what was there. */
function join(known: ArchetypeInterview, now: ArchetypeInterview): ArchetypeInterview {
  const added = new Set(now.messages.map(({ id }) => id))
  return {
    ...now,
    messages: [...known.messages.filter(({ id }) => !added.has(id)), ...now.messages],
    before: known.before,
  }
}

/** Sends an answer, to the question of that id if one was chosen; `onText` gets the reply as it is written. The result, once it comes, is confirmed with its conversation. */
export async function sendAnswer(
  message: string,
  { known, questionId }: { known: ArchetypeInterview; questionId: string | undefined },
  onText: (text: string) => void,
): Promise<ArchetypeInterview> {
  const { conversationHistory } = historyOf(known)
  const body = { message, conversationHistory, brandAttributes: null, ...(questionId && { questionId }) }
  const { interview } = await stream('POST /api/brand-archetype/analyze', { body }, ({ text }) => onText(text))
  if (interview.archetypeResult) {
    await send('POST /api/brand-archetype/save', { body: historyOf(interview) })
    await refreshUser()
  }
  show(join(known, interview))
  return interview
}

/** Puts other words in the place of a sent answer; what stands above it is as it was. */
export async function sendCorrection(
  id: string,
  message: string,
  known: ArchetypeInterview,
): Promise<ArchetypeInterview> {
  const { revision } = known
  const now = await send('PUT /api/brand-archetype/answers/:id', { params: { id }, body: { message, revision } })
  const from = known.messages.findIndex((each) => each.id === now.messages[0]?.id)
  const messages = [...known.messages.slice(0, Math.max(0, from)), ...now.messages]
  const interview = { ...now, messages, before: known.before }
  show(interview)
  return interview
}

/** Reads the interview again, and shows it unless that takes the answer away which is being corrected. */
export async function lookAgainFor(id: string): Promise<ArchetypeInterview> {
  const interview = await send(interviewCall, newest)
  if (interview.messages.some((message) => message.id === id)) show(interview)
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
  const response = await request('POST /api/brand-archetype/pdf', {
    query: { timeZone: timeZone() },
    body: historyOf(interview),
  })
  return response.blob()
}

/** The newest messages tell the server which question an answer is to. */
const historyOf = ({ archetypeResult, messages }: ArchetypeInterview) => ({
  archetypeResult,
  conversationHistory: messages.slice(-3),
})
