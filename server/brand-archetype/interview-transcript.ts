/** The stored messages as the interview's questions and answers, and as a client reads them. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type ArchetypeMessage,
  archetypeShortfall,
  type InterviewExchange,
  type InterviewTurn,
} from '#contract/brand-archetype.ts'
import type { StoredMessage } from '#server/brand/conversations-store.ts'
import { openingQuestion } from '#server/brand-archetype/measure-interview.ts'

/** What is kept beside a question: which, and what the interview lacks by then; `shortfall` is missing where it was not stored yet. */
export const questionDetail = z.object({
  questionId: z.string(),
  shortfall: archetypeShortfall.nullable().optional().catch(undefined),
})
/** Which question a message asks, where it asks one. */
export const questionIdOf = ({ detail }: StoredMessage) => questionDetail.safeParse(detail).data?.questionId

/** How a turn is stored: beside a question what the interview lacks by then, so that reading it works nothing out. */
export function storedTurn(turn: InterviewTurn) {
  if (turn.kind === 'result') return { content: turn.text, detail: null }
  const shortfall = turn.kind === 'undecided' ? turn.shortfall : null
  const content = turn.kind === 'question' ? turn.question.text : turn.text
  return { content, detail: { questionId: turn.question.id, shortfall } }
}

/** Beside the first answer: the greeting that it replied to; beside one to a question of the owner's choice: which. */
export const greetingDetail = z.object({ greeting: z.string() })
export const chosenDetail = z.object({ questionId: z.string(), asked: z.string() })
/** Beside an answer whose words were corrected: when. */
const correctedDetail = z.looseObject({ correctedAt: z.string() })
const correctedAtOf = ({ detail }: StoredMessage) => correctedDetail.safeParse(detail).data?.correctedAt

/** What stands beside an answer, and that it is corrected now. */
export const correctedNow = ({ detail }: StoredMessage) => ({
  ...z.looseObject({}).safeParse(detail).data,
  correctedAt: new Date().toISOString(),
})

/** Each answer with the question as it was put; the first answer is to the opening. */
export function exchangesOf(messages: readonly StoredMessage[]): (InterviewExchange & { question: string })[] {
  let asked = { questionId: 'opening', question: openingQuestion }
  return messages.flatMap(({ role, content, detail }) => {
    if (role === 'user') {
      const chosen = chosenDetail.safeParse(detail).data
      return [{ ...asked, ...(chosen && { questionId: chosen.questionId, question: chosen.asked }), answer: content }]
    }
    const { questionId = asked.questionId, shortfall } = questionDetail.safeParse(detail).data ?? {}
    // What an undecided interview says comes before what it asks.
    asked = { questionId, question: shortfall?.questions[0]?.text ?? content }
    return []
  })
}

/** What was answered so far, as the engine reads it. */
export const transcriptOf = (messages: readonly StoredMessage[]): InterviewExchange[] =>
  exchangesOf(messages).map(({ questionId, answer }) => ({ questionId, answer }))

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

function shownMessage(message: StoredMessage): ArchetypeMessage {
  const { role, content, createdAt } = message
  const correctedAt = correctedAtOf(message)
  return { id: idOf(message), role, content, timestamp: createdAt.toISOString(), ...(correctedAt && { correctedAt }) }
}

/** The question of her choice stands above its answer, as if Synapse had asked it. */
function chosenQuestion(message: StoredMessage): ArchetypeMessage[] {
  const { data } = chosenDetail.safeParse(message.detail)
  return data
    ? [{ ...shownMessage(message), id: `${idOf(message)}-asked`, role: 'assistant', content: data.asked }]
    : []
}

/** The answer of that id, if it is one of these messages. */
export const findAnswer = (messages: readonly StoredMessage[], id: string): StoredMessage | undefined =>
  messages.find((message) => message.role === 'user' && idOf(message) === id)

/** Which state of the conversation these newest messages show: the last of them, and what was corrected in them. */
export function revisionOf(messages: readonly StoredMessage[]): string {
  const last = messages.at(-1)
  const corrected = messages.flatMap((message) => correctedAtOf(message) ?? []).join()
  const mark = createHash('sha256').update(corrected).digest('base64url').slice(0, 12)
  return `${last ? idOf(last) : greetingId}.${mark}`
}

/** Whether the conversation went on since that revision, and is not just corrected. */
export const hasGoneOn = (messages: readonly StoredMessage[], revision: string) =>
  revisionOf(messages).split('.')[0] !== revision.split('.')[0]

/** Whether a client that shows `history` has not seen the last question yet; what it holds decides nothing else. */
export function hasMovedOn(messages: readonly StoredMessage[], history: readonly Record<string, unknown>[]): boolean {
  const seen = history.findLast(({ role }) => role === 'assistant')?.id
  const asked = messages.findLast(({ role }) => role === 'assistant')
  return isOwnId(seen) && seen !== (asked ? idOf(asked) : greetingId)
}
