/** The sessions in which an admin is a user. */
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/database.ts'
import { sessions } from '#server/tables/tables.ts'

const minutesMax = 60
/** What the user reads among the places where the account is signed in. */
const device = 'An admin helping you'

/** `hasUsedFactor` is the admin's: the session that follows has it too. */
export type Impersonation = { userId: string; impersonatorId: string; hasUsedFactor: boolean }

/** Starts one and answers when it ends; the user's own last sign-in stays what it was. */
export async function startImpersonation(
  { sid, userId, adminId, hasUsedFactor }: { sid: string; userId: string; adminId: string; hasUsedFactor: boolean },
  on: Queryable,
): Promise<Date> {
  const expire = new Date(Date.now() + minutesMax * 60_000)
  await on.insert(sessions).values({ sid, userId, impersonatorId: adminId, expire, device, hasUsedFactor })
  return expire
}

/** One that has not run out, whatever became of the admin meanwhile. */
export async function findImpersonation(sid: string, on: Queryable): Promise<Impersonation | undefined> {
  const [row] = await on
    .select({
      userId: sessions.userId,
      impersonatorId: sessions.impersonatorId,
      hasUsedFactor: sessions.hasUsedFactor,
    })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), isNotNull(sessions.impersonatorId), gt(sessions.expire, sql`now()`)))
  return row?.impersonatorId ? { ...row, impersonatorId: row.impersonatorId } : undefined
}
