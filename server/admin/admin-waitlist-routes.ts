/** The waitlist for admins: page by page, and as a CSV file. */

import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { adminWaitlistCalls, type WaitlistEntry } from '#contract/admin-waitlist.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { recordAdminAction } from '#server/account/admin-log.ts'
import { adminExportLimit, adminReadLimit, changeLimit } from '#server/calls/limits.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { sendCsv } from '#server/platform/http/send-csv.ts'
import { waitlist } from '#server/tables/tables.ts'

type Row = typeof waitlist.$inferSelect

const present = ({ id, email, firstName, listName, createdAt }: Row): WaitlistEntry => ({
  ...{ id, email, firstName, listName },
  joinedAt: createdAt.toISOString(),
})

const newestFirst = [desc(waitlist.createdAt), desc(waitlist.id)]

/** Yields everybody on the waitlist, newest first, in batches. */
async function* readAll(db: Queryable): AsyncGenerator<Row> {
  // As text, to keep the microseconds that a JavaScript date would lose.
  const joined = sql<string>`${waitlist.createdAt}::text`
  let behind: SQL | undefined
  for (;;) {
    const rows = await db
      .select({ row: waitlist, joined })
      .from(waitlist)
      .where(behind)
      .orderBy(...newestFirst)
      .limit(1000)
    yield* rows.map(({ row }) => row)
    const last = rows.at(-1)
    if (!last) return
    behind = sql`(${waitlist.createdAt}, ${waitlist.id}) < (${last.joined}::timestamptz, ${last.row.id}::bigint)`
  }
}

export function addAdminWaitlistRoutes({ answer, database }: AccountContext): void {
  answer(adminWaitlistCalls.listWaiting, [adminReadLimit], async ({ query: { page, size } }) => {
    const rows = await database
      .select()
      .from(waitlist)
      .orderBy(...newestFirst)
      .limit(size)
      .offset((page - 1) * size)
    const counted = await database.execute<{ total: number; thisWeek: number }>(sql`
      SELECT count(*)::int AS total, count(*) FILTER (WHERE created_at > now() - interval '7 days')::int AS "thisWeek"
      FROM waitlist`)
    return { people: rows.map(present), ...(counted.rows[0] ?? { total: 0, thisWeek: 0 }) }
  })

  answer(adminWaitlistCalls.removeWaiting, [changeLimit], async ({ asker, params }) => {
    await database.transaction(async (tx) => {
      const [gone] = await tx.delete(waitlist).where(eq(waitlist.id, params.id)).returning()
      if (!gone) throw new Refusal('not_found', { sentence: 'This person isn’t on the waitlist any more.' })
      // Log rows cannot be deleted, so they must not name people who may want to be forgotten.
      await recordAdminAction({ action: 'waiting-removed', adminId: asker.userId, subject: gone.listName }, tx)
    })
    return { success: true as const }
  })

  answer.overHttp(adminWaitlistCalls.exportWaiting, [adminExportLimit], async ({ reply }) => {
    async function* rows() {
      for await (const { email, firstName, listName, createdAt } of readAll(database))
        yield [email, firstName, listName, createdAt.toISOString()]
    }
    return sendCsv(reply, 'waitlist.csv', ['Email', 'First name', 'List', 'Joined'], rows())
  })
}
