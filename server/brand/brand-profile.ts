/** Reads the user's profile for the tools. */
import { eq } from 'drizzle-orm'
import { readCoreValues } from '#contract/core-values.ts'
import { readSentences } from '#contract/sentences.ts'
import type { UserProfile } from '#contract/uvp.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { brands, users } from '#server/tables/tables.ts'

/** The whole profile except the list of value propositions, which the UVP area adds. */
export async function readProfile(
  userId: string,
  db: Queryable,
): Promise<Omit<UserProfile, 'brandAttributesData' | 'impersonating'>> {
  const [row] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      businessName: brands.businessName,
      companySize: brands.companySize,
      monthlyRevenue: brands.monthlyRevenue,
      industry: brands.industry,
      chosenUvp: brands.chosenUvp,
      chosenTagline: brands.chosenTagline,
      brandArchetypeCompleted: brands.brandArchetypeCompleted,
      coreValues: brands.coreValues,
      sentences: brands.sentences,
    })
    .from(users)
    .innerJoin(brands, eq(brands.ownerId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new Refusal('not_found')
  const { businessName, companySize, monthlyRevenue, industry, coreValues, sentences, ...profile } = row
  return {
    ...profile,
    businessName,
    businessInfo: { businessName, companySize, monthlyRevenue, industry },
    coreValues: readCoreValues(coreValues),
    sentences: readSentences(sentences),
  }
}
