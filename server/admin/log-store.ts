/** The log of administration as admins read it, newest first, with the names that its people have now. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AdminLogEntry } from '#contract/admin.ts'
import type { AdminAction } from '#contract/plain/admin-actions.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** So many rows are counted; nobody pages further than that. */
const countedMax = 10_000

export type DeedFilter = {
  action?: AdminAction | undefined
  /** Of whoever did it, or whom it was done to. */
  email?: string | undefined
  userId?: string | undefined
}
export type DeedQuery = DeedFilter & { size: number; before?: number | undefined }
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

/** The account with this email, by one look-up before everything else. */
const withThis = (email: string) => sql`(SELECT id FROM users WHERE email = ${email.trim().toLowerCase()})`

const fits = ({ action, email, userId }: DeedFilter) => sql`
  ${action === undefined ? sql`` : sql`AND deed.action = ${action}`}
  ${userId === undefined ? sql`` : sql`AND deed.user_id = ${userId}`}
  ${email ? sql`AND (deed.user_id = ${withThis(email)} OR deed.admin_id = ${withThis(email)})` : sql``}`

/** A page of the log, or of the part of it that fits. */
export const deedsStatement = ({ size, before, ...filter }: DeedQuery) => sql`
  SELECT deed.id, deed.at, deed.action, deed.subject, deed.before, deed.after, deed.refusal,
    deed.admin_id AS "adminId", ${nameColumn('admin')} AS "adminName",
    deed.user_id AS "userId", ${nameColumn('subject')} AS "userName"
  FROM admin_log AS deed
  LEFT JOIN users AS admin ON admin.id = deed.admin_id
  LEFT JOIN users AS subject ON subject.id = deed.user_id
  WHERE deed.id < ${before ?? Number.MAX_SAFE_INTEGER} ${fits(filter)}
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

/** How many rows fit, counted to ten thousand. */
export async function countDeeds(filter: DeedFilter, on: Queryable): Promise<number> {
  const { rows } = await on.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (SELECT FROM admin_log AS deed WHERE true ${fits(filter)} LIMIT ${countedMax}) AS counted`,
  )
  return rows[0]?.total ?? 0
}

/** Every row that fits, as it is read in parts, newest first, so that a long log never stands in memory. */
export async function* readAllDeeds(filter: DeedFilter, on: Queryable): AsyncGenerator<AdminLogEntry> {
  let before: number | undefined
  for (;;) {
    const { entries, isMore } = await listDeeds({ ...filter, size: 1000, before }, on)
    yield* entries
    before = entries.at(-1)?.id
    if (!isMore) return
  }
}
