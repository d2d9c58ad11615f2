/** The profile: what owners say about themselves and their business. */

import { eq, sql } from 'drizzle-orm'
import { accountCalls, type ProfileFields } from '#contract/account.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { changeLimit } from '#server/calls/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { brands, users } from '#server/tables/tables.ts'

/** Maps given fields to columns: absent fields are left alone, an empty string clears. */
function columnsOf<Key extends keyof ProfileFields>(fields: ProfileFields, keys: readonly Key[]) {
  const given = keys.filter((key) => fields[key] !== undefined)
  return Object.fromEntries(given.map((key) => [key, fields[key] === '' ? null : fields[key]]))
}

const ofUser = ['firstName', 'lastName', 'jobTitle', 'onboardingCompleted'] as const
const ofBrand = [
  'businessName',
  'industry',
  'companySize',
  'monthlyRevenue',
  'productsServices',
  'idealClientDescription',
  'primaryGoal',
  'competitiveDifferentiator',
  'customerPainPoints',
] as const

export function addProfileRoutes({ answer, database, findCurrentUser }: AccountContext): void {
  answer(accountCalls.saveProfile, [changeLimit], async ({ asker, body: { keptWords, ...fields } }) => {
    await database.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ ...columnsOf(fields, ofUser), ...(keptWords && { keptWords }), updatedAt: sql`now()` })
        .where(eq(users.id, asker.userId))
      await tx
        .update(brands)
        .set({ ...columnsOf(fields, ofBrand), updatedAt: sql`now()` })
        .where(eq(brands.id, asker.brandId))
    })
    const user = await findCurrentUser(asker.via.sid)
    if (!user) throw new Refusal('signed_out')
    return { success: true as const, user }
  })
}
