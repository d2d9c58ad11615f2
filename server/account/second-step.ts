/**
 * The second step of sign-in. In between, the browser holds a sealed challenge, valid for five minutes and only for the
 * password that was checked. It grants no access by itself.
 */

import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accountCalls } from '#contract/account.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { secondStepAccountLimit, secondStepAddressLimit, secondStepLimit } from '#server/account/account-limits.ts'
import { describeDevice } from '#server/account/describe-device.ts'
import { refuseSecondFactorCode } from '#server/account/second-factor-routes.ts'
import { endBrowserSession } from '#server/account/sign-out-routes.ts'
import { limitAttempts } from '#server/platform/http/limit-attempts.ts'
import { makeNetworkKey } from '#server/platform/http/network-key.ts'
import { addUserToRefusal, Refusal } from '#server/platform/http/refusal.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import { logSecurityEvent } from '#server/platform/http/security-events.ts'
import { users } from '#server/tables/tables.ts'

const lifeMs = 5 * 60_000

const sealed = z.object({ for: z.literal('second step'), userId: z.uuid(), password: z.string(), until: z.number() })

/** Changes with the password, without revealing its hash. */
const markOf = (passwordHash: string | null, secrets: Secrets) => secrets.hashOf(`password mark ${passwordHash ?? ''}`)

/** The challenge for a user whose password or signed link was accepted. */
export function makeSecondStepChallenge(userId: string, passwordHash: string | null, secrets: Secrets): string {
  const claim = { for: 'second step', userId, password: markOf(passwordHash, secrets), until: Date.now() + lifeMs }
  return secrets.seal(JSON.stringify(claim))
}

function readChallenge(challenge: string, secrets: Secrets) {
  try {
    const claim = sealed.parse(JSON.parse(secrets.open(challenge)))
    return claim.until > Date.now() ? claim : undefined
  } catch {
    return undefined
  }
}

export function addSecondStepRoute(context: AccountContext): void {
  const { answer, cookie, database, factors, findCurrentUser, limits, secrets, sessions } = context
  const beginAttempt = limitAttempts(
    database.$client,
    limits.of(secondStepAccountLimit),
    limits.of(secondStepAddressLimit),
  )

  type Claim = NonNullable<ReturnType<typeof readChallenge>>
  /** Spends the code and starts the session; undefined if the code does not match. */
  const pass = (claim: Claim, code: string, device: string) =>
    database.transaction(async (tx) => {
      const isActive = and(eq(users.id, claim.userId), eq(users.accountStatus, 'active'))
      const [user] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(isActive).for('update')
      if (!user || markOf(user.passwordHash, secrets) !== claim.password) throw new Refusal('second_step_ended')
      const kind = await factors.spend(claim.userId, code, tx)
      if (kind === undefined) return undefined
      await tx.update(users).set({ lastLoginAt: sql`now()` }).where(eq(users.id, claim.userId))
      const proof = { isConfirmed: true, hasUsedFactor: true }
      return { kind, token: await sessions.start(claim.userId, device, proof, tx) }
    })

  answer.overHttp(
    accountCalls.secondStep,
    [secondStepLimit, secondStepAccountLimit, secondStepAddressLimit],
    async ({ body, request, reply }) => {
      const claim = readChallenge(body.challenge, secrets)
      if (!claim) throw new Refusal('second_step_ended')
      const attempt = await beginAttempt(claim.userId, makeNetworkKey(request.ip)).catch((refused: unknown) => {
        throw addUserToRefusal(refused, claim.userId)
      })
      try {
        const passed = await pass(claim, body.code, describeDevice(request))
        if (!passed) {
          await attempt.fail()
          logSecurityEvent(request, 'second_step_failed', { user: claim.userId })
          throw refuseSecondFactorCode()
        }
        await endBrowserSession(context, request)
        const user = await findCurrentUser(secrets.hashOf(passed.token))
        if (!user) throw new Refusal('second_step_ended')
        cookie.write(reply, passed.token)
        request.userId = user.id
        if (passed.kind === 'recovery') logSecurityEvent(request, 'recovery_code_used')
        logSecurityEvent(request, 'signed_in')
        return { success: true as const, user }
      } finally {
        attempt.end()
      }
    },
  )
}
