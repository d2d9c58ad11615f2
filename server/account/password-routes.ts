/** Forgotten passwords and password changes. */

import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { accountCalls } from '#contract/account.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import {
  changePasswordLimit,
  forgotPasswordAddressLimit,
  forgotPasswordLimit,
  resetLinkLimit,
  resetPasswordLimit,
} from '#server/account/account-limits.ts'
import { emailKey } from '#server/account/account-store.ts'
import { checkPassword } from '#server/account/check-password.ts'
import { describeDevice } from '#server/account/describe-device.ts'
import { recordMailboxProof } from '#server/account/mailbox-proof.ts'
import {
  createPasswordMailKinds,
  queuePasswordChangedMail,
  queueResetLinkMail,
} from '#server/account/password-mails.ts'
import { queueSecondFactorMail } from '#server/account/second-factor-mails.ts'
import { removeSecondFactor } from '#server/account/second-factor-store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { describeRequest } from '#server/platform/http/log-requests.ts'
import { makeNetworkKey } from '#server/platform/http/network-key.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { logSecurityEvent } from '#server/platform/http/security-events.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import { passwordResets, users } from '#server/tables/tables.ts'

const sent = 'If an account with this email exists, a link to set a new password is on its way.'

/** Adds the routes and returns their mail kinds. */
export function addPasswordRoutes(context: AccountContext): Record<string, MailKind> {
  const { answer, accounts, database, limits, wake } = context
  const requests = limits.of(forgotPasswordLimit)

  addChangePassword(context)

  async function tellAsked(email: string, request: FastifyRequest): Promise<void> {
    try {
      logSecurityEvent(request, 'reset_asked', { user: (await accounts.findForSignIn(email))?.id })
    } catch (error) {
      request.log.error({ ...describeRequest(request), err: error }, 'an event could not be looked into')
    }
  }

  answer.overHttp(
    accountCalls.forgotPassword,
    [forgotPasswordAddressLimit, forgotPasswordLimit],
    async ({ body, request }) => {
      // Count every request, so that the limit does not reveal whether the account exists.
      await requests.use(`${emailKey(body.email)} ${makeNetworkKey(request.ip)}`)
      // The job and the log look up the account after the response, so that response time does not reveal whether it
      // exists.
      await queueResetLinkMail(emailKey(body.email), database)
      wake()
      setImmediate(() => tellAsked(body.email, request))
      return { success: true as const, message: sent }
    },
  )

  addResetPassword(context)
  return createPasswordMailKinds(context)
}

/**
 * Using a mailed link proves the email. A second factor older than any proof may belong to a stranger who signed up
 * with this email, so it is removed.
 */
async function proveByReset(userId: string, db: Queryable): Promise<void> {
  const [user] = await db
    .select({ since: users.secondFactorSince, provenAt: users.emailProvenAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (user?.since && (user.provenAt === null || user.since < user.provenAt)) {
    await removeSecondFactor(userId, db)
    await queueSecondFactorMail(userId, false, db)
  }
  await recordMailboxProof(userId, db)
}

/** Checks and redeems a mailed link. */
function addResetPassword(context: AccountContext): void {
  const { answer, accounts, sessions, cookie, database, hasMailServer, hashes, secrets, wake } = context

  async function findOwner(tokenHash: string) {
    const [link] = await database
      .select({ userId: passwordResets.userId })
      .from(passwordResets)
      .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)))
    return link && accounts.findNames(link.userId)
  }

  answer(accountCalls.checkResetLink, [resetLinkLimit], async ({ body }) => ({
    isValid: (await findOwner(secrets.hashOf(body.token))) !== undefined,
  }))

  answer.overHttp(accountCalls.resetPassword, [resetPasswordLimit], async ({ body, request, reply }) => {
    const tokenHash = secrets.hashOf(body.token)
    const owner = await findOwner(tokenHash)
    if (!owner) throw new Refusal('invalid_link')
    checkPassword(body.password, owner)
    const passwordHash = await hashes.hash(body.password)
    const { userId, token } = await database.transaction(async (tx) => {
      const [used] = await tx
        .delete(passwordResets)
        .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)))
        .returning({ userId: passwordResets.userId })
      if (!used) throw new Refusal('invalid_link')
      await accounts.setPasswordHash(used.userId, passwordHash, tx)
      await sessions.endAll(used.userId, undefined, tx)
      await queuePasswordChangedMail(used.userId, tx)
      if (hasMailServer) await proveByReset(used.userId, tx)
      const [held] = await tx
        .select({ secondFactorSince: users.secondFactorSince, accountStatus: users.accountStatus })
        .from(users)
        .where(eq(users.id, used.userId))
        .for('update')
      // The link replaces the password, never the second factor.
      const isSignedIn = held?.secondFactorSince === null && held.accountStatus === 'active'
      const proof = { isConfirmed: true }
      const token = isSignedIn ? await sessions.start(used.userId, describeDevice(request), proof, tx) : undefined
      return { userId: used.userId, token }
    })
    wake()
    request.userId = userId
    logSecurityEvent(request, 'reset_used')
    if (token !== undefined) cookie.write(reply, token)
    return { success: true as const, isSignedIn: token !== undefined }
  })
}

function addChangePassword({ answer, accounts, sessions, cookie, database, hashes, wake }: AccountContext): void {
  answer.overHttp(accountCalls.changePassword, [changePasswordLimit], async ({ asker, body, request, reply }) => {
    const stored = await accounts.findPasswordHash(asker.userId)
    if (!(await hashes.verify(body.currentPassword, stored))) {
      throw new Refusal('invalid_input', {
        sentence: 'That’s not your current password.',
        fields: { currentPassword: 'That’s not your current password.' },
      })
    }
    checkPassword(body.newPassword, await accounts.findNames(asker.userId))
    const passwordHash = await hashes.hash(body.newPassword)
    const token = await database.transaction(async (tx) => {
      await accounts.setPasswordHash(asker.userId, passwordHash, tx)
      await sessions.endAll(asker.userId, undefined, tx)
      await queuePasswordChangedMail(asker.userId, tx)
      const proof = { isConfirmed: true, hasUsedFactor: asker.hasUsedFactor }
      return sessions.start(asker.userId, describeDevice(request), proof, tx)
    })
    wake()
    logSecurityEvent(request, 'password_changed')
    cookie.write(reply, token)
    return { success: true as const }
  })
}
