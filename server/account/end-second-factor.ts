/** Operator command: turns off the second factor of a user who has lost both phone and recovery codes. */
import { eq } from 'drizzle-orm'
import { emailKey } from '#server/account/account-store.ts'
import { queueSecondFactorMail } from '#server/account/second-factor-mails.ts'
import { removeSecondFactor } from '#server/account/second-factor-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { users } from '#server/tables/tables.ts'

/** Turns the factor off and mails the owner; returns the message to print. */
export const endSecondFactor = (email: string, database: Database): Promise<string> =>
  database.transaction(async (tx) => {
    const isOwn = eq(users.email, emailKey(email))
    const [user] = await tx
      .select({ id: users.id, since: users.secondFactorSince })
      .from(users)
      .where(isOwn)
      .for('update')
    if (!user) return `There is no account with the email ${email}.`
    if (user.since === null) return `The account of ${email} has no second factor.`
    await removeSecondFactor(user.id, tx)
    await queueSecondFactorMail(user.id, false, tx)
    return `The second factor of ${email} is off.`
  })
