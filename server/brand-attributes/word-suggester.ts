/** Who suggests words: the embedded engine here, a language model when one is set up. */
import type { Maker } from '#contract/plain/brand.ts'
import type { SuggestionRequest } from '#contract/writers.ts'
import { suggestWords } from '#engine/brand-attributes/suggest-words.ts'

export type WordSuggester = {
  suggest: (request: SuggestionRequest) => Promise<{ suggestions: string[]; source: Maker }>
}

export const embeddedWordSuggester: WordSuggester = {
  suggest: async (request) => ({ suggestions: suggestWords(request), source: 'embedded' }),
}
