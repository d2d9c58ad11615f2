/** Processes a provider's message: stores it once, checks it against its order, and updates the order. */
import { and, eq, or, sql } from 'drizzle-orm'
import { plans } from '#contract/plain/plans.ts'
import { recordAdminAction } from '#server/account/admin-log.ts'
import { endRenewalJob } from '#server/account/end-renewal.ts'
import { lockOrders } from '#server/account/lock-orders.ts'
import type { PaymentEvent } from '#server/checkout/combine-payment-events.ts'
import { takeOrderCouponUse } from '#server/checkout/open-orders.ts'
import {
  endReplacedRenewals,
  formatOrderNumber,
  type OrderRow,
  settleOrder,
  wasEverPaid,
} from '#server/checkout/orders-store.ts'
import { paymentAlertJob, receiptJob } from '#server/checkout/payment-mails.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { orders, paymentEvents, receipts } from '#server/tables/payment-tables.ts'

/** A message in our own terms. `id` is the provider's; the order is found by our id or by the provider's. */
export type ProviderMessage = {
  id: string
  orderId: string | undefined
  providerId: string | undefined
  event: PaymentEvent
}

/** The expected amount of a payment, in US cents: a renewal costs what the plan cost when it was ordered. */
const expectedCents = ({ amount, originalAmount }: OrderRow, isRenewal: boolean) =>
  (isRenewal ? originalAmount : amount) * 100

function problemOf(order: OrderRow | undefined, event: PaymentEvent): string | null {
  if (!order) return 'There is no such order.'
  if (event.kind !== 'paid') return null
  if (event.currency.toLowerCase() !== 'usd') return `It was paid in ${event.currency}.`
  const expected = expectedCents(order, event.isRenewal ?? false)
  return event.cents === expected ? null : `${event.cents} cents were paid where ${expected} were due.`
}

/**
 * A payment arrived for an abandoned order. Takes a coupon use again and reopens the order. If there is no use left, or the
 * account is deleted, it opens nothing, and a subscription that was started is ended.
 */
async function reviveOrder(order: OrderRow, db: Queryable): Promise<{ order: OrderRow; problem: string | null }> {
  const isGone = order.buyerName !== null
  if (!isGone && (await takeOrderCouponUse(order, order.provider === 'simulated', db))) {
    const [revived] = await db.update(orders).set({ givenUpAt: null }).where(eq(orders.id, order.id)).returning()
    return { order: revived ?? order, problem: null }
  }
  if (plans[order.plan].term === 'month') await addJob(endRenewalJob, { orderId: order.id }, null, db)
  const problem = isGone
    ? 'The order was given up, and its account is deleted.'
    : `The order was given up, and its coupon ${order.coupon} can no longer be used.`
  return { order, problem }
}

async function findOrder({ orderId, providerId }: ProviderMessage, db: Queryable): Promise<OrderRow | undefined> {
  const known = [
    ...(orderId === undefined ? [] : [eq(orders.id, orderId)]),
    ...(providerId === undefined ? [] : [eq(orders.providerId, providerId)]),
  ]
  if (known.length === 0) return undefined
  const [row] = await db
    .select()
    .from(orders)
    .where(or(...known))
  return row
}

/** The order, under the locks of its buyer; `isMoved` if it has changed hands while we waited for them. */
async function holdOrder(told: ProviderMessage, db: Queryable) {
  const found = await findOrder(told, db)
  if (!found) return { order: undefined, isMoved: false }
  await lockOrders(found.userId, [found.buyer], db)
  const order = await findOrder(told, db)
  return { order, isMoved: order?.userId !== found.userId || order?.buyer !== found.buyer }
}

async function isKnown({ id }: ProviderMessage, db: Queryable): Promise<boolean> {
  const [known] = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))
  return known !== undefined
}

