/** Suggests words and finds them in documents: the embedded engine, or a language model where the owner asks for it. */
import type { BrandBrief, ResultSource } from '#contract/plain/brand.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { ExtractedAttributes, SuggestionRequest } from '#contract/writers.ts'
import type { extractAttributes } from '#engine/brand-attributes/extract-attributes.ts'
import { suggestWords } from '#engine/brand-attributes/suggest-words.ts'
import {
  type DocumentWordsRequest,
  type SuggestedDocumentWords,
  suggestDocumentWords,
} from '#server/brand-attributes/document-words-writer.ts'
import type { measureSuggestions } from '#server/brand-attributes/measure-suggestions.ts'
import {
  modelWordsMax,
  suggestionsPrompt,
  writeSuggestionsRequest,
} from '#server/brand-attributes/suggestions-prompt.ts'
import { findInText } from '#server/platform/documents/find-in-text.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { readWrittenLine } from '#server/writing/read-written-line.ts'
import { tryModel } from '#server/writing/try-model.ts'

type WordsRequest = SuggestionRequest & {
  brief: BrandBrief
  asker: WritingAsker
  byModel: boolean
  signal: AbortSignal
}
type WordsReply = { suggestions: string[]; source: ResultSource; writtenBy?: string; trouble?: WritingTrouble }

type Asked = DocumentWordsRequest & { byModel: boolean }
type DocumentReply = ExtractedAttributes &
  SuggestedDocumentWords & { suggestedBy?: string; source: ResultSource; trouble?: WritingTrouble }

export type WordsWriter = {
  /** The engine's if the model may not be asked or gives none; `trouble` says why it gave none. */
  suggest: (request: WordsRequest) => Promise<WordsReply>
  /** The words in a document that fit the six categories, and what a language model reads out of it (`suggested`). */
  find: (request: Asked) => Promise<DocumentReply>
}

const finding = { module: '#engine/brand-attributes/extract-attributes.ts', name: 'extractAttributes' }
const measuring = { module: '#server/brand-attributes/measure-suggestions.ts', name: 'measureSuggestions' }

/** The words of an answer, which may also stand beside each other, with commas. */
const splitWords = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => readWrittenLine(line).replace(/\.+$/, ''))
    .filter((word) => word !== '')

export function createWordsWriter(threads: ThreadPool, gate: ModelGate): WordsWriter {
  /** Undefined if nothing of the answer is of use. Throws `busy` if it cannot be checked now. */
  async function askModel({ asker, signal, ...asking }: WordsRequest): Promise<string[] | undefined> {
    const { brief, existingWords, standingWords = [], input } = asking
    const messages = writeSuggestionsRequest(asking)
    const words = splitWords(await gate.writeText(asker, suggestionsPrompt, { messages, signal }))
    const taken = [...existingWords, ...standingWords, input]
    const given = { words, taken, brief, max: modelWordsMax }
    const usable = await threads.run<typeof measureSuggestions>(measuring, [given], { signal })
    return usable.length > 0 ? usable : undefined
  }

  async function suggest(request: WordsRequest): Promise<WordsReply> {
    const { value, trouble } = await tryModel(gate, request, () => askModel(request))
    if (value) return { suggestions: value, source: 'provider', ...(gate.model && { writtenBy: gate.model.name }) }
    return { suggestions: suggestWords(request), source: 'embedded', ...(trouble && { trouble }) }
  }

  async function find(request: Asked): Promise<DocumentReply> {
    const { text, signal } = request
    const found = await findInText<typeof extractAttributes>(finding, text, { threads, signal })
    const { value, trouble } = await tryModel(gate, request, () =>
      suggestDocumentWords({ gate, threads }, request, found),
    )
    if (!value) return { ...found, suggested: [], source: 'embedded', ...(trouble && { trouble }) }
    return { ...found, ...value, source: 'provider', ...(gate.model && { suggestedBy: gate.model.name }) }
  }

  return { suggest, find }
}
