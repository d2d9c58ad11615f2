/** Whether an email is known to belong to the account's owner. */
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/database.ts'
import { users } from '#server/tables/tables.ts'

/** Without a mail server nobody could prove an email, so every one counts. */
export const isMailboxProven = (provenAt: Date | string | null, hasMailServer: boolean) =>
  !hasMailServer || provenAt !== null

/**
 * Records that a link mailed to this address was used. With `vouchesForFactor` (a session of the account confirmed it)
 * the proof is dated no later than the second factor, so a reset keeps the factor.
 */
export async function recordMailboxProof(userId: string, db: Queryable, vouchesForFactor = false): Promise<void> {
  const provenAt = vouchesForFactor ? sql`least(now(), ${users.secondFactorSince})` : sql`now()`
  await db
    .update(users)
    .set({ emailProvenAt: sql`coalesce(${users.emailProvenAt}, ${provenAt})` })
    .where(eq(users.id, userId))
}
