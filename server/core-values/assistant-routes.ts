/** The values assistant. Each value has its own conversation, and only the server's copy of it is used. */

import { z } from 'zod'
import {
  type AssistantMessage,
  assistantActions,
  coreValuesCalls,
  valueGuide,
  valueProposal,
} from '#contract/core-values.ts'
import { resultSources } from '#contract/plain/brand.ts'
import { newCoreValuePlaceholders } from '#contract/plain/core-value.ts'
import type { GuideAnswers, ValueGuide } from '#contract/plain/guided-value.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import {
  type Conversations,
  type ConversationTool,
  findOlderMessagesCursor,
  type StoredMessage,
} from '#server/brand/conversations-store.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import type { HandlerInput } from '#server/calls/handler.ts'
import { chatLimits, readLimit, restartLimit } from '#server/calls/limits.ts'
import type { ValuesStore } from '#server/core-values/values-store.ts'
import type { ValuesWriter } from '#server/core-values/values-writer.ts'
import type { Database } from '#server/platform/db/database.ts'

/**
 * Stored with a message: the button that sent it. Stored with a reply: the answers so far, and whether the message
 * counted as one.
 */
const detail = z.object({
  source: z.enum(resultSources).nullable().catch(null),
  proposals: z.array(valueProposal).catch([]),
  guide: valueGuide.optional().catch(undefined),
  act: z.enum(assistantActions).optional().catch(undefined),
  isKept: z.boolean().optional().catch(undefined),
})
const noDetail = { source: null, proposals: [], guide: undefined, act: undefined, isKept: undefined }
const detailOf = (message: StoredMessage | undefined) => detail.safeParse(message?.detail).data ?? noDetail

/** Messages as clients get them. Whether a message of the owner counted as an answer is stored with the reply to it. */
function present(messages: readonly StoredMessage[]): AssistantMessage[] {
  return messages.map((message, at) => {
    const { source, proposals } = detailOf(message)
    const isKept = message.role === 'user' ? detailOf(messages[at + 1]).isKept : undefined
    return {
      role: message.role,
      content: message.content,
      proposals,
      source,
      ...(isKept !== undefined && { isKept }),
    }
  })
}

/** The answers before the first message: the title of an existing value serves as the answer to the first question. */
function firstAnswers(value: { title: string } | undefined): GuideAnswers {
  return value === undefined || value.title === newCoreValuePlaceholders.title ? {} : { hold: value.title }
}

const guidesOf = (messages: readonly StoredMessage[]): ValueGuide[] =>
  messages.flatMap((message) => detailOf(message).guide ?? [])

/** The answers so far, and the answers one step before, for undo. */
function readGuide(messages: readonly StoredMessage[], first: GuideAnswers) {
  const known = [{ answers: first, depth: 0 }, ...guidesOf(messages)]
  const now = known.at(-1) ?? { answers: first, depth: 0 }
  const before = known.findLast(({ depth }) => depth === now.depth - 1)
  return { guide: now, before: before?.answers }
}

type Parts = {
  answer: RegisterCall
  database: Database
  conversations: Conversations
  values: ValuesStore
  writer: ValuesWriter
}

/** The value being discussed, undefined for a new one, and the name under which the conversation about it is stored. */
async function readTopic(values: ValuesStore, brandId: string, valueId: string | null | undefined) {
  const { coreValues } = await values.read(brandId)
  const value = coreValues.find(({ id }) => id === valueId)
  const tool: ConversationTool = value === undefined ? 'core-values' : `core-values:${value.id}`
  return { coreValues, value, tool }
}

export function addAssistantRoutes(parts: Parts): void {
  const { answer, conversations, values } = parts
  answer(coreValuesCalls.getValuesConversation, [readLimit], async ({ asker, query }) => {
    const { value, tool } = await readTopic(values, asker.brandId, query.valueId)
    const newest = await conversations.read(asker.brandId, tool)
    const { before } = query
    const messages = before === undefined ? newest : await conversations.read(asker.brandId, tool, before)
    return {
      messages: present(messages),
      ...findOlderMessagesCursor(messages),
      guide: readGuide(newest, firstAnswers(value)).guide,
      isFull: await conversations.isFull(asker.brandId, tool),
    }
  })

  answer(coreValuesCalls.endValuesConversation, [restartLimit], async ({ asker, body }) => {
    const { tool } = await readTopic(values, asker.brandId, body.valueId)
    const { value: becomes, tool: next } = await readTopic(values, asker.brandId, body.becomes)
    if (becomes && next !== tool) await conversations.move(asker.brandId, tool, next)
    else await conversations.end(asker.brandId, tool)
    return { success: true as const }
  })
  addAsking(parts)
}

function addAsking({ answer, database, conversations, values, writer }: Parts): void {
  /**
   * Stores the message and the reply. The reply is based on the stored list and conversation, not on what the client
   * sent.
   */
  async function say({ asker, body, tell, signal }: HandlerInput<typeof coreValuesCalls.askValuesAssistant>) {
    const { brandId } = asker
    const { message, context } = body
    const { coreValues, value, tool } = await readTopic(values, brandId, context?.editingValueId)
    const first = firstAnswers(value)
    const words = { content: message, detail: { act: context?.act } }
    const messages = await conversations.say(brandId, tool, words, async (before) => {
      const { text, ...reply } = await writer.answer({
        message,
        ...(context?.act && { act: context.act }),
        ...(context?.asks && { asks: context.asks }),
        ...readGuide(before, first),
        values: coreValues,
        ...(value && { editingValueId: value.id }),
        brief: await readBrief(brandId, database),
        conversation: before.map(({ role, content }) => ({ role, content })),
        signal,
      })
      await tell('text', { text })
      return { content: text, detail: reply }
    })
    const shown = present(messages)
    const last = shown.at(-1)
    return {
      response: last?.content ?? '',
      proposals: last?.proposals ?? [],
      source: last?.source ?? 'embedded',
      messages: shown,
      guide: readGuide(messages, first).guide,
      isFull: await conversations.isFull(brandId, tool),
    }
  }

  answer(coreValuesCalls.askValuesAssistant, chatLimits, say)
}
