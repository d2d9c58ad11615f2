/** One trial for each address: of who left, a keyed hash of the address remains, and nothing else. */
import { eq } from 'drizzle-orm'
import { trialDays } from '#contract/plain/access.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { usedTrials } from '#server/platform/db/tables.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'

/** `email` as it is stored, trimmed and in lower case. */
const hashOf = (email: string, secrets: Pick<Secrets, 'hashOf'>) => secrets.hashOf(`trial of ${email}`)

export async function noteUsedTrial(email: string, secrets: Pick<Secrets, 'hashOf'>, on: Queryable): Promise<void> {
  await on
    .insert(usedTrials)
    .values({ emailHash: hashOf(email, secrets) })
    .onConflictDoNothing()
}

/** How a new account stands: on trial, or without one where its address has had one. */
export async function beginTrial(email: string, secrets: Pick<Secrets, 'hashOf'>, on: Queryable) {
  const [used] = await on
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