/** Queues one receipt per payment, however many messages report it. */
async function sendReceipt(order: OrderRow, event: PaymentEvent, db: Queryable): Promise<void> {
  if (event.kind !== 'paid') return
  const { payment } = event
  const made = await db.insert(receipts).values({ payment, orderId: order.id }).onConflictDoNothing().returning()
  if (made.length > 0)
    await addJob(receiptJob, { orderId: order.id, payment, cents: event.cents, at: event.at }, order.userId, db)
}

/**
 * Queues receipts again that certainly did not go out, for example because the mail server was down, up to a week after the
 * payment. A receipt is owed, and a guest's contains the only way to use the purchase.
 */
export async function requeueUnsentReceipts(db: Queryable): Promise<void> {
  await db.execute(sql`
    UPDATE jobs SET state = 'waiting', attempts = 0, created_at = now(), run_after = now(), ended_at = NULL
    WHERE kind = ${receiptJob} AND state = 'failed' AND acted_at IS NULL
      AND to_timestamp((payload ->> 'at')::numeric / 1000) > now() - interval '7 days'`)
}

async function tellProblem({ id }: ProviderMessage, problem: string, order: OrderRow | undefined, db: Queryable) {
  await addJob(paymentAlertJob, { eventId: id, problem }, null, db)
  const about = { userId: order?.userId ?? null, subject: order ? formatOrderNumber(order) : id }
  await recordAdminAction({ action: 'payment-problem', adminId: null, ...about, refusal: problem }, db)
}

/** Whether a refund names a payment that was never reported for this order, not even as one with a problem. */
async function isOfUnknown(order: OrderRow | undefined, event: PaymentEvent, db: Queryable): Promise<boolean> {
  if (!order || event.kind !== 'refunded' || event.payment === undefined) return false
  const isThat = sql`${paymentEvents.event} @> ${JSON.stringify({ kind: 'paid', payment: event.payment })}::jsonb`
  const ofOrder = and(eq(paymentEvents.orderId, order.id), isThat)
  return (await db.select({ id: paymentEvents.id }).from(paymentEvents).where(ofOrder).limit(1)).length === 0
}

/** Checks a message against its order, and reopens an abandoned order if the message pays it. */
async function weigh(held: OrderRow | undefined, event: PaymentEvent, db: Queryable) {
  const isForeign = await isOfUnknown(held, event, db)
  const problem = isForeign ? 'It refunds a payment that this order was never told of.' : problemOf(held, event)
  const isLate = event.kind === 'paid' && held !== undefined && held.givenUpAt !== null && !wasEverPaid(held)
  return problem === null && isLate ? reviveOrder(held, db) : { order: held, problem }
}

/** Processes one message in a transaction; false, with nothing done, if its order has changed hands while we waited. */
export async function processEventInTransaction(told: ProviderMessage, db: Queryable): Promise<boolean> {
  const { order: held, isMoved } = await holdOrder(told, db)
  if (isMoved) return false
  if (await isKnown(told, db)) return true
  const { order, problem } = await weigh(held, told.event, db)
  const stored = await db
    .insert(paymentEvents)
    .values({ id: told.id, orderId: order?.id ?? null, event: told.event, problem })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  if (stored.length === 0) return true
  if (problem !== null) await tellProblem(told, problem, order, db)
  if (problem !== null || !order) return true
  const settled = await settleOrder(order, db)
  if (settled.userId !== null && settled.state === 'paid') await endReplacedRenewals(settled.userId, db)
  if (settled.state === 'paid') await sendReceipt(settled, told.event, db)
  return true
}

/**
 * Processes one message exactly once, however often it arrives. A message without an order, with a wrong amount or currency,
 * for an abandoned order that cannot be reopened, or refunding an unknown payment is stored, changes nothing, and is reported
 * to the admins. Such a refund takes effect once its payment is reported.
 */
export async function receiveEvent(told: ProviderMessage, database: Database): Promise<void> {
  while (!(await database.transaction((tx) => processEventInTransaction(told, tx))));
}
