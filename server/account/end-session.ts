/** Ends one session; where an admin was signed in as a user, the database notes it in the log. */
import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/database.ts'
import { sessions } from '#server/tables/tables.ts'

/** Answers whose session it was; undefined when there was none. */
export async function endSession(sid: string, on: Queryable): Promise<{ userId: string } | undefined> {
  const [ended] = await on.delete(sessions).where(eq(sessions.sid, sid)).returning({ userId: sessions.userId })
  return ended
}
