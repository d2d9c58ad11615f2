/** Queues the mails that a monthly plan was canceled or resumed, in the transaction that changes it. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import type { orders } from '#server/tables/payment-tables.ts'

export const planEndsJob = 'plan-ends'
export const planResumedJob = 'plan-goes-on'
export const planResumedPayload = z.object({ orderId: z.uuid() })
export const planEndsPayload = z.object({ orderId: z.uuid(), canceledAt: z.iso.datetime() })

type Ended = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'provider' | 'paidAt'>

/** At most one mail of each kind per order in this time, however often the owner cancels and resumes. */
const pauseSeconds = 3600

/**
 * Queues one mail about an order. Updates a waiting mail instead of adding another, and delays one that follows another within
 * the hour. Each mail reads the order when it is sent, so it always tells the latest state.
 */
async function tellOnce(
  kind: string,
  payload: { orderId: string; canceledAt?: string },
  userId: string,
  db: Queryable,
): Promise<void> {
  const ofOrder = sql`owner = ${userId}::uuid AND kind = ${kind} AND payload->>'orderId' = ${payload.orderId}`
  const waits = await db.execute(sql`
    UPDATE jobs SET payload = ${JSON.stringify(payload)}::jsonb WHERE ${ofOrder} AND state = 'waiting'`)
  if (waits.rowCount) return
  const { rows } = await db.execute<{ pause: number }>(sql`
    SELECT coalesce(max(extract(epoch FROM coalesce(acted_at, alive_at))) + ${pauseSeconds} - extract(epoch FROM now()), 0)::int AS pause
    FROM jobs WHERE ${ofOrder} AND (acted_at IS NOT NULL OR state = 'running')`)
  await addJob(kind, payload, userId, db, Math.max(0, rows[0]?.pause ?? 0))
}

/** Mails nothing about a month that was free or never paid, because it was never going to renew. */
export async function queuePlanCanceledMail(order: Ended, db: Queryable): Promise<void> {
  if (order.userId === null || order.provider === 'free' || order.paidAt === null) return
  const canceledAt = new Date().toISOString()
  await tellOnce(planEndsJob, { orderId: order.id, canceledAt }, order.userId, db)
}

export async function queuePlanResumedMail(order: Ended, db: Queryable): Promise<void> {
  if (order.userId !== null) await tellOnce(planResumedJob, { orderId: order.id }, order.userId, db)
}
