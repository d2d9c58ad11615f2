/** Reads values from documents and talks about them: the embedded engine, and a language model where the owner asks for it. */
import type { ResultSource } from '#contract/plain/brand.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { DocumentValues, ValueSentence, ValuesReply, ValuesTurn } from '#contract/writers.ts'
import { answerValuesMessage } from '#engine/core-values/answer-values-message.ts'
import type { readValues } from '#engine/core-values/extract-core-values.ts'
import { findLikelyValueSentences } from '#engine/core-values/find-value-sentences.ts'
import {
  answerValuesByModel,
  type DocumentRequest,
  type SuggestedValues,
  suggestValuesByModel,
  type TalkRequest,
} from '#server/core-values/model-values-writer.ts'
import { findInText } from '#server/platform/documents/find-in-text.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import { tryModel } from '#server/writing/try-model.ts'

/** `byModel`: the owner pressed a button that says so. `trouble`: why the model did not answer all the same. */
type Asked<Request> = Request & { byModel: boolean }
type Answered<Reply> = Reply & { source: ResultSource; trouble?: WritingTrouble }

export type ValuesWriter = {
  /** The values that a document states, its other sentences that suggest one, and what a language model reads out of it. */
  extract: (
    request: Asked<DocumentRequest>,
  ) => Promise<Answered<DocumentValues & SuggestedValues & { suggestedBy?: string }>>
  /** Replies to a message in the conversation about a value; `source` says who wrote the reply. */
  answer: (request: Asked<ValuesTurn & TalkRequest>) => Promise<Answered<ValuesReply & { writtenBy?: string }>>
}

const finding = { module: '#engine/core-values/extract-core-values.ts', name: 'readValues' }

export function createValuesWriter(threads: ThreadPool, gate: ModelGate): ValuesWriter {
  const parts = { gate, threads }
  return {
    extract: async (request) => {
      const { text, signal } = request
      const read = await findInText<typeof readValues>(finding, text, { threads, signal })
      const { value, trouble } = await tryModel(gate, request, () => suggestValuesByModel(parts, request, read.values))
      if (!value) return { ...read, suggested: [], source: 'embedded', ...(trouble && { trouble }) }
      return { ...read, ...value, source: 'provider', ...(gate.model && { suggestedBy: gate.model.name }) }
    },
    answer: async (request) => {
      // What a button does is decided here, never by a model.
      const byModel = request.byModel && request.act === undefined
      const { value, trouble } = await tryModel(gate, { ...request, byModel }, () =>
        answerValuesByModel(parts, request),
      )
      if (value) return { ...value, source: 'provider', ...(gate.model && { writtenBy: gate.model.name }) }
      const reply = answerValuesMessage({ ...request, isForModel: trouble !== undefined })
      return { ...reply, source: 'embedded', ...(trouble && { trouble }) }
    },
  }
}

/** Chooses the sentences in the owner's other texts that suggest a value. Always done by the engine, never by a model. */
export const chooseValueSentences = (texts: readonly string[]): ValueSentence[] => findLikelyValueSentences(texts)
