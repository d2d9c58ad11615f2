/** The calls of the interview, and the cached data that each of them updates. */
import type { ArchetypeInterview } from '#contract/brand-archetype.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { refreshUser } from '#web/account/use-user.ts'
import { request, send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'
import { cacheReply, getCallKey, queryClient, useFreshCall } from '#web/calls/use-call.ts'
import { getTimeZone } from '#web/ui/get-time-zone.ts'

const interviewCall = 'GET /api/brand-archetype'
const newest = { query: {} }
const show = (interview: ArchetypeInterview) => cacheReply(interviewCall, interview, newest)

/** The stored interview, refetched on each visit: it may have continued on another device. */
export const useInterview = () => useFreshCall(interviewCall, newest)

/** Refetches the interview and returns it. */
export async function readInterview(): Promise<ArchetypeInterview> {
  const interview = await send(interviewCall, newest)
  show(interview)
  return interview
}

/** Asks for the reply that the last answer still waits for, in case its server crashed, and shows the interview. */
export async function resumeInterview(signal: AbortSignal): Promise<void> {
  show(await send('POST /api/brand-archetype/resume', { body: {}, signal }))
}

/** Loads the messages before `before` and prepends them. */
export async function loadEarlierMessages(shown: ArchetypeInterview, before: number): Promise<void> {
  const older = await send(interviewCall, { query: { before } })
  show({ ...shown, messages: [...older.messages, ...shown.messages], before: older.before })
}

/** Appends the new messages of a reply to those already known. */
function join(known: ArchetypeInterview, now: ArchetypeInterview): ArchetypeInterview {
  const added = new Set(now.messages.map(({ id }) => id))
  return {
    ...now,
    messages: [...known.messages.filter(({ id }) => !added.has(id)), ...now.messages],
    before: known.before,
  }
}

type Sent = {
  known: ArchetypeInterview
  questionId: string | undefined
  byModel: boolean
  signal: AbortSignal
}

/**
 * Sends an answer, to the last question or the one with `questionId`; `onText` gets each piece of the reply as it
 * streams. With `byModel` a language model may word the next question. If the answer leads to the result, this also saves the result and refetches the user.
 */
export async function sendAnswer(
  message: string,
  { known, questionId, byModel, signal }: Sent,
  onText: (text: string) => void,
): Promise<{ interview: ArchetypeInterview; trouble: WritingTrouble | undefined }> {
  const { conversationHistory } = historyOf(known)
  const more = { ...(questionId && { questionId }), ...(byModel && { byModel }) }
  const body = { message, conversationHistory, brandAttributes: null, ...more }
  const { interview, trouble } = await stream('POST /api/brand-archetype/analyze', { body, signal }, ({ text }) =>
    onText(text),
  )
  if (interview.archetypeResult) {
    await send('POST /api/brand-archetype/save', { body: historyOf(interview) })
    await refreshUser()
  }
  show(join(known, interview))
  return { interview, trouble }
}

/** Replaces the text of a sent answer; the messages before it are unchanged. */
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

/** Refetches the interview; shows it unless the answer being corrected is gone from it, to keep that on screen. */
export async function refetchInterviewWith(id: string): Promise<ArchetypeInterview> {
  const interview = await send(interviewCall, newest)
  if (interview.messages.some((message) => message.id === id)) show(interview)
  return interview
}

/** Computes the result again from the current answers; the previous result is kept in the history. */
export async function renewAnalysis(): Promise<void> {
  await send('POST /api/brand-archetype/renew', { body: {} })
  await Promise.all([readInterview(), refreshUser()])
}

/** Starts over; the previous interview is kept in the history. */
export async function resetInterview(): Promise<void> {
  await send('POST /api/brand-archetype/reset', { body: {} })
  await Promise.all([readInterview(), refreshUser()])
}

/** Puts a text beside the interview as it is shown by now. */
function showModelText(modelText: ArchetypeInterview['modelText']): void {
  const now = queryClient.getQueryData<ArchetypeInterview>(getCallKey(interviewCall, newest))
  if (now) show({ ...now, modelText })
}

/** Lets the language model write what the result means; resolves with the trouble that it had, if any. */
export async function writeModelText(signal: AbortSignal): Promise<WritingTrouble | undefined> {
  const { modelText, trouble } = await send('POST /api/brand-archetype/text', { body: { byModel: true }, signal })
  showModelText(modelText)
  return trouble
}

export async function removeModelText(): Promise<void> {
  await send('DELETE /api/brand-archetype/text', { body: {} })
  showModelText(null)
}

/** After the result was counted anew: the interview, and the archetype on every other screen. */
async function showCountedAnew(): Promise<ArchetypeInterview> {
  const [interview] = await Promise.all([readInterview(), refreshUser()])
  return interview
}

/** Lets the language model read the answers; resolves with what came of it besides the readings. */
export async function writeModelReadings(
  signal: AbortSignal,
): Promise<{ trouble?: WritingTrouble | undefined; isUndecided?: boolean | undefined; isDecided?: boolean }> {
  const { trouble, isUndecided } = await send('POST /api/brand-archetype/readings', { body: { byModel: true }, signal })
  const isDecided = !trouble && !isUndecided && (await showCountedAnew()).archetypeResult !== null
  return { trouble, isUndecided, isDecided }
}

export async function changeModelReading(id: string, isTakenBack: boolean): Promise<ArchetypeInterview> {
  await send('PUT /api/brand-archetype/readings', { body: { id, isTakenBack } })
  return showCountedAnew()
}

export async function removeModelReadings(): Promise<ArchetypeInterview> {
  await send('DELETE /api/brand-archetype/readings', { body: {} })
  return showCountedAnew()
}

/** The report as a PDF, rendered by the server from its own data. */
export async function fetchReport(interview: ArchetypeInterview): Promise<Blob> {
  const response = await request('POST /api/brand-archetype/pdf', {
    query: { timeZone: getTimeZone() },
    body: historyOf(interview),
  })
  return response.blob()
}

/** What the calls send of the interview: the result, and the last messages, which show the question being answered. */
const historyOf = ({ archetypeResult, messages }: ArchetypeInterview) => ({
  archetypeResult,
  conversationHistory: messages.slice(-3),
})
