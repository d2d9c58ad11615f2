/** Open orders: not paid yet, and each may hold a use of its coupon. */
import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { lockOrders } from '#server/account/lock-orders.ts'
import { cancelPaymentJob } from '#server/checkout/cancel-payment-job.ts'
import { isCouponValidNow, makeCouponKey, returnCouponUse, takeCouponUse } from '#server/checkout/coupons-store.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { orders, paymentEvents, receipts } from '#server/tables/payment-tables.ts'

/** Waiting for payment or declined; the provider still accepts another card. */
export const isOpenOrder = and(inArray(orders.state, ['pending', 'failed']), isNull(orders.givenUpAt))

/** Not being processed by the provider. Some banks take days, and then the provider reports the outcome. */
const isNotUnderWay = sql`NOT (orders.state = 'pending' AND EXISTS (SELECT FROM payment_events AS told
  WHERE told.order_id = orders.id AND told.event ->> 'kind' = 'processing'))`

const isOfBuyer = (buyer: string, code: string) => and(eq(orders.buyer, buyer), eq(orders.coupon, makeCouponKey(code)))

/** Whether an open order of this buyer already holds a use of the coupon. */
export async function hasOpenOrderWithCoupon(buyer: string, code: string, db: Queryable): Promise<boolean> {
  const [held] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOfBuyer(buyer, code), isOpenOrder))
    .limit(1)
  return held !== undefined
}

/**
 * Abandons the open orders matched by `which`: returns their coupon uses and queues jobs that cancel their payments. Returns
 * how many there were. The caller must hold the buyers' locks.
 */
export async function abandonOpenOrders(which: SQL | undefined, db: Queryable): Promise<number> {
  const ended = await db
    .update(orders)
    .set({ state: 'failed', clientSecret: null, givenUpAt: sql`now()` })
    .where(and(isOpenOrder, isNotUnderWay, which))
    .returning({ coupon: orders.coupon, plan: orders.plan, providerId: orders.providerId })
  // Sorted, so that concurrent transactions lock the coupons in the same order and cannot deadlock.
  for (const coupon of ended.flatMap((order) => order.coupon ?? []).toSorted()) await returnCouponUse(coupon, db)
  for (const { plan, providerId } of ended)
    if (providerId !== null) await addJob(cancelPaymentJob, { plan, providerId }, null, db)
  return ended.length
}

type Buying = Pick<typeof orders.$inferSelect, 'id' | 'buyer' | 'coupon'>

/**
 * Takes a use of the order's coupon, if necessary by abandoning the buyer's other open order that holds it. False if the
 * coupon is not valid any more. The caller must hold the buyer's lock.
 */
export async function takeOrderCouponUse(
  { id, buyer, coupon }: Buying,
  isSimulated: boolean,
  db: Queryable,
): Promise<boolean> {
  if (coupon === null || (await takeCouponUse(coupon, isSimulated, db))) return true
  return (
    (await isCouponValidNow(coupon, isSimulated, db)) &&
    (await abandonOpenOrders(and(isOfBuyer(buyer, coupon), ne(orders.id, id)), db)) > 0 &&
    (await takeCouponUse(coupon, isSimulated, db))
  )
}

/** Abandons orders that are unpaid a day after they were placed. */
export async function abandonOldOrders(database: Database): Promise<void> {
  const isOver = and(isOpenOrder, isNotUnderWay, lt(orders.createdAt, sql`now() - interval '1 day'`))
  const { id, userId, buyer } = orders
  for (const over of await database.select({ id, userId, buyer }).from(orders).where(isOver).limit(500))
    await database.transaction(async (tx) => {
      await lockOrders(over.userId, [over.buyer], tx)
      await abandonOpenOrders(eq(orders.id, over.id), tx)
    })
}

/**
 * Deletes month-old unpaid orders without an account, and their payment events, because they contain an email address that
 * nobody needs. Orders with a payment problem or a receipt are kept.
 */
export async function deleteForgottenOrders(db: Queryable): Promise<void> {
  const { orderId, problem } = paymentEvents
  const isOfOrder = eq(orderId, orders.id)
  const questions = db
    .select()
    .from(paymentEvents)
    .where(and(isOfOrder, isNotNull(problem)))
  const sent = db.select().from(receipts).where(eq(receipts.orderId, orders.id))
  const isNobodys = and(isNull(orders.userId), isNull(orders.paidAt), eq(orders.state, 'failed'))
  const forgotten = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNobodys, lt(orders.createdAt, sql`now() - interval '30 days'`), notExists(questions), notExists(sent)))
    .limit(1000)
    .for('update')
  const ids = forgotten.map(({ id }) => id)
  await db.delete(paymentEvents).where(inArray(orderId, ids))
  await db.delete(orders).where(inArray(orders.id, ids))
}
