/** What an account has access to, computed from its orders whenever one of them changes. */
import { isPlanId, type PlanId, plans } from '#contract/plain/plans.ts'

/** The part of a paid order that access depends on. Times are in milliseconds. */
export type PaidOrder = {
  plan: PlanId
  amount: number
  paidAt: number
  trialEnd: number | null
  paidUntil: number | null
  pastDueSince: number | null
  isCanceled: boolean
}

export type AccountAccess = {
  subscriptionStatus: 'active' | 'past_due' | 'canceled' | 'trialing' | 'inactive'
  subscriptionPlan: PlanId | null
  subscriptionEndDate: number | null
  pastDueSince: number | null
  /** The monthly plan was free with a coupon and does not renew. */
  hasFreeMonth: boolean
  ownedPlans: PlanId[]
}

/** The length of a month where no provider gives its end. */
export const monthMs = 30 * 86_400_000

/** The end of a year that begins at `start`, in milliseconds. */
export function addYear(start: number): number {
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end.getTime()
}

/**
 * When the paid years end, or null without a year. No paid or trial day is lost: a year begins when the trial, the paid month
 * or the year before it ends, and a month paid during a year extends that year.
 */
export function findPaidYearsEnd(
  orders: readonly Pick<PaidOrder, 'plan' | 'paidAt' | 'trialEnd' | 'paidUntil'>[],
): number | null {
  let year: number | null = null
  let month = 0
  for (const { plan, paidAt, trialEnd, paidUntil } of orders.toSorted((a, b) => a.paidAt - b.paidAt)) {
    const { term } = plans[plan]
    if (term === 'year') year = addYear(Math.max(paidAt, trialEnd ?? 0, month, year ?? 0))
    if (term !== 'month' || paidUntil === null) continue
    if (year !== null && year > paidAt) year += Math.max(0, paidUntil - paidAt)
    else month = Math.max(month, paidUntil)
  }
  return year
}

function subscriptionOf(order: PaidOrder): Omit<AccountAccess, 'ownedPlans'> {
  const { plan, amount, paidUntil, pastDueSince, isCanceled } = order
  const status = isCanceled ? 'canceled' : pastDueSince === null ? 'active' : 'past_due'
  return {
    ...{ subscriptionStatus: status, subscriptionPlan: plan, subscriptionEndDate: paidUntil, pastDueSince },
    hasFreeMonth: isCanceled && amount === 0,
  }
}

/** `orders` are those that are paid and not refunded; `trialEnd` is the end of the trial, past or future, if there was one. */
export function computeAccountAccess(
  orders: readonly PaidOrder[],
  trialEnd: number | null,
  now: number,
): AccountAccess {
  const kept = orders.filter(({ plan }) => plans[plan].term === 'kept').map(({ plan }) => plan)
  const ownedPlans = [...new Set(kept)].filter(isPlanId)
  const monthly = orders.filter(({ plan }) => plans[plan].term === 'month').toSorted((a, b) => a.paidAt - b.paidAt)
  // A plan that renews decides the status, before one that ends.
  const running =
    monthly.findLast(({ isCanceled }) => !isCanceled) ?? monthly.findLast(({ paidUntil }) => (paidUntil ?? 0) > now)
  if (running && !running.isCanceled) return { ...subscriptionOf(running), ownedPlans }
  const year = findPaidYearsEnd(orders)
  if (year !== null && year > now)
    return {
      ...{ subscriptionStatus: 'active', subscriptionPlan: 'all-access', subscriptionEndDate: year },
      ...{ pastDueSince: null, hasFreeMonth: false, ownedPlans },
    }
  if (running) return { ...subscriptionOf(running), ownedPlans }
  const none = { subscriptionPlan: null, pastDueSince: null, hasFreeMonth: false, ownedPlans }
  if (trialEnd !== null && trialEnd > now)
    return { ...none, subscriptionStatus: 'trialing', subscriptionEndDate: trialEnd }
  const ended = monthly.at(-1)
  if (ended) return { ...subscriptionOf(ended), ownedPlans }
  // Plans that are owned for good need no subscription.
  return { ...none, subscriptionStatus: 'inactive', subscriptionEndDate: year }
}
