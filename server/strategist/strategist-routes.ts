/** The strategist: nudges, the stored conversation, and answering a message. */

import { z } from 'zod'
import type { ConversationMessage } from '#contract/plain/strategist-record.ts'
import {
  type AnswerMarks,
  answerMarks,
  replyExtras,
  type SearchHit,
  type StrategistMessage,
  strategistCalls,
} from '#contract/strategist.ts'
import { type Conversations, findOlderMessagesCursor, type StoredMessage } from '#server/brand/conversations-store.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import type { HandlerInput } from '#server/calls/handler.ts'
import { chatLimits, readLimit, restartLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readStrategistRecord } from '#server/strategist/strategist-store.ts'
import { findNudges, type StrategistWriter } from '#server/strategist/strategist-writer.ts'

type Parts = {
  answer: RegisterCall
  database: Database
  conversations: Conversations
  writer: StrategistWriter
  productName: string
}

const tool = 'strategist'
/** Stored with a reply: its buttons, cards and search hits, and who wrote it. Older rows lack some of these. */
const kept = z.object({
  suggestions: replyExtras.suggestions.catch([]),
  nudges: replyExtras.nudges.catch([]),
  hits: replyExtras.hits.catch([]),
  choices: replyExtras.choices.catch([]),
  source: z.enum(['embedded', 'provider']).catch('embedded'),
  ...answerMarks,
})
const nothing = kept.parse({})

const saidOf = ({ role, content }: StoredMessage): ConversationMessage => ({ role, content })

/** The marks that an answer has. */
const marksOf = ({ writtenBy, trouble, sources, untold }: AnswerMarks): AnswerMarks => ({
  ...(writtenBy !== undefined && { writtenBy }),
  ...(trouble !== undefined && { trouble }),
  ...(sources !== undefined && { sources }),
  ...(untold !== undefined && { untold }),
})

function messageOf({ number, role, content, detail, createdAt }: StoredMessage): StrategistMessage {
  const { suggestions, nudges, hits, choices, ...marks } = kept.catch(nothing).parse(detail)
  return {
    id: String(number),
    role,
    content,
    timestamp: createdAt.toISOString(),
    ...(suggestions.length > 0 && { suggestions }),
    ...(nudges.length > 0 && { nudges }),
    ...(hits.length > 0 && { hits }),
    ...(choices.length > 0 && { choices }),
    ...marksOf(marks),
  }
}

export function addStrategistRoutes(parts: Parts): void {
  const { answer, database, conversations } = parts

  answer(strategistCalls.getStrategistAnalysis, [readLimit], async ({ asker }) => {
    const record = await readStrategistRecord(asker.brandId, asker.chain, '', database)
    const hasConversation = await conversations.isBegun(asker.brandId, tool)
    return { nudges: findNudges(record), hasConversation }
  })

  answer(strategistCalls.getStrategistConversation, [readLimit], async ({ asker, query }) => {
    const messages = await conversations.read(asker.brandId, tool, query.before)
    const isFull = await conversations.isFull(asker.brandId, tool)
    return { messages: messages.map(messageOf), ...findOlderMessagesCursor(messages), isFull }
  })

  answer(strategistCalls.resetStrategist, [restartLimit], async ({ asker }) => {
    await conversations.end(asker.brandId, tool)
    return { success: true as const }
  })

  addAsking(parts)
}

function addAsking({ answer, database, conversations, writer, productName }: Parts): void {
  /** Fills in the product's name, for which the help texts have a placeholder. */
  const named = ({ title, text, ...rest }: SearchHit): SearchHit => ({
    ...rest,
    title: title.replaceAll('%PRODUCT_NAME%', productName),
    text: text.replaceAll('%PRODUCT_NAME%', productName),
  })

  async function ask({ asker, body, tell, signal }: HandlerInput<typeof strategistCalls.askStrategist>) {
    const { brandId, chain } = asker
    const { message, context } = body
    const reviewing = context?.reviewing ?? undefined
    // A suggestion that was pressed is the engine's to answer.
    const byModel = body.byModel === true && reviewing === undefined
    const reply = async (before: readonly StoredMessage[]) => {
      const record = await readStrategistRecord(brandId, chain, context?.currentPath ?? '', database)
      const { response, ...brought } = await writer.answer(record, {
        ...{ message, reviewing, conversation: before.slice(0, -1).map(saidOf) },
        ...{ asker, byModel, signal, tell: (text) => tell('text', { text }) },
      })
      return { content: response, detail: { ...brought, hits: brought.hits.map(named) } }
    }
    const said = await conversations.say(brandId, tool, { content: message }, reply, byModel ? signal : undefined)
    const last = said.at(-1)
    const isFull = await conversations.isFull(brandId, tool)
    const { suggestions, nudges, hits, choices, source, ...marks } = kept.catch(nothing).parse(last?.detail)
    return { response: last?.content ?? '', suggestions, nudges, hits, choices, source, ...marksOf(marks), isFull }
  }

  answer(strategistCalls.askStrategist, chatLimits, ask)
}
