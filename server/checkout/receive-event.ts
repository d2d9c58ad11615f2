/** Takes in what a provider tells: stored once, checked against the order, and the order settled anew. */
import { eq, or, sql } from 'drizzle-orm'
import { noteDeed } from '#server/account/admin-log.ts'
import type { PaymentEvent } from '#server/checkout/fold-payments.ts'
import { endRenewals, type OrderRow, orderNumber, settleOrder } from '#server/checkout/orders-store.ts'
import { alertJob, receiptJob } from '#server/checkout/payment-mails.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { orders, paymentEvents, receipts } from '#server/platform/db/payment-tables.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'

/** A message in our words: `id` is the provider's own; the order is known by our id, or by what the provider calls it. */
export type ToldEvent = {
  id: string
  orderId: string | undefined
  providerId: string | undefined
  event: PaymentEvent
}

/** What a payment of this order must amount to, in US cents: a renewal costs what the plan did when it was ordered. */
const expectedCents = ({ amount, originalAmount }: OrderRow, isRenewal: boolean) =>
  (isRenewal ? originalAmount : amount) * 100

function problemOf(order: OrderRow | undefined, event: PaymentEvent): string | null {
  if (!order) return 'There is no such order.'
  if (event.kind !== 'paid') return null
  if (event.currency.toLowerCase() !== 'usd') return `It was paid in ${event.currency}.`
  const expected = expectedCents(order, event.isRenewal ?? false)
  return event.cents === expected ? null : `${event.cents} cents were paid where ${expected} were due.`
}

async function findOrder({ orderId, providerId }: ToldEvent, on: Queryable): Promise<OrderRow | undefined> {
  const known = [
    ...(orderId === undefined ? [] : [eq(orders.id, orderId)]),
    ...(providerId === undefined ? [] : [eq(orders.providerId, providerId)]),
  ]
  if (known.length === 0) return undefined
  const [row] = await on
    .select()
    .from(orders)
    .where(or(...known))
    .for('update')
  return row
}

/** A receipt for each payment that counts, however many messages tell of it. */
async function sendReceipt(order: OrderRow, event: PaymentEvent, on: Queryable): Promise<void> {
  if (event.kind !== 'paid') return
  const { payment } = event
  const made = await on.insert(receipts).values({ payment, orderId: order.id }).onConflictDoNothing().returning()
  if (made.length > 0)
    await addJob(receiptJob, { orderId: order.id, payment, cents: event.cents, at: event.at }, order.userId, on)
}

/**
 * A receipt is owed, and a guest's holds the only way to what was bought: one that certainly did not go out, while the
 * mail server was away for long, is asked for again within a week of its payment.
 */
export async function askForReceiptsAgain(on: Queryable): Promise<void> {
  await on.execute(sql`
    UPDATE jobs SET state = 'waiting', attempts = 0, created_at = now(), run_after = now(), ended_at = NULL
    WHERE kind = ${receiptJob} AND state = 'failed' AND acted_at IS NULL
      AND to_timestamp((payload ->> 'at')::numeric / 1000) > now() - interval '7 days'`)
}

/**
 * Takes in one message, exactly once however often it comes. What fits no order, or pays another amount or currency,
 * is kept, opens nothing, and is told to the admins.
 */
export function receiveEvent(told: ToldEvent, database: Database): Promise<void> {
  return database.transaction(async (on) => {
    const order = await findOrder(told, on)
    const problem = problemOf(order, told.event)
    const stored = await on
      .insert(paymentEvents)
      .values({ id: told.id, orderId: order?.id ?? null, event: told.event, problem })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (stored.length === 0) return
    if (problem !== null) {
      await addJob(alertJob, { eventId: told.id, problem }, null, on)
      const about = { userId: order?.userId ?? null, subject: order ? orderNumber(order) : told.id }
      await noteDeed({ action: 'payment-problem', adminId: null, ...about, refusal: problem }, on)
      return
    }
    if (!order) return
    const settled = await settleOrder(order, on)
    if (settled.userId !== null && settled.state === 'paid') await endRenewals(settled.userId, on)
    if (settled.state === 'paid') await sendReceipt(settled, told.event, on)
  })
}
