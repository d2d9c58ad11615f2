/** Guards against losing the last active admin. */
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/database.ts'
import { users } from '#server/tables/tables.ts'

/**
 * Whether this user is the only active admin. Locks all active admins until the transaction ends, so that no other
 * transaction can remove one. Call it before demoting, suspending, banning or deleting an admin.
 */
export async function lockAndCheckLastAdmin(userId: string, db: Queryable): Promise<boolean> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.accountStatus, 'active')))
    .orderBy(users.id)
    .for('update')
  return admins.length === 1 && admins[0]?.id === userId
}
