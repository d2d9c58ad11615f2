/** Reads the admin log, newest first, with the current names of the people in it. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AdminLogEntry } from '#contract/admin.ts'
import type { AdminAction } from '#contract/plain/admin-actions.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** Counting stops at this many rows; nobody pages further. */
const countedMax = 10_000

export type LogFilter = {
  action?: AdminAction | undefined
  /** The email of the admin who acted or of the user concerned. */
  email?: string | undefined
  userId?: string | undefined
}
export type LogQuery = LogFilter & { size: number; before?: number | undefined }
export type LogPage = { entries: AdminLogEntry[]; isMore: boolean }

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

/** Null if no person did it; a placeholder if the account was deleted. */
function nameOf(id: string | null, name: string | null): string | null {
  return id === null ? null : (name ?? gone)
}

const nameColumn = (table: string) =>
  sql.raw(`${table}.first_name || ' ' || ${table}.last_name || ' (' || ${table}.email || ')'`)

/** Looks up the account by email once, as a subquery. */
const withThis = (email: string) => sql`(SELECT id FROM users WHERE email = ${email.trim().toLowerCase()})`

const fits = ({ action, email, userId }: LogFilter) => sql`
  ${action === undefined ? sql`` : sql`AND deed.action = ${action}`}
  ${userId === undefined ? sql`` : sql`AND deed.user_id = ${userId}`}
  ${email ? sql`AND (deed.user_id = ${withThis(email)} OR deed.admin_id = ${withThis(email)})` : sql``}`

/** A page of the log, optionally filtered. */
export const makeLogStatement = ({ size, before, ...filter }: LogQuery) => sql`
  SELECT deed.id, deed.at, deed.action, deed.subject, deed.before, deed.after, deed.refusal,
    deed.admin_id AS "adminId", ${nameColumn('admin')} AS "adminName",
    deed.user_id AS "userId", ${nameColumn('subject')} AS "userName"
  FROM admin_log AS deed
  LEFT JOIN users AS admin ON admin.id = deed.admin_id
  LEFT JOIN users AS subject ON subject.id = deed.user_id
  WHERE deed.id < ${before ?? Number.MAX_SAFE_INTEGER} ${fits(filter)}
  ORDER BY deed.id DESC LIMIT ${size}`

export async function listLogRows(query: LogQuery, db: Queryable): Promise<LogPage> {
  const { rows } = await db.execute(makeLogStatement({ ...query, size: query.size + 1 }))
  const read = z.array(deedRow).parse(rows)
  const entries = read.slice(0, query.size).map((row) => ({
    ...row,
    at: row.at.toISOString(),
    adminName: nameOf(row.adminId, row.adminName) ?? '',
    userName: nameOf(row.userId, row.userName),
  }))
  return { entries, isMore: read.length > query.size }
}

/** The number of matching rows, counted up to ten thousand. */
export async function countLogRows(filter: LogFilter, db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (SELECT FROM admin_log AS deed WHERE true ${fits(filter)} LIMIT ${countedMax}) AS counted`,
  )
  return rows[0]?.total ?? 0
}

/** Yields all matching rows, newest first, in batches, so that a long log is never held in memory. */
export async function* readAllLogRows(filter: LogFilter, db: Queryable): AsyncGenerator<AdminLogEntry> {
  let before: number | undefined
  for (;;) {
    const { entries, isMore } = await listLogRows({ ...filter, size: 1000, before }, db)
    yield* entries
    before = entries.at(-1)?.id
    if (!isMore) return
  }
}
