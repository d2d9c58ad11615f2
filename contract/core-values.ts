/** Core values: the ordered list, extraction from a document, the assistant's conversation. */

import { z } from 'zod'
import { revision } from '#contract/brand-attributes.ts'
import { defineCall, storableText, successReply, timeZoneQuery } from '#contract/call.ts'
import { modelReader, modelReading } from '#contract/model-lines.ts'
import { conversationFullness, olderMessages, olderMessagesQuery } from '#contract/older-messages.ts'
import { resultSources } from '#contract/plain/brand.ts'
import {
  type CoreValue,
  coreValuesMax,
  valueDescriptionLengthMax,
  valueEvidenceLengthMax,
  valueTitleLengthMax,
} from '#contract/plain/core-value.ts'
import { guideQuestionIds } from '#contract/plain/guided-value.ts'
import { writingTroubles } from '#contract/plain/writing-tools.ts'

const messageLengthMax = 4000
const source = z.enum(resultSources)
const valueId = storableText(80).min(1, 'A value needs an id.')

export const coreValue = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  evidence: z.string().optional(),
  order: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** A value as a client sends it. Its timestamps are accepted but ignored: the server sets them. */
const valueInput = z.strictObject({
  id: valueId,
  title: storableText(valueTitleLengthMax).trim().min(1, 'Please give the value a title.'),
  description: storableText(valueDescriptionLengthMax).trim().default(''),
  /**
   * The sentence of the document this value was extracted from. Clients send it only with the first save; the server
   * then keeps it.
   */
  evidence: storableText(valueEvidenceLengthMax).trim().optional(),
  order: z.int().min(0).max(1000).optional(),
  createdAt: storableText(40).nullable().optional(),
  updatedAt: storableText(40).nullable().optional(),
})
export type CoreValueInput = z.infer<typeof valueInput>

const storedValue = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().catch(''),
  createdAt: z.string().catch(''),
  updatedAt: z.string().catch(''),
  /** The temporary id the client first sent it with. */
  sentAs: z.string().optional().catch(undefined),
  /** The sentence of the document it was found in. */
  evidence: z.string().optional().catch(undefined),
})
export type StoredCoreValue = z.infer<typeof storedValue>

/** Reads a stored list in order, skipping invalid entries. */
export function readStoredValues(stored: unknown): StoredCoreValue[] {
  const items = z.array(z.unknown()).catch([]).parse(stored)
  return items.flatMap((item) => {
    const read = storedValue.safeParse(item)
    return read.success ? [read.data] : []
  })
}

/** The stored list as returned to clients, numbered from 0. */
export function readCoreValues(stored: unknown): CoreValue[] {
  return readStoredValues(stored).map(({ sentAs: _sentAs, ...value }, order) => ({ ...value, order }))
}

export const coreValuesReply = z.object({
  coreValues: z.array(coreValue),
  revision: z.string(),
  earlierCount: z.int(),
})
export type CoreValuesReply = z.infer<typeof coreValuesReply>

/** A value that a document states as such, for example in a list headed "Our values". */
const extractedValue = z.object({ title: z.string(), description: z.string(), evidence: z.string() })
export type FoundValue = z.infer<typeof extractedValue>

/**
 * A sentence that suggests a value without stating it. It becomes a value only if the owner picks it and gives it a
 * name.
 */
const tellingSentence = z.object({
  text: z.string(),
  suggestedName: z.string(),
  isLikely: z.boolean(),
  source: z.enum(['document', 'record']),
})
export type FoundValueSentence = z.infer<typeof tellingSentence>

/**
 * A value composed from the owner's answers to the guided questions, with suggested names, or worded by a language model;
 * `valueId` is the value it would replace.
 */
export const valueProposal = z.object({
  title: z.string(),
  description: z.string(),
  names: z.array(z.string()),
  valueId: z.string().optional(),
  /** The owner's own words that a language model's proposal rests on, verbatim. */
  quotes: z.array(z.string()).optional(),
})

/** The answers given in the guided conversation so far, and how many of its steps can be undone. */
export const valueGuide = z.object({
  answers: z.partialRecord(z.enum([...guideQuestionIds, 'name']), z.string()),
  depth: z.int(),
})

/** What the pressed button does. A message typed without a button counts as the answer to the open question. */
export const assistantActions = ['answer', 'skip', 'change', 'name', 'undo', 'challenge'] as const

