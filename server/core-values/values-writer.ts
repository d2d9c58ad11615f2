/** Who reads values out of documents and talks about them: the embedded engine here, a language model when one is set up. */
import type { Maker } from '#contract/plain/brand.ts'
import type { ReadValues, TellingSentence, ValuesReply, ValuesTurn } from '#contract/writers.ts'
import type { readValues } from '#engine/core-values/extract-core-values.ts'
import { guideValue } from '#engine/core-values/guide-value.ts'
import { tellingOf } from '#engine/core-values/telling-sentences.ts'
import { findInText } from '#server/platform/documents/find-in-text.ts'
import type { Threads } from '#server/platform/threads/threads.ts'

export type ValuesWriter = {
  source: Maker
  extract: (text: string, signal: AbortSignal) => Promise<ReadValues>
  /** Of what the owner has told elsewhere, the sentences that may show a value. */
  chooseTelling: (texts: readonly string[]) => TellingSentence[]
  answer: (turn: ValuesTurn) => Promise<ValuesReply>
}

const finding = { module: '#engine/core-values/extract-core-values.ts', name: 'readValues' }

export const createEmbeddedValuesWriter = (threads: Threads): ValuesWriter => ({
  source: 'embedded',
  extract: (text, signal) => findInText<typeof readValues>(finding, text, { threads, signal }),
  chooseTelling: tellingOf,
  answer: async (turn) => guideValue(turn),
})
