/** The stored messages as the interview's questions and answers, and as a client reads them. */
import { z } from 'zod'
import type { ArchetypeMessage, InterviewExchange } from '#contract/brand-archetype.ts'
import type { StoredMessage } from '#server/brand/conversations-store.ts'

/** What is kept beside a question, and beside the first answer: the greeting that it replied to. */
export const questionDetail = z.object({ questionId: z.string() })
export const greetingDetail = z.object({ greeting: z.string() })

/** What was answered so far; the first answer is to the opening. */
export function transcriptOf(messages: readonly StoredMessage[]): InterviewExchange[] {
  let questionId = 'opening'
  return messages.flatMap(({ role, content, detail }) => {
    if (role === 'user') return [{ questionId, answer: content }]
    questionId = questionDetail.safeParse(detail).data?.questionId ?? questionId
    return []
  })
}

/** Whether somebody is owed a reply. */
export const isUnanswered = (messages: readonly StoredMessage[]) => messages.at(-1)?.role === 'user'

const greetingId = '0'

/** The conversation as it is shown, from the greeting on; `greeting` is the one that would be given now. */
export function shownMessages(messages: readonly StoredMessage[], greeting: string, now: Date): ArchetypeMessage[] {
  const first = messages[0]
  const given = greetingDetail.safeParse(first?.detail).data?.greeting ?? greeting
  const timestamp = (first?.createdAt ?? now).toISOString()
  return [
    { id: greetingId, role: 'assistant', content: given, timestamp },
    ...messages.map(({ number, role, content, createdAt }) => ({
      id: String(number),
      role,
      content,
      timestamp: createdAt.toISOString(),
    })),
  ]
}

/** Whether a client that shows `history` has not seen the last question yet; what it holds decides nothing else. */
export function hasMovedOn(messages: readonly StoredMessage[], history: readonly Record<string, unknown>[]): boolean {
  const seen = history.findLast(({ role }) => role === 'assistant')?.id
  const asked = messages.findLast(({ role }) => role === 'assistant')
  const isKnown = seen === greetingId || messages.some(({ number }) => String(number) === seen)
  return isKnown && seen !== (asked ? String(asked.number) : greetingId)
}
