/** Whether an address is known to belong to whoever holds its account. */
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/database.ts'
import { users } from '#server/tables/tables.ts'

/** Without a mail server nobody can prove anything, so every address counts. */
export const isMailboxProven = (provenAt: Date | string | null, hasMailServer: boolean) =>
  !hasMailServer || provenAt !== null

/**
 * Notes that a link was used that only the mailbox holds. `vouchesForFactor` where a session of the account did so: then
 * its second factor counts as no older than the proof.
 */
export async function noteMailboxProven(userId: string, on: Queryable, vouchesForFactor = false): Promise<void> {
  const provenAt = vouchesForFactor ? sql`least(now(), ${users.secondFactorSince})` : sql`now()`
  await on
    .update(users)
    .set({ emailProvenAt: sql`coalesce(${users.emailProvenAt}, ${provenAt})` })
    .where(eq(users.id, userId))
}
