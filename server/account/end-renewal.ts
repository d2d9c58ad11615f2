/** Queues jobs that stop an account's renewals; checkout handles them. */
import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import type { SubscriptionStatus } from '#contract/plain/access.ts'
import { planIds, plans } from '#contract/plain/plans.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { orders } from '#server/tables/payment-tables.ts'

export const endRenewalJob = 'end-renewal'
/** An order outlives its account, so the job refers to the order. */
export const endRenewalPayload = z.object({ orderId: z.uuid() })

const monthly = planIds.filter((plan) => plans[plan].term === 'month')
const timed = planIds.filter((plan) => plans[plan].term !== 'kept')

/** Queues a job for each of the account's renewing plans except `keptOrderId`, in the caller's transaction. */
export async function queueEndOfRenewals(userId: string, db: Queryable, keptOrderId?: string): Promise<void> {
  const running = await db
    .select({ orderId: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.plan, monthly),
        notInArray(orders.state, ['pending', 'failed']),
        eq(orders.isCanceled, false),
        keptOrderId === undefined ? undefined : ne(orders.id, keptOrderId),
      ),
    )
  for (const order of running) await addJob(endRenewalJob, order, null, db)
}

/**
 * Records on monthly and yearly orders the subscription status an admin set. The owner cannot resume a plan ended this
 * way; 'inactive' also gives no access, whatever the payment provider reports.
 */
export async function recordPlanEndedByAdmin(userId: string, status: SubscriptionStatus, db: Queryable): Promise<void> {
  const isShutByAdmin = status === 'inactive'
  await db
    .update(orders)
    .set({ isShutByAdmin, isEndedByAdmin: isShutByAdmin || status === 'canceled' })
    .where(and(eq(orders.userId, userId), inArray(orders.plan, timed), notInArray(orders.state, ['pending', 'failed'])))
}
