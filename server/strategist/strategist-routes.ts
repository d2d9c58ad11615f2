/** The strategist: nudges, the stored conversation, a turn of it. */

import { z } from 'zod'
import type { SaidMessage } from '#contract/plain/strategist-record.ts'
import { broughtAlong, type Hit, type StrategistMessage, strategistCalls } from '#contract/strategist.ts'
import type { GuideMessage } from '#engine/strategist/answer-message.ts'
import { type Conversations, olderThan, type StoredMessage } from '#server/brand/conversations-store.ts'
import type { Answer } from '#server/calls/answer.ts'
import type { Asker } from '#server/calls/asker.ts'
import type { Tell } from '#server/calls/handler.ts'
import { chatLimits, readLimit, restartLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readStrategistRecord } from '#server/strategist/strategist-store.ts'
import type { StrategistWriter } from '#server/strategist/strategist-writer.ts'

type Parts = {
  answer: Answer
  database: Database
  conversations: Conversations
  writer: StrategistWriter
  productName: string
}

const tool = 'strategist'
/** What stands beside a stored sentence; what was stored before a part was known is without it. */
const kept = z.object({
  suggestions: broughtAlong.suggestions.catch([]),
  nudges: broughtAlong.nudges.catch([]),
  hits: broughtAlong.hits.catch([]),
  choices: broughtAlong.choices.catch([]),
})
const nothing = { suggestions: [], nudges: [], hits: [], choices: [] }

const saidOf = ({ role, content }: StoredMessage): SaidMessage => ({ role, content })

function messageOf({ number, role, content, detail, createdAt }: StoredMessage): StrategistMessage {
  const { suggestions, nudges, hits, choices } = kept.catch(nothing).parse(detail)
  return {
    id: String(number),
    role,
    content,
    timestamp: createdAt.toISOString(),
    ...(suggestions.length > 0 && { suggestions }),
    ...(nudges.length > 0 && { nudges }),
    ...(hits.length > 0 && { hits }),
    ...(choices.length > 0 && { choices }),
  }
}

/** An answer in the pieces in which it is shown. */
const piecesOf = (text: string) => text.match(/\S+\s*/g) ?? []

export function addStrategistRoutes(parts: Parts): void {
  const { answer, database, conversations, writer } = parts

  answer(strategistCalls.getStrategistAnalysis, [readLimit], async ({ asker }) => {
    const record = await readStrategistRecord(asker.brandId, asker.chain, '', database)
    const hasConversation = await conversations.isBegun(asker.brandId, tool)
    return { nudges: writer.analyse(record), hasConversation }
  })

  answer(strategistCalls.getStrategistConversation, [readLimit], async ({ asker, query }) => {
    const messages = await conversations.read(asker.brandId, tool, query.before)
    const isFull = await conversations.isFull(asker.brandId, tool)
    return { messages: messages.map(messageOf), ...olderThan(messages), isFull }
  })

  answer(strategistCalls.resetStrategist, [restartLimit], async ({ asker }) => {
    await conversations.end(asker.brandId, tool)
    return { success: true as const }
  })

  addAsking(parts)
}

function addAsking({ answer, database, conversations, writer, productName }: Parts): void {
  /** The help calls the product by a placeholder. */
  const named = ({ title, text, ...rest }: Hit): Hit => ({
    ...rest,
    title: title.replaceAll('%PRODUCT_NAME%', productName),
    text: text.replaceAll('%PRODUCT_NAME%', productName),
  })

  async function ask(
    { brandId, chain }: Asker,
    path: string,
    turn: GuideMessage,
    tell: Tell<typeof strategistCalls.askStrategist>,
  ) {
    const messages = await conversations.say(brandId, tool, { content: turn.message }, async (before) => {
      const record = await readStrategistRecord(brandId, chain, path, database)
      const { response, ...brought } = await writer.answer(record, before.slice(0, -1).map(saidOf), turn)
      for (const piece of piecesOf(response)) await tell('text', { text: piece })
      return { content: response, detail: kept.parse({ ...brought, hits: brought.hits.map(named) }) }
    })
    const [last] = messages.slice(-1).map(messageOf)
    const isFull = await conversations.isFull(brandId, tool)
    return {
      response: last?.content ?? '',
      suggestions: last?.suggestions ?? [],
      nudges: last?.nudges ?? [],
      hits: last?.hits ?? [],
      choices: last?.choices ?? [],
      source: writer.source,
      isFull,
    }
  }

  answer(strategistCalls.askStrategist, chatLimits, ({ asker, body, tell }) => {
    const { message, context } = body
    const path = context?.currentPath ?? ''
    const turn = { message, reviewing: context?.reviewing ?? undefined }
    return ask(asker, path, turn, tell)
  })
}
