/** Administration: users, impersonation and the admin log. */
import { z } from 'zod'
import { newUserInput } from '#contract/account.ts'
import { defineCall, singleLineText, storableText, successReply } from '#contract/call.ts'
import { subscriptionStatuses } from '#contract/plain/access.ts'
import { adminActions } from '#contract/plain/admin-actions.ts'
import { accountStatuses, userRoles } from '#contract/plain/people.ts'
import { planFilterValues } from '#contract/plain/plans.ts'

/** Sort orders of the user table; `joined` is the sign-up time. */
export const userSortOrders = ['joined', 'lastLogin', 'name', 'email'] as const
export type UserSortOrder = (typeof userSortOrders)[number]
const [pageSizeMax, searchLengthMax] = [100, 100]

export const isoTime = z.string()
const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userRole: z.enum(userRoles),
  isAdmin: z.boolean(),
  hasAccess: z.boolean(),
  accountStatus: z.enum(accountStatuses),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionPlan: z.string().nullable(),
  subscriptionStartDate: isoTime.nullable(),
  subscriptionEndDate: isoTime.nullable(),
  createdAt: isoTime,
  lastLoginAt: isoTime.nullable(),
  onboardingCompleted: z.boolean(),
  /** '' if unknown. */
  businessName: z.string(),
  /** Plans bought once and owned for good. */
  ownedPlans: z.array(z.string()),
})
export type AdminUser = z.infer<typeof user>

const told = z.string().nullable()
const logEntry = z.object({
  id: z.int(),
  at: isoTime,
  /** Who did it: an admin's name and email, or '' and the payment provider's name if no person did. */
  adminId: told,
  adminName: z.string(),
  userId: told,
  userName: told,
  /** The action, such as 'status', 'impersonation-started' or 'coupon-switched'. */
  action: z.string(),
  /** The target if it is not a user: a coupon code, an order number, or a call made while impersonating. */
  subject: told,
  before: z.unknown(),
  after: z.unknown(),
  /** Why the change was refused, in a sentence; null if it was made. */
  refusal: told,
})
export type AdminLogEntry = z.infer<typeof logEntry>

/** One user in full, with the notes only admins see. */
const userDetail = user.extend({
  notes: told,
  /** Revision of the notes; a save names the revision it started from. */
  notesRevision: z.string(),
  hasSecondFactor: z.boolean(),
  /** Whether the user has set a password; until then the invitation can be sent again. */
  hasJoined: z.boolean(),
  jobTitle: told,
  industry: told,
  companySize: told,
  monthlyRevenue: told,
  productsServices: told,
  idealClientDescription: told,
  primaryGoal: told,
  competitiveDifferentiator: told,
  customerPainPoints: told,
  /** Whether the user is known to own this address. */
  emailProven: z.boolean(),
  /** How many of the six tools the user has completed. */
  stepsDone: z.int(),
  /** Number of open sessions. */
  sessions: z.int(),
  /** Newest first, at most ten. */
  changes: z.array(logEntry),
})
export type AdminUserDetail = z.infer<typeof userDetail>

const stats = z.object({
  totalUsers: z.int(),
  activeUsers: z.int(),
  paidUsers: z.int(),
  recentUsers: z.int(),
  /** Change in paying users since a week ago. */
  paidUsersGained: z.int(),
  /** ISO time of the first sign-up; null without users. */
  since: isoTime.nullable(),
})
export type AdminStats = z.infer<typeof stats>

/** One week of the chart, starting on a Monday, UTC. */
const week = z.object({ from: isoTime, signUps: z.int(), trials: z.int(), paidUsers: z.int() })
export type AdminWeek = z.infer<typeof week>

/** A calendar day, UTC, inclusive. */
export const calendarDay = z.iso.date('Please enter a date.').regex(/^20/, 'Please use a date in this century.')

/** A whole number in a query string, where every value arrives as text. */
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
export const pageQuery = { page: whole(1, 1_000_000).default(1), size: whole(1, pageSizeMax).default(25) }

const userFilter = {
  search: storableText(searchLengthMax).optional(),
  role: z.enum(userRoles).optional(),
  status: z.enum(accountStatuses).optional(),
  subscription: z.enum(subscriptionStatuses).optional(),
  plan: z.enum(planFilterValues).optional(),
}

const logFilter = {
  action: z.enum(adminActions).optional(),
  /** The full email of the actor or of the user it was done to. */
  email: storableText(254).optional(),
}

const userParams = z.strictObject({ id: z.uuid('There is no user with this ID.') })
const changed = z.object({ success: z.literal(true), user: userDetail })
const admin = { caller: 'admin' } as const

/** Describes a call that changes one field of a user. */
const patch = <const Field extends string, Body extends z.ZodType>(field: Field, summary: string, body: Body) =>
  defineCall({
    method: 'PATCH',
    path: `/api/admin/users/:id/${field}`,
    summary,
    ...admin,
    params: userParams,
    body,
    reply: changed,
    refuses: ['not_found', 'last_admin'],
  })

/** What the calls for one-click actions on a user have in common. */
const act = { ...admin, params: userParams, body: z.strictObject({}), reply: changed } as const

