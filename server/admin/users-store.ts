/** Users as admins see them: pages of all of them or of those with these very letters, and one in full. */
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AdminUser, AdminUserDetail, userOrders } from '#contract/admin.ts'
import { stepStates } from '#contract/plain/brand.ts'
import { isMailboxProven } from '#server/account/mailbox-proof.ts'
import { chainColumns } from '#server/account/session-store.ts'
import { listDeeds } from '#server/admin/log-store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { piecesOf } from '#server/platform/db/search-pieces.ts'
import { brands, sessions, users } from '#server/platform/db/tables.ts'

/** What one in a hundred of the first rows holds is common: reading in any order soon meets a page of it. */
const lookedAt = 5000
const commonMin = 50
/** What is common is counted so far, and its pages end there. */
const countedMax = 500
/** The latest changes beside a user. */
const changesMax = 10

type UserOrder = (typeof userOrders)[number]
export type UserQuery = {
  search?: string | undefined
  sort: UserOrder
  direction: 'asc' | 'desc'
  page: number
  size: number
}
export type UserPage = { users: AdminUser[]; total: number; isMore: boolean }

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  userRole: users.userRole,
  isAdmin: users.isAdmin,
  hasAccess: users.hasAccess,
  accountStatus: users.accountStatus,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionPlan: users.subscriptionPlan,
  subscriptionStartDate: users.subscriptionStartDate,
  subscriptionEndDate: users.subscriptionEndDate,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
  onboardingCompleted: users.onboardingCompleted,
}
type Row = Pick<typeof users.$inferSelect, keyof typeof columns>

const iso = (date: Date | null) => date?.toISOString() ?? null
const presentUser = (row: Row): AdminUser => ({
  ...row,
  subscriptionStartDate: iso(row.subscriptionStartDate),
  subscriptionEndDate: iso(row.subscriptionEndDate),
  createdAt: row.createdAt.toISOString(),
  lastLoginAt: iso(row.lastLoginAt),
})

/** The keys of each order, as an index has them. Whoever never signed in stands behind the latest and before the earliest. */
function orderOf(sort: UserOrder, direction: 'asc' | 'desc'): SQL {
  const toward = sql.raw(direction)
  const never = sql.raw(direction === 'asc' ? 'NULLS FIRST' : 'NULLS LAST')
  const keys = {
    name: sql`users.name_key ${toward}`,
    email: sql`users.email ${toward}`,
    joined: sql`users.created_at ${toward}`,
    lastLogin: sql`users.last_login_at ${toward} ${never}`,
  }
  // No two users share an email.
  return sort === 'email' ? keys.email : sql`${keys[sort]}, users.id ${toward}`
}

const has = (search: string) => sql`strpos(users.search_text, ${search}) > 0`

/** Those whose text has all the pieces, and holds the search. No other index has all these columns: it is not preferred. */
function holding(search: string): SQL {
  const pieces = piecesOf(search).map((piece) => sql`${piece}`)
  return sql`WITH users AS MATERIALIZED (
    SELECT id, email, name_key, created_at, last_login_at FROM users
    WHERE pieces_of(search_text) @> ARRAY[${sql.join(pieces, sql`, `)}]::text[] AND ${has(search)})`
}

/** The statements of a page; a test looks at how each of them is planned. */
export const userStatements = {
  /** How many of the first rows hold the search, and the search as it is compared. */
  look: (search: string) => sql`
    SELECT lower(${search}) AS folded, (SELECT count(*)::int FROM (SELECT search_text FROM users LIMIT ${lookedAt}) AS looked
      WHERE strpos(search_text, lower(${search})) > 0) AS hits`,
  /** A page of all users, or of those who hold what is common: read in its order until it is full. */
  walk: ({ sort, direction, page, size }: UserQuery, search?: string) => sql`
    SELECT users.id FROM users ${search === undefined ? sql`` : sql`WHERE ${has(search)}`}
    ORDER BY ${orderOf(sort, direction)} LIMIT ${size} OFFSET ${(page - 1) * size}`,
  countCommon: (search: string) => sql`
    SELECT count(*)::int AS total FROM (SELECT FROM users WHERE ${has(search)} LIMIT ${countedMax}) AS counted`,
  /** All who hold what is rare; then the page of them. */
  find: ({ sort, direction, page, size }: UserQuery, search: string) => sql`
    ${holding(search)}
    SELECT id, (SELECT count(*)::int FROM users) AS total FROM users
    ORDER BY ${orderOf(sort, direction)} LIMIT ${size} OFFSET ${(page - 1) * size}`,
  countFound: (search: string) => sql`${holding(search)} SELECT count(*)::int AS total FROM users`,
}

