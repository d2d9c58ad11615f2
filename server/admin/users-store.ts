/** Users as admins see them: pages of all users or of those that match a filter, and one user in detail. */
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AdminUser, AdminUserDetail, UserSortOrder } from '#contract/admin.ts'
import { findStepStates } from '#contract/plain/brand.ts'
import { fillAnswersFromSentences } from '#contract/plain/fill-answers-from-sentences.ts'
import { readSentences } from '#contract/sentences.ts'
import { isMailboxProven } from '#server/account/mailbox-proof.ts'
import { unlockColumns } from '#server/account/session-store.ts'
import { makeNotesRevision } from '#server/admin/change-users.ts'
import { listLogRows } from '#server/admin/log-store.ts'
import { encodeStandingFilter, type UserStandingFilter } from '#server/admin/standing-signs.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { splitSearchPieces } from '#server/platform/db/search-pieces.ts'
import { brands, sessions, users } from '#server/tables/tables.ts'

/** A filter counts as common if at least 50 of the first 5,000 rows match; reading in sort order then soon fills a page. */
const lookedAt = 5000
const commonMin = 50
/** If a search matches more users than this, counting and paging stop here and the screen says that there are more. */
const countedMax = 500
/** Batch size when exporting all users. */
const readAtOnce = 1000
/** How many recent changes are shown with a user. */
const changesMax = 10

