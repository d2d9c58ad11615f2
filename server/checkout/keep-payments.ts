/** The payments of an order as rows, for the list of all of them and its sums. */
import { eq } from 'drizzle-orm'
import type { OrderOutcome } from '#server/checkout/fold-payments.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type orders, payments } from '#server/platform/db/payment-tables.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'provider'>

/** Puts what an order's messages say of its payments in the place of what they said before. Its row must be held. */
export async function keepPayments({ id, provider }: Order, outcome: OrderOutcome, on: Queryable): Promise<void> {
  await on.delete(payments).where(eq(payments.orderId, id))
  if (outcome.payments.length === 0) return
  const receipts = outcome.payments.filter(({ state }) => state !== 'failed')
  await on.insert(payments).values(
    outcome.payments.map((told) => ({
      ...{ orderId: id, payment: told.payment, cents: told.cents, at: new Date(told.at) },
      receipt: told.state === 'failed' ? null : receipts.indexOf(told),
      state: told.state === 'paid' && outcome.state === 'disputed' ? ('disputed' as const) : told.state,
      isSimulated: provider === 'simulated',
    })),
  )
}
