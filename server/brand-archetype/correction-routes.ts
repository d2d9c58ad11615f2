/**
 * Corrects an answer that was already sent. Later answers stay; the open question is replaced if need be, and results
 * made from the old words are marked as stale.
 */

import { type ArchetypeInterview, brandArchetypeCalls, type InterviewTurn } from '#contract/brand-archetype.ts'
import { interviewLettersMax } from '#contract/plain/archetypes.ts'
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import { archetypeTool, markArchetypeCorrected } from '#server/brand/archetype-part.ts'
import type {
  ChangedMessage,
  ConversationChange,
  Conversations,
  StoredMessage,
} from '#server/brand/conversations-store.ts'
import type { ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import {
  askedInOurWords,
  correctedNow,
  findAnswer,
  hasGoneOn,
  isUnanswered,
  questionIdOf,
  revisionOf,
  storedTurn,
  transcriptOf,
} from '#server/brand-archetype/interview-transcript.ts'
import type { InterviewWriter } from '#server/brand-archetype/interview-writer.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { chatLimits } from '#server/calls/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Parts = {
  answer: RegisterCall
  archetypes: ArchetypeStore
  conversations: Conversations
  writer: InterviewWriter
  show: (brandId: string, messages: readonly StoredMessage[]) => Promise<ArchetypeInterview>
}

type Correction = { id: string; message: string; revision: string; signal: AbortSignal }

export function addCorrectionRoute({ answer, archetypes, conversations, writer, show }: Parts): void {
  answer(
    brandArchetypeCalls.correctArchetypeAnswer,
    chatLimits,
    async ({ asker: { brandId }, params: { id }, body, signal }) => {
      await conversations.change(brandId, archetypeTool, (messages) =>
        correct(brandId, messages, { id, signal, ...body }, { archetypes, writer }),
      )
      const messages = await conversations.readForReply(brandId, archetypeTool)
      return show(brandId, messages.slice(messages.indexOf(answerIn(messages, id))))
    },
  )
}

function answerIn(messages: readonly StoredMessage[], id: string): StoredMessage {
  const found = findAnswer(messages, id)
  if (!found) throw new Refusal('not_found', { sentence: 'There is no such answer of yours in this conversation.' })
  return found
}

/**
 * Builds the change to store: the corrected answer, a new open question if the correction calls for one, and results
 * marked as stale.
 */
async function correct(
  brandId: string,
  messages: readonly StoredMessage[],
  { id, message, revision, signal }: Correction,
  { archetypes, writer }: Pick<Parts, 'archetypes' | 'writer'>,
): Promise<ConversationChange | undefined> {
  // A retry after a lost reply: the correction is already stored.
  if (findAnswer(messages, id)?.content === message) return undefined
  checkCurrent(messages, revision)
  const answered = answerIn(messages, id)
  checkRoom(messages, answered, message)
  const { brand, analysis } = await archetypes.read(brandId)
  const [before, transcript] = [messages, withWords(messages, answered, message)].map(transcriptOf)
  const open = messages.at(-1)
  const openId = open && questionIdOf(open)
  const taken =
    analysis || !before || !transcript || openId === undefined
      ? undefined
      : await writer.takeCorrected({ brand, transcript, before, openId, signal })
  const turn = taken?.turn
  const made = taken?.turn.kind === 'result' &&
    transcript && {
      result: taken.turn.result,
      source: taken.source,
      use: await writer.writeUse({ brand, transcript, signal, result: taken.turn.result }),
    }
  const corrected = { number: answered.number, content: message, detail: correctedNow(answered) }
  const asked = open && (turn ? askedAnew(open, turn) : askedInOurWords(open))
  return {
    messages: asked ? [corrected, asked] : [corrected],
    alongside: async (conversationId, db) => {
      await markArchetypeCorrected(brandId, conversationId, db)
      if (made) await archetypes.complete(brandId, made, db)
    },
  }
}

const withWords = (messages: readonly StoredMessage[], answered: StoredMessage, content: string) =>
  messages.map((message) => (message === answered ? { ...message, content } : message))

/** Refuses unless the client sees the current state of the conversation. */
function checkCurrent(messages: readonly StoredMessage[], revision: string): void {
  if (isUnanswered(messages)) throw new Refusal('conversation_busy', { retryAfterSeconds: 1 })
  const newest = messages.slice(-conversationLimits[archetypeTool].page)
  if (hasGoneOn(newest, revision)) throw new Refusal('conversation_moved')
  if (revisionOf(newest) !== revision) throw new Refusal('stale_revision')
}

/** Refuses words that exceed the interview's limit of characters in total; an answer that gets shorter always fits. */
function checkRoom(messages: readonly StoredMessage[], answered: StoredMessage, words: string): void {
  const added = words.length - answered.content.length
  const said = messages.filter(({ role }) => role === 'user')
  const letters = said.reduce((sum, { content }) => sum + content.length, added)
  if (added > 0 && letters > interviewLettersMax) throw new Refusal('conversation_full')
}

/** Replaces the open question. A different question gets a new time, so that a client showing the old one counts as behind. */
function askedAnew(open: StoredMessage, turn: InterviewTurn): ChangedMessage {
  const isSame = turn.kind !== 'result' && turn.question.id === questionIdOf(open)
  return { number: open.number, ...storedTurn(turn), ...(!isSame && { createdAt: new Date() }) }
}
