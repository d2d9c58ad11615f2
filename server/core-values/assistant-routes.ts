/** The values assistant: its conversation is the server's, whatever a client says of it. */
import { z } from 'zod'
import { type AssistantMessage, coreValuesCalls, valueProposal } from '#contract/core-values.ts'
import type { ValuesMessage } from '#contract/writers.ts'
import type { Answer } from '#server/account/answer.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import type { Conversations, StoredMessage } from '#server/brand/conversations-store.ts'
import type { ValuesStore } from '#server/core-values/values-store.ts'
import type { ValuesWriter } from '#server/core-values/values-writer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type EventSink, streamEvents, wantsEvents } from '#server/platform/http/event-stream.ts'

const tool = 'core-values'

/** What is kept beside the words: of a reply, who made it and what it offers; of the owner's, which value they are about. */
const detail = z.object({
  source: z.enum(['embedded', 'provider']).nullable().catch(null),
  proposals: z.array(valueProposal).catch([]),
  question: z
    .object({ about: z.string(), asks: z.enum(['cost', 'story']) })
    .optional()
    .catch(undefined),
  valueId: z.string().optional().catch(undefined),
})
const noDetail = { source: null, proposals: [], question: undefined, valueId: undefined }
const detailOf = ({ detail: kept }: StoredMessage) => detail.safeParse(kept).data ?? noDetail

function present(message: StoredMessage): AssistantMessage {
  const { source, proposals, valueId } = detailOf(message)
  return { role: message.role, content: message.content, proposals, source, ...(valueId && { valueId }) }
}

function heard(message: StoredMessage): ValuesMessage {
  const { question } = detailOf(message)
  return { role: message.role, content: message.content, ...(question && { question }) }
}

type Parts = {
  answer: Answer
  database: Database
  conversations: Conversations
  values: ValuesStore
  writer: ValuesWriter
}

export function addAssistantRoutes({ answer, database, conversations, values, writer }: Parts): void {
  answer(coreValuesCalls.getValuesConversation, async ({ asker }) => ({
    messages: (await conversations.read(asker.brandId, tool)).map(present),
  }))

  answer(coreValuesCalls.endValuesConversation, async ({ asker }) => {
    await conversations.end(asker.brandId, tool)
    return { success: true as const }
  })

  /** Says the message and has it answered from the brand, the list and the conversation as they are stored. */
  async function say(brandId: string, message: string, editingValueId: string | undefined, tell?: EventSink) {
    const words = { content: message, ...(editingValueId && { detail: { valueId: editingValueId } }) }
    const said = await conversations.say(brandId, tool, words, async (messages) => {
      const [brief, { coreValues }] = await Promise.all([readBrief(brandId, database), values.read(brandId)])
      const { text, proposals, question } = await writer.answer({
        brief,
        values: coreValues,
        messages: messages.slice(0, -1).map(heard),
        message,
        ...(editingValueId !== undefined && { editingValueId }),
      })
      await tell?.('text', { text })
      return { content: text, detail: { source: writer.source, proposals, ...(question && { question }) } }
    })
    const shown = said.map(present)
    const last = shown.at(-1)
    return {
      response: last?.content ?? '',
      proposals: last?.proposals ?? [],
      source: last?.source ?? writer.source,
      messages: shown,
    }
  }

  answer(coreValuesCalls.askValuesAssistant, async ({ asker, body, request, reply }) => {
    const editingValueId = body.context?.editingValueId ?? undefined
    if (!wantsEvents(request)) return say(asker.brandId, body.message, editingValueId)
    return streamEvents(reply, (tell) => say(asker.brandId, body.message, editingValueId, tell))
  })
}
