/** What admins change of users: each with a row of the log, and never so that nobody could administer any more. */
import { createHash } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type SubscriptionStatus, trialDays } from '#contract/plain/access.ts'
import type { AdminAction } from '#contract/plain/admin-actions.ts'
import type { UserRole } from '#contract/plain/people.ts'
import { noteDeed } from '#server/account/admin-log.ts'
import { askToEndRenewal, noteEndedByAdmin } from '#server/account/end-renewal.ts'
import { holdOrders } from '#server/account/hold-orders.ts'
import { holdsLastAdmin } from '#server/account/last-admin.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { dayText } from '#server/platform/mail/mail-dates.ts'
import { sessions, users } from '#server/tables/tables.ts'

type UserRow = typeof users.$inferSelect

/** Tells one text of notes from another. */
export const revisionOf = (notes: string | null) =>
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
export type Wish = {
  /** Null for the command, which no person of the house gives. */
  adminId: string | null
  userId: string
  action: AdminAction
  subject?: string
  change: (before: UserRow, on: Queryable) => UserChange | Promise<UserChange>
}
/** Until when what an account paid for runs; null where nothing is paid for. */
export type ReadPaidEnd = (userId: string, on: Queryable) => Promise<Date | null>

const dayMs = 86_400_000

const openEnded = { subscriptionPlan: null, subscriptionEndDate: null }

/** A status with what it needs to mean anything: a trial ends some day, and a failed payment has a beginning. */
export function subscriptionChange(status: SubscriptionStatus, before: UserRow): UserChange {
  const now = new Date()
  const { subscriptionEndDate: end, pastDueSince } = before
  const isNewTrial = status === 'trialing' && (end === null || end <= now)
  return {
    subscriptionStatus: status,
    pastDueSince: status === 'past_due' ? (pastDueSince ?? now) : null,
    ...(status === 'inactive' && { givenUntil: null }),
    // A plan that is over would keep everything shut, and what an admin opens has no end.
    ...(status === 'active' && (before.subscriptionPlan === null || (end !== null && end <= now)) && openEnded),
    ...(isNewTrial && {
      subscriptionStartDate: now,
      subscriptionEndDate: new Date(now.getTime() + trialDays * dayMs),
    }),
  }
}

/**
 * The last day of what has one: of a trial, a paid year, or a plan that was canceled. A month that renews is charged on by
 * its provider, whatever is set here, and days that are paid are not taken away without their money.
 */
export function periodChange(
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
    const sentence = `It’s paid until ${dayText(paidEnd)}, so its last day can’t be earlier. To close it sooner, refund the payment or set the subscription to inactive.`
    throw new Refusal('invalid_input', { sentence, fields: { lastDay: sentence } })
  }
  return { subscriptionEndDate: end, givenUntil: end }
}

/** Notes that somebody else has changed meanwhile are not written over: both texts are told. */
export function notesChange(
  { notes, revision }: { notes: string; revision?: string | undefined },
  before: UserRow,
): UserChange {
  const present = revisionOf(before.notes)
  if (revision !== undefined && revision !== present)
    throw new Refusal('stale_revision', {
      sentence: 'These notes were changed in another tab or by another admin.',
      extra: { notes: before.notes ?? '', notesRevision: present },
    })
  return { notes }
}

/** Being an admin and having its role are one: whoever gets or loses either gets or loses both. */
export function adminChange(
  wish: { isAdmin: boolean } | { userRole: UserRole },
  before: Pick<UserRow, 'userRole'>,
): UserChange {
  if ('userRole' in wish) return { userRole: wish.userRole, isAdmin: wish.userRole === 'admin' }
  const withoutRights = before.userRole === 'admin' ? 'customer' : before.userRole
  return { isAdmin: wish.isAdmin, userRole: wish.isAdmin ? ('admin' as const) : withoutRights }
}

/** What the log keeps of a row: of notes only their length, for they are personal and have to go one day. */
function told({ notes, ...row }: UserChange, { notes: isAboutNotes, ...change }: UserChange): Record<string, unknown> {
  if (isAboutNotes !== undefined) return { characters: notes?.length ?? 0 }
  return Object.fromEntries(Object.entries({ ...row }).filter(([key]) => key in change))
}

/**
 * Ends what must not go on: every session of who is shut out, and whatever an admin does as somebody who has rights now.
 * What somebody did as an admin, in an earlier time as one, does not begin again.
 */
async function endSessions(userId: string, { accountStatus, isAdmin }: UserChange, on: Queryable): Promise<void> {
  const [own, asAnother] = [eq(sessions.userId, userId), eq(sessions.impersonatorId, userId)]
  if (accountStatus === 'suspended' || accountStatus === 'banned') await on.delete(sessions).where(own)
  if (isAdmin || accountStatus === 'active') await on.delete(sessions).where(asAnother)
  if (isAdmin) await on.delete(sessions).where(and(own, isNotNull(sessions.impersonatorId)))
}

const endsPlan = ({ subscriptionStatus: status }: UserChange) => status === 'canceled' || status === 'inactive'

/** Whoever is shut out by an admin's hand is not charged on. */
const endsRenewal = (change: UserChange, before: UserRow) =>
  (change.accountStatus === 'banned' && before.accountStatus !== 'banned') ||
  (change.subscriptionStatus !== before.subscriptionStatus && endsPlan(change))

/** Makes one change; what would take the last admin is refused, and stands in the log as refused. */
export async function changeUser({ change: wished, ...who }: Wish, database: Database): Promise<void> {
  const { userId } = who
  const refusal = await database.transaction(async (on) => {
    await holdOrders(userId, [], on)
    const isLast = await holdsLastAdmin(userId, on)
    const [before] = await on.select().from(users).where(eq(users.id, userId)).for('update')
    if (!before) throw new Refusal('not_found', { sentence: 'There is no user with this ID.' })
    const change = await wished(before, on)
    const deed = { ...who, before: told(before, change), after: told(change, change) }
    const staysAdmin = change.isAdmin !== false && (change.accountStatus ?? 'active') === 'active'
    if (isLast && !staysAdmin) {
      const refused = new Refusal('last_admin')
      await noteDeed({ ...deed, refusal: refused.message }, on)
      return refused
    }
    await on
      .update(users)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
    await endSessions(userId, change, on)
    if (change.subscriptionStatus !== undefined) await noteEndedByAdmin(userId, change.subscriptionStatus, on)
    if (endsRenewal(change, before)) await askToEndRenewal(userId, on)
    await noteDeed(deed, on)
    return undefined
  })
  if (refusal) throw refusal
}
