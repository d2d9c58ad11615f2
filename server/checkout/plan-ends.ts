/** Word that a monthly plan was canceled: asked for in the transaction in which it changes, whoever canceled it. */
import { z } from 'zod'
import type { Queryable } from '#server/platform/db/database.ts'
import type { orders } from '#server/platform/db/payment-tables.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'

export const planEndsJob = 'plan-ends'
export const planEndsPayload = z.object({ orderId: z.uuid(), canceledAt: z.iso.datetime() })

type Ended = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'provider'>

/** A month that cost nothing was never going to renew: there is nothing to tell. */
export async function tellPlanEnds(order: Ended, on: Queryable): Promise<void> {
  if (order.userId === null || order.provider === 'free') return
  const canceledAt = new Date().toISOString()
  await addJob(planEndsJob, { orderId: order.id, canceledAt }, order.userId, on)
}
