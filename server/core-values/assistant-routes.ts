/** The values assistant. Each value has its own conversation, and only the server's copy of it is used. */

import { coreValuesCalls } from '#contract/core-values.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import { type Conversations, findOlderMessagesCursor, type StoredMessage } from '#server/brand/conversations-store.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import type { HandlerInput } from '#server/calls/handler.ts'
import { chatLimits, readLimit, restartLimit } from '#server/calls/limits.ts'
import { presentMessages, readGuide, readTalk, readTopic } from '#server/core-values/read-talk.ts'
import type { ValuesStore } from '#server/core-values/values-store.ts'
import type { ValuesWriter } from '#server/core-values/values-writer.ts'
import type { Database } from '#server/platform/db/database.ts'

type Parts = {
  answer: RegisterCall
  database: Database
  conversations: Conversations
  values: ValuesStore
  writer: ValuesWriter
}

export function addAssistantRoutes(parts: Parts): void {
  const { answer, conversations, values } = parts
  answer(coreValuesCalls.getValuesConversation, [readLimit], async ({ asker, query }) => {
    const { value, tool } = await readTopic(values, asker.brandId, query.valueId)
    const newest = await conversations.read(asker.brandId, tool)
    const { before } = query
    const messages = before === undefined ? newest : await conversations.read(asker.brandId, tool, before)
    return {
      messages: presentMessages(messages),
      ...findOlderMessagesCursor(messages),
      guide: readGuide(newest, value).guide,
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
    const { message, context, byModel = false } = body
    const { coreValues, value, tool } = await readTopic(values, brandId, context?.editingValueId)
    const said = { content: message, detail: { act: context?.act, ...(byModel && { byModel }) } }
    const met: Pick<Awaited<ReturnType<ValuesWriter['answer']>>, 'trouble'> = {}
    const answerTo = async (stored: readonly StoredMessage[]) => {
      const { topic, told } = readTalk(stored.slice(0, -1), {
        brief: await readBrief(brandId, database),
        coreValues,
        value,
      })
      const { text, trouble, ...reply } = await writer.answer({
        ...{ message, byModel, asker, signal, topic, told: [...told, message], values: coreValues },
        ...(context?.act && { act: context.act }),
        ...(context?.asks && { asks: context.asks }),
        ...readGuide(stored, value),
        ...(value && { editingValueId: value.id }),
      })
      if (trouble) met.trouble = trouble
      await tell('text', { text })
      return { content: text, detail: reply }
    }
    const messages = await conversations.say(brandId, tool, said, answerTo, byModel ? signal : undefined)
    const shown = presentMessages(messages)
    const last = shown.at(-1)
    return {
      response: last?.content ?? '',
      proposals: last?.proposals ?? [],
      source: last?.source ?? 'embedded',
      messages: shown,
      guide: readGuide(messages, value).guide,
      isFull: await conversations.isFull(brandId, tool),
      ...met,
    }
  }

  answer(coreValuesCalls.askValuesAssistant, chatLimits, say)
}
