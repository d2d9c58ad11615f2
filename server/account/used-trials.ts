/**
 * One trial and one free coupon access per email. After an account is deleted only a keyed hash of its email remains
 * for each.
 */
import { and, eq } from 'drizzle-orm'
import { trialDays } from '#contract/plain/access.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import { orders } from '#server/tables/payment-tables.ts'
import { usedFreeAccess, usedTrials } from '#server/tables/tables.ts'

type Hash = Pick<Secrets, 'hashOf'>

/** `email` must be normalized: trimmed and in lower case. */
const hashOf = (email: string, secrets: Hash) => secrets.hashOf(`trial of ${email}`)
const freeHashOf = (email: string, secrets: Hash) => secrets.hashOf(`free access of ${email}`)

/** Records what the account has used; must run before its orders are detached from it. */
export async function recordUsedTrial(
  { userId, email }: { userId: string; email: string },
  secrets: Hash,
  db: Queryable,
): Promise<void> {
  await db
    .insert(usedTrials)
    .values({ emailHash: hashOf(email, secrets) })
    .onConflictDoNothing()
  const isFree = and(eq(orders.userId, userId), eq(orders.provider, 'free'), eq(orders.state, 'paid'))
  const [free] = await db.select({ id: orders.id }).from(orders).where(isFree)
  if (!free) return
  await db
    .insert(usedFreeAccess)
    .values({ emailHash: freeHashOf(email, secrets) })
    .onConflictDoNothing()
}

/** Whether a deleted account with this email had free access. */
export async function hasUsedFreeAccess(email: string, secrets: Hash, db: Queryable): Promise<boolean> {
  const [used] = await db
    .select()
    .from(usedFreeAccess)
    .where(eq(usedFreeAccess.emailHash, freeHashOf(email, secrets)))
  return used !== undefined
}

/** The subscription columns of a new account: on trial, or inactive if its email has had a trial. */
export async function makeTrialColumns(email: string, secrets: Hash, db: Queryable) {
  const [used] = await db
    .select()
    .from(usedTrials)
    .where(eq(usedTrials.emailHash, hashOf(email, secrets)))
  if (used) return { subscriptionStatus: 'inactive' } as const
  const now = new Date()
  return {
    subscriptionStatus: 'trialing',
    subscriptionStartDate: now,
    subscriptionEndDate: new Date(now.getTime() + trialDays * 86_400_000),
  } as const
}
