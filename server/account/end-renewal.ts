/** Asks that nothing more is charged to an account: whoever sells takes the jobs up. */
import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import type { SubscriptionStatus } from '#contract/plain/access.ts'
import { planIds, plans } from '#contract/plain/plans.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { orders } from '#server/tables/payment-tables.ts'

export const endRenewalJob = 'end-renewal'
/** An order outlives its account, so the job names the order. */
export const endRenewalPayload = z.object({ orderId: z.uuid() })

const monthly = planIds.filter((plan) => plans[plan].term === 'month')
const timed = planIds.filter((plan) => plans[plan].term !== 'kept')

/** One job for each plan that renews, but the order that is kept, in the transaction that asks for it, before its row is gone. */
export async function askToEndRenewal(userId: string, on: Queryable, keptOrderId?: string): Promise<void> {
  const running = await on
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
  for (const order of running) await addJob(endRenewalJob, order, null, on)
}

/**
 * Notes on the months and years of an account what the status means that an admin sets: those that are ended its owner does
 * not resume, and those that are shut open nothing, whatever their provider tells.
 */
export async function noteEndedByAdmin(userId: string, status: SubscriptionStatus, on: Queryable): Promise<void> {
  const isShutByAdmin = status === 'inactive'
  await on
    .update(orders)
    .set({ isShutByAdmin, isEndedByAdmin: isShutByAdmin || status === 'canceled' })
    .where(and(eq(orders.userId, userId), inArray(orders.plan, timed), notInArray(orders.state, ['pending', 'failed'])))
}
