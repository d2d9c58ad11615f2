/**
 * Sessions: rows of `sessions`, looked up by the keyed hash of the cookie's token. They expire after 14 idle days, and
 * after 30 days at most.
 */
import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { AccessFacts } from '#contract/plain/access.ts'
import type { StepUnlockFacts } from '#contract/plain/brand.ts'
import { newCoreValuePlaceholders } from '#contract/plain/core-value.ts'
import { endSession } from '#server/account/end-session.ts'
import { createSessionEnding } from '#server/account/session-ending.ts'
import type { Asker } from '#server/calls/asker.ts'
import { createBatchedLookup, matchesAnyKey } from '#server/platform/db/create-batched-lookup.ts'
import { type Database, isDatabaseUnavailable, type Queryable } from '#server/platform/db/database.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import { brands, sessions, users } from '#server/tables/tables.ts'

const hourMs = 3_600_000
export const sessionIdleMs = 14 * 24 * hourMs
export const sessionLifeMs = 30 * 24 * hourMs
/** A session in use is extended at most this often, to limit writes. */
export const sessionRenewalMs = hourMs

/** SQL version of the contract's `listWrittenValues`: cards that still have the default text do not count. */
const { title: newTitle, description: newDescription } = newCoreValuePlaceholders
const countWritten = sql<number>`(select count(*)::int from jsonb_array_elements(${brands.coreValues}) as each
  where coalesce(btrim(each->>'title'), '') not in ('', ${newTitle})
     or coalesce(btrim(each->>'description'), '') not in ('', ${newDescription}))`

/** The brand columns that the unlock chain needs. */
export const unlockColumns = {
  brandAttributesCompleted: brands.brandAttributesCompleted,
  chosenUvp: brands.chosenUvp,
  chosenTagline: brands.chosenTagline,
  coreValuesCount: countWritten.as('core_values_count'),
  brandArchetypeCompleted: brands.brandArchetypeCompleted,
  websiteReviewCompleted: brands.websiteReviewCompleted,
}

/**
 * Not expired, and the account is active; for impersonation, the admin must still be an active admin. Use in statements
 * that join sessions and users.
 */
export const isOpenSession = sql`${sessions.expire} > now() AND ${users.accountStatus} = 'active'
  AND (${sessions.impersonatorId} IS NULL OR EXISTS (
    SELECT 1 FROM users AS impersonator
    WHERE impersonator.id = ${sessions.impersonatorId} AND impersonator.is_admin AND impersonator.account_status = 'active'))`

export type SessionTimes = { sid: string; expire: Date; startedAt: Date; impersonatorId: string | null }

/** An account whose password matched: the hash it was checked against, and a stronger hash to store instead, if any. */
export type CheckedPassword = { userId: string; passwordHash: string; renewedHash: string | undefined }

/** How a session was authenticated. A password or code confirms it; a signed link does not. */
export type SessionProof = { isConfirmed?: boolean; hasUsedFactor?: boolean }

export type SessionStore = {
  /** Starts a session and returns the cookie's token; a database trigger ends the oldest beyond fifty. */
  start: (userId: string, device: string, proof: SessionProof, db?: Queryable) => Promise<string>
  /**
   * Records the sign-in and starts a session; undefined if the password has changed since the check, or a second factor
   * is required.
   */
  startChecked: (password: CheckedPassword, device: string) => Promise<string | undefined>
  find: (token: string) => Promise<Asker | undefined>
  /** Records that the password or a code was given in a session; false if the session has ended. */
  confirm: (sid: string, by: 'password' | 'code', db?: Queryable) => Promise<boolean>
  /** Whether a session that was found is still valid; if so, extends its idle expiry. */
  touch: (session: SessionTimes) => Promise<boolean>
  /**
   * Ends a session even while the database accepts no writes: on this server immediately, in the database as soon as
   * possible. Returns whose it was, if known.
   */
  end: (token: string) => Promise<string | undefined>
  /** Ends all sessions of a user except `exceptSid`; returns how many had not expired yet. */
  endAll: (userId: string, exceptSid?: string, db?: Queryable) => Promise<number>
  /** Deletes expired sessions. */
  sweep: () => Promise<void>
}

type SessionRow = Pick<
  Asker,
  | 'userId'
  | 'brandId'
  | 'email'
  | 'isAdmin'
  | 'impersonatorId'
  | 'hasPassword'
  | 'hasSecondFactor'
  | 'isConfirmed'
  | 'hasUsedFactor'
> & { sid: string } & StepUnlockFacts &
  Omit<AccessFacts, 'subscriptionEndDate' | 'pastDueSince'> & {
    subscriptionEndDate: Date | null
    pastDueSince: Date | null
  }

function askerOf(row: SessionRow): Asker {
  const { sid, userId, brandId, email, isAdmin, impersonatorId } = row
  const { hasPassword, hasSecondFactor, isConfirmed, hasUsedFactor } = row
  const { hasAccess, subscriptionStatus, subscriptionPlan, subscriptionEndDate, ownedPlans, pastDueSince } = row
  const { brandAttributesCompleted, chosenUvp, chosenTagline, coreValuesCount } = row
  const { brandArchetypeCompleted, websiteReviewCompleted } = row
  return {
    via: { kind: 'session', sid },
    userId,
    brandId,
    email,
    isAdmin,
    impersonatorId,
    hasPassword,
    hasSecondFactor,
    isConfirmed,
    hasUsedFactor,
    access: {
      hasAccess,
      subscriptionStatus,
      subscriptionPlan,
      subscriptionEndDate: subscriptionEndDate?.toISOString() ?? null,
      ownedPlans,
      pastDueSince: pastDueSince?.toISOString() ?? null,
    },
    chain: {
      brandAttributesCompleted,
      chosenUvp,
      chosenTagline,
      coreValuesCount,
      brandArchetypeCompleted,
      websiteReviewCompleted,
    },
  }
}

