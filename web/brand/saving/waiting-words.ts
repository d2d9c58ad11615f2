/** Words that wait in the browser until the server has confirmed them. */
import type { AttributesData } from '#contract/plain/brand.ts'
import { mergeAttributes } from '#contract/plain/merge-attributes.ts'
import { waitingEdits } from '#web/brand/saving/waiting-edits.ts'

/** Unconfirmed words with the state that they started from. */
export type WaitingWords = { base: AttributesData; data: AttributesData; currentStep: number }

const isWords = (value: unknown): value is WaitingWords =>
  typeof value === 'object' && value !== null && 'base' in value && 'data' in value && 'currentStep' in value

export const wordsWaiting = waitingEdits('', isWords)

/** The words `into` with what waited merged into them. */
export const mergeWaiting = ({ base, data }: WaitingWords, into: AttributesData) => mergeAttributes(base, data, into)
