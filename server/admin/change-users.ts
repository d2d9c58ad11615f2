/** Changes that admins make to users. Each is logged, and none may remove the last active admin. */
import { createHash } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type SubscriptionStatus, trialDays } from '#contract/plain/access.ts'
import type { AdminAction } from '#contract/plain/admin-actions.ts'
import type { UserRole } from '#contract/plain/people.ts'
import { recordAdminAction } from '#server/account/admin-log.ts'
import { queueEndOfRenewals, recordPlanEndedByAdmin } from '#server/account/end-renewal.ts'
import { lockAndCheckLastAdmin } from '#server/account/last-admin.ts'
import { lockOrders } from '#server/account/lock-orders.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { formatMailDay } from '#server/platform/mail/mail-dates.ts'
import { sessions, users } from '#server/tables/tables.ts'

type UserRow = typeof users.$inferSelect

/** A hash of the notes, to detect concurrent edits. */
export const makeNotesRevision = (notes: string | null) =>
  createHash('sha256')
    .update(notes ?? '')
    .digest('base64url')
export type UserChange = Partial<
  Pick<
    UserRow,
    | 'accountStatus'
    | 'subscriptionStatus'
    | 'subscriptionStartDate'
    | 'subscriptionEndDate'
    | 'pastDueSince'
    | 'hasAccess'
    | 'isAdmin'
    | 'userRole'
    | 'notes'
    | 'givenUntil'
  >
>
export type RequestedUserChange = {
  /** The admin who makes the change; null if it comes from the command line. */
  adminId: string | null
  userId: string
  action: AdminAction
  subject?: string
  change: (before: UserRow, db: Queryable) => UserChange | Promise<UserChange>
}
/** The date an account is paid until; null if nothing is paid for. */
export type ReadPaidEnd = (userId: string, db: Queryable) => Promise<Date | null>

const dayMs = 86_400_000

const openEnded = { subscriptionPlan: null, subscriptionEndDate: null }

/** The columns to change along with a subscription status: a trial needs an end, a failed payment a start. */
export function makeSubscriptionChange(status: SubscriptionStatus, before: UserRow): UserChange {
  const now = new Date()
  const { subscriptionEndDate: end, pastDueSince } = before
  const isNewTrial = status === 'trialing' && (end === null || end <= now)
  return {
    subscriptionStatus: status,
    pastDueSince: status === 'past_due' ? (pastDueSince ?? now) : null,
    ...(status === 'inactive' && { givenUntil: null }),
    // An ended plan would still block access, so it is cleared; access that an admin opens this way has no end.
    ...(status === 'active' && (before.subscriptionPlan === null || (end !== null && end <= now)) && openEnded),
    ...(isNewTrial && {
      subscriptionStartDate: now,
      subscriptionEndDate: new Date(now.getTime() + trialDays * dayMs),
    }),
  }
}

/**
 * Sets the last day of a trial, a paid year or a canceled plan. Refuses monthly plans, which the provider keeps
 * renewing, and days before the paid end, which would need a refund.
 */
export function makePeriodChange(
  lastDay: string,
  { subscriptionStatus: status, subscriptionPlan: plan }: UserRow,
  paidEnd: Date | null,
): UserChange {
  const end = new Date(Date.parse(lastDay) + dayMs)
  if (end.getTime() <= Date.now())
    throw new Refusal('invalid_input', { sentence: 'That day is past.', fields: { lastDay: 'That day is past.' } })
  if (status === 'trialing') return { subscriptionEndDate: end }
  if (status !== 'canceled' && !(status === 'active' && plan === 'all-access')) {
    const renews = plan === 'monthly' && (status === 'active' || status === 'past_due')
    throw new Refusal('no_period', {
      sentence: renews
        ? 'A monthly plan renews by itself, so it has no last day to set.'
        : 'There is neither a trial nor a plan with a last day. Set the subscription to trialing first.',
    })
  }
  if (paidEnd !== null && end < paidEnd) {
    const sentence = `It’s paid until ${formatMailDay(paidEnd)}, so its last day can’t be earlier. To close it sooner, refund the payment or set the subscription to inactive.`
    throw new Refusal('invalid_input', { sentence, fields: { lastDay: sentence } })
  }
  return { subscriptionEndDate: end, givenUntil: end }
}

