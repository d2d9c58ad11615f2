/** Brand attribute words kept in the browser until the server confirms them. */
import type { AttributesData } from '#contract/plain/brand.ts'
import { mergeAttributes } from '#contract/plain/merge-attributes.ts'
import { waitingEdits } from '#web/brand/saving/waiting-edits.ts'

/** Unconfirmed words, with the state they are based on. */
export type WaitingWords = { base: AttributesData; data: AttributesData; currentStep: number }

const isWords = (value: unknown): value is WaitingWords =>
  typeof value === 'object' && value !== null && 'base' in value && 'data' in value && 'currentStep' in value

export const wordsWaiting = waitingEdits('', isWords)

/** Merges the unsent words into `into`. */
export const mergeWaiting = ({ base, data }: WaitingWords, into: AttributesData) => mergeAttributes(base, data, into)
