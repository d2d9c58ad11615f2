/** Who may use what: access is what one pays for, apart from the unlock chain. One pure function for server and screens. */
import type { StepId } from '#contract/plain/brand.ts'
import { isPlanId, type PlanId, plans } from '#contract/plain/plans.ts'

export const trialDays = 14

export const subscriptionStatuses = ['active', 'inactive', 'trialing', 'past_due', 'canceled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** How long everything stays open after a renewal has failed, while the provider tries again. */
export const pastDueDays = 7

/** The parts of an account that access hangs on. Dates are ISO strings. */
export type AccessFacts = {
  /** Given by an admin. */
  hasAccess: boolean
  subscriptionStatus: SubscriptionStatus
  subscriptionPlan: string | null
  subscriptionEndDate: string | null
  /** Plans that are paid once and kept. */
  ownedPlans: readonly string[]
  /** Since when a renewal has failed. */
  pastDueSince: string | null
}

const opens = (plan: string, tool: StepId) => isPlanId(plan) && plans[plan].opens.includes(tool)

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

/** Whether what was subscribed to is open at `now`, whichever tools it covers. */
export function isPaidUp(facts: AccessFacts, now: number): boolean {
  const { subscriptionStatus: status, subscriptionPlan: plan, subscriptionEndDate: end, pastDueSince } = facts
  const isBeforeEnd = end !== null && now < Date.parse(end)
  // A month is renewed by the provider, which says when it is not; a year ends by itself.
  if (status === 'active') return plan !== 'all-access' || end === null || isBeforeEnd
  if (status === 'past_due') return pastDueSince !== null && now < Date.parse(pastDueSince) + pastDueDays * msPerDay
  return status === 'canceled' && isBeforeEnd
}

/** What opens a tool, the most lasting first. */
export type Opening = 'given' | 'owned' | 'subscribed' | 'trial'

/** What opens `tool` for the account at `now` (milliseconds); undefined where nothing does. */
export function openedBy(facts: AccessFacts, tool: StepId, now: number): Opening | undefined {
  if (facts.hasAccess) return 'given'
  if (facts.ownedPlans.some((plan) => opens(plan, tool))) return 'owned'
  if (isPaidUp(facts, now) && (facts.subscriptionPlan === null || opens(facts.subscriptionPlan, tool)))
    return 'subscribed'
  return isOnTrial(facts, now) ? 'trial' : undefined
}

/** Whether the account may change and generate with `tool` at `now` (milliseconds). Reading and exporting is never refused. */
export const mayUse = (facts: AccessFacts, tool: StepId, now: number): boolean =>
  openedBy(facts, tool, now) !== undefined

/** Whether everything that a plan gives for good is owned already, with it or with a larger one. */
export const ownsAllOf = (ownedPlans: readonly string[], plan: PlanId): boolean =>
  plans[plan].term === 'kept' && plans[plan].opens.every((tool) => ownedPlans.some((owned) => opens(owned, tool)))

/** Whether the account has the plan at `now`: owned for good, running, or waiting for a payment that failed. */
export function holdsPlan(facts: AccessFacts, plan: PlanId, now: number): boolean {
  if (plans[plan].term === 'kept') return ownsAllOf(facts.ownedPlans, plan)
  return facts.subscriptionPlan === plan && (facts.subscriptionStatus === 'past_due' || isPaidUp(facts, now))
}

/** Why a tool is closed that nothing opens, in a sentence: the same wherever it is said. */
export function whyClosed(facts: AccessFacts, now: number): string {
  const { subscriptionStatus: status, ownedPlans } = facts
  if (status === 'past_due') return 'Your last payment didn’t go through.'
  if (ownedPlans.length > 0 || (status === 'active' && isPaidUp(facts, now)))
    return 'Your plan doesn’t include this tool.'
  if (status === 'active') return 'Your year of All Access is over.'
  return status === 'trialing' ? 'Your trial is over.' : 'You don’t have an active plan.'
}

/** What stays open when a subscription ends, in a sentence; undefined where nothing does. */
export function staysOpen({
  hasAccess,
  ownedPlans,
}: Pick<AccessFacts, 'hasAccess' | 'ownedPlans'>): string | undefined {
  if (hasAccess) return 'Everything stays open: your access was given to you by our team.'
  const names = ownedPlans.filter(isPlanId).map((plan) => plans[plan].name)
  if (names.length === 0) return undefined
  return `${names.join(', ')} stays yours to keep; the other tools become read-only.`
}
