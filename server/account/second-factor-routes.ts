/**
 * Sets a second factor up and turns it off. Both need password and code, so that an unattended session is not enough.
 */

import { eq } from 'drizzle-orm'
import { errorDefinitions } from '#contract/plain/errors.ts'
import { type NewSecondFactor, secondFactorCalls } from '#contract/second-factor.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { secondFactorLimit } from '#server/account/account-limits.ts'
import { isMailboxProven } from '#server/account/mailbox-proof.ts'
import { formatKeyInGroups, makeOtpauthAddress, makeQrCode } from '#server/account/one-time-codes.ts'
import { queueSecondFactorMail } from '#server/account/second-factor-mails.ts'
import type { Asker } from '#server/calls/asker.ts'
import { readLimit } from '#server/calls/limits.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { logSecurityEvent } from '#server/platform/http/security-events.ts'
import { users } from '#server/tables/tables.ts'

const notYours = 'That’s not your current password.'

export const refuseSecondFactorCode = () =>
  new Refusal('invalid_code', { fields: { code: errorDefinitions.invalid_code.sentence } })

/** Checks password and code, then runs `change` while the account's row is locked. */
function createAsOwner({ accounts, database, factors, hasMailServer, hashes, sessions }: AccountContext) {
  return async function asOwner<Result>(
    { userId, via: { sid } }: Asker,
    { password, code }: { password: string; code: string },
    { isOn, change }: { isOn: boolean; change: (db: Queryable) => Promise<Result> },
  ): Promise<Result> {
    if (!(await hashes.verify(password, await accounts.findPasswordHash(userId))))
      throw new Refusal('invalid_input', { sentence: notYours, fields: { password: notYours } })
    return database.transaction(async (tx) => {
      const [user] = await tx
        .select({ since: users.secondFactorSince, provenAt: users.emailProvenAt })
        .from(users)
        .where(eq(users.id, userId))
        .for('update')
      if ((user?.since != null) !== isOn) throw new Refusal(isOn ? 'second_factor_off' : 'second_factor_on')
      if (!isOn && !isMailboxProven(user?.provenAt ?? null, hasMailServer)) throw new Refusal('email_unproven')
      if ((await factors.spend(userId, code, tx)) === undefined) throw refuseSecondFactorCode()
      await sessions.confirm(sid, 'code', tx)
      return change(tx)
    })
  }
}

export function addSecondFactorRoutes(context: AccountContext): void {
  const { answer, accounts, factors, isAdminFactorRequired, productName, sessions, wake } = context
  const asOwner = createAsOwner(context)

  answer(secondFactorCalls.getSecondFactor, [readLimit], async ({ asker }) => {
    const { since, codesLeft } = await factors.find(asker.userId)
    const isRequired = asker.isAdmin && isAdminFactorRequired
    return { since: since?.toISOString() ?? null, codesLeft, isRequired }
  })

  answer(secondFactorCalls.beginSecondFactor, [secondFactorLimit], async ({ asker }): Promise<NewSecondFactor> => {
    // Otherwise somebody who signed up with a stranger's email could lock its real owner out.
    if (!(await accounts.findAddressee(asker.userId))?.isProven) throw new Refusal('email_unproven')
    const secret = await factors.begin(asker.userId)
    const address = makeOtpauthAddress(secret, asker.email, productName)
    return { key: formatKeyInGroups(secret), address, square: makeQrCode(address) }
  })

  answer.overHttp(secondFactorCalls.confirmSecondFactor, [secondFactorLimit], async ({ asker, body, request }) => {
    const codes = await asOwner(asker, body, {
      isOn: false,
      change: async (db) => {
        await factors.turnOn(asker.userId, db)
        // Other sessions came in by password alone and may not be the owner's.
        await sessions.endAll(asker.userId, asker.via.sid, db)
        await queueSecondFactorMail(asker.userId, true, db)
        return factors.renewCodes(asker.userId, db)
      },
    })
    wake()
    logSecurityEvent(request, 'second_factor_on')
    return { codes }
  })

  answer(secondFactorCalls.renewRecoveryCodes, [secondFactorLimit], async ({ asker, body }) => ({
    codes: await asOwner(asker, body, { isOn: true, change: (db) => factors.renewCodes(asker.userId, db) }),
  }))

  answer.overHttp(secondFactorCalls.endSecondFactor, [secondFactorLimit], async ({ asker, body, request }) => {
    await asOwner(asker, body, {
      isOn: true,
      change: async (db) => {
        await factors.turnOff(asker.userId, db)
        await queueSecondFactorMail(asker.userId, false, db)
      },
    })
    wake()
    logSecurityEvent(request, 'second_factor_off')
    return { success: true as const }
  })
}