export const assistantMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  proposals: z.array(valueProposal),
  source: source.nullable(),
  /** False if the message did not count as an answer, for example because it was a question. */
  isKept: z.boolean().optional(),
  /** Whether the owner sent it for a language model to answer. */
  byModel: z.boolean().optional(),
  /** The language model that wrote it. */
  writtenBy: z.string().optional(),
})
export type AssistantMessage = z.infer<typeof assistantMessage>

const conversation = z.object({
  messages: z.array(assistantMessage),
  guide: valueGuide,
  ...olderMessages,
  ...conversationFullness,
})

export const coreValuesCalls = {
  getCoreValues: defineCall({
    method: 'GET',
    path: '/api/core-values',
    summary: 'The core values in their order, with the revision that a save starts from.',
    caller: 'signed-in',
    reply: coreValuesReply,
  }),
  saveCoreValues: defineCall({
    method: 'POST',
    path: '/api/core-values',
    summary: 'Save the whole list; ids come from the server, a stale revision is 409 with the current copy.',
    caller: 'signed-in',
    step: 'core-values',
    bodyLimitBytes: 256 * 1024,
    body: z.strictObject({
      coreValues: z
        .array(valueInput)
        .max(coreValuesMax, `A list can hold up to ${coreValuesMax} values.`)
        .refine(
          (values) => new Set(values.map(({ id }) => id)).size === values.length,
          'The same value is in the list twice.',
        ),
      revision: revision.optional(),
    }),
    reply: coreValuesReply.extend({
      success: z.literal(true),
      /** Maps the id each value was sent with to the server's id. */
      ids: z.record(z.string(), z.string()),
    }),
  }),
  extractCoreValues: defineCall({
    method: 'POST',
    path: '/api/extract-core-values',
    summary: 'Read a document and answer the values that it states, and sentences that may show one; nothing is saved.',
    caller: 'signed-in',
    step: 'core-values',
    upload: 'document',
    query: modelReading,
    reply: z.object({
      success: z.literal(true),
      coreValues: z.array(extractedValue),
      /** Values that a language model reads out of the text, which does not name them; each with its verbatim passage. */
      suggested: z.array(extractedValue),
      /** Sentences that suggest a value, from the document and then from the brand record, the likeliest first. */
      sentences: z.array(tellingSentence),
      ...modelReader,
    }),
  }),
  getValuesConversation: defineCall({
    method: 'GET',
    path: '/api/ai-core-values-assistant',
    summary:
      'The conversation with the values assistant about one value, or about a new one: its newest messages, oldest first; `before` asks for older.',
    caller: 'signed-in',
    query: z.strictObject({ valueId: valueId.optional(), before: olderMessagesQuery.optional() }),
    reply: conversation,
  }),
  askValuesAssistant: defineCall({
    method: 'POST',
    path: '/api/ai-core-values-assistant',
    summary:
      'Say something to the values assistant; it knows the stored brand and conversation. Answers the two new messages. Streams on request.',
    caller: 'signed-in',
    step: 'core-values',
    bodyLimitBytes: 256 * 1024,
    body: z.strictObject({
      message: storableText(messageLengthMax).trim().min(1, 'Please write a message.'),
      // Older clients also send the list and the profile here; both are ignored, because the server reads its own.
      context: z
        .looseObject({
          editingValueId: valueId.nullable().optional(),
          act: z.enum(assistantActions).optional(),
          /** With the act `change`: the question whose answer is discarded and asked again. */
          asks: z.enum(guideQuestionIds).optional(),
        })
        .nullable()
        .optional(),
      /** A language model answers, if it may. Messages of buttons are always answered by the engine. */
      byModel: z.boolean().optional(),
    }),
    reply: conversation.extend({
      response: z.string(),
      proposals: z.array(valueProposal),
      source,
      trouble: z.enum(writingTroubles).optional(),
    }),
    events: { text: z.object({ text: z.string() }) },
  }),
  endValuesConversation: defineCall({
    method: 'POST',
    path: '/api/ai-core-values-assistant/reset',
    summary: 'Begin a new conversation; the earlier one is kept, or moves to the value that came out of it.',
    caller: 'signed-in',
    step: 'core-values',
    body: z.strictObject({ valueId: valueId.optional(), becomes: valueId.optional() }),
    reply: successReply,
  }),
  getValuesReport: defineCall({
    method: 'GET',
    path: '/api/core-values/pdf',
    summary: 'The core values on one page, as PDF.',
    caller: 'signed-in',
    query: timeZoneQuery,
    reply: 'file',
    media: ['application/pdf'],
  }),
}
