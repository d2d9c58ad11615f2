/** Turns stored messages into the interview's questions and answers, and into the messages that a client shows. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type ArchetypeMessage,
  archetypeShortfall,
  type InterviewExchange,
  type InterviewTurn,
  questionWording,
} from '#contract/brand-archetype.ts'
import type { ChangedMessage, StoredMessage } from '#server/brand/conversations-store.ts'
import { openingQuestion } from '#server/brand-archetype/measure-interview.ts'

/** How a language model worded a question. */
export type GivenWording = { text: string; writtenBy: string }

/**
 * Stored with a question: its id, why there is no result yet (`shortfall`), and, if a language model worded it, our own
 * wording. Older rows have no `shortfall`.
 */
export const questionDetail = z.object({
  questionId: z.string(),
  wording: questionWording.optional().catch(undefined),
  shortfall: archetypeShortfall.nullable().optional().catch(undefined),
})
/** The id of the question that a message asks; undefined if it asks none. */
export const questionIdOf = ({ detail }: StoredMessage) => questionDetail.safeParse(detail).data?.questionId

const wordingOf = ({ detail }: StoredMessage) => questionDetail.safeParse(detail).data?.wording

/**
 * Converts a turn to a message. The shortfall is stored with the question, so that reading the interview computes
 * nothing. A question that a language model worded is stored as it is asked, beside our own wording.
 */
export function storedTurn(turn: InterviewTurn, given?: GivenWording) {
  if (turn.kind === 'result') return { content: turn.text, detail: null }
  if (turn.kind === 'question' && given) {
    const wording = { ours: turn.question.text, writtenBy: given.writtenBy }
    return { content: given.text, detail: { questionId: turn.question.id, shortfall: null, wording } }
  }
  const shortfall = turn.kind === 'undecided' ? turn.shortfall : null
  const content = turn.kind === 'question' ? turn.question.text : turn.text
  return { content, detail: { questionId: turn.question.id, shortfall } }
}

/** The open question in our own words, if a language model worded it: it may rest on words that were corrected since. */
export function askedInOurWords(open: StoredMessage): ChangedMessage | undefined {
  const wording = wordingOf(open)
  const { wording: _given, ...detail } = z.looseObject({}).safeParse(open.detail).data ?? {}
  return wording && { number: open.number, content: wording.ours, detail }
}

/** Stored with the first answer: the greeting it replied to. */
export const greetingDetail = z.object({ greeting: z.string() })
export const chosenDetail = z.object({ questionId: z.string(), asked: z.string() })
/** Stored with a corrected answer: when it was corrected. */
const correctedDetail = z.looseObject({ correctedAt: z.string() })
const correctedAtOf = ({ detail }: StoredMessage) => correctedDetail.safeParse(detail).data?.correctedAt

/** The answer's detail, marked as corrected now. */
export const correctedNow = ({ detail }: StoredMessage) => ({
  ...z.looseObject({}).safeParse(detail).data,
  correctedAt: new Date().toISOString(),
})

/** Each answer with the question as it was asked; the first answer is always to the opening question. */
export function exchangesOf(messages: readonly StoredMessage[]): (InterviewExchange & { question: string })[] {
  let asked = { questionId: 'opening', question: openingQuestion }
  return messages.flatMap(({ role, content, detail }) => {
    if (role === 'user') {
      const chosen = chosenDetail.safeParse(detail).data
      return [{ ...asked, ...(chosen && { questionId: chosen.questionId, question: chosen.asked }), answer: content }]
    }
    const { questionId = asked.questionId, shortfall } = questionDetail.safeParse(detail).data ?? {}
    // The message of an undecided interview explains before it asks. Only its question is wanted here.
    asked = { questionId, question: shortfall?.questions[0]?.text ?? content }
    return []
  })
}

/** The answers so far, in the engine's shape. */
export const transcriptOf = (messages: readonly StoredMessage[]): InterviewExchange[] =>
  exchangesOf(messages).map(({ questionId, answer }) => ({ questionId, answer }))

/** Whether the last message still waits for a reply. */
export const isUnanswered = (messages: readonly StoredMessage[]) => messages.at(-1)?.role === 'user'

const greetingId = 'm0'
/**
 * The id of a message for clients. It includes the creation time, so that messages of different conversations have
 * different ids.
 */
const idOf = ({ number, createdAt }: StoredMessage) => `m${number}-${createdAt.getTime().toString(36)}`
const isOwnId = (id: unknown) => typeof id === 'string' && /^m\d+/.test(id)

/** A page of the conversation as shown. The first page begins with the greeting; `greeting` is used if none was stored. */
export function listShownMessages(messages: readonly StoredMessage[], greeting: string, now: Date): ArchetypeMessage[] {
  const first = messages[0]
  const shown = messages.flatMap((message) => [...chosenQuestion(message), shownMessage(message)])
  if (first && first.number > 1) return shown
  const given = greetingDetail.safeParse(first?.detail).data?.greeting ?? greeting
  const timestamp = (first?.createdAt ?? now).toISOString()
  return [{ id: greetingId, role: 'assistant', content: given, timestamp }, ...shown]
}

function shownMessage(message: StoredMessage): ArchetypeMessage {
  const { role, content, createdAt } = message
  const [correctedAt, wording] = [correctedAtOf(message), wordingOf(message)]
  return {
    ...{ id: idOf(message), role, content, timestamp: createdAt.toISOString() },
    ...(correctedAt && { correctedAt }),
    ...(wording && { wording }),
  }
}

/** A question that the owner picked is shown above their answer, as if Synapse had asked it. */
function chosenQuestion(message: StoredMessage): ArchetypeMessage[] {
  const { data } = chosenDetail.safeParse(message.detail)
  return data
    ? [{ ...shownMessage(message), id: `${idOf(message)}-asked`, role: 'assistant', content: data.asked }]
    : []
}

/** The answer with this id, if it is among these messages. */
export const findAnswer = (messages: readonly StoredMessage[], id: string): StoredMessage | undefined =>
  messages.find((message) => message.role === 'user' && idOf(message) === id)

/** The revision of the conversation: the id of its last message and a hash of the corrections in these messages. */
export function revisionOf(messages: readonly StoredMessage[]): string {
  const last = messages.at(-1)
  const corrected = messages.flatMap((message) => correctedAtOf(message) ?? []).join()
  const mark = createHash('sha256').update(corrected).digest('base64url').slice(0, 12)
  return `${last ? idOf(last) : greetingId}.${mark}`
}

/** Whether messages were added since that revision; corrections alone do not count. */
export const hasGoneOn = (messages: readonly StoredMessage[], revision: string) =>
  revisionOf(messages).split('.')[0] !== revision.split('.')[0]

/** Whether the last question is missing from the `history` that a client shows. The history is used for nothing else. */
export function hasMovedOn(messages: readonly StoredMessage[], history: readonly Record<string, unknown>[]): boolean {
  const seen = history.findLast(({ role }) => role === 'assistant')?.id
  const asked = messages.findLast(({ role }) => role === 'assistant')
  return isOwnId(seen) && seen !== (asked ? idOf(asked) : greetingId)
}
