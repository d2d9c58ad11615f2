/** What becomes of orders when their account ends: subscriptions are canceled, and what was paid is kept by its own. */
import { and, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { plans } from '#contract/plain/plans.ts'
import type { LeaveAccount } from '#server/account/delete-account.ts'
import { holdOrders } from '#server/account/hold-orders.ts'
import { giveUpOpen } from '#server/checkout/open-orders.ts'
import { listOrders, type OrderRow } from '#server/checkout/orders-store.ts'
import { receiptJob, unendedJob } from '#server/checkout/payment-mails.ts'
import type { PaymentProvider } from '#server/checkout/payment-provider.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import type { JobKind } from '#server/platform/jobs/job-worker.ts'
import { orders, paymentEvents } from '#server/tables/payment-tables.ts'

export const endSubscriptionJob = 'end-subscription'
const ending = z.object({ orderId: z.uuid(), providerId: z.string(), wasPaid: z.boolean() })

/** Also one that a bank still works on; what is given up instead is called off by a job of its own. */
const mayCharge = ({ plan, isCanceled, givenUpAt }: OrderRow) =>
  plans[plan].term === 'month' && !isCanceled && givenUpAt === null

const isOfAccountOrGuest = (userId: string, email: string) =>
  or(eq(orders.userId, userId), and(isNull(orders.userId), sql`lower(${orders.email}) = ${email}`))

/**
 * Never paid, and nothing of it was told: there is nothing that a law asks to keep. So are those that were begun as a
 * guest with the same email.
 */
async function removeUnpaid(userId: string, email: string, on: Queryable): Promise<void> {
  const isTheirs = isOfAccountOrGuest(userId, email)
  const isTold = on.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.orderId, orders.id))
  await giveUpOpen(isTheirs, on)
  await on.delete(orders).where(and(isTheirs, inArray(orders.state, ['pending', 'failed']), notExists(isTold)))
}

/** An order keeps its number, sums, days, and whom it was from; nothing leads from it to an account or a browser. */
export const leaveOrders: LeaveAccount = async ({ userId, email, name }, on) => {
  const theirs = await on.select({ buyer: orders.buyer }).from(orders).where(isOfAccountOrGuest(userId, email))
  await holdOrders(
    userId,
    theirs.map(({ buyer }) => buyer),
    on,
  )
  await removeUnpaid(userId, email, on)
  for (const { id, providerId, paidAt } of (await listOrders(userId, on)).filter(mayCharge))
    if (providerId !== null)
      await addJob(endSubscriptionJob, { orderId: id, providerId, wasPaid: paidAt !== null }, null, on)
  await on
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
  // A receipt that is on its way is hers by law.
  await on.execute(sql`UPDATE jobs SET owner = NULL WHERE owner = ${userId}::uuid AND kind = ${receiptJob}`)
}

/** Ends a subscription at the provider, for as long as it takes to reach it. */
export const endSubscription = (provider: PaymentProvider): JobKind => ({
  work: async ({ payload, finish }) => {
    const { orderId, providerId } = ending.parse(payload)
    await provider.cancel(providerId, 'now')
    await finish(async (on) => {
      await on
        .update(orders)
        .set({ isCanceled: true, updatedAt: sql`now()` })
        .where(and(eq(orders.id, orderId), isNull(orders.userId)))
    })
  },
  fail: async (payload, on) => {
    // It would go on charging somebody who left: whoever runs the place has to know.
    const { providerId, wasPaid } = ending.parse(payload)
    if (wasPaid) await addJob(unendedJob, { providerId }, null, on)
  },
})
