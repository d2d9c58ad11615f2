/** Open orders: not paid yet, and each may hold a use of its coupon. */
import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { holdOrders } from '#server/account/hold-orders.ts'
import { callOffJob } from '#server/checkout/call-off-job.ts'
import { countsNow, couponKey, returnCoupon, takeCoupon } from '#server/checkout/coupons-store.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { orders, paymentEvents, receipts } from '#server/tables/payment-tables.ts'

/** Waiting for payment or declined; the provider still accepts another card. */
export const isOpen = and(inArray(orders.state, ['pending', 'failed']), isNull(orders.givenUpAt))

/** Not being processed by the provider. Some banks take days, and then the provider reports the outcome. */
const isNotUnderWay = sql`NOT (orders.state = 'pending' AND EXISTS (SELECT FROM payment_events AS told
  WHERE told.order_id = orders.id AND told.event ->> 'kind' = 'processing'))`

const isOfBuyer = (buyer: string, code: string) => and(eq(orders.buyer, buyer), eq(orders.coupon, couponKey(code)))

/** Whether an open order of this buyer already holds a use of the coupon. */
export async function holdsCoupon(buyer: string, code: string, on: Queryable): Promise<boolean> {
  const [held] = await on
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOfBuyer(buyer, code), isOpen))
    .limit(1)
  return held !== undefined
}

/**
 * Abandons the open orders matched by `which`: returns their coupon uses and queues jobs that cancel their payments. Returns
 * how many there were. The caller must hold the buyers' locks.
 */
export async function giveUpOpen(which: SQL | undefined, on: Queryable): Promise<number> {
  const ended = await on
    .update(orders)
    .set({ state: 'failed', clientSecret: null, givenUpAt: sql`now()` })
    .where(and(isOpen, isNotUnderWay, which))
    .returning({ coupon: orders.coupon, plan: orders.plan, providerId: orders.providerId })
  // Sorted, so that concurrent transactions lock the coupons in the same order and cannot deadlock.
  for (const coupon of ended.flatMap((order) => order.coupon ?? []).toSorted()) await returnCoupon(coupon, on)
  for (const { plan, providerId } of ended)
    if (providerId !== null) await addJob(callOffJob, { plan, providerId }, null, on)
  return ended.length
}

type Buying = Pick<typeof orders.$inferSelect, 'id' | 'buyer' | 'coupon'>

/**
 * Takes a use of the order's coupon, if necessary by abandoning the buyer's other open order that holds it. False if the
 * coupon is not valid any more. The caller must hold the buyer's lock.
 */
export async function takeUse({ id, buyer, coupon }: Buying, isSimulated: boolean, on: Queryable): Promise<boolean> {
  if (coupon === null || (await takeCoupon(coupon, isSimulated, on))) return true
  return (
    (await countsNow(coupon, isSimulated, on)) &&
    (await giveUpOpen(and(isOfBuyer(buyer, coupon), ne(orders.id, id)), on)) > 0 &&
    (await takeCoupon(coupon, isSimulated, on))
  )
}

/** Abandons orders that are unpaid a day after they were placed. */
export async function sweepOrders(database: Database): Promise<void> {
  const isOver = and(isOpen, isNotUnderWay, lt(orders.createdAt, sql`now() - interval '1 day'`))
  const { id, userId, buyer } = orders
  for (const over of await database.select({ id, userId, buyer }).from(orders).where(isOver).limit(500))
    await database.transaction(async (on) => {
      await holdOrders(over.userId, [over.buyer], on)
      await giveUpOpen(eq(orders.id, over.id), on)
    })
}

/**
 * Deletes month-old unpaid orders without an account, and their payment events, because they contain an email address that
 * nobody needs. Orders with a payment problem or a receipt are kept.
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