export type UserFilter = UserStandingFilter & { search?: string | undefined }
export type UserQuery = UserFilter & {
  sort: UserSortOrder
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
  businessName: users.businessName,
  ownedPlans: users.ownedPlans,
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

/** Sort keys that match the indexes. Users who never signed in sort as the oldest sign-ins. */
function orderOf(sort: UserSortOrder, direction: 'asc' | 'desc'): SQL {
  const toward = sql.raw(direction)
  const never = sql.raw(direction === 'asc' ? 'NULLS FIRST' : 'NULLS LAST')
  const keys = {
    name: sql`users.name_key ${toward}`,
    email: sql`users.email ${toward}`,
    joined: sql`users.created_at ${toward}`,
    lastLogin: sql`users.last_login_at ${toward} ${never}`,
  }
  // Emails are unique, so they need no tiebreaker.
  return sort === 'email' ? keys.email : sql`${keys[sort]}, users.id ${toward}`
}

/**
 * Strings that `search_text` must contain: the case-folded search, and one character for each filter
 * (`standing-signs.ts`).
 */
type Needles = readonly string[]

const has = (needles: Needles) =>
  sql.join(
    needles.map((needle) => sql`strpos(users.search_text, ${needle}) > 0`),
    sql` AND `,
  )

/**
 * A CTE of the matching users, found by the index over pieces of text. No other index covers all the selected columns,
 * so the planner does not prefer one of those.
 */
function holding(needles: Needles): SQL {
  const pieces = needles.flatMap(splitSearchPieces).map((piece) => sql`${piece}`)
  return sql`WITH users AS MATERIALIZED (
    SELECT id, email, name_key, created_at, last_login_at FROM users
    WHERE pieces_of(search_text) @> ARRAY[${sql.join(pieces, sql`, `)}]::text[] AND ${has(needles)})`
}

/** SQL of a page; a test checks their query plans. */
export const userStatements = {
  /** Folds the search the way the database folds `search_text`. */
  fold: (search: string) => sql`SELECT lower(${search}) AS folded`,
  /** Counts the matches among the first rows, to tell common filters from rare ones. */
  look: (needles: Needles) => sql`
    SELECT count(*)::int AS total FROM (SELECT search_text FROM users LIMIT ${lookedAt}) AS users WHERE ${has(needles)}`,
  /** A page of all users or of a common filter: scans in sort order until the page is full. */
  walk: ({ sort, direction, page, size }: UserQuery, needles: Needles = []) => sql`
    SELECT users.id FROM users ${needles.length === 0 ? sql`` : sql`WHERE ${has(needles)}`}
    ORDER BY ${orderOf(sort, direction)} LIMIT ${size} OFFSET ${(page - 1) * size}`,
  countCommon: (needles: Needles) => sql`
    SELECT count(*)::int AS total FROM (SELECT FROM users WHERE ${has(needles)} LIMIT ${countedMax}) AS counted`,
  /** Finds all matches of a rare filter, then sorts and returns a page of them. */
  find: ({ sort, direction, page, size }: UserQuery, needles: Needles) => sql`
    ${holding(needles)}
    SELECT id, (SELECT count(*)::int FROM users) AS total FROM users
    ORDER BY ${orderOf(sort, direction)} LIMIT ${size} OFFSET ${(page - 1) * size}`,
  countFound: (needles: Needles) => sql`${holding(needles)} SELECT count(*)::int AS total FROM users`,
  /** The next batch of the export, newest sign-up first. */
  next: (before: { joined: string; id: string } | undefined, needles: Needles) => sql`
    SELECT users.id, users.created_at::text AS joined FROM users
    WHERE ${before ? sql`(users.created_at, users.id) < (${before.joined}::timestamptz, ${before.id}::uuid)` : sql`true`}
      ${needles.length === 0 ? sql`` : sql`AND ${has(needles)}`}
    ORDER BY users.created_at DESC, users.id DESC LIMIT ${readAtOnce}`,
}

const idRows = z.array(z.object({ id: z.string() }))
const foundRows = z.array(z.object({ id: z.string(), total: z.int() }))
const foldedRow = z.object({ folded: z.string() })
const nextRows = z.array(z.object({ id: z.string(), joined: z.string() }))
const totalRow = z.object({ total: z.int() })

/** The rows of a page, in the order of `ids`. */
async function present(ids: readonly string[], db: Queryable): Promise<AdminUser[]> {
  if (ids.length === 0) return []
  const rows = await db.select(columns).from(users).where(isAnyOf(ids))
  const byId = new Map(rows.map((row) => [row.id, presentUser(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
const isAnyOf = (ids: readonly string[]) => sql`${users.id} = ANY(${sql.param(ids)}::uuid[])`

async function readIds(statement: SQL, db: Queryable): Promise<string[]> {
  return idRows.parse((await db.execute(statement)).rows).map(({ id }) => id)
}

async function readTotal(statement: SQL, db: Queryable): Promise<number> {
  return totalRow.parse((await db.execute(statement)).rows[0]).total
}

/** Common filters: scan in sort order. */
async function walk(query: UserQuery, needles: Needles, db: Queryable): Promise<UserPage> {
  const total = await readTotal(userStatements.countCommon(needles), db)
  const isBeyond = (query.page - 1) * query.size >= total
  const ids = isBeyond ? [] : await readIds(userStatements.walk(query, needles), db)
  return { users: await present(ids, db), total, isMore: total === countedMax }
}

/** Rare filters: find all matches, then sort them. */
async function find(query: UserQuery, needles: Needles, db: Queryable): Promise<UserPage> {
  const rows = foundRows.parse((await db.execute(userStatements.find(query, needles))).rows)
  const users = await present(
    rows.map(({ id }) => id),
    db,
  )
  const isBeyond = users.length === 0 && query.page > 1
  const total = isBeyond ? await readTotal(userStatements.countFound(needles), db) : (rows[0]?.total ?? 0)
  return { users, total, isMore: false }
}

async function needlesOf({ search = '', ...standing }: UserFilter, db: Queryable): Promise<Needles> {
  const wanted = search.trim()
  const signs = encodeStandingFilter(standing)
  if (wanted === '') return signs
  const { folded } = foldedRow.parse((await db.execute(userStatements.fold(wanted))).rows[0])
  return [folded, ...signs]
}

const isCommon = async (needles: Needles, db: Queryable) =>
  (await readTotal(userStatements.look(needles), db)) >= commonMin

/** `countUsers` returns the total number of users. */
export async function listUsers(query: UserQuery, countUsers: () => Promise<number>, db: Queryable): Promise<UserPage> {
  const needles = await needlesOf(query, db)
  if (needles.length > 0) return (await isCommon(needles, db)) ? walk(query, needles, db) : find(query, needles, db)
  const total = await countUsers()
  return { users: await present(await readIds(userStatements.walk(query), db), db), total, isMore: false }
}

/** Yields all matching users, newest sign-up first, in batches. */
export async function* readAllUsers(filter: UserFilter, db: Queryable): AsyncGenerator<AdminUser> {
  const needles = await needlesOf(filter, db)
  if (needles.length > 0 && !(await isCommon(needles, db))) {
    const newest = { sort: 'joined', direction: 'desc', size: readAtOnce } as const
    for (let page = 1; ; page += 1) {
      const { users, total } = await find({ ...newest, page }, needles, db)
      yield* users
      if (page * readAtOnce >= total) return
    }
  }
  let before: { joined: string; id: string } | undefined
  for (;;) {
    const rows = nextRows.parse((await db.execute(userStatements.next(before, needles))).rows)
    yield* await present(
      rows.map(({ id }) => id),
      db,
    )
    before = rows.at(-1)
    if (rows.length < readAtOnce) return
  }
}

/** One user, with the fields that only admins see. */
export async function findUser(
  userId: string,
  db: Queryable,
  hasMailServer: boolean,
): Promise<AdminUserDetail | undefined> {
  const [row] = await db
    .select({
      user: columns,
      notes: users.notes,
      provenAt: users.emailProvenAt,
      secondFactorSince: users.secondFactorSince,
      hasJoined: sql<boolean>`${users.passwordHash} IS NOT NULL`,
      jobTitle: users.jobTitle,
      profile: {
        industry: brands.industry,
        companySize: brands.companySize,
        monthlyRevenue: brands.monthlyRevenue,
        productsServices: brands.productsServices,
        idealClientDescription: brands.idealClientDescription,
        primaryGoal: brands.primaryGoal,
        competitiveDifferentiator: brands.competitiveDifferentiator,
        customerPainPoints: brands.customerPainPoints,
        sentences: brands.sentences,
      },
      chain: unlockColumns,
    })
    .from(users)
    .innerJoin(brands, eq(brands.ownerId, users.id))
    .where(eq(users.id, userId))
  if (!row) return undefined
  const [open] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, sql`now()`), isNull(sessions.impersonatorId)))
  const { sentences, ...profile } = fillAnswersFromSentences({
    ...row.profile,
    sentences: readSentences(row.profile.sentences),
  })
  return {
    ...presentUser(row.user),
    ...profile,
    notes: row.notes,
    notesRevision: makeNotesRevision(row.notes),
    hasSecondFactor: row.secondFactorSince !== null,
    hasJoined: row.hasJoined,
    jobTitle: row.jobTitle,
    emailProven: isMailboxProven(row.provenAt, hasMailServer),
    stepsDone: Object.values(findStepStates(row.chain)).filter((state) => state === 'done').length,
    sessions: open?.count ?? 0,
    changes: (await listLogRows({ userId, size: changesMax }, db)).entries,
  }
}
