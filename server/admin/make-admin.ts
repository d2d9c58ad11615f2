/**
 * Command that makes a user an admin, whether or not the server is running: for the first admin, or when no admin can
 * sign in any more.
 */
import { eq } from 'drizzle-orm'
import { emailKey } from '#server/account/account-store.ts'
import { changeUser, makeRoleChange } from '#server/admin/change-users.ts'
import type { DataLocation } from '#server/platform/db/backup.ts'
import type { Database } from '#server/platform/db/database.ts'
import { runWithDatabase } from '#server/platform/db/run-with-database.ts'
import { StartError } from '#server/platform/start-error.ts'
import { users } from '#server/tables/tables.ts'

async function grant(email: string, database: Database): Promise<string> {
  const [user] = await database
    .select()
    .from(users)
    .where(eq(users.email, emailKey(email)))
  if (!user)
    throw new StartError(`No account has the email ${emailKey(email)}. Sign up with it first, then run this again.`)
  const isShut = user.accountStatus === 'active' ? '' : ` The account is ${user.accountStatus}, though.`
  if (user.isAdmin) return `${user.email} is an admin already.${isShut}`
  const change = () => makeRoleChange({ isAdmin: true }, user)
  await changeUser({ adminId: null, userId: user.id, action: 'admin', subject: 'npm run admin', change }, database)
  return `${user.email} is an admin now.${isShut}`
}

/** Returns the message to print; throws StartError (or EmbeddedPostgresError) with a message. */
export const makeAdmin = (email: string, where: DataLocation): Promise<string> =>
  runWithDatabase(where, (database) => grant(email, database))
