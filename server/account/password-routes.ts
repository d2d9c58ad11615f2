/** Forgotten and changed passwords. */
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountCalls } from '#contract/account.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { emailKey } from '#server/account/account-store.ts'
import { checkPassword } from '#server/account/check-password.ts'
import { deviceOf } from '#server/account/device-of.ts'
import { passwordResets, users } from '#server/platform/db/tables.ts'
import { aboutRequest } from '#server/platform/http/log-requests.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { tellSecurity } from '#server/platform/http/security-events.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'

const linkLifeMs = 60 * 60_000
const sent = 'If an account with this email exists, a link to set a new password is on its way.'

const linkJob = 'password-link'
const linkPayload = z.object({ email: z.string() })

/** Adds the calls; answers the mails that they ask for. */
export function addPasswordRoutes(context: AccountContext): Record<string, MailKind> {
  const { answer, accounts, sessions, cookie, database, hashes, limits, secrets, wake } = context
  const requests = limits.named('forgot-password')

  addChangePassword(context)

  async function tellAsked(email: string, request: FastifyRequest): Promise<void> {
    try {
      tellSecurity(request, 'reset_asked', { user: (await accounts.findForSignIn(email))?.id })
    } catch (error) {
      request.log.error({ ...aboutRequest(request), err: error }, 'an event could not be looked into')
    }
  }

  answer(accountCalls.forgotPassword, async ({ body, request }) => {
    // Counted whoever has the address, so that the limit does not tell either.
    await requests.use(`${emailKey(body.email)} ${networkOf(request.ip)}`)
    // Whether there is such an account is looked up by the job, and for the log: the time of the answer must not tell.
    await addJob(linkJob, { email: emailKey(body.email) }, null, database)
    wake()
    setImmediate(() => tellAsked(body.email, request))
    return { success: true as const, message: sent }
  })

  answer(accountCalls.resetPassword, async ({ body, request, reply }) => {
    const tokenHash = secrets.hashOf(body.token)
    const [owner] = await database
      .select({ email: users.email })
      .from(passwordResets)
      .innerJoin(users, eq(users.id, passwordResets.userId))
      .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)))
    if (!owner) throw new Refusal('invalid_link')
    checkPassword(body.password, owner.email)
    const passwordHash = await hashes.hash(body.password)
    const { userId, token } = await database.transaction(async (on) => {
      const [used] = await on
        .delete(passwordResets)
        .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)))
        .returning({ userId: passwordResets.userId })
      if (!used) throw new Refusal('invalid_link')
      await on.delete(passwordResets).where(eq(passwordResets.userId, used.userId))
      await accounts.setPasswordHash(used.userId, passwordHash, on)
      await sessions.endAll(used.userId, undefined, on)
      return { userId: used.userId, token: await sessions.start(used.userId, deviceOf(request), on) }
    })
    request.userId = userId
    tellSecurity(request, 'reset_used')
    cookie.write(reply, token)
    return { success: true as const }
  })
  return { [linkJob]: createLinkMail(context) }
}

/** The link that sets a new password, to an address that has an active account; its token is stored as a hash. */
function createLinkMail({ accounts, database, secrets, linkBase, productName }: AccountContext): MailKind {
  return {
    prepare: async (payload) => {
      const { email } = linkPayload.parse(payload)
      const found = await accounts.findForSignIn(email)
      if (!found?.isActive) return undefined
      const token = secrets.newToken()
      const tokenHash = secrets.hashOf(token)
      await database.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`))
      await database
        .insert(passwordResets)
        .values({ tokenHash, userId: found.id, expiresAt: new Date(Date.now() + linkLifeMs) })
      const text = [
        `Somebody, most likely you, asked to set a new password for ${productName}.`,
        `Open this link within an hour to choose one:\n\n${linkBase}/reset-password?token=${token}`,
        'If it was not you, leave this message; your password stays as it is.',
      ].join('\n\n')
      const undo = async () => {
        await database.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash))
      }
      return { mail: { to: email, subject: `Set a new ${productName} password`, text }, undo }
    },
  }
}

function addChangePassword({ answer, accounts, sessions, cookie, database, hashes }: AccountContext): void {
  answer(accountCalls.changePassword, async ({ asker, body, request, reply }) => {
    const stored = await accounts.findPasswordHash(asker.userId)
    if (!(await hashes.verify(body.currentPassword, stored))) {
      throw new Refusal('invalid_input', {
        sentence: 'This is not your password.',
        fields: { currentPassword: 'This is not your password.' },
      })
    }
    checkPassword(body.newPassword, asker.email)
    const passwordHash = await hashes.hash(body.newPassword)
    const token = await database.transaction(async (on) => {
      await accounts.setPasswordHash(asker.userId, passwordHash, on)
      await sessions.endAll(asker.userId, undefined, on)
      return sessions.start(asker.userId, deviceOf(request), on)
    })
    tellSecurity(request, 'password_changed')
    cookie.write(reply, token)
    return { success: true as const }
  })
}
