/** The stored messages as the interview's questions and answers, and as a client reads them. */
import { z } from 'zod'
import { type ArchetypeMessage, archetypeShortfall, type InterviewExchange } from '#contract/brand-archetype.ts'
import type { StoredMessage } from '#server/brand/conversations-store.ts'

/** What is kept beside a question: which, and what the interview lacks by then; `shortfall` is missing where it was not stored yet. */
export const questionDetail = z.object({
  questionId: z.string(),
  shortfall: archetypeShortfall.nullable().optional().catch(undefined),
})
/** Beside the first answer: the greeting that it replied to; beside one to a question of the owner's choice: which. */
export const greetingDetail = z.object({ greeting: z.string() })
export const chosenDetail = z.object({ questionId: z.string(), asked: z.string() })

/** What was answered so far; the first answer is to the opening. */
export function transcriptOf(messages: readonly StoredMessage[]): InterviewExchange[] {
  let questionId = 'opening'
  return messages.flatMap(({ role, content, detail }) => {
    if (role === 'user')
      return [{ questionId: chosenDetail.safeParse(detail).data?.questionId ?? questionId, answer: content }]
    questionId = questionDetail.safeParse(detail).data?.questionId ?? questionId
    return []
  })
}

/** Whether somebody is owed a reply. */
export const isUnanswered = (messages: readonly StoredMessage[]) => messages.at(-1)?.role === 'user'

const greetingId = 'm0'
/** Tells a message from those of the same number in conversations before; other clients may give ids of their own. */
const idOf = ({ number, createdAt }: StoredMessage) => `m${number}-${createdAt.getTime().toString(36)}`
const isOwnId = (id: unknown) => typeof id === 'string' && /^m\d+/.test(id)

/** A part of the conversation as it is shown, the first from the greeting on; `greeting` is the one that would be given now. */
export function shownMessages(messages: readonly StoredMessage[], greeting: string, now: Date): ArchetypeMessage[] {
  const first = messages[0]
  const shown = messages.flatMap((message) => [...chosenQuestion(message), shownMessage(message)])
  if (first && first.number > 1) return shown
  const given = greetingDetail.safeParse(first?.detail).data?.greeting ?? greeting
  const timestamp = (first?.createdAt ?? now).toISOString()
  return [{ id: greetingId, role: 'assistant', content: given, timestamp }, ...shown]
}

const shownMessage = (message: StoredMessage): ArchetypeMessage => ({
  id: idOf(message),
  role: message.role,
  content: message.content,
  timestamp: message.createdAt.toISOString(),
})

/** The question of her choice stands above its answer, as if Synapse had asked it. */
function chosenQuestion(message: StoredMessage): ArchetypeMessage[] {
  const { data } = chosenDetail.safeParse(message.detail)
  return data
    ? [{ ...shownMessage(message), id: `${idOf(message)}-asked`, role: 'assistant', content: data.asked }]
    : []
}

/** Whether a client that shows `history` has not seen the last question yet; what it holds decides nothing else. */
export function hasMovedOn(messages: readonly StoredMessage[], history: readonly Record<string, unknown>[]): boolean {
  const seen = history.findLast(({ role }) => role === 'assistant')?.id
  const asked = messages.findLast(({ role }) => role === 'assistant')
  return isOwnId(seen) && seen !== (asked ? idOf(asked) : greetingId)
}