/**
 * A single statement. It locks the account's row until the session exists, so a concurrent password change either comes
 * first (no row matches) or ends this session too. Starts none if the account has a second factor.
 */
const startCheckedStatement = `
  WITH account AS (
    UPDATE users SET last_login_at = now(), password_hash = coalesce($3, password_hash)
    WHERE id = $1 AND password_hash = $2 AND second_factor_since IS NULL RETURNING id
  )
  INSERT INTO sessions (user_id, sid, expire, device, confirmed_at) SELECT id, $4, $5, $6, now() FROM account`

async function endAll(userId: string, exceptSid: string | undefined, db: Queryable): Promise<number> {
  // Includes sessions in which this user, an admin, impersonates somebody: leaving one would start a new session for
  // the admin.
  const own = or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId))
  const ended = await db
    .delete(sessions)
    .where(exceptSid === undefined ? own : and(own, ne(sessions.sid, exceptSid)))
    .returning({ expire: sessions.expire })
  return ended.filter(({ expire }) => expire.getTime() > Date.now()).length
}

/** The upper bound keeps a clock that was set back from extending the confirmation. */
const isConfirmed = sql<boolean>`coalesce(${sessions.confirmedAt} BETWEEN now() - interval '10 minutes' AND now(), false)`

const prepareFindRows = (database: Database) =>
  database
    .select({
      sid: sessions.sid,
      expire: sessions.expire,
      startedAt: sessions.createdAt,
      impersonatorId: sessions.impersonatorId,
      userId: users.id,
      email: users.email,
      isAdmin: users.isAdmin,
      hasPassword: sql<boolean>`${users.passwordHash} IS NOT NULL`.as('has_password'),
      hasSecondFactor: sql<boolean>`${users.secondFactorSince} IS NOT NULL`.as('has_second_factor'),
      isConfirmed: isConfirmed.as('is_confirmed'),
      hasUsedFactor: sessions.hasUsedFactor,
      hasAccess: users.hasAccess,
      subscriptionStatus: users.subscriptionStatus,
      subscriptionPlan: users.subscriptionPlan,
      subscriptionEndDate: users.subscriptionEndDate,
      ownedPlans: users.ownedPlans,
      pastDueSince: users.pastDueSince,
      brandId: brands.id,
      ...unlockColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(brands, eq(brands.ownerId, users.id))
    .where(and(matchesAnyKey(sessions.sid, 'sids'), isOpenSession))
    .prepare('find_sessions')

/** Extends the idle expiry, at most hourly and never beyond the session's maximum life. */
async function renew(
  { sid, expire, startedAt }: Omit<SessionTimes, 'impersonatorId'>,
  database: Database,
): Promise<void> {
  const now = Date.now()
  const wanted = Math.min(now + sessionIdleMs, startedAt.getTime() + sessionLifeMs)
  if (wanted - expire.getTime() < sessionRenewalMs) return
  await database
    .update(sessions)
    .set({ expire: new Date(wanted) })
    .where(eq(sessions.sid, sid))
}

export function createSessionStore(database: Database, secrets: Secrets): SessionStore {
  const findRows = prepareFindRows(database)
  const findRow = createBatchedLookup({ findAll: (sids) => findRows.execute({ sids }), keyOf: ({ sid }) => sid })
  const ending = createSessionEnding(async (sid) => (await endSession(sid, database))?.userId)

  async function touch({ sid, expire, startedAt, impersonatorId }: SessionTimes): Promise<boolean> {
    // Otherwise a clock that was set back could keep a session alive forever.
    if (expire.getTime() - Date.now() > sessionIdleMs + hourMs || ending.has(sid)) return false
    // An impersonation ends at its fixed time.
    if (impersonatorId !== null) return true
    // A database without writes still serves reads, so keep the session.
    await renew({ sid, expire, startedAt }, database).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error
    })
    return true
  }

  const endOfNew = () => new Date(Date.now() + sessionIdleMs)

  return {
    touch,
    start: async (userId, device, { isConfirmed = false, hasUsedFactor = false }, db = database) => {
      const token = secrets.newToken()
      const confirmedAt = isConfirmed ? sql`now()` : null
      const row = { sid: secrets.hashOf(token), userId, expire: endOfNew(), device, confirmedAt, hasUsedFactor }
      await db.insert(sessions).values(row)
      return token
    },
    confirm: async (sid, by, db = database) => {
      const confirmed = { confirmedAt: sql`now()`, ...(by === 'code' && { hasUsedFactor: true }) }
      const { rowCount } = await db.update(sessions).set(confirmed).where(eq(sessions.sid, sid))
      return rowCount === 1
    },
    startChecked: async ({ userId, passwordHash, renewedHash }, device) => {
      const token = secrets.newToken()
      const { rowCount } = await database.$client.query({
        name: 'start_checked_session',
        text: startCheckedStatement,
        values: [userId, passwordHash, renewedHash, secrets.hashOf(token), endOfNew(), device],
      })
      return rowCount ? token : undefined
    },
    find: async (token) => {
      const row = await findRow(secrets.hashOf(token))
      return row && (await touch(row)) ? askerOf(row) : undefined
    },
    end: (token) => ending.end(secrets.hashOf(token)),
    endAll: (userId, exceptSid, db = database) => endAll(userId, exceptSid, db),
    sweep: async () => {
      await database.delete(sessions).where(lt(sessions.expire, sql`now()`))
    },
  }
}
