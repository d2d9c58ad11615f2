/** What our own calls to the provider did to an order; its messages say the rest. */
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { plans } from '#contract/plain/plans.ts'
import { askToEndRenewal } from '#server/account/end-renewal.ts'
import { holdOrders } from '#server/account/hold-orders.ts'
import { returnCoupon } from '#server/checkout/coupons-store.ts'
import { type OrderRow, renewAccess } from '#server/checkout/orders-store.ts'
import { tellPlanEnds, tellPlanGoesOn } from '#server/checkout/plan-ends.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { orders } from '#server/tables/payment-tables.ts'

/**
 * Notes what the provider calls an order, once it has begun. Answers the one secret of the order, sealed, which another
 * click may have noted already; undefined when the order was given up meanwhile.
 */
export async function noteStarted(
  orderId: string,
  { providerId, sealedSecret }: { providerId: string; sealedSecret: string },
  on: Queryable,
): Promise<string | undefined> {
  const [noted] = await on
    .update(orders)
    .set({
      providerId: sql`coalesce(${orders.providerId}, ${providerId})`,
      clientSecret: sql`coalesce(${orders.clientSecret}, ${sealedSecret})`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(orders.id, orderId), or(eq(orders.state, 'pending'), isNotNull(orders.clientSecret))))
    .returning({ secret: orders.clientSecret })
  return noted?.secret ?? undefined
}

/** Gives up an order that could not begin. The next try is a new one: a provider repeats what it answered to the old. */
export function giveUpOrder({ id, userId, buyer }: OrderRow, database: Database): Promise<void> {
  return database.transaction(async (on) => {
    await holdOrders(userId, [buyer], on)
    const [ended] = await on
      .update(orders)
      .set({ state: 'failed', givenUpAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(orders.id, id), eq(orders.state, 'pending'), isNull(orders.clientSecret)))
      .returning({ coupon: orders.coupon })
    if (ended?.coupon) await returnCoupon(ended.coupon, on)
  })
}

/** Time that is paid for is left as it was; without any, nothing may be tried again. */
export const whenToEnd = ({ state, paidUntil, pastDueSince }: OrderRow) =>
  state === 'paid' && pastDueSince === null && paidUntil !== null && paidUntil.getTime() > Date.now()
    ? ('period-end' as const)
    : ('now' as const)

/** A monthly plan that renews: also one whose month was given back, for the next would be charged all the same. */
export const isRunning = ({ plan, state, isCanceled, providerId }: OrderRow) =>
  plans[plan].term === 'month' && providerId !== null && state !== 'pending' && state !== 'failed' && !isCanceled

/** One that ends with what is paid for, and that has not ended yet. */
export const isEnding = (order: OrderRow) =>
  plans[order.plan].term === 'month' &&
  order.providerId !== null &&
  order.isCanceled &&
  whenToEnd(order) === 'period-end'

/** What an admin ended, its owner does not take up again. */
export const isResumable = (order: OrderRow) => isEnding(order) && !order.isEndedByAdmin

/** Notes that the provider has agreed to end a subscription, or to go on; its own message says so again, a moment later. */
export async function noteCanceled(
  { id, userId, buyer }: OrderRow,
  isCanceled: boolean,
  on: Queryable,
): Promise<OrderRow | undefined> {
  await holdOrders(userId, [buyer], on)
  const [changed] = await on
    .update(orders)
    .set({ isCanceled, updatedAt: sql`now()` })
    .where(and(eq(orders.id, id), ne(orders.isCanceled, isCanceled)))
    .returning()
  if (changed?.userId) await renewAccess(changed.userId, on)
  if (changed && isCanceled) await tellPlanEnds(changed, on)
  return changed
}

/** Notes that its owner has taken a canceling back; a provider's messages, which may come in any order, never tell that. */
export async function noteResumed(order: OrderRow, on: Queryable): Promise<void> {
  const resumed = await noteCanceled(order, false, on)
  await tellPlanGoesOn(order, on)
  // An admin was faster.
  if (resumed?.userId && resumed.isEndedByAdmin) await askToEndRenewal(resumed.userId, on)
}
