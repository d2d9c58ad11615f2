/** The log of administration as admins read it, newest first, with the names that its people have now. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AdminLogEntry } from '#contract/admin.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** So many rows are counted; nobody pages further than that. */
const countedMax = 10_000

export type DeedQuery = { size: number; before?: number | undefined; userId?: string | undefined }
export type DeedPage = { entries: AdminLogEntry[]; isMore: boolean }

const deedRow = z.object({
  id: z.coerce.number(),
  at: z.coerce.date(),
  adminId: z.string().nullable(),
  adminName: z.string().nullable(),
  userId: z.string().nullable(),
  userName: z.string().nullable(),
  action: z.string(),
  subject: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  refusal: z.string().nullable(),
})

const gone = 'A deleted account'

/** Nobody's name where no person did it, and no name of an account that is gone. */
function nameOf(id: string | null, name: string | null): string | null {
  return id === null ? null : (name ?? gone)
}

const nameColumn = (table: string) =>
  sql.raw(`${table}.first_name || ' ' || ${table}.last_name || ' (' || ${table}.email || ')'`)

/** A page of the log, or of what was done to one user. */
export const deedsStatement = ({ size, before, userId }: DeedQuery) => sql`
  SELECT deed.id, deed.at, deed.action, deed.subject, deed.before, deed.after, deed.refusal,
    deed.admin_id AS "adminId", ${nameColumn('admin')} AS "adminName",
    deed.user_id AS "userId", ${nameColumn('subject')} AS "userName"
  FROM admin_log AS deed
  LEFT JOIN users AS admin ON admin.id = deed.admin_id
  LEFT JOIN users AS subject ON subject.id = deed.user_id
  WHERE deed.id < ${before ?? Number.MAX_SAFE_INTEGER} ${userId === undefined ? sql`` : sql`AND deed.user_id = ${userId}`}
  ORDER BY deed.id DESC LIMIT ${size}`

export async function listDeeds(query: DeedQuery, on: Queryable): Promise<DeedPage> {
  const { rows } = await on.execute(deedsStatement({ ...query, size: query.size + 1 }))
  const read = z.array(deedRow).parse(rows)
  const entries = read.slice(0, query.size).map((row) => ({
    ...row,
    at: row.at.toISOString(),
    adminName: nameOf(row.adminId, row.adminName) ?? '',
    userName: nameOf(row.userId, row.userName),
  }))
  return { entries, isMore: read.length > query.size }
}

/** How many rows there are, counted to ten thousand. */
export async function countDeeds(on: Queryable): Promise<number> {
  const { rows } = await on.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (SELECT FROM admin_log LIMIT ${countedMax}) AS counted`,
  )
  return rows[0]?.total ?? 0
}

/** Every row as it is read in parts, newest first, so that a long log never stands in memory. */
export async function* readAllDeeds(on: Queryable): AsyncGenerator<AdminLogEntry> {
  let before: number | undefined
  for (;;) {
    const { entries, isMore } = await listDeeds({ size: 1000, before }, on)
    yield* entries
    before = entries.at(-1)?.id
    if (!isMore) return
  }
}
