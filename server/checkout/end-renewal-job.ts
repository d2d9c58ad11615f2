/** Ends a renewing plan at the provider, for accounts that are banned or deleted; a failure goes to the admin log. */
import { eq } from 'drizzle-orm'
import { recordAdminAction } from '#server/account/admin-log.ts'
import { endRenewalPayload } from '#server/account/end-renewal.ts'
import { formatOrderNumber } from '#server/checkout/orders-store.ts'
import type { PaymentProvider } from '#server/checkout/payment-provider.ts'
import { findCancellationTime, recordCancellation } from '#server/checkout/started-orders.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import type { JobKind } from '#server/platform/jobs/job-worker.ts'
import { orders } from '#server/tables/payment-tables.ts'

async function findOrder(payload: unknown, db: Queryable) {
  const { orderId } = endRenewalPayload.parse(payload)
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  return order
}

export const createEndRenewalJob = (database: Database, provider: PaymentProvider): JobKind => ({
  work: async ({ payload, finish }) => {
    const order = await findOrder(payload, database)
    // Canceling is idempotent, so a job interrupted by a crash can simply run again.
    if (order?.providerId && !order.isCanceled) {
      await provider.cancel(order.providerId, findCancellationTime(order))
      await database.transaction((tx) => recordCancellation(order, true, tx))
    }
    await finish(async () => undefined)
  },
  fail: async (payload, db) => {
    const order = await findOrder(payload, db)
    if (!order) return
    await recordAdminAction(
      {
        ...{ action: 'renewal-not-ended', adminId: null, userId: order.userId, subject: formatOrderNumber(order) },
        refusal: 'The payment provider did not end this plan. Please cancel it there.',
      },
      db,
    )
  },
})
