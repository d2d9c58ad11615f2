/**
 * Finds the six sentences about the business in an uploaded text: the embedded engine, or a language model once one is
 * set up.
 */
import type { findSentences } from '#engine/onboarding/find-sentences.ts'
import { findInText } from '#server/platform/documents/find-in-text.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'

export type SentencesWriter = {
  find: (request: { text: string; signal: AbortSignal }) => Promise<string[]>
}

const finding = { module: '#engine/onboarding/find-sentences.ts', name: 'findSentences' }

export const createEmbeddedSentencesWriter = (threads: ThreadPool): SentencesWriter => ({
  find: ({ text, signal }) => findInText<typeof findSentences>(finding, text, { threads, signal }),
})
