/** Words read out of a document by a language model. */
import type { AttributesData, BrandBrief } from '#contract/plain/brand.ts'
import type { ExtractedAttributes, FoundWord } from '#contract/writers.ts'
import type { measureDocumentWords } from '#server/brand-attributes/measure-document-words.ts'
import {
  listKnownWords,
  wordsDocumentAnswer,
  wordsDocumentPrompt,
  writeWordsRecord,
} from '#server/brand-attributes/words-document-prompt.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import { cutDocument, writeDocumentRequest } from '#server/writing/document-request.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'

export type DocumentWordsRequest = {
  text: string
  brief: BrandBrief
  /** The words that the owner has. */
  data: AttributesData
  asker: WritingAsker
  signal: AbortSignal
}

/** `readCharacters` is set if the model did not get all of the text. */
export type SuggestedDocumentWords = { suggested: FoundWord[]; readCharacters?: number }

const measuring = { module: '#server/brand-attributes/measure-document-words.ts', name: 'measureDocumentWords' }
/** More than any list that is asked for. */
const rawMax = 40

/**
 * Words besides those that the engine `found`. Undefined if the model proposed some and none of them may be shown. Throws as
 * `gate.readObject`.
 */
export async function suggestDocumentWords(
  { gate, threads }: { gate: ModelGate; threads: ThreadPool },
  { text, brief, data, asker, signal }: DocumentWordsRequest,
  { found, unsure }: Pick<ExtractedAttributes, 'found' | 'unsure'>,
): Promise<SuggestedDocumentWords | undefined> {
  const known = listKnownWords(data)
  const record = writeWordsRecord(brief, known)
  const read = cutDocument(text, { prompt: wordsDocumentPrompt, record, model: gate.model })
  const { words } = await gate.readObject(asker, wordsDocumentPrompt, {
    messages: writeDocumentRequest(record, read),
    schema: wordsDocumentAnswer,
    signal,
  })
  const taken = [...known, ...found.map(({ word }) => word), ...unsure.map(({ sentence }) => sentence)]
  const given = { text: read, brief, taken }
  const suggested = await threads.run<typeof measureDocumentWords>(measuring, [words.slice(0, rawMax), given], {
    signal,
  })
  if (words.length > 0 && suggested.length === 0) return undefined
  return { suggested, ...(read.length < text.length && { readCharacters: read.length }) }
}
