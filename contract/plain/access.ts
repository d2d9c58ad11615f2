/**
 * Which tools an account has paid for. Separate from the unlock chain, which orders the tools. Pure functions for
 * server and screens.
 */
import type { StepId } from '#contract/plain/brand.ts'
import { isPlanId, type PlanId, plans } from '#contract/plain/plans.ts'

export const trialDays = 14

export const subscriptionStatuses = ['active', 'inactive', 'trialing', 'past_due', 'canceled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Grace period after a failed renewal, while the provider retries. */
export const pastDueDays = 7

/** The account fields that decide about access. Dates are ISO strings. */
export type AccessFacts = {
  /** An admin has given this account access to everything. */
  hasAccess: boolean
  subscriptionStatus: SubscriptionStatus
  subscriptionPlan: string | null
  subscriptionEndDate: string | null
  /** Plans bought once and owned for good. */
  ownedPlans: readonly string[]
  /** Time of the first failed renewal. */
  pastDueSince: string | null
}

const opens = (plan: string, tool: StepId) => isPlanId(plan) && plans[plan].opens.includes(tool)

const msPerDay = 86_400_000

/** Whether the trial is running at `now` (milliseconds). */
export function isOnTrial(facts: AccessFacts, now: number): boolean {
  return (
    facts.subscriptionStatus === 'trialing' &&
    facts.subscriptionEndDate !== null &&
    now < Date.parse(facts.subscriptionEndDate)
  )
}

/** Days of trial left, including the one in progress; 0 if no trial is running. */
export function countTrialDaysLeft(facts: AccessFacts, now: number): number {
  if (!isOnTrial(facts, now) || facts.subscriptionEndDate === null) return 0
  return Math.ceil((Date.parse(facts.subscriptionEndDate) - now) / msPerDay)
}

/** Whether the subscription is in effect at `now`, whichever tools it covers. */
export function hasPaidSubscription(facts: AccessFacts, now: number): boolean {
  const { subscriptionStatus: status, subscriptionPlan: plan, subscriptionEndDate: end, pastDueSince } = facts
  const isBeforeEnd = end !== null && now < Date.parse(end)
  // A monthly plan runs until the provider reports otherwise; a yearly plan ends at its end date.
  if (status === 'active') return plan !== 'all-access' || end === null || isBeforeEnd
  if (status === 'past_due') return pastDueSince !== null && now < Date.parse(pastDueSince) + pastDueDays * msPerDay
  return status === 'canceled' && isBeforeEnd
}

/**
 * Why a tool is open to an account: granted by an admin, bought for good, subscribed, or on trial. The most permanent
 * reason counts.
 */
export type AccessReason = 'given' | 'owned' | 'subscribed' | 'trial'

/** Why `tool` is open to the account at `now` (milliseconds); undefined if it is closed. */
export function findAccessReason(facts: AccessFacts, tool: StepId, now: number): AccessReason | undefined {
  if (facts.hasAccess) return 'given'
  if (facts.ownedPlans.some((plan) => opens(plan, tool))) return 'owned'
  if (hasPaidSubscription(facts, now) && (facts.subscriptionPlan === null || opens(facts.subscriptionPlan, tool)))
    return 'subscribed'
  return isOnTrial(facts, now) ? 'trial' : undefined
}

/**
 * Whether the account may change and generate with `tool` at `now` (milliseconds). Reading and exporting are always
 * allowed.
 */
export const canUseTool = (facts: AccessFacts, tool: StepId, now: number): boolean =>
  findAccessReason(facts, tool, now) !== undefined

/** Whether the account already owns everything that a plan bought once includes, so that buying it would add nothing. */
export const ownsAllToolsOf = (ownedPlans: readonly string[], plan: PlanId): boolean =>
  plans[plan].term === 'kept' && plans[plan].opens.every((tool) => ownedPlans.some((owned) => opens(owned, tool)))

/** Whether the account holds the plan at `now`: owned for good, active, or past due. */
export function hasPlan(facts: AccessFacts, plan: PlanId, now: number): boolean {
  if (plans[plan].term === 'kept') return ownsAllToolsOf(facts.ownedPlans, plan)
  return facts.subscriptionPlan === plan && (facts.subscriptionStatus === 'past_due' || hasPaidSubscription(facts, now))
}

/** Why a closed tool is closed, in a sentence that all screens and refusals use. */
export function explainClosedTool(facts: AccessFacts, now: number): string {
  const { subscriptionStatus: status, ownedPlans } = facts
  if (status === 'past_due') return 'Your last payment didn’t go through.'
  if (ownedPlans.length > 0 || (status === 'active' && hasPaidSubscription(facts, now)))
    return 'Your plan doesn’t include this tool.'
  if (status === 'active') return 'Your year of All Access is over.'
  return status === 'trialing' ? 'Your trial is over.' : 'You don’t have an active plan.'
}

/** What stays open when a subscription ends, in a sentence; undefined if nothing does. */
export function describeWhatStaysOpen({
  hasAccess,
  ownedPlans,
}: Pick<AccessFacts, 'hasAccess' | 'ownedPlans'>): string | undefined {
  if (hasAccess) return 'Everything stays open: your access was given to you by our team.'
  const names = ownedPlans.filter(isPlanId).map((plan) => plans[plan].name)
  if (names.length === 0) return undefined
  return `${names.join(', ')} stays yours to keep; the other tools become read-only.`
}
