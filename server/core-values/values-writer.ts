/** Who reads values out of documents and talks about them: the embedded engine here, a language model when one is set up. */
import type { Maker } from '#contract/brand.ts'
import type { ExtractedValue, ValuesReply, ValuesTurn } from '#contract/writers.ts'
import { answerValues } from '#engine/core-values/answer-values.ts'
import { extractCoreValues } from '#engine/core-values/extract-core-values.ts'

export type ValuesWriter = {
  source: Maker
  extract: (text: string) => Promise<ExtractedValue[]>
  answer: (turn: ValuesTurn) => Promise<ValuesReply>
}

export const embeddedValuesWriter: ValuesWriter = {
  source: 'embedded',
  extract: async (text) => extractCoreValues(text),
  answer: async (turn) => answerValues(turn),
}
