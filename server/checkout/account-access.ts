/** What an account's orders open, put together anew whenever one of them changes. */
import { isPlanId, type PlanId, plans } from '#contract/plain/plans.ts'

/** A paid order, as far as access hangs on it. Times are milliseconds. */
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
  /** The monthly plan was given by a coupon, and ends by itself. */
  hasFreeMonth: boolean
  ownedPlans: PlanId[]
}

/** A month that no provider dates. */
export const monthMs = 30 * 86_400_000

/** When a year that begins at `start` is over. */
export function yearAfter(start: number): number {
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end.getTime()
}

/**
 * Until when the paid years run. No day that was there already is lost: a year begins when the trial, the paid month or
 * the year before it ends, and a month paid while a year runs makes that year longer.
 */
export function yearsOf(
  orders: readonly Pick<PaidOrder, 'plan' | 'paidAt' | 'trialEnd' | 'paidUntil'>[],
): number | null {
  let year: number | null = null
  let month = 0
  for (const { plan, paidAt, trialEnd, paidUntil } of orders.toSorted((a, b) => a.paidAt - b.paidAt)) {
    const { term } = plans[plan]
    if (term === 'year') year = yearAfter(Math.max(paidAt, trialEnd ?? 0, month, year ?? 0))
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

/** `orders` are those that are paid and not taken back; `trialEnd` is when the trial ends or ended, if there was one. */
export function accessOf(orders: readonly PaidOrder[], trialEnd: number | null, now: number): AccountAccess {
  const kept = orders.filter(({ plan }) => plans[plan].term === 'kept').map(({ plan }) => plan)
  const ownedPlans = [...new Set(kept)].filter(isPlanId)
  const monthly = orders.filter(({ plan }) => plans[plan].term === 'month').toSorted((a, b) => a.paidAt - b.paidAt)
  // What goes on being charged says how the account stands, before what ends.
  const running =
    monthly.findLast(({ isCanceled }) => !isCanceled) ?? monthly.findLast(({ paidUntil }) => (paidUntil ?? 0) > now)
  if (running && !running.isCanceled) return { ...subscriptionOf(running), ownedPlans }
  const year = yearsOf(orders)
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
  // What is kept opens its own steps without a subscription.
  return { ...none, subscriptionStatus: 'inactive', subscriptionEndDate: year }
}
