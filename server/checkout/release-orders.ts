/** What happens to the orders of a deleted account: subscriptions are canceled, paid orders are kept without the account. */
import { and, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { plans } from '#contract/plain/plans.ts'
import type { AccountDeletionHook } from '#server/account/delete-account.ts'
import { lockOrders } from '#server/account/lock-orders.ts'
import { abandonOpenOrders } from '#server/checkout/open-orders.ts'
import { listOrders, type OrderRow } from '#server/checkout/orders-store.ts'
import { receiptJob, subscriptionAlertJob } from '#server/checkout/payment-mails.ts'
import type { PaymentProvider } from '#server/checkout/payment-provider.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import type { JobKind } from '#server/platform/jobs/job-worker.ts'
import { orders, paymentEvents } from '#server/tables/payment-tables.ts'

export const endSubscriptionJob = 'end-subscription'
const ending = z.object({ orderId: z.uuid(), providerId: z.string(), wasPaid: z.boolean() })

/** Whether a subscription may still be charged, even one whose payment is pending. Abandoned ones have a job of their own. */
const mayCharge = ({ plan, isCanceled, givenUpAt }: OrderRow) =>
  plans[plan].term === 'month' && !isCanceled && givenUpAt === null

const isOfAccountOrGuest = (userId: string, email: string) =>
  or(eq(orders.userId, userId), and(isNull(orders.userId), sql`lower(${orders.email}) = ${email}`))

/**
 * Deletes orders that were never paid and about which the provider reported nothing; no law requires keeping them. Includes
 * those placed as a guest with the same email.
 */
async function removeUnpaid(userId: string, email: string, db: Queryable): Promise<void> {
  const isTheirs = isOfAccountOrGuest(userId, email)
  const isTold = db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.orderId, orders.id))
  await abandonOpenOrders(isTheirs, db)
  await db.delete(orders).where(and(isTheirs, inArray(orders.state, ['pending', 'failed']), notExists(isTold)))
}

/** Keeps the number, amounts, dates and buyer's name of each order, and removes every link to an account or browser. */
export const releaseOrders: AccountDeletionHook = async ({ userId, email, name }, db) => {
  const theirs = await db.select({ buyer: orders.buyer }).from(orders).where(isOfAccountOrGuest(userId, email))
  await lockOrders(
    userId,
    theirs.map(({ buyer }) => buyer),
    db,
  )
  await removeUnpaid(userId, email, db)
  for (const { id, providerId, paidAt } of (await listOrders(userId, db)).filter(mayCharge))
    if (providerId !== null)
      await addJob(endSubscriptionJob, { orderId: id, providerId, wasPaid: paidAt !== null }, null, db)
  await db
    .update(orders)
    .set({
      userId: null,
      email,
      buyerName: name,
      billing: sql`(SELECT billing FROM users WHERE id = ${userId}::uuid)`,
      buyer: sql`'left ' || ${orders.id}::text`,
      claimHash: null,
      clientSecret: null,
      updatedAt: sql`now()`,
    })
    .where(eq(orders.userId, userId))
  // A queued receipt is still sent, because the law requires it.
  await db.execute(sql`UPDATE jobs SET owner = NULL WHERE owner = ${userId}::uuid AND kind = ${receiptJob}`)
}

/** Ends a subscription at the provider, retrying until the provider can be reached. */
export const createEndSubscriptionJob = (provider: PaymentProvider): JobKind => ({
  work: async ({ payload, finish }) => {
    const { orderId, providerId } = ending.parse(payload)
    await provider.cancel(providerId, 'now')
    await finish(async (db) => {
      await db
        .update(orders)
        .set({ isCanceled: true, updatedAt: sql`now()` })
        .where(and(eq(orders.id, orderId), isNull(orders.userId)))
    })
  },
  fail: async (payload, db) => {
    // Otherwise the deleted user would go on being charged, so the operator must know.
    const { providerId, wasPaid } = ending.parse(payload)
    if (wasPaid) await addJob(subscriptionAlertJob, { providerId }, null, db)
  },
})
