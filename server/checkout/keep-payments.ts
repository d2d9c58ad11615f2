/** The payments of an order as rows, for the list of all of them and its sums. */
import { eq } from 'drizzle-orm'
import type { OrderOutcome } from '#server/checkout/fold-payments.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type orders, payments } from '#server/tables/payment-tables.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'provider'>

/** A dispute is about the last payment that stands; the earlier ones of a subscription stay paid. */
export function disputeLast<Told extends { state: string }>(told: readonly Told[], isDisputed: boolean) {
  const last = isDisputed ? told.findLast(({ state }) => state === 'paid') : undefined
  return told.map((payment) => (payment === last ? { ...payment, state: 'disputed' as const } : payment))
}

/** Puts what an order's messages say of its payments in the place of what they said before. Its row must be held. */
export async function keepPayments({ id, provider }: Order, outcome: OrderOutcome, on: Queryable): Promise<void> {
  await on.delete(payments).where(eq(payments.orderId, id))
  if (outcome.payments.length === 0) return
  const all = disputeLast(outcome.payments, outcome.state === 'disputed')
  const receipts = all.filter(({ state }) => state !== 'failed')
  await on.insert(payments).values(
    all.map((told) => ({
      ...{ orderId: id, payment: told.payment, cents: told.cents, at: new Date(told.at) },
      receipt: told.state === 'failed' ? null : receipts.indexOf(told),
      state: told.state,
      isSimulated: provider === 'simulated',
    })),
  )
}
