/** Ends one session. If it was an impersonation, a database trigger logs it. */
import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/database.ts'
import { sessions } from '#server/tables/tables.ts'

/** Returns whose session it was, or undefined if it did not exist. */
export async function endSession(sid: string, db: Queryable): Promise<{ userId: string } | undefined> {
  const [ended] = await db.delete(sessions).where(eq(sessions.sid, sid)).returning({ userId: sessions.userId })
  return ended
}
