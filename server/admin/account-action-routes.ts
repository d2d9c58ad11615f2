/** Admin actions on one account: invite again, reset the second factor, sign out everywhere. */

import { and, eq, gt, sql } from 'drizzle-orm'
import { type AdminUserDetail, adminCalls } from '#contract/admin.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { recordAdminAction } from '#server/account/admin-log.ts'
import { queueFirstPasswordMail } from '#server/account/password-mails.ts'
import { queueSecondFactorMail } from '#server/account/second-factor-mails.ts'
import { removeSecondFactor } from '#server/account/second-factor-store.ts'
import { invitationLimit } from '#server/admin/admin-limits.ts'
import { changeLimit } from '#server/calls/limits.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { adminLog, sessions, users } from '#server/tables/tables.ts'

type ShowUser = (userId: string) => Promise<AdminUserDetail>

/** Minimum time between two invitations. */
const invitationSeconds = 10 * 60

async function holdUser(userId: string, db: Queryable) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user) throw new Refusal('not_found', { sentence: 'There is no user with this ID.' })
  return user
}

async function wasJustInvited(userId: string, db: Queryable): Promise<boolean> {
  const isRecent = gt(adminLog.at, sql`now() - ${invitationSeconds} * interval '1 second'`)
  const [deed] = await db
    .select({ id: adminLog.id })
    .from(adminLog)
    .where(and(eq(adminLog.userId, userId), eq(adminLog.action, 'invitation'), isRecent))
    .limit(1)
  return deed !== undefined
}

export function addAccountActionRoutes({ answer, database, wake }: AccountContext, showUser: ShowUser): void {
  const done = async (userId: string) => {
    wake()
    return { success: true as const, user: await showUser(userId) }
  }

  answer(adminCalls.inviteAgain, [invitationLimit], async ({ asker, params: { id: userId } }) => {
    await database.transaction(async (tx) => {
      const user = await holdUser(userId, tx)
      if (user.passwordHash !== null) throw new Refusal('already_joined')
      if (user.accountStatus !== 'active')
        throw new Refusal('forbidden', { sentence: `This account is ${user.accountStatus}. Set it active first.` })
      if (await wasJustInvited(userId, tx))
        throw new Refusal('too_many_requests', {
          sentence: 'An invitation is on its way already. Please wait ten minutes before you send another one.',
          retryAfterSeconds: invitationSeconds,
        })
      await queueFirstPasswordMail(userId, tx)
      await recordAdminAction({ action: 'invitation', adminId: asker.userId, userId }, tx)
    })
    return done(userId)
  })

  answer(adminCalls.resetSecondFactor, [changeLimit], async ({ asker, params: { id: userId } }) => {
    if (userId === asker.userId)
      throw new Refusal('forbidden', { sentence: 'Your own second factor is turned off in your profile.' })
    await database.transaction(async (tx) => {
      const user = await holdUser(userId, tx)
      if (user.secondFactorSince === null) throw new Refusal('second_factor_off')
      await removeSecondFactor(userId, tx)
      await queueSecondFactorMail(userId, false, tx, { isByAdmin: true })
      await recordAdminAction(
        {
          action: 'second-factor-reset',
          adminId: asker.userId,
          userId,
          before: { isOn: true },
          after: { isOn: false },
        },
        tx,
      )
    })
    return done(userId)
  })

  answer(adminCalls.endUserSessions, [changeLimit], async ({ asker, params: { id: userId } }) => {
    if (userId === asker.userId) throw new Refusal('own_session')
    await database.transaction(async (tx) => {
      await holdUser(userId, tx)
      const { rowCount } = await tx.delete(sessions).where(eq(sessions.userId, userId))
      // Also ends the user's own impersonations of other users.
      await tx.delete(sessions).where(eq(sessions.impersonatorId, userId))
      await recordAdminAction(
        { action: 'signed-out', adminId: asker.userId, userId, after: { sessions: rowCount ?? 0 } },
        tx,
      )
    })
    return done(userId)
  })
}
