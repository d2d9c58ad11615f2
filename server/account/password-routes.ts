/** Forgotten and changed passwords. */
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { accountCalls } from '#contract/account.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { emailKey } from '#server/account/account-store.ts'
import { checkPassword } from '#server/account/check-password.ts'
import { passwordResets, users } from '#server/platform/db/tables.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const linkLifeMs = 60 * 60_000
const sent = 'If an account with this email exists, a link to set a new password is on its way.'

export function addPasswordRoutes(context: AccountContext): void {
  const { answer, accounts, sessions, cookie, database, hashes, rateLimits, secrets, sendMail, linkBase, productName } =
    context
  const requests = rateLimits('forgot-password', 5, 3600)
  const requestsFromAddress = rateLimits('forgot-password-address', 30, 3600)
  const attempts = rateLimits('reset-password', 30, 3600)

  addChangePassword(context)

  async function mailLink(email: string): Promise<void> {
    const found = await accounts.findForSignIn(email)
    if (!found?.isActive) return
    const token = secrets.newToken()
    await database.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`))
    await database
      .insert(passwordResets)
      .values({ tokenHash: secrets.hashOf(token), userId: found.id, expiresAt: new Date(Date.now() + linkLifeMs) })
    const text = [
      `Somebody, most likely you, asked to set a new password for ${productName}.`,
      `Open this link within an hour to choose one:\n\n${linkBase}/reset-password?token=${token}`,
      'If it was not you, leave this message; your password stays as it is.',
    ].join('\n\n')
    await sendMail({ to: emailKey(email), subject: `Set a new ${productName} password`, text })
  }

  answer(accountCalls.forgotPassword, async ({ body, request }) => {
    // Counted whatever the address, so that the limit does not tell either.
    await requestsFromAddress.use(networkOf(request.ip))
    await requests.use(`${emailKey(body.email)} ${networkOf(request.ip)}`)
    // Sent after the answer: the time it takes must not tell whether the account exists.
    setImmediate(() => {
      mailLink(body.email).catch((error: unknown) => request.log.error({ err: error }, 'mail was not sent'))
    })
    return { success: true as const, message: sent }
  })

  answer(accountCalls.resetPassword, async ({ body, request, reply }) => {
    await attempts.use(networkOf(request.ip))
    const tokenHash = secrets.hashOf(body.token)
    const [owner] = await database
      .select({ email: users.email })
      .from(passwordResets)
      .innerJoin(users, eq(users.id, passwordResets.userId))
      .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)))
    if (!owner) throw new Refusal('invalid_link')
    checkPassword(body.password, owner.email)
    const passwordHash = await hashes.hash(body.password)
    const token = await database.transaction(async (on) => {
      const [used] = await on
        .delete(passwordResets)
        .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)))
        .returning({ userId: passwordResets.userId })
      if (!used) throw new Refusal('invalid_link')
      await on.delete(passwordResets).where(eq(passwordResets.userId, used.userId))
      await accounts.setPasswordHash(used.userId, passwordHash, on)
      await sessions.endAll(used.userId, undefined, on)
      return sessions.start(used.userId, on)
    })
    cookie.write(reply, token)
    return { success: true as const }
  })
}

function addChangePassword({ answer, accounts, sessions, cookie, database, hashes, rateLimits }: AccountContext): void {
  const changes = rateLimits('change-password', 10, 15 * 60)
  answer(accountCalls.changePassword, async ({ asker, body, reply }) => {
    await changes.use(asker.userId)
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
      return sessions.start(asker.userId, on)
    })
    cookie.write(reply, token)
    return { success: true as const }
  })
}
