/** Reads a stored conversation about a value: its messages as clients get them, the answers so far, and its topic. */

import { z } from 'zod'
import { type AssistantMessage, assistantActions, valueGuide, valueProposal } from '#contract/core-values.ts'
import { type BrandBrief, resultSources } from '#contract/plain/brand.ts'
import { type CoreValue, newCoreValuePlaceholders } from '#contract/plain/core-value.ts'
import type { GuideAnswers, ValueGuide } from '#contract/plain/guided-value.ts'
import type { ConversationTool, StoredMessage } from '#server/brand/conversations-store.ts'
import type { AssistantTopic } from '#server/core-values/values-assistant-prompt.ts'
import type { ValuesStore } from '#server/core-values/values-store.ts'

/**
 * Stored with a message: the button that sent it. Stored with a reply: the answers so far, whether the message counted as
 * one, and the language model that wrote it.
 */
const detail = z.object({
  source: z.enum(resultSources).nullable().catch(null),
  proposals: z.array(valueProposal).catch([]),
  guide: valueGuide.optional().catch(undefined),
  act: z.enum(assistantActions).optional().catch(undefined),
  byModel: z.boolean().optional().catch(undefined),
  isKept: z.boolean().optional().catch(undefined),
  writtenBy: z.string().optional().catch(undefined),
})
type Detail = z.output<typeof detail>
const noDetail: Detail = { source: null, proposals: [] }
const detailOf = (message: StoredMessage | undefined): Detail => detail.safeParse(message?.detail).data ?? noDetail

/** Messages as clients get them. Whether a message of the owner counted as an answer is stored with the reply to it. */
export function presentMessages(messages: readonly StoredMessage[]): AssistantMessage[] {
  return messages.map((message, at) => {
    const { source, proposals, byModel, writtenBy } = detailOf(message)
    const isKept = message.role === 'user' ? detailOf(messages[at + 1]).isKept : undefined
    return {
      role: message.role,
      content: message.content,
      proposals,
      source,
      ...(isKept !== undefined && { isKept }),
      ...(byModel && { byModel }),
      ...(writtenBy !== undefined && { writtenBy }),
    }
  })
}

/** The answers before the first message: the title of an existing value serves as the answer to the first question. */
function firstAnswers(value: { title: string } | undefined): GuideAnswers {
  return value === undefined || value.title === newCoreValuePlaceholders.title ? {} : { hold: value.title }
}

/** The answers so far, and the answers one step before, for undo. */
export function readGuide(messages: readonly StoredMessage[], value: { title: string } | undefined) {
  const first: ValueGuide = { answers: firstAnswers(value), depth: 0 }
  const known = [first, ...messages.flatMap((message) => detailOf(message).guide ?? [])]
  const now = known.at(-1) ?? first
  const before = known.findLast(({ depth }) => depth === now.depth - 1)
  return { guide: now, before: before?.answers }
}

/** The value being discussed, undefined for a new one, and the name under which the conversation about it is stored. */
export async function readTopic(values: ValuesStore, brandId: string, valueId: string | null | undefined) {
  const { coreValues } = await values.read(brandId)
  const value = coreValues.find(({ id }) => id === valueId)
  const tool: ConversationTool = value === undefined ? 'core-values' : `core-values:${value.id}`
  return { coreValues, value, tool }
}

type Talk = { brief: BrandBrief; coreValues: readonly CoreValue[]; value: CoreValue | undefined }

/** What a language model gets to know of a conversation, and what in it are the owner's own words. */
export function readTalk(
  messages: readonly StoredMessage[],
  { brief, coreValues, value }: Talk,
): { topic: AssistantTopic; told: string[] } {
  const { answers } = readGuide(messages, value).guide
  const others = coreValues.filter(({ id }) => id !== value?.id).map(({ title }) => title)
  const conversation = messages.map(({ role, content }) => ({ role, content }))
  // What a button says is not the owner's own; nor is a title, which may have been suggested.
  const typed = messages.filter((each) => each.role === 'user' && [undefined, 'answer'].includes(detailOf(each).act))
  const { name: _name, ...own } = answers
  const told = [...typed.map(({ content }) => content), ...Object.values(own)].filter((each) => each !== value?.title)
  return { topic: { brief, value, others, answers, conversation }, told }
}
