/** Brand attribute words kept in the browser until the server confirms them. */
import type { AttributesData } from '#contract/plain/brand.ts'
import { mergeAttributes } from '#contract/plain/merge-attributes.ts'
import { createUnsentEdits } from '#web/brand/saving/unsent-edits.ts'

/** Unconfirmed words, with the state they are based on. */
export type UnsentWords = { base: AttributesData; data: AttributesData; currentStep: number }

const isWords = (value: unknown): value is UnsentWords =>
  typeof value === 'object' && value !== null && 'base' in value && 'data' in value && 'currentStep' in value

export const unsentWordEdits = createUnsentEdits('', isWords)

/** Merges the unsent words into `into`. */
export const mergeUnsentWords = ({ base, data }: UnsentWords, into: AttributesData) => mergeAttributes(base, data, into)
