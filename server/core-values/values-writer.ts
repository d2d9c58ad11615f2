/** Reads values from documents and talks about them: the embedded engine, or a language model once one is set up. */
import type { BrandBrief, ResultSource } from '#contract/plain/brand.ts'
import type { ConversationMessage } from '#contract/plain/strategist-record.ts'
import type { DocumentValues, ValueSentence, ValuesReply, ValuesTurn } from '#contract/writers.ts'
import { answerValuesMessage } from '#engine/core-values/answer-values-message.ts'
import type { readValues } from '#engine/core-values/extract-core-values.ts'
import { findLikelyValueSentences } from '#engine/core-values/find-value-sentences.ts'
import { findInText } from '#server/platform/documents/find-in-text.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'

export type ValuesWriter = {
  /** The values that a document states, and its other sentences that suggest one. */
  extract: (request: {
    text: string
    brief: BrandBrief
    signal: AbortSignal
  }) => Promise<DocumentValues & { source: ResultSource }>
  /** Replies to a message in the conversation about a value; `source` says who wrote the reply. */
  answer: (
    request: ValuesTurn & { brief: BrandBrief; conversation: readonly ConversationMessage[]; signal: AbortSignal },
  ) => Promise<ValuesReply & { source: ResultSource }>
}

const finding = { module: '#engine/core-values/extract-core-values.ts', name: 'readValues' }

export const createEmbeddedValuesWriter = (threads: ThreadPool): ValuesWriter => ({
  extract: async ({ text, signal }) => {
    const read = await findInText<typeof readValues>(finding, text, { threads, signal })
    return { ...read, source: 'embedded' }
  },
  answer: async (turn) => ({ ...answerValuesMessage(turn), source: 'embedded' }),
})

/** Chooses the sentences in the owner's other texts that suggest a value. Always done by the engine, never by a model. */
export const chooseValueSentences = (texts: readonly string[]): ValueSentence[] => findLikelyValueSentences(texts)
