import type { Payment } from '#contract/checkout.ts'
import { plans } from '#contract/plain/plans.ts'
import { foldPayments } from '#server/checkout/fold-payments.ts'
import { disputeLast } from '#server/checkout/keep-payments.ts'
import { type OrderRow, receiptNumber } from '#server/checkout/orders-store.ts'
import { readEvents } from '#server/checkout/provider-messages.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** The payments of these orders as the provider reported them, newest first. */
export async function listPayments(all: readonly OrderRow[], db: Queryable): Promise<Payment[]> {
  if (all.length === 0) return []
  const ids = all.map(({ id }) => id)
  const told = await readEvents(ids, db, 500)
  return all
    .flatMap((order) => {
      const events = told.filter(({ orderId }) => orderId === order.id)
      const payments = disputeLast(foldPayments(events).payments, order.state === 'disputed')
      const receipts = payments.filter(({ state }) => state !== 'failed')
      return payments
        .map((payment) => ({ ...payment, receipt: receipts.indexOf(payment) }))
        .map(({ cents, state, at, receipt }) => ({
          number: receipt < 0 ? null : receiptNumber(order, receipt),
          what: plans[order.plan].name,
          cents,
          state,
          at: new Date(at).toISOString(),
        }))
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
}
