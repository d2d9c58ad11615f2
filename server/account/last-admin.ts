/** Somebody has to be able to administer: the last active admin stays one. */
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/database.ts'
import { users } from '#server/tables/tables.ts'

/**
 * Whether this user is the only active admin, told while all of them are held: until the transaction ends nobody else
 * takes one of them away. For whatever demotes, suspends, bans or deletes.
 */
export async function holdsLastAdmin(userId: string, on: Queryable): Promise<boolean> {
  const admins = await on
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.accountStatus, 'active')))
    .orderBy(users.id)
    .for('update')
  return admins.length === 1 && admins[0]?.id === userId
}
