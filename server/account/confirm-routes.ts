/**
 * Re-authentication in an open session, by password or by a second-factor code; failed attempts count toward the
 * sign-in limits.
 */

import { and, eq, isNotNull } from 'drizzle-orm'
import { confirmationCalls } from '#contract/confirmation.ts'
import { errorDefinitions } from '#contract/plain/errors.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import {
  confirmLimit,
  secondStepAccountLimit,
  secondStepAddressLimit,
  signInAccountLimit,
  signInAddressLimit,
} from '#server/account/account-limits.ts'
import { emailKey } from '#server/account/account-store.ts'
import type { Asker } from '#server/calls/asker.ts'
import { limitAttempts } from '#server/platform/http/limit-attempts.ts'
import { makeNetworkKey } from '#server/platform/http/network-key.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { logSecurityEvent } from '#server/platform/http/security-events.ts'
import { users } from '#server/tables/tables.ts'

type Kind = 'password' | 'app' | 'recovery'

function refuse(by: 'password' | 'code'): Refusal {
  const security = { event: 'confirm_failed' } as const
  if (by === 'code')
    return new Refusal('invalid_code', { fields: { code: errorDefinitions.invalid_code.sentence }, security })
  const sentence = 'That’s not your current password.'
  return new Refusal('invalid_input', { sentence, fields: { password: sentence }, security })
}

export function addConfirmRoute(context: AccountContext): void {
  const { accounts, answer, database, factors, hashes, limits, sessions } = context
  const pool = database.$client
  const beginByPassword = limitAttempts(pool, limits.of(signInAccountLimit), limits.of(signInAddressLimit))
  const beginByCode = limitAttempts(pool, limits.of(secondStepAccountLimit), limits.of(secondStepAddressLimit))

  async function checkPassword({ userId }: Asker, password: string): Promise<Kind | undefined> {
    return (await hashes.verify(password, await accounts.findPasswordHash(userId))) ? 'password' : undefined
  }

  /** A factor that was begun but not confirmed does not count: anyone with the session can begin one. */
  const takeCode = ({ userId }: Asker, code: string): Promise<Kind | undefined> =>
    database.transaction(async (tx) => {
      const isOn = and(eq(users.id, userId), isNotNull(users.secondFactorSince))
      const [user] = await tx.select({ id: users.id }).from(users).where(isOn).for('update')
      return user && factors.spend(userId, code, tx)
    })

  answer.overHttp(
    confirmationCalls.confirm,
    [confirmLimit],
    async ({ asker, body: { password = '', code }, request }) => {
      const by = code === undefined ? 'password' : 'code'
      const address = makeNetworkKey(request.ip)
      const attempt =
        code === undefined
          ? await beginByPassword(`${emailKey(asker.email)} ${address}`, address)
          : await beginByCode(asker.userId, address)
      try {
        const kind = code === undefined ? await checkPassword(asker, password) : await takeCode(asker, code)
        if (kind === undefined) {
          await attempt.fail()
          throw refuse(by)
        }
        if (kind === 'recovery') logSecurityEvent(request, 'recovery_code_used')
        if (!(await sessions.confirm(asker.via.sid, by))) throw new Refusal('signed_out')
        return { success: true as const }
      } finally {
        attempt.end()
      }
    },
  )
}
