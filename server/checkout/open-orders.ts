/** Orders under way: nothing is paid yet, and a use of their coupon is held for them. */
import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { couponKey, returnCoupon } from '#server/checkout/coupons-store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { orders, paymentEvents, receipts } from '#server/platform/db/payment-tables.ts'

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

/** Gives up the orders under way that `which` names, and their uses of coupons; answers how many there were. */
export async function giveUpOpen(which: SQL | undefined, on: Queryable): Promise<number> {
  const ended = await on
    .update(orders)
    .set({ state: 'failed', clientSecret: null })
    .where(and(isOpen, isNotUnderWay, which))
    .returning({ coupon: orders.coupon })
  for (const { coupon } of ended) if (coupon !== null) await returnCoupon(coupon, on)
  return ended.length
}

/** A buyer's other orders under way with the coupon; false when there are none. */
export const freeHeldCoupon = async (
  code: string,
  { buyer, keptId }: { buyer: string; keptId: string },
  on: Queryable,
) => (await giveUpOpen(and(isOfBuyer(buyer, code), ne(orders.id, keptId)), on)) > 0

/** What was begun and never paid ends after a day. */
export const sweepOrders = (on: Queryable) => giveUpOpen(lt(orders.createdAt, sql`now() - interval '1 day'`), on)

/**
 * What belongs to no account and was never paid goes after a month, with what was told of it: it names an email, and
 * nobody asks for it. Where a payment raised a question, it stays with its answer.
 */
export async function removeForgotten(on: Queryable): Promise<void> {
  const { orderId, problem } = paymentEvents
  const isOfOrder = eq(orderId, orders.id)
  const questions = on
    .select()
    .from(paymentEvents)
    .where(and(isOfOrder, isNotNull(problem)))
  const sent = on.select().from(receipts).where(eq(receipts.orderId, orders.id))
  const isNobodys = and(isNull(orders.userId), isNull(orders.paidAt), eq(orders.state, 'failed'))
  const forgotten = await on
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNobodys, lt(orders.createdAt, sql`now() - interval '30 days'`), notExists(questions), notExists(sent)))
    .limit(1000)
    .for('update')
  const ids = forgotten.map(({ id }) => id)
  await on.delete(paymentEvents).where(inArray(orderId, ids))
  await on.delete(orders).where(inArray(orders.id, ids))
}
