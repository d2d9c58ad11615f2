import type { Payment } from '#contract/checkout.ts'
import { plans } from '#contract/plain/plans.ts'
import { combinePaymentEvents } from '#server/checkout/combine-payment-events.ts'
import { formatReceiptNumber, type OrderRow } from '#server/checkout/orders-store.ts'
import { readProviderEvents } from '#server/checkout/provider-messages.ts'
import { markLastPaymentDisputed } from '#server/checkout/store-payments.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** The payments of these orders as the provider reported them, newest first. */
export async function listPayments(all: readonly OrderRow[], db: Queryable): Promise<Payment[]> {
  if (all.length === 0) return []
  const ids = all.map(({ id }) => id)
  const told = await readProviderEvents(ids, db, 500)
  return all
    .flatMap((order) => {
      const events = told.filter(({ orderId }) => orderId === order.id)
      const payments = markLastPaymentDisputed(combinePaymentEvents(events).payments, order.state === 'disputed')
      const receipts = payments.filter(({ state }) => state !== 'failed')
      return payments
        .map((payment) => ({ ...payment, receipt: receipts.indexOf(payment) }))
        .map(({ cents, state, at, receipt }) => ({
          number: receipt < 0 ? null : formatReceiptNumber(order, receipt),
          what: plans[order.plan].name,
          cents,
          state,
          at: new Date(at).toISOString(),
        }))
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
}
