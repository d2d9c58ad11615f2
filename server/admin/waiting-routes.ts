/** The waitlist as admins see it: page by page, and as a table for a spreadsheet. */
import { desc, lt, sql } from 'drizzle-orm'
import { adminCalls, type WaitingPerson } from '#contract/admin.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { waitlist } from '#server/platform/db/tables.ts'
import { sendCsv } from '#server/platform/http/send-csv.ts'

type Row = typeof waitlist.$inferSelect

const present = ({ email, firstName, listName, createdAt }: Row): WaitingPerson => ({
  ...{ email, firstName, listName },
  joinedAt: createdAt.toISOString(),
})

/** Everybody, newest first, read in parts. */
async function* readAll(on: Queryable): AsyncGenerator<Row> {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await on.select().from(waitlist).where(lt(waitlist.id, before)).orderBy(desc(waitlist.id)).limit(1000)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    before = last.id
  }
}

export function addWaitingRoutes({ answer, database }: AccountContext): void {
  answer(adminCalls.listWaiting, async ({ query: { page, size } }) => {
    const rows = await database
      .select()
      .from(waitlist)
      .orderBy(desc(waitlist.createdAt), desc(waitlist.id))
      .limit(size)
      .offset((page - 1) * size)
    const counted = await database.execute<{ total: number; thisWeek: number }>(sql`
      SELECT count(*)::int AS total, count(*) FILTER (WHERE created_at > now() - interval '7 days')::int AS "thisWeek"
      FROM waitlist`)
    return { people: rows.map(present), ...(counted.rows[0] ?? { total: 0, thisWeek: 0 }) }
  })

  answer(adminCalls.exportWaiting, async ({ reply }) => {
    async function* rows() {
      for await (const { email, firstName, listName, createdAt } of readAll(database))
        yield [email, firstName, listName, createdAt.toISOString()]
    }
    return sendCsv(reply, 'waitlist.csv', ['Email', 'First name', 'List', 'Joined'], rows())
  })
}
