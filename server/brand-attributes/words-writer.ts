/** Suggests words and finds them in documents: the embedded engine, or a language model once one is set up. */
import type { BrandBrief, ResultSource } from '#contract/plain/brand.ts'
import type { ExtractedAttributes, SuggestionRequest } from '#contract/writers.ts'
import type { extractAttributes } from '#engine/brand-attributes/extract-attributes.ts'
import { suggestWords } from '#engine/brand-attributes/suggest-words.ts'
import { findInText } from '#server/platform/documents/find-in-text.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'

export type WordsWriter = {
  suggest: (
    request: SuggestionRequest & { brief: BrandBrief; signal: AbortSignal },
  ) => Promise<{ suggestions: string[]; source: ResultSource }>
  /** The words in a document that fit the six categories. */
  find: (request: { text: string; signal: AbortSignal }) => Promise<ExtractedAttributes>
}

const finding = { module: '#engine/brand-attributes/extract-attributes.ts', name: 'extractAttributes' }

export const createEmbeddedWordsWriter = (threads: ThreadPool): WordsWriter => ({
  suggest: async (request) => ({ suggestions: suggestWords(request), source: 'embedded' }),
  find: ({ text, signal }) => findInText<typeof extractAttributes>(finding, text, { threads, signal }),
})
