/** Orders under way: nothing is paid yet, and a use of their coupon is held for them. */
import { and, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { couponKey, returnCoupon } from '#server/checkout/coupons-store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/payment-tables.ts'

/** One that waits, or whose card was declined: the provider takes another card for it. */
export const isOpen = or(eq(orders.state, 'pending'), and(eq(orders.state, 'failed'), isNotNull(orders.clientSecret)))

/** The provider has taken it up, and some banks take days: it says itself what comes of it. */
const isNotUnderWay = sql`NOT (orders.state = 'pending' AND EXISTS (SELECT FROM payment_events AS told
  WHERE told.order_id = orders.id AND told.event ->> 'kind' = 'processing'))`

const isOfBuyer = (buyer: string, code: string) => and(eq(orders.buyer, buyer), eq(orders.coupon, couponKey(code)))

/** Whether a buyer's order under way has taken a use of the coupon already. */
export async function holdsCoupon(buyer: string, code: string, on: Queryable): Promise<boolean> {
  const [held] = await on
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOfBuyer(buyer, code), isOpen))
    .limit(1)
  return held !== undefined
}

/** Gives up a buyer's other orders under way with the coupon, and their uses of it; false when there are none. */
export async function freeHeldCoupon(
  code: string,
  { buyer, keptId }: { buyer: string; keptId: string },
  on: Queryable,
): Promise<boolean> {
  const ended = await on
    .update(orders)
    .set({ state: 'failed', clientSecret: null })
    .where(and(isOfBuyer(buyer, code), isOpen, isNotUnderWay, ne(orders.id, keptId)))
    .returning({ id: orders.id })
  for (const _ of ended) await returnCoupon(code, on)
  return ended.length > 0
}

/** What was begun and never paid ends after a day, and its coupon's use with it. */
export async function sweepOrders(on: Queryable): Promise<void> {
  const ended = await on
    .update(orders)
    .set({ state: 'failed', clientSecret: null })
    .where(and(isOpen, isNotUnderWay, lt(orders.createdAt, sql`now() - interval '1 day'`)))
    .returning({ coupon: orders.coupon })
  for (const { coupon } of ended) if (coupon !== null) await returnCoupon(coupon, on)
}
