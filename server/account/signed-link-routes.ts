/** Sign-in by signed link: a single-use token that identifies the account by itself. */

import { and, eq, lt, sql } from 'drizzle-orm'
import { accountCalls, type CurrentUser } from '#contract/account.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { signedLinkLimit } from '#server/account/account-limits.ts'
import { emailKey } from '#server/account/account-store.ts'
import { describeDevice } from '#server/account/describe-device.ts'
import { recordMailboxProof } from '#server/account/mailbox-proof.ts'
import { makeSecondStepChallenge } from '#server/account/second-step.ts'
import { endBrowserSession } from '#server/account/sign-out-routes.ts'
import { readLinkToken, type SignInClaims } from '#server/account/signed-link.ts'
import { limitAttempts } from '#server/platform/http/limit-attempts.ts'
import { makeNetworkKey } from '#server/platform/http/network-key.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { logSecurityEvent } from '#server/platform/http/security-events.ts'
import { usedLinks, users } from '#server/tables/tables.ts'

/** Expired tokens are kept this much longer, so that a clock that is behind does not accept a used one again. */
const marginMs = 3_600_000

/** Signing in by link replaces only the password: who has a second factor must still enter the code. */
type Spent = { session: string } | { challenge: string; userId: string }

type Sent = { userEmail?: string | null | undefined; userId?: string | null | undefined }

/** Whether the email or id sent alongside the token matches it. */
function agrees({ sub, email }: SignInClaims, { userEmail, userId }: Sent): boolean {
  const isSameEmail = userEmail == null || emailKey(userEmail) === emailKey(email)
  return isSameEmail && (userId == null || userId === sub)
}

/**
 * Spends the token and starts a session; undefined if the token is used or matches no active account. Throws
 * `other_account`, and leaves the token unused, if the browser is signed in to a different account (`other`).
 */
function spendToken(
  { sub, email, exp, jti, email_verified: isVouchedFor }: SignInClaims,
  device: string,
  other: CurrentUser | undefined,
  { database, secrets, sessions }: AccountContext,
): Promise<Spent | undefined> {
  return database.transaction(async (tx) => {
    await tx.delete(usedLinks).where(lt(usedLinks.expiresAt, new Date(Date.now() - marginMs)))
    const spent = await tx
      .insert(usedLinks)
      .values({ tokenHash: secrets.hashOf(`token ${jti}`), expiresAt: new Date(exp * 1000) })
      .onConflictDoNothing()
      .returning({ tokenHash: usedLinks.tokenHash })
    if (spent.length === 0) return undefined
    const [account] = await tx
      .update(users)
      .set({ lastLoginAt: sql`now()` })
      .where(and(eq(users.id, sub), eq(users.email, emailKey(email)), eq(users.accountStatus, 'active')))
      .returning({ id: users.id, passwordHash: users.passwordHash, factorSince: users.secondFactorSince })
    if (!account) return undefined
    if (other && other.id !== account.id)
      throw new Refusal('other_account', { extra: { from: other.email, to: emailKey(email) } })
    // With a second factor, only the mailed link pressed in a signed-in session proves the email: no code has been
    // given at this point.
    if (isVouchedFor && account.factorSince === null) await recordMailboxProof(account.id, tx)
    if (account.factorSince !== null)
      return { challenge: makeSecondStepChallenge(account.id, account.passwordHash, secrets), userId: account.id }
    return { session: await sessions.start(account.id, device, {}, tx) }
  })
}

/** Without `signedLinkSecret` the route answers `not_found`. */
export function addSignedLinkRoutes(context: AccountContext, signedLinkSecret: string | undefined): void {
  const { answer, cookie, database, findCurrentUser, limits, secrets } = context
  const beginAttempt = limitAttempts(database.$client, limits.of(signedLinkLimit))

  answer.overHttp(accountCalls.signInByLink, [signedLinkLimit], async ({ body, request, reply }) => {
    if (signedLinkSecret === undefined) {
      throw new Refusal('not_found', { sentence: 'Signing in with a link isn’t set up here.' })
    }
    const attempt = await beginAttempt(makeNetworkKey(request.ip))
    try {
      const claims = readLinkToken(body.token, signedLinkSecret, Date.now())
      const before = body.leavesOther ? undefined : cookie.read(request)
      const other = before === undefined ? undefined : await findCurrentUser(secrets.hashOf(before))
      const isRight = claims !== undefined && agrees(claims, body)
      const spent = isRight ? await spendToken(claims, describeDevice(request), other, context) : undefined
      if (spent && 'challenge' in spent) {
        await endBrowserSession(context, request)
        request.userId = spent.userId
        return { success: false as const, challenge: spent.challenge }
      }
      const session = spent?.session
      const user = session === undefined ? undefined : await findCurrentUser(secrets.hashOf(session))
      if (session === undefined || !user) {
        await attempt.fail()
        throw new Refusal('invalid_credentials', { security: { event: 'token_refused', user: claims?.sub } })
      }
      await endBrowserSession(context, request)
      cookie.write(reply, session)
      request.userId = user.id
      logSecurityEvent(request, 'token_used')
      return { success: true as const, user }
    } finally {
      attempt.end()
    }
  })
}