/** Refuses to overwrite notes that changed in the meantime; the error carries the current text. */
export function makeNotesChange(
  { notes, revision }: { notes: string; revision?: string | undefined },
  before: UserRow,
): UserChange {
  const present = makeNotesRevision(before.notes)
  if (revision !== undefined && revision !== present)
    throw new Refusal('stale_revision', {
      sentence: 'These notes were changed in another tab or by another admin.',
      extra: { notes: before.notes ?? '', notesRevision: present },
    })
  return { notes }
}

/** Keeps `isAdmin` and the role "admin" in step: both change together. */
export function makeRoleChange(
  wish: { isAdmin: boolean } | { userRole: UserRole },
  before: Pick<UserRow, 'userRole'>,
): UserChange {
  if ('userRole' in wish) return { userRole: wish.userRole, isAdmin: wish.userRole === 'admin' }
  const withoutRights = before.userRole === 'admin' ? 'customer' : before.userRole
  return { isAdmin: wish.isAdmin, userRole: wish.isAdmin ? ('admin' as const) : withoutRights }
}

/**
 * The changed columns for the log. Of notes it keeps only the length: they are personal data, and log rows cannot be
 * deleted.
 */
function told({ notes, ...row }: UserChange, { notes: isAboutNotes, ...change }: UserChange): Record<string, unknown> {
  if (isAboutNotes !== undefined) return { characters: notes?.length ?? 0 }
  return Object.fromEntries(Object.entries({ ...row }).filter(([key]) => key in change))
}

/**
 * Ends all sessions of a suspended or banned user and impersonations of a user who becomes an admin. Also ends old
 * impersonations by a user who becomes an admin or active again: they would be valid again.
 */
async function endSessions(userId: string, { accountStatus, isAdmin }: UserChange, db: Queryable): Promise<void> {
  const [own, asAnother] = [eq(sessions.userId, userId), eq(sessions.impersonatorId, userId)]
  if (accountStatus === 'suspended' || accountStatus === 'banned') await db.delete(sessions).where(own)
  if (isAdmin || accountStatus === 'active') await db.delete(sessions).where(asAnother)
  if (isAdmin) await db.delete(sessions).where(and(own, isNotNull(sessions.impersonatorId)))
}

const endsPlan = ({ subscriptionStatus: status }: UserChange) => status === 'canceled' || status === 'inactive'

/**
 * Whether the change has to end the renewal at the payment provider: a banned user, or one whose plan an admin ended,
 * must not be charged again.
 */
const endsRenewal = (change: UserChange, before: UserRow) =>
  (change.accountStatus === 'banned' && before.accountStatus !== 'banned') ||
  (change.subscriptionStatus !== before.subscriptionStatus && endsPlan(change))

/** Makes one change, given as a function of the current row. One that would remove the last admin is logged and refused. */
export async function changeUser({ change: wished, ...who }: RequestedUserChange, database: Database): Promise<void> {
  const { userId } = who
  const refusal = await database.transaction(async (tx) => {
    await lockOrders(userId, [], tx)
    const isLast = await lockAndCheckLastAdmin(userId, tx)
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!before) throw new Refusal('not_found', { sentence: 'There is no user with this ID.' })
    const change = await wished(before, tx)
    const deed = { ...who, before: told(before, change), after: told(change, change) }
    const staysAdmin = change.isAdmin !== false && (change.accountStatus ?? 'active') === 'active'
    if (isLast && !staysAdmin) {
      const refused = new Refusal('last_admin')
      await recordAdminAction({ ...deed, refusal: refused.message }, tx)
      return refused
    }
    await tx
      .update(users)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
    await endSessions(userId, change, tx)
    if (change.subscriptionStatus !== undefined) await recordPlanEndedByAdmin(userId, change.subscriptionStatus, tx)
    if (endsRenewal(change, before)) await queueEndOfRenewals(userId, tx)
    await recordAdminAction(deed, tx)
    return undefined
  })
  if (refusal) throw refusal
}
