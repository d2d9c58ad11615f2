/** How our own calls to the provider change an order; the provider's messages do the rest. */
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { plans } from '#contract/plain/plans.ts'
import { queueEndOfRenewals } from '#server/account/end-renewal.ts'
import { lockOrders } from '#server/account/lock-orders.ts'
import { returnCouponUse } from '#server/checkout/coupons-store.ts'
import { type OrderRow, recomputeAccess } from '#server/checkout/orders-store.ts'
import { queuePlanCanceledMail, queuePlanResumedMail } from '#server/checkout/plan-ends.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { orders } from '#server/tables/payment-tables.ts'

/**
 * Stores the provider's id of a started order and returns its sealed client secret, which a parallel click may have stored
 * first. Undefined if the order was abandoned.
 */
export async function storeStartedPayment(
  orderId: string,
  { providerId, sealedSecret }: { providerId: string; sealedSecret: string },
  db: Queryable,
): Promise<string | undefined> {
  const [noted] = await db
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

/** Abandons an order whose payment could not be started. The next try needs a new order, because providers repeat old replies. */
export function abandonOrder({ id, userId, buyer }: OrderRow, database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    await lockOrders(userId, [buyer], tx)
    const [ended] = await tx
      .update(orders)
      .set({ state: 'failed', givenUpAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(orders.id, id), eq(orders.state, 'pending'), isNull(orders.clientSecret)))
      .returning({ coupon: orders.coupon })
    if (ended?.coupon) await returnCouponUse(ended.coupon, tx)
  })
}

/** When a cancellation takes effect: after the paid period, or at once if none is left, so that no charge is retried. */
export const findCancellationTime = ({ state, paidUntil, pastDueSince }: OrderRow) =>
  state === 'paid' && pastDueSince === null && paidUntil !== null && paidUntil.getTime() > Date.now()
    ? ('period-end' as const)
    : ('now' as const)

/** Whether a monthly plan renews. That includes one whose month was refunded, because the next would still be charged. */
export const isPlanRenewing = ({ plan, state, isCanceled, providerId }: OrderRow) =>
  plans[plan].term === 'month' && providerId !== null && state !== 'pending' && state !== 'failed' && !isCanceled

/** Whether a canceled plan is still in its paid period. */
export const isPlanEnding = (order: OrderRow) =>
  plans[order.plan].term === 'month' &&
  order.providerId !== null &&
  order.isCanceled &&
  findCancellationTime(order) === 'period-end'

/** A plan that an admin ended cannot be resumed by its owner. */
export const isPlanResumable = (order: OrderRow) => isPlanEnding(order) && !order.isEndedByAdmin

/** Records that the provider accepted a cancellation or its undoing, before the provider's own message arrives. */
export async function recordCancellation(
  { id, userId, buyer }: OrderRow,
  isCanceled: boolean,
  db: Queryable,
): Promise<OrderRow | undefined> {
  await lockOrders(userId, [buyer], db)
  const [changed] = await db
    .update(orders)
    .set({ isCanceled, updatedAt: sql`now()` })
    .where(and(eq(orders.id, id), ne(orders.isCanceled, isCanceled)))
    .returning()
  if (changed?.userId) await recomputeAccess(changed.userId, db)
  if (changed && isCanceled) await queuePlanCanceledMail(changed, db)
  return changed
}

/** Records that the owner resumed the plan. The mail is queued here, because the provider's messages may come in any order. */
export async function recordResumption(order: OrderRow, db: Queryable): Promise<void> {
  const resumed = await recordCancellation(order, false, db)
  await queuePlanResumedMail(order, db)
  // An admin ended the plan at the same moment, and that wins.
  if (resumed?.userId && resumed.isEndedByAdmin) await queueEndOfRenewals(resumed.userId, db)
}
