/** Stores the payments of an order as rows, for the admins' list and its sums. */
import { eq } from 'drizzle-orm'
import type { OrderOutcome } from '#server/checkout/combine-payment-events.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type orders, payments } from '#server/tables/payment-tables.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'provider'>

/** A dispute concerns the last paid payment; a subscription's earlier payments stay paid. */
export function markLastPaymentDisputed<Told extends { state: string }>(told: readonly Told[], isDisputed: boolean) {
  const last = isDisputed ? told.findLast(({ state }) => state === 'paid') : undefined
  return told.map((payment) => (payment === last ? { ...payment, state: 'disputed' as const } : payment))
}

/** Replaces the stored payments of an order with those of `outcome`. The caller must hold the order's lock. */
export async function storePayments({ id, provider }: Order, outcome: OrderOutcome, db: Queryable): Promise<void> {
  await db.delete(payments).where(eq(payments.orderId, id))
  if (outcome.payments.length === 0) return
  const all = markLastPaymentDisputed(outcome.payments, outcome.state === 'disputed')
  const receipts = all.filter(({ state }) => state !== 'failed')
  await db.insert(payments).values(
    all.map((told) => ({
      ...{ orderId: id, payment: told.payment, cents: told.cents, at: new Date(told.at) },
      receipt: told.state === 'failed' ? null : receipts.indexOf(told),
      state: told.state,
      isSimulated: provider === 'simulated',
    })),
  )
}
