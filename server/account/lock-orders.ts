/** Serializes changes to a buyer's orders, so that row locks are always taken in the same order. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/database.ts'

/**
 * Takes advisory locks until the end of the transaction. Call it before locking any row: the account first, then its
 * buyer keys in sorted order (an account's own orders use its id as the key).
 */
export async function lockOrders(userId: string | null, buyers: readonly string[], db: Queryable): Promise<void> {
  const keys = new Set([...(userId === null ? [] : [userId]), ...buyers.toSorted()])
  for (const key of keys)
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`orders of ${key}`}, 0))`)
}
