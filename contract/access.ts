/** Who may use what: access is what one pays for, apart from the unlock chain. One pure function for server and screens. */
import type { StepId } from '#contract/brand.ts'

export const trialDays = 14

export const subscriptionStatuses = ['active', 'inactive', 'trialing', 'past_due', 'canceled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** The parts of an account that access hangs on. Dates are ISO strings. */
export type AccessFacts = {
  hasAccess: boolean
  subscriptionStatus: SubscriptionStatus
  subscriptionPlan: string | null
  subscriptionEndDate: string | null
}

const throughArchetype: readonly StepId[] = ['brand-attributes', 'uvp', 'taglines', 'core-values', 'brand-archetype']
const planTools: ReadonlyMap<string, readonly StepId[]> = new Map([
  ['tool-1-only', ['brand-attributes']],
  ['starter-bundle', throughArchetype],
  ['brand-review', ['brand-review']],
  ['all-access', [...throughArchetype, 'brand-review']],
  ['monthly', [...throughArchetype, 'brand-review']],
])

const msPerDay = 86_400_000

/** Whether the trial still runs at `now` (milliseconds). */
export function isOnTrial(facts: AccessFacts, now: number): boolean {
  return (
    facts.subscriptionStatus === 'trialing' &&
    facts.subscriptionEndDate !== null &&
    now < Date.parse(facts.subscriptionEndDate)
  )
}

/** Whole days of trial left, counting the one that has begun; 0 without a running trial. */
export function trialDaysLeft(facts: AccessFacts, now: number): number {
  if (!isOnTrial(facts, now) || facts.subscriptionEndDate === null) return 0
  return Math.ceil((Date.parse(facts.subscriptionEndDate) - now) / msPerDay)
}

/** Whether the account may change and generate with `tool` at `now` (milliseconds). Reading and exporting is never refused. */
export function mayUse(facts: AccessFacts, tool: StepId, now: number): boolean {
  if (facts.hasAccess || isOnTrial(facts, now)) return true
  if (facts.subscriptionStatus !== 'active') return false
  return facts.subscriptionPlan === null || (planTools.get(facts.subscriptionPlan)?.includes(tool) ?? false)
}
