/** Stores second factors: the sealed secret, the last used time step, and the hashes of recovery codes. */
import { randomInt } from 'node:crypto'
import { and, count, eq, isNull, lt, sql } from 'drizzle-orm'
import { findTimeStep, makeOneTimeSecret } from '#server/account/one-time-codes.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import { recoveryCodes, secondFactors, sessions, users } from '#server/tables/tables.ts'

const codesCount = 10
/** Leaves out letters and digits that are easily confused. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const newSigns = (length: number) => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
const newCode = () => `${newSigns(4)}-${newSigns(4)}`

/** Ignores whitespace, dashes and case. */
const codeKey = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

export type SecondFactorStore = {
  find: (userId: string) => Promise<{ since: Date | null; codesLeft: number }>
  /** Creates a secret that is not required yet; replaces an unconfirmed one. */
  begin: (userId: string) => Promise<string>
  /** Spends a code and returns its kind; undefined if it does not match. */
  spend: (userId: string, typed: string, db: Queryable) => Promise<'app' | 'recovery' | undefined>
  /** Replaces all recovery codes with ten new ones. */
  renewCodes: (userId: string, db: Queryable) => Promise<string[]>
  /** Sign-in requires a code from now on. */
  turnOn: (userId: string, db: Queryable) => Promise<void>
  turnOff: (userId: string, db: Queryable) => Promise<void>
}

/** Removes the factor; sign-in requires the password alone from now on. */
export async function removeSecondFactor(userId: string, db: Queryable): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.update(users).set({ secondFactorSince: null, updatedAt: sql`now()` }).where(eq(users.id, userId))
  // A code of this factor does not vouch for the next one.
  await db.update(sessions).set({ hasUsedFactor: false }).where(eq(sessions.userId, userId))
}

type HashOf = (userId: string, key: string) => string

/** Both app codes and recovery codes work only once. */
function createSpend(secrets: Secrets, hashOf: HashOf): SecondFactorStore['spend'] {
  /** Also undefined if the secret was sealed with another installation's key. */
  function stepOfSealed(sealed: string, code: string): number | undefined {
    try {
      return findTimeStep(secrets.open(sealed), code, Date.now())
    } catch {
      return undefined
    }
  }

  async function spendAppCode(userId: string, code: string, db: Queryable): Promise<boolean> {
    const own = eq(secondFactors.userId, userId)
    const [row] = await db.select({ secret: secondFactors.secret }).from(secondFactors).where(own)
    const step = row && stepOfSealed(row.secret, code)
    if (step === undefined) return false
    const { rowCount } = await db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(own, lt(secondFactors.lastStep, step)))
    return rowCount === 1
  }

  return async (userId, typed, db) => {
    const key = codeKey(typed)
    if (/^\d{6}$/.test(key)) return (await spendAppCode(userId, key, db)) ? 'app' : undefined
    const { rowCount } = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, key))))
    return rowCount ? 'recovery' : undefined
  }
}

export function createSecondFactorStore(database: Database, secrets: Secrets): SecondFactorStore {
  const hashOf: HashOf = (userId, key) => secrets.hashOf(`recovery code ${userId} ${key}`)

  return {
    find: async (userId) => {
      const [user] = await database.select({ since: users.secondFactorSince }).from(users).where(eq(users.id, userId))
      const [left] = await database
        .select({ codes: count() })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId))
      return { since: user?.since ?? null, codesLeft: left?.codes ?? 0 }
    },
    begin: (userId) =>
      database.transaction(async (tx) => {
        const isOff = and(eq(users.id, userId), isNull(users.secondFactorSince))
        const [user] = await tx.select({ id: users.id }).from(users).where(isOff).for('update')
        if (!user) throw new Refusal('second_factor_on')
        const secret = makeOneTimeSecret()
        const sealed = { secret: secrets.seal(secret), lastStep: 0, createdAt: sql`now()` }
        await tx
          .insert(secondFactors)
          .values({ userId, ...sealed })
          .onConflictDoUpdate({ target: secondFactors.userId, set: sealed })
        return secret
      }),
    spend: createSpend(secrets, hashOf),
    renewCodes: async (userId, db) => {
      const codes = [...new Set(Array.from({ length: codesCount }, newCode))]
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
      await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, codeKey(code)) })))
      return codes
    },
    turnOn: async (userId, db) => {
      await db.update(users).set({ secondFactorSince: sql`now()`, updatedAt: sql`now()` }).where(eq(users.id, userId))
    },
    turnOff: removeSecondFactor,
  }
}