export const adminCalls = {
  getAdminStats: defineCall({
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'How many users there are, are active, pay and are new, and twelve weeks of each.',
    ...admin,
    reply: z.object({ stats, weeks: z.array(week) }),
  }),
  listUsers: defineCall({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'A page of the users whose email, name or business contains these very letters, and who stand so.',
    ...admin,
    query: z.strictObject({
      ...userFilter,
      sort: z.enum(userSortOrders).default('joined'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    /** For a search with many hits, `total` and the pages stop at 500 and `isMore` is true. */
    reply: z.object({ users: z.array(user), total: z.int(), isMore: z.boolean() }),
  }),
  exportUsers: defineCall({
    method: 'GET',
    path: '/api/admin/users.csv',
    summary: 'The same users as a table for a spreadsheet.',
    ...admin,
    query: z.strictObject(userFilter),
    reply: 'file',
    media: ['text/csv'],
  }),
  getUser: defineCall({
    method: 'GET',
    path: '/api/admin/users/:id',
    summary: 'One user with profile, notes and the latest changes.',
    ...admin,
    params: userParams,
    reply: z.object({ user: userDetail }),
    refuses: ['not_found'],
  }),
  createUser: defineCall({
    method: 'POST',
    path: '/api/admin/users',
    summary: 'Make a user, who gets a link to set a password.',
    ...admin,
    body: newUserInput.extend({
      userRole: z.enum(userRoles).default('customer'),
      /** Defaults to what the role implies; cannot be false for the role admin. */
      isAdmin: z.boolean().optional(),
      hasAccess: z.boolean().default(false),
    }),
    reply: changed,
    refuses: ['email_taken'],
  }),
  setUserStatus: patch(
    'status',
    'Set an account active, suspended or banned.',
    z.strictObject({ status: z.enum(accountStatuses) }),
  ),
  setUserSubscription: patch(
    'subscription',
    'Set the status of a subscription.',
    z.strictObject({ subscriptionStatus: z.enum(subscriptionStatuses) }),
  ),
  setUserAccess: patch(
    'access',
    'Open or close every tool, whatever the plan.',
    z.strictObject({ hasAccess: z.boolean() }),
  ),
  setUserAdmin: patch('admin', 'Grant or take admin privileges.', z.strictObject({ isAdmin: z.boolean() })),
  setUserNotes: defineCall({
    ...patch(
      'notes',
      'Keep notes that only admins see; refused with the present ones where they are not those of `revision`.',
      z.strictObject({ notes: storableText(5000), revision: storableText(64).optional() }),
    ),
    refuses: ['not_found', 'stale_revision'],
  }),
  setUserRole: patch(
    'role',
    'Set the role; admin grants admin privileges.',
    z.strictObject({ userRole: z.enum(userRoles) }),
  ),
  setUserPeriod: defineCall({
    ...patch(
      'period',
      'Set the last day of a trial, of a paid year or of a canceled plan.',
      z.strictObject({ lastDay: calendarDay }),
    ),
    refuses: ['not_found', 'no_period'],
  }),
  inviteAgain: defineCall({
    method: 'POST',
    path: '/api/admin/users/:id/invitation',
    summary: 'Mail the link that sets a first password again.',
    ...act,
    refuses: ['not_found', 'already_joined', 'forbidden', 'too_many_requests'],
  }),
  resetSecondFactor: defineCall({
    method: 'DELETE',
    path: '/api/admin/users/:id/second-factor',
    summary: 'Turn the second factor of a user off, who gets a mail.',
    ...act,
    refuses: ['not_found', 'second_factor_off', 'forbidden'],
  }),
  endUserSessions: defineCall({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    summary: 'Sign a user out everywhere.',
    ...act,
    refuses: ['not_found', 'own_session'],
  }),
  startImpersonation: defineCall({
    method: 'POST',
    path: '/api/admin/impersonate/:id',
    summary: 'Be signed in as a user for at most 60 minutes.',
    ...admin,
    params: userParams,
    /** The reason is recorded in the log. */
    body: z.strictObject({ reason: singleLineText(200).optional() }).optional(),
    reply: successReply,
    refuses: ['not_found', 'forbidden', 'already_impersonating'],
  }),
  stopImpersonation: defineCall({
    method: 'POST',
    path: '/api/admin/stop-impersonation',
    summary: 'Be oneself again; who is no active admin any more is signed out.',
    caller: 'self',
    body: z.strictObject({}).optional(),
    reply: z.object({ success: z.literal(true), isSignedIn: z.boolean() }),
    refuses: ['not_impersonating', 'admin_required'],
  }),
  listAdminLog: defineCall({
    method: 'GET',
    path: '/api/admin/log',
    summary: 'What admins did, newest first.',
    ...admin,
    query: z.strictObject({
      ...logFilter,
      before: whole(1, Number.MAX_SAFE_INTEGER).optional(),
      size: pageQuery.size,
    }),
    reply: z.object({ entries: z.array(logEntry), total: z.int(), isMore: z.boolean() }),
  }),
  exportAdminLog: defineCall({
    method: 'GET',
    path: '/api/admin/log.csv',
    summary: 'What admins did, as a table for a spreadsheet.',
    ...admin,
    query: z.strictObject(logFilter),
    reply: 'file',
    media: ['text/csv'],
  }),
}
