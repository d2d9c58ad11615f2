/** Impersonation sessions: sessions of a user that belong to an admin. */
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/database.ts'
import { sessions } from '#server/tables/tables.ts'

const minutesMax = 60
/** Shown to the user in the list of devices. */
const device = 'An admin helping you'

/** `hasUsedFactor` (signed in with a second factor) is copied from the admin's session, and on to the one that follows. */
export type Impersonation = { userId: string; impersonatorId: string; hasUsedFactor: boolean }

/** Starts an impersonation and returns when it expires; does not touch the user's last sign-in. */
export async function startImpersonation(
  { sid, userId, adminId, hasUsedFactor }: { sid: string; userId: string; adminId: string; hasUsedFactor: boolean },
  db: Queryable,
): Promise<Date> {
  const expire = new Date(Date.now() + minutesMax * 60_000)
  await db.insert(sessions).values({ sid, userId, impersonatorId: adminId, expire, device, hasUsedFactor })
  return expire
}

/** Finds an impersonation that has not expired. Does not check that its admin still is one. */
export async function findImpersonation(sid: string, db: Queryable): Promise<Impersonation | undefined> {
  const [row] = await db
    .select({
      userId: sessions.userId,
      impersonatorId: sessions.impersonatorId,
      hasUsedFactor: sessions.hasUsedFactor,
    })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), isNotNull(sessions.impersonatorId), gt(sessions.expire, sql`now()`)))
  return row?.impersonatorId ? { ...row, impersonatorId: row.impersonatorId } : undefined
}
