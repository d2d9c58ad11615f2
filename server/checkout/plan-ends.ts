/** Word that a monthly plan was canceled, and that it goes on again: asked for in the transaction in which it changes. */
import { z } from 'zod'
import type { Queryable } from '#server/platform/db/database.ts'
import type { orders } from '#server/platform/db/payment-tables.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'

export const planEndsJob = 'plan-ends'
export const planGoesOnJob = 'plan-goes-on'
export const planGoesOnPayload = z.object({ orderId: z.uuid() })
export const planEndsPayload = z.object({ orderId: z.uuid(), canceledAt: z.iso.datetime() })

type Ended = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'provider' | 'paidAt'>

/** A month that cost nothing, or was never paid, was never going to renew: there is nothing to tell. */
export async function tellPlanEnds(order: Ended, on: Queryable): Promise<void> {
  if (order.userId === null || order.provider === 'free' || order.paidAt === null) return
  const canceledAt = new Date().toISOString()
  await addJob(planEndsJob, { orderId: order.id, canceledAt }, order.userId, on)
}

export async function tellPlanGoesOn(order: Ended, on: Queryable): Promise<void> {
  if (order.userId !== null) await addJob(planGoesOnJob, { orderId: order.id }, order.userId, on)
}
