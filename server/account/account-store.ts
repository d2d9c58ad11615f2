/** Creates accounts together with their brand in one transaction, and looks them up by email. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { AccountStatus } from '#contract/plain/people.ts'
import type { OwnerNames } from '#server/account/check-password.ts'
import { isMailboxProven } from '#server/account/mailbox-proof.ts'
import { makeTrialColumns } from '#server/account/used-trials.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import type { Addressee } from '#server/platform/mail/mail-frame.ts'
import { brands, passwordResets, users } from '#server/tables/tables.ts'

/** `passwordHash` is null for an account that an admin created and whose owner has not signed in yet. */
export type NewAccount = { email: string; passwordHash: string | null; firstName: string; lastName: string }
/** The columns that sign-in needs. */
type SignInFacts = {
  id: string
  passwordHash: string | null
  accountStatus: AccountStatus
  hasSecondFactor: boolean
}

/** Normalizes an email for storing and comparing. */
export const emailKey = (email: string) => email.trim().toLowerCase()

export type AccountStore = {
  /**
   * Creates the account and its brand and starts the trial (once per email); throws `email_taken` and leaves the
   * existing row alone.
   */
  create: (account: NewAccount, db: Queryable) => Promise<{ userId: string; brandId: string }>
  findForSignIn: (email: string) => Promise<SignInFacts | undefined>
  /** The recipient of a mail about an account; `address` overrides the account's own email. */
  findAddressee: (userId: string, address?: string) => Promise<Addressee | undefined>
  /** Email, names and business of the owner; throws `signed_out` if the account no longer exists. */
  findNames: (userId: string, db?: Queryable) => Promise<OwnerNames>
  findPasswordHash: (userId: string) => Promise<string | null>
  /** Sets the password and invalidates every mailed link that would set one. */
  setPasswordHash: (userId: string, passwordHash: string, db: Queryable) => Promise<void>
}

/** Looks up how to address an owner, and the names that their password must not consist of. */
function createNames(database: Database, hasMailServer: boolean): Pick<AccountStore, 'findAddressee' | 'findNames'> {
  const find = async (userId: string, db: Queryable) => {
    const [row] = await db
      .select({
        ...{ email: users.email, provenAt: users.emailProvenAt },
        ...{ firstName: users.firstName, lastName: users.lastName, business: brands.businessName },
      })
      .from(users)
      .innerJoin(brands, eq(brands.ownerId, users.id))
      .where(eq(users.id, userId))
    return row && { ...row, business: row.business ?? '' }
  }
  return {
    findAddressee: async (userId, address) => {
      const row = await find(userId, database)
      if (!row) return undefined
      const { email, provenAt, firstName, business } = row
      const isOwn = address === undefined || emailKey(address) === email
      const isProven = isOwn && isMailboxProven(provenAt, hasMailServer)
      return { email: address ?? email, isProven, firstName, business }
    },
    findNames: async (userId, db = database) => {
      const row = await find(userId, db)
      if (!row) throw new Refusal('signed_out')
      return row
    },
  }
}

const setPasswordHash: AccountStore['setPasswordHash'] = async (userId, passwordHash, db) => {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId))
  // Also drop links that were requested but not mailed yet.
  await db.execute(sql`
    DELETE FROM jobs WHERE state = 'waiting' AND kind IN ('password-link', 'first-password-link')
      AND (owner = ${userId}::uuid OR payload->>'email' = (SELECT email FROM users WHERE id = ${userId}::uuid))`)
  await db.update(users).set({ passwordHash, updatedAt: sql`now()` }).where(eq(users.id, userId))
}

/** `revisions` supplies the first revision of a new brand's attributes. */
export function createAccountStore(
  database: Database,
  revisions: { next: (brandId: string) => string },
  { secrets, hasMailServer }: { secrets: Pick<Secrets, 'hashOf'>; hasMailServer: boolean },
): AccountStore {
  return {
    create: async ({ email, passwordHash, firstName, lastName }, db) => {
      const userId = randomUUID()
      const brandId = randomUUID()
      const now = new Date()
      const made = await db
        .insert(users)
        .values({
          id: userId,
          email: emailKey(email),
          passwordHash,
          firstName,
          lastName,
          ...(await makeTrialColumns(emailKey(email), secrets, db)),
          lastLoginAt: passwordHash === null ? null : now,
        })
        .onConflictDoNothing({ target: users.email })
        .returning({ id: users.id })
      if (made.length === 0) throw new Refusal('email_taken')
      await db.insert(brands).values({ id: brandId, ownerId: userId, attributesRevision: revisions.next(brandId) })
      return { userId, brandId }
    },
    findForSignIn: async (email) => {
      const [row] = await database
        .select({
          id: users.id,
          passwordHash: users.passwordHash,
          accountStatus: users.accountStatus,
          secondFactorSince: users.secondFactorSince,
        })
        .from(users)
        .where(eq(users.email, emailKey(email)))
      if (!row) return undefined
      const { id, passwordHash, accountStatus, secondFactorSince } = row
      return { id, passwordHash, accountStatus, hasSecondFactor: secondFactorSince !== null }
    },
    ...createNames(database, hasMailServer),
    findPasswordHash: async (userId) => {
      const [row] = await database.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
      return row?.passwordHash ?? null
    },
    setPasswordHash,
  }
}
