/** The strategist: nudges, the stored conversation, a turn of it. */
import { z } from 'zod'
import type { SaidMessage } from '#contract/plain/strategist-record.ts'
import { choice, type StrategistMessage, strategistCalls, suggestion } from '#contract/strategist.ts'
import type { Answer } from '#server/account/answer.ts'
import type { Asker } from '#server/account/session-store.ts'
import { type Conversations, olderThan, type StoredMessage } from '#server/brand/conversations-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type EventSink, streamEvents, wantsEvents } from '#server/platform/http/event-stream.ts'
import { readStrategistRecord } from '#server/strategist/strategist-store.ts'
import type { StrategistTurn, StrategistWriter } from '#server/strategist/strategist-writer.ts'

type Parts = {
  answer: Answer
  database: Database
  conversations: Conversations
  writer: StrategistWriter
}

const tool = 'strategist'
const kept = z.object({ suggestions: z.array(suggestion).catch([]), choices: z.array(choice).catch([]) })

const saidOf = ({ role, content }: StoredMessage): SaidMessage => ({ role, content })

function messageOf({ number, role, content, detail, createdAt }: StoredMessage): StrategistMessage {
  const { suggestions, choices } = kept.catch({ suggestions: [], choices: [] }).parse(detail)
  return {
    id: String(number),
    role,
    content,
    timestamp: createdAt.toISOString(),
    ...(suggestions.length > 0 && { suggestions }),
    ...(choices.length > 0 && { choices }),
  }
}

/** An answer in the pieces in which it is shown. */
const piecesOf = (text: string) => text.match(/\S+\s*/g) ?? []

export function addStrategistRoutes(parts: Parts): void {
  const { answer, database, conversations, writer } = parts

  answer(strategistCalls.getStrategistAnalysis, async ({ asker }) => {
    const record = await readStrategistRecord(asker.brandId, asker.chain, '', database)
    const hasConversation = await conversations.isBegun(asker.brandId, tool)
    return { nudges: writer.analyse(record), hasConversation }
  })

  answer(strategistCalls.getStrategistConversation, async ({ asker, query }) => {
    const messages = await conversations.read(asker.brandId, tool, query.before)
    const isFull = await conversations.isFull(asker.brandId, tool)
    return { messages: messages.map(messageOf), ...olderThan(messages), isFull }
  })

  answer(strategistCalls.resetStrategist, async ({ asker }) => {
    await conversations.end(asker.brandId, tool)
    return { success: true as const }
  })

  addAsking(parts)
}

function addAsking({ answer, database, conversations, writer }: Parts): void {
  async function ask({ brandId, chain }: Asker, path: string, turn: StrategistTurn, tell?: EventSink) {
    const messages = await conversations.say(brandId, tool, { content: turn.message }, async (before) => {
      const record = await readStrategistRecord(brandId, chain, path, database)
      const { response, suggestions, choices } = await writer.answer(record, before.slice(0, -1).map(saidOf), turn)
      for (const piece of tell ? piecesOf(response) : []) await tell?.('text', { text: piece })
      return { content: response, detail: kept.parse({ suggestions, choices }) }
    })
    const [last] = messages.slice(-1).map(messageOf)
    const isFull = await conversations.isFull(brandId, tool)
    return {
      response: last?.content ?? '',
      suggestions: last?.suggestions ?? [],
      choices: last?.choices ?? [],
      source: writer.source,
      isFull,
    }
  }

  answer(strategistCalls.askStrategist, async ({ asker, body, request, reply }) => {
    const { message, context } = body
    const path = context?.currentPath ?? ''
    const turn = { message, reviewing: context?.reviewing ?? undefined }
    if (!wantsEvents(request)) return ask(asker, path, turn)
    return streamEvents(reply, (tell) => ask(asker, path, turn, tell))
  })
}
