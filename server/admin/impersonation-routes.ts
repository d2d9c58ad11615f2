/** Impersonation: at most an hour, never of an admin, and every change is logged. */

import { eq } from 'drizzle-orm'
import { adminCalls } from '#contract/admin.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { recordAdminAction } from '#server/account/admin-log.ts'
import { describeDevice } from '#server/account/describe-device.ts'
import { endSession } from '#server/account/end-session.ts'
import { findImpersonation, type Impersonation, startImpersonation } from '#server/admin/impersonation-store.ts'
import { changeLimit } from '#server/calls/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { logSecurityEvent } from '#server/platform/http/security-events.ts'
import { users } from '#server/tables/tables.ts'

export function addImpersonationRoutes(context: AccountContext): void {
  addStart(context)
  addStop(context)
}

function addStart({ answer, cookie, database, secrets }: AccountContext): void {
  answer.overHttp(adminCalls.startImpersonation, [changeLimit], async ({ asker, body, params, request, reply }) => {
    const token = secrets.newToken()
    const refusal = await database.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, params.id)).for('update')
      if (!user) return new Refusal('not_found', { sentence: 'There is no user with this ID.' })
      const sentence =
        user.id === asker.userId
          ? 'That’s your own account.'
          : user.isAdmin
            ? 'You can’t impersonate an admin.'
            : user.accountStatus === 'active'
              ? undefined
              : `This account is ${user.accountStatus}. Set it active first.`
      const deed = { action: 'impersonation-started', adminId: asker.userId, userId: user.id } as const
      if (sentence !== undefined) {
        await recordAdminAction({ ...deed, refusal: sentence }, tx)
        return new Refusal('forbidden', { sentence })
      }
      // The admin's own session ends; leaving the impersonation starts a new one.
      await endSession(asker.via.sid, tx)
      const endsAt = await startImpersonation(
        { sid: secrets.hashOf(token), userId: user.id, adminId: asker.userId, hasUsedFactor: asker.hasUsedFactor },
        tx,
      )
      await recordAdminAction(
        { ...deed, after: { endsAt: endsAt.toISOString(), ...(body?.reason && { reason: body.reason }) } },
        tx,
      )
      return undefined
    })
    if (refusal) throw refusal
    cookie.write(reply, token)
    logSecurityEvent(request, 'impersonation_started', { user: params.id })
    return { success: true as const }
  })
}

function addStop(context: AccountContext): void {
  const { answer, cookie, database, limits, secrets, sessions } = context
  answer.overHttp(adminCalls.stopImpersonation, [changeLimit], async ({ request, reply }) => {
    const token = cookie.read(request)
    const sid = token === undefined ? undefined : secrets.hashOf(token)
    const found = sid === undefined ? undefined : await findImpersonation(sid, database)
    const asker = found || token === undefined ? undefined : await sessions.find(token)
    request.userId = found?.userId ?? asker?.userId
    if (request.userId === undefined || sid === undefined) throw new Refusal('signed_out')
    await limits.of(changeLimit).use(request.userId)
    if (!found) throw new Refusal(asker?.isAdmin ? 'not_impersonating' : 'admin_required')
    const next = await stop(sid, found, describeDevice(request), context)
    logSecurityEvent(request, 'impersonation_ended', { user: found.impersonatorId })
    if (next === undefined) cookie.clear(reply)
    else cookie.write(reply, next)
    return { success: true as const, isSignedIn: next !== undefined }
  })
}

/** Ends the impersonation; returns the token of a new session if the admin is still an active admin. */
function stop(
  sid: string,
  { impersonatorId, hasUsedFactor }: Impersonation,
  device: string,
  { database, sessions }: AccountContext,
) {
  return database.transaction(async (tx) => {
    const [admin] = await tx.select().from(users).where(eq(users.id, impersonatorId)).for('update')
    // Of two concurrent requests only one stops it.
    if (!(await endSession(sid, tx))) throw new Refusal('signed_out')
    const isStillAdmin = admin?.isAdmin && admin.accountStatus === 'active'
    return isStillAdmin ? sessions.start(impersonatorId, device, { hasUsedFactor }, tx) : undefined
  })
}