const idRows = z.array(z.object({ id: z.string() }))
const foundRows = z.array(z.object({ id: z.string(), total: z.int() }))
const lookRow = z.object({ folded: z.string(), hits: z.int() })
const totalRow = z.object({ total: z.int() })

/** The rows of a page, in its order. */
async function present(ids: readonly string[], on: Queryable): Promise<AdminUser[]> {
  if (ids.length === 0) return []
  const rows = await on.select(columns).from(users).where(isAnyOf(ids))
  const byId = new Map(rows.map((row) => [row.id, presentUser(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
const isAnyOf = (ids: readonly string[]) => sql`${users.id} = ANY(${sql.param(ids)}::uuid[])`

async function readIds(statement: SQL, on: Queryable): Promise<string[]> {
  return idRows.parse((await on.execute(statement)).rows).map(({ id }) => id)
}

async function readTotal(statement: SQL, on: Queryable): Promise<number> {
  return totalRow.parse((await on.execute(statement)).rows[0]).total
}

/** What is common: found by reading in the order that is asked for. */
async function walk(query: UserQuery, search: string, on: Queryable): Promise<UserPage> {
  const total = await readTotal(userStatements.countCommon(search), on)
  const isBeyond = (query.page - 1) * query.size >= total
  const ids = isBeyond ? [] : await readIds(userStatements.walk(query, search), on)
  return { users: await present(ids, on), total, isMore: total === countedMax }
}

/** What is rare: all of it is looked up and put in order. */
async function find(query: UserQuery, search: string, on: Queryable): Promise<UserPage> {
  const rows = foundRows.parse((await on.execute(userStatements.find(query, search))).rows)
  const users = await present(
    rows.map(({ id }) => id),
    on,
  )
  const isBeyond = users.length === 0 && query.page > 1
  const total = isBeyond ? await readTotal(userStatements.countFound(search), on) : (rows[0]?.total ?? 0)
  return { users, total, isMore: false }
}

async function searchUsers(query: UserQuery, search: string, on: Queryable): Promise<UserPage> {
  const { folded, hits } = lookRow.parse((await on.execute(userStatements.look(search))).rows[0])
  return hits >= commonMin ? walk(query, folded, on) : find(query, folded, on)
}

/** `countUsers` answers how many there are in all. */
export async function listUsers(query: UserQuery, countUsers: () => Promise<number>, on: Queryable): Promise<UserPage> {
  const search = query.search?.trim() ?? ''
  if (search !== '') return searchUsers(query, search, on)
  const total = await countUsers()
  return { users: await present(await readIds(userStatements.walk(query), on), on), total, isMore: false }
}

/** One user with what only admins see. */
export async function findUser(
  userId: string,
  on: Queryable,
  hasMailServer: boolean,
): Promise<AdminUserDetail | undefined> {
  const [row] = await on
    .select({
      user: columns,
      notes: users.notes,
      provenAt: users.emailProvenAt,
      jobTitle: users.jobTitle,
      profile: {
        businessName: brands.businessName,
        industry: brands.industry,
        companySize: brands.companySize,
        monthlyRevenue: brands.monthlyRevenue,
        productsServices: brands.productsServices,
        idealClientDescription: brands.idealClientDescription,
        primaryGoal: brands.primaryGoal,
        competitiveDifferentiator: brands.competitiveDifferentiator,
        customerPainPoints: brands.customerPainPoints,
      },
      chain: chainColumns,
    })
    .from(users)
    .innerJoin(brands, eq(brands.ownerId, users.id))
    .where(eq(users.id, userId))
  if (!row) return undefined
  const [open] = await on
    .select({ count: sql<number>`count(*)::int` })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, sql`now()`), isNull(sessions.impersonatorId)))
  return {
    ...presentUser(row.user),
    ...row.profile,
    notes: row.notes,
    jobTitle: row.jobTitle,
    emailProven: isMailboxProven(row.provenAt, hasMailServer),
    stepsDone: Object.values(stepStates(row.chain)).filter((state) => state === 'done').length,
    sessions: open?.count ?? 0,
    changes: (await listDeeds({ userId, size: changesMax }, on)).entries,
  }
}
