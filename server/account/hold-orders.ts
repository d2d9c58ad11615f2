/** The orders of one buyer change in one transaction at a time, so that their locks are always taken in the same order. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/database.ts'

/**
 * Waits for whoever changes these orders, and keeps others out until the transaction ends. Ask for it before any row is
 * locked: the account first, then its buyers' keys (an account's own orders have its id as their key).
 */
export async function holdOrders(userId: string | null, buyers: readonly string[], on: Queryable): Promise<void> {
  const keys = new Set([...(userId === null ? [] : [userId]), ...buyers.toSorted()])
  for (const key of keys)
    await on.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`orders of ${key}`}, 0))`)
}
