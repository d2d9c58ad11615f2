/** Values read out of a document, and replies about one value, by a language model. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import type { ExtractedValue, ValuesReply, ValuesTurn } from '#contract/writers.ts'
import type { measureReply, measureSuggestedValues } from '#server/core-values/measure-wording.ts'
import {
  type AssistantTopic,
  valuesAssistantAnswer,
  valuesAssistantPrompt,
  writeAssistantRecord,
  writeAssistantRequest,
} from '#server/core-values/values-assistant-prompt.ts'
import {
  valuesDocumentAnswer,
  valuesDocumentPrompt,
  writeDocumentRecord,
} from '#server/core-values/values-document-prompt.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import { cutDocument, writeDocumentRequest } from '#server/writing/document-request.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'

type Parts = { gate: ModelGate; threads: ThreadPool }

const module = '#server/core-values/measure-wording.ts'

export type DocumentRequest = {
  text: string
  brief: BrandBrief
  /** The names on the owner's list. */
  known: readonly string[]
  asker: WritingAsker
  signal: AbortSignal
}

/** `readCharacters` is set if the model did not get all of the text. */
export type SuggestedValues = { suggested: ExtractedValue[]; readCharacters?: number }

/** More than any list that is asked for. */
const rawMax = 30

/** Undefined if the model proposed values and none of them may be shown. Throws as `gate.readObject`. */
export async function suggestValuesByModel(
  { gate, threads }: Parts,
  { text, brief, known, asker, signal }: DocumentRequest,
  stated: readonly ExtractedValue[],
): Promise<SuggestedValues | undefined> {
  const record = writeDocumentRecord(brief, known)
  const read = cutDocument(text, { prompt: valuesDocumentPrompt, record, model: gate.model })
  const { values } = await gate.readObject(asker, valuesDocumentPrompt, {
    messages: writeDocumentRequest(record, read),
    schema: valuesDocumentAnswer,
    signal,
  })
  const suggested = await threads.run<typeof measureSuggestedValues>(
    { module, name: 'measureSuggestedValues' },
    [values.slice(0, rawMax), { text: read, brief, known, stated }],
    { signal },
  )
  if (values.length > 0 && suggested.length === 0) return undefined
  return { suggested, ...(read.length < text.length && { readCharacters: read.length }) }
}

export type TalkRequest = Pick<ValuesTurn, 'guide' | 'message' | 'editingValueId'> & {
  topic: AssistantTopic
  /** The owner's own answers and messages. */
  told: readonly string[]
  asker: WritingAsker
  signal: AbortSignal
}

/** A question, or a wording as a proposal; the answers of the guide stay. Undefined if nothing of it may be shown. */
export async function answerValuesByModel(
  { gate, threads }: Parts,
  { guide, message, editingValueId, topic, told, asker, signal }: TalkRequest,
): Promise<ValuesReply | undefined> {
  const raw = await gate.readObject(asker, valuesAssistantPrompt, {
    messages: writeAssistantRequest(writeAssistantRecord(topic), message),
    schema: valuesAssistantAnswer,
    signal,
  })
  const measured = await threads.run<typeof measureReply>(
    { module, name: 'measureReply' },
    [raw, { brief: topic.brief, told }],
    { signal },
  )
  if (!measured) return undefined
  const { text, proposal } = measured
  const about = editingValueId === undefined ? {} : { valueId: editingValueId }
  return { text, guide, proposals: proposal ? [{ ...proposal, names: [], ...about }] : [] }
}
