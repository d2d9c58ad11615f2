/** Users: the table, one of them in full, making one, and every change of one. */

import { eq } from 'drizzle-orm'
import { adminCalls } from '#contract/admin.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { noteDeed } from '#server/account/admin-log.ts'
import { askForFirstLink } from '#server/account/password-mails.ts'
import { adminChange, changeUser, subscriptionChange, type Wish } from '#server/admin/change-users.ts'
import type { StatsStore } from '#server/admin/stats-store.ts'
import { findUser, listUsers } from '#server/admin/users-store.ts'
import { users } from '#server/platform/db/tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export function addUsersRoutes(context: AccountContext, stats: StatsStore): void {
  const { answer, database } = context
  answer(adminCalls.getAdminStats, () => stats.readStats())
  answer(adminCalls.listUsers, ({ query }) => listUsers(query, stats.countUsers, database))
  answer(adminCalls.getUser, async ({ params }) => ({ user: await showUser(params.id, context) }))
  addCreating(context)
  addChanges(context)
}

async function showUser(userId: string, { database, hasMailServer }: AccountContext) {
  const user = await findUser(userId, database, hasMailServer)
  if (!user) throw new Refusal('not_found', { sentence: 'There is no user with this ID.' })
  return user
}

function addCreating(context: AccountContext): void {
  const { answer, accounts, database, wake } = context
  answer(adminCalls.createUser, async ({ asker, body }) => {
    const { email, firstName, lastName, hasAccess } = body
    const isAdmin = body.isAdmin || body.userRole === 'admin'
    const rights = { hasAccess, isAdmin, userRole: isAdmin ? ('admin' as const) : body.userRole }
    const userId = await database.transaction(async (on) => {
      const made = await accounts.create({ email, firstName, lastName, passwordHash: null }, on)
      await on.update(users).set(rights).where(eq(users.id, made.userId))
      await askForFirstLink(made.userId, on)
      await noteDeed({ action: 'user-created', adminId: asker.userId, userId: made.userId, after: rights }, on)
      return made.userId
    })
    wake()
    return { success: true as const, user: await showUser(userId, context) }
  })
}

function addChanges(context: AccountContext): void {
  const { answer, database, wake } = context
  const change = async (wish: Wish) => {
    await changeUser(wish, database)
    wake()
    return { success: true as const, user: await showUser(wish.userId, context) }
  }
  const about = (asker: { userId: string }, params: { id: string }) => ({ adminId: asker.userId, userId: params.id })

  answer(adminCalls.setUserStatus, ({ asker, params, body }) =>
    change({ ...about(asker, params), action: 'status', change: () => ({ accountStatus: body.status }) }),
  )
  answer(adminCalls.setUserSubscription, ({ asker, params, body }) =>
    change({
      ...about(asker, params),
      action: 'subscription',
      change: (before) => subscriptionChange(body.subscriptionStatus, before),
    }),
  )
  answer(adminCalls.setUserAccess, ({ asker, params, body }) =>
    change({ ...about(asker, params), action: 'access', change: () => body }),
  )
  answer(adminCalls.setUserAdmin, ({ asker, params, body }) =>
    change({ ...about(asker, params), action: 'admin', change: (before) => adminChange(body, before) }),
  )
  answer(adminCalls.setUserRole, ({ asker, params, body }) =>
    change({ ...about(asker, params), action: 'role', change: (before) => adminChange(body, before) }),
  )
  answer(adminCalls.setUserNotes, ({ asker, params, body }) =>
    change({ ...about(asker, params), action: 'notes', change: () => body }),
  )
}
