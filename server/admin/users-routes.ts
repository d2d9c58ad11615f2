/** Users: the table, one user in detail, creating users and changing them. */

import { eq } from 'drizzle-orm'
import { type AdminUser, adminCalls } from '#contract/admin.ts'
import { isPlanId, plans } from '#contract/plain/plans.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { recordAdminAction } from '#server/account/admin-log.ts'
import { queueFirstPasswordMail } from '#server/account/password-mails.ts'
import { addAccountActionRoutes } from '#server/admin/account-action-routes.ts'
import {
  changeUser,
  makeNotesChange,
  makePeriodChange,
  makeRoleChange,
  makeSubscriptionChange,
  type ReadPaidEnd,
  type RequestedUserChange,
} from '#server/admin/change-users.ts'
import type { StatsStore } from '#server/admin/stats-store.ts'
import { findUser, listUsers, readAllUsers } from '#server/admin/users-store.ts'
import { adminExportLimit, adminReadLimit, changeLimit } from '#server/calls/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { sendCsv } from '#server/platform/http/send-csv.ts'
import { users } from '#server/tables/tables.ts'

export function addUsersRoutes(context: AccountContext, stats: StatsStore, readPaidEnd: ReadPaidEnd): void {
  const { answer, database } = context
  answer(adminCalls.getAdminStats, [adminReadLimit], () => stats.readStats())
  answer(adminCalls.listUsers, [adminReadLimit], ({ query }) => listUsers(query, stats.countUsers, database))
  answer.overHttp(adminCalls.exportUsers, [adminExportLimit], async ({ query, reply }) =>
    sendCsv(reply, 'users.csv', titles, userLines(readAllUsers(query, database))),
  )
  answer(adminCalls.getUser, [adminReadLimit], async ({ params }) => ({ user: await showUser(params.id, context) }))
  addCreating(context)
  addChanges(context, readPaidEnd)
  addAccountActionRoutes(context, (userId) => showUser(userId, context))
}

const titles = [
  ...['Email', 'First name', 'Last name', 'Business', 'Role', 'Account', 'Subscription', 'Plan', 'Kept for good'],
  ...['Given access', 'Start', 'End', 'Joined', 'Last login'],
]

const planName = (plan: string) => (isPlanId(plan) ? plans[plan].name : plan)

async function* userLines(all: AsyncIterable<AdminUser>) {
  for await (const user of all)
    yield [
      ...[user.email, user.firstName, user.lastName, user.businessName, user.userRole, user.accountStatus],
      ...[user.subscriptionStatus, planName(user.subscriptionPlan ?? ''), user.ownedPlans.map(planName).join(', ')],
      ...[user.hasAccess ? 'yes' : '', user.subscriptionStartDate ?? '', user.subscriptionEndDate ?? ''],
      ...[user.createdAt, user.lastLoginAt ?? ''],
    ]
}

async function showUser(userId: string, { database, hasMailServer }: AccountContext) {
  const user = await findUser(userId, database, hasMailServer)
  if (!user) throw new Refusal('not_found', { sentence: 'There is no user with this ID.' })
  return user
}

function addCreating(context: AccountContext): void {
  const { answer, accounts, database, wake } = context
  answer(adminCalls.createUser, [changeLimit], async ({ asker, body }) => {
    const { email, firstName, lastName, hasAccess } = body
    if (body.isAdmin === false && body.userRole === 'admin') {
      const sentence = 'The role Admin comes with admin privileges. Choose another role, or leave them on.'
      throw new Refusal('invalid_input', { sentence, fields: { isAdmin: sentence } })
    }
    const isAdmin = body.isAdmin || body.userRole === 'admin'
    const rights = { hasAccess, isAdmin, userRole: isAdmin ? ('admin' as const) : body.userRole }
    const userId = await database.transaction(async (tx) => {
      const made = await accounts.create({ email, firstName, lastName, passwordHash: null }, tx)
      await tx.update(users).set(rights).where(eq(users.id, made.userId))
      await queueFirstPasswordMail(made.userId, tx)
      await recordAdminAction({ action: 'user-created', adminId: asker.userId, userId: made.userId, after: rights }, tx)
      return made.userId
    })
    wake()
    return { success: true as const, user: await showUser(userId, context) }
  })
}

function addChanges(context: AccountContext, readPaidEnd: ReadPaidEnd): void {
  const { answer, database, wake } = context
  const change = async (wish: RequestedUserChange) => {
    await changeUser(wish, database)
    wake()
    return { success: true as const, user: await showUser(wish.userId, context) }
  }
  const about = (asker: { userId: string }, params: { id: string }) => ({ adminId: asker.userId, userId: params.id })

  answer(adminCalls.setUserStatus, [changeLimit], ({ asker, params, body }) =>
    change({ ...about(asker, params), action: 'status', change: () => ({ accountStatus: body.status }) }),
  )
  answer(adminCalls.setUserSubscription, [changeLimit], ({ asker, params, body }) =>
    change({
      ...about(asker, params),
      action: 'subscription',
      change: (before) => makeSubscriptionChange(body.subscriptionStatus, before),
    }),
  )
  answer(adminCalls.setUserPeriod, [changeLimit], ({ asker, params, body }) =>
    change({
      ...about(asker, params),
      action: 'period',
      change: async (before, db) => makePeriodChange(body.lastDay, before, await readPaidEnd(before.id, db)),
    }),
  )
  answer(adminCalls.setUserAccess, [changeLimit], ({ asker, params, body }) =>
    change({ ...about(asker, params), action: 'access', change: () => body }),
  )
  answer(adminCalls.setUserAdmin, [changeLimit], ({ asker, params, body }) =>
    change({ ...about(asker, params), action: 'admin', change: (before) => makeRoleChange(body, before) }),
  )
  answer(adminCalls.setUserRole, [changeLimit], ({ asker, params, body }) =>
    change({ ...about(asker, params), action: 'role', change: (before) => makeRoleChange(body, before) }),
  )
  answer(adminCalls.setUserNotes, [changeLimit], ({ asker, params, body }) =>
    change({ ...about(asker, params), action: 'notes', change: (before) => makeNotesChange(body, before) }),
  )
}
