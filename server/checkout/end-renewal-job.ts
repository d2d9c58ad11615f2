/** Ends a renewing plan at the provider, for accounts that are banned or deleted; a failure goes to the admin log. */
import { eq } from 'drizzle-orm'
import { noteDeed } from '#server/account/admin-log.ts'
import { endRenewalPayload } from '#server/account/end-renewal.ts'
import { orderNumber } from '#server/checkout/orders-store.ts'
import type { PaymentProvider } from '#server/checkout/payment-provider.ts'
import { noteCanceled, whenToEnd } from '#server/checkout/started-orders.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import type { JobKind } from '#server/platform/jobs/job-worker.ts'
import { orders } from '#server/tables/payment-tables.ts'

async function findOrder(payload: unknown, on: Queryable) {
  const { orderId } = endRenewalPayload.parse(payload)
  const [order] = await on.select().from(orders).where(eq(orders.id, orderId))
  return order
}

export const createEndRenewal = (database: Database, provider: PaymentProvider): JobKind => ({
  work: async ({ payload, finish }) => {
    const order = await findOrder(payload, database)
    // Canceling is idempotent, so a job interrupted by a crash can simply run again.
    if (order?.providerId && !order.isCanceled) {
      await provider.cancel(order.providerId, whenToEnd(order))
      await database.transaction((on) => noteCanceled(order, true, on))
    }
    await finish(async () => undefined)
  },
  fail: async (payload, on) => {
    const order = await findOrder(payload, on)
    if (!order) return
    await noteDeed(
      {
        ...{ action: 'renewal-not-ended', adminId: null, userId: order.userId, subject: orderNumber(order) },
        refusal: 'The payment provider did not end this plan. Please cancel it there.',
      },
      on,
    )
  },
})
