/** A claim of a line that a language model wrote, and where the owner told us so. */
import { ownerTextFields } from '#contract/plain/brand.ts'

/** Where an owner can have told something. */
export const claimFields = [...ownerTextFields, 'industry', 'primaryGoal', 'shortName'] as const
export type ClaimField = (typeof claimFields)[number]

/**
 * The characters from `start` to before `end` of the line. Without `source` nobody told us, so it needs the owner;
 * `isDisputed`: they told us two different things about it.
 */
export type Claim = {
  start: number
  end: number
  source?: { field: ClaimField; told: string } | undefined
  isDisputed?: true | undefined
}

/** Whether the line says something that nobody told us. */
export const hasUntold = (claims: readonly Claim[] | undefined): boolean =>
  claims?.some(({ source }) => source === undefined) === true
