/** Backdates orders: payment dates, later renewals, refunds and disputes, and the coupons. */
import { eq, sql } from 'drizzle-orm'
import { plans } from '#contract/plain/plans.ts'
import type { PaymentEvent } from '#server/checkout/combine-payment-events.ts'
import { type OrderRow, settleOrder } from '#server/checkout/orders-store.ts'
import { receiveEvent } from '#server/checkout/receive-event.ts'
import type { Database } from '#server/platform/db/database.ts'
import { orders } from '#server/tables/payment-tables.ts'
import type { BoughtPlan } from './buy-plans.ts'
import { daysSinceSummerCoupon, type InventedPurchase, isMonthlyPlan } from './invent-owners.ts'

const dayMs = 86_400_000
const monthMs = 30 * dayMs

/** Backdates the order and its payment event to `paidAt`. */
async function moveOrder({ id }: OrderRow, paidAt: number, trialEnd: Date, database: Database): Promise<void> {
  const placedAt = new Date(paidAt - 100_000)
  await database.update(orders).set({ createdAt: placedAt, trialEnd }).where(eq(orders.id, id))
  await database.execute(sql`
    UPDATE payment_events SET event = event || jsonb_build_object('at', ${paidAt}::bigint)
      || CASE WHEN event ? 'paidUntil' THEN jsonb_build_object('paidUntil', ${paidAt + monthMs}::bigint) ELSE '{}' END
    WHERE order_id = ${id}`)
}

const share = (place: number, from: number, to: number) => from + (to - from) * place

/** The payment events that follow the first payment: renewals, a refund, a dispute or a cancellation. */
function laterEvents(order: OrderRow, { months, outcome, ...purchase }: InventedPurchase, paidAt: number, now: number) {
  const payment = `sim_pay_${order.id}`
  const place = (order.number % 10) / 10
  const soon = Math.min(now - 3_600_000, paidAt + share(place, 1, 9) * dayMs)
  if (outcome === 'refunded') return [{ kind: 'refunded', at: soon, payment }] satisfies PaymentEvent[]
  if (outcome === 'disputed') return [{ kind: 'disputed', at: soon }] satisfies PaymentEvent[]
  if (outcome === 'declined' || !isMonthlyPlan(purchase)) return []
  const events: PaymentEvent[] = []
  const cents = plans[order.plan].price * 100
  let until = paidAt + monthMs
  // A canceled plan ran for a while and ends with a month that is paid.
  const endsAt = months === 'canceled' ? share(place, paidAt + 5 * dayMs, now - dayMs) : now
  for (; until < endsAt; until += monthMs) {
    const isLast = until + monthMs > now
    const renewal = { at: until, payment: `${payment}_${until}`, isRenewal: true }
    if (months === 'past-due' && isLast) return [...events, { kind: 'failed', ...renewal } satisfies PaymentEvent]
    events.push({ kind: 'paid', ...renewal, cents, currency: 'usd', paidUntil: until + monthMs })
  }
  if (months === 'canceled') events.push({ kind: 'subscription', at: endsAt, status: 'active', isCanceled: true })
  return events
}

/**
 * The simulated provider renews every month that has ended when the server starts next. To keep a failed renewal
 * failed, the order is assigned to another provider.
 */
async function noteProvider({ id, number }: OrderRow, { months }: InventedPurchase, database: Database): Promise<void> {
  if (months !== 'past-due') return
  await database
    .update(orders)
    .set({ provider: 'stripe', providerId: `sub_invented_${number}`, clientSecret: null })
    .where(eq(orders.id, id))
}

/** Dates every order and applies its later events, using the product's own payment code. */
export async function backdateOrders(
  bought: readonly BoughtPlan[],
  trialEndOf: (userId: string) => Date,
  now: number,
  database: Database,
): Promise<void> {
  for (const { userId, purchase, number } of bought) {
    const [order] = await database.select().from(orders).where(eq(orders.number, number))
    if (!order) throw new Error(`The order ${number} is gone.`)
    const paidAt = now - Math.round(purchase.daysAgo * dayMs)
    await moveOrder(order, paidAt, trialEndOf(userId), database)
    const later = laterEvents(order, purchase, paidAt, now)
    for (const event of later) {
      const told = { id: `sim_evt_${order.id}_${event.kind}_${event.at}`, orderId: order.id, providerId: undefined }
      await receiveEvent({ ...told, event: { ...event, at: Math.round(event.at) } }, database)
    }
    await database.transaction(async (tx) => {
      const [row] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update')
      if (row) await settleOrder(row, tx)
    })
    if (isMonthlyPlan(purchase)) await noteProvider(order, purchase, database)
  }
  await database.execute(sql`
    UPDATE payment_events SET received_at = to_timestamp((event ->> 'at')::bigint / 1000.0) + interval '2 seconds'`)
  await database.execute(sql`
    UPDATE receipts SET created_at = told.received_at FROM payment_events AS told
    WHERE told.order_id = receipts.order_id AND told.event ->> 'payment' = receipts.payment`)
  await database.execute(sql`
    UPDATE orders SET client_secret = NULL, updated_at =
      coalesce((SELECT max(received_at) FROM payment_events WHERE order_id = orders.id), created_at)`)
}

/** Adds coupons to the built-in ones; they must exist before anybody buys. */
export const addSeedCoupons = (database: Database) =>
  database.execute(sql`
    INSERT INTO coupons (code, percent, is_active, uses_max) VALUES
      ('MARKET15', 15, true, 200), ('FRIENDS25', 25, true, NULL), ('SUMMER30', 30, true, 40),
      ('PRESS50', 50, true, 5), ('LAUNCH20', 20, true, NULL)`)

/** Backdates the coupons: one has expired, one is switched off. */
export const backdateSeedCoupons = (database: Database) =>
  database.execute(sql`
    UPDATE coupons SET
      created_at = now() - interval '190 days',
      expires_at = CASE code WHEN 'SUMMER30' THEN now() - interval '1 day' * ${daysSinceSummerCoupon}::int WHEN 'MARKET15' THEN now() + interval '60 days' END,
      is_active = CASE code WHEN 'LAUNCH20' THEN false ELSE is_active END`)
