/** Orders under way: nothing is paid yet, and a use of their coupon is held for them. */
import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { holdOrders } from '#server/account/hold-orders.ts'
import { callOffJob } from '#server/checkout/call-off-job.ts'
import { countsNow, couponKey, returnCoupon, takeCoupon } from '#server/checkout/coupons-store.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { orders, paymentEvents, receipts } from '#server/tables/payment-tables.ts'

/** One that waits, or whose card was declined: the provider takes another card for it. */
export const isOpen = and(inArray(orders.state, ['pending', 'failed']), isNull(orders.givenUpAt))

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

/**
 * Gives up the orders under way that `which` names: their uses of coupons go back, and a job calls their payments off.
 * Answers how many there were. Their buyers must be held.
 */
export async function giveUpOpen(which: SQL | undefined, on: Queryable): Promise<number> {
  const ended = await on
    .update(orders)
    .set({ state: 'failed', clientSecret: null, givenUpAt: sql`now()` })
    .where(and(isOpen, isNotUnderWay, which))
    .returning({ coupon: orders.coupon, plan: orders.plan, providerId: orders.providerId })
  // Whoever gives several coupons back does so in one order.
  for (const coupon of ended.flatMap((order) => order.coupon ?? []).toSorted()) await returnCoupon(coupon, on)
  for (const { plan, providerId } of ended)
    if (providerId !== null) await addJob(callOffJob, { plan, providerId }, null, on)
  return ended.length
}

type Buying = Pick<typeof orders.$inferSelect, 'id' | 'buyer' | 'coupon'>

/**
 * Takes a use of the order's coupon, if need be the one that its buyer's other order under way holds. False when the
 * coupon counts no more. Its buyer must be held.
 */
export async function takeUse({ id, buyer, coupon }: Buying, isSimulated: boolean, on: Queryable): Promise<boolean> {
  if (coupon === null || (await takeCoupon(coupon, isSimulated, on))) return true
  return (
    (await countsNow(coupon, isSimulated, on)) &&
    (await giveUpOpen(and(isOfBuyer(buyer, coupon), ne(orders.id, id)), on)) > 0 &&
    (await takeCoupon(coupon, isSimulated, on))
  )
}

/** What was begun and never paid ends after a day. */
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
