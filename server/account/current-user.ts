/** The signed-in user in flat fields: one statement joins session, account and brand. */
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { CurrentUser } from '#contract/account.ts'
import { readAttributes } from '#contract/brand-attributes.ts'
import { readCoreValues } from '#contract/core-values.ts'
import type { SessionStore } from '#server/account/session-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { isAmong, lookUpTogether } from '#server/platform/db/look-up-together.ts'
import { brands, sessions, users } from '#server/platform/db/tables.ts'

const { passwordHash, notes, stripeCustomerId, stripeSubscriptionId, ...userColumns } = getTableColumns(users)
const { uvpVariations, uvpSource, uvpMadeFrom, uvpSeed, ...withoutUvps } = getTableColumns(brands)
/** Without the made lists: every screen asks for its user, few show them. */
const { taglines, taglinesSource, taglinesMadeFrom, taglinesMadeAt, taglinesSeed, ...brandColumns } = withoutUvps

type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>
type BrandRow = Pick<typeof brands.$inferSelect, keyof typeof brandColumns>

const iso = (date: Date | null) => date?.toISOString() ?? null
const objectOf = (stored: unknown) => (typeof stored === 'object' && stored !== null ? { ...stored } : {})

/** An allow-list: a column that is not named here never leaves the server. */
export function presentUser(user: UserRow, brand: BrandRow): CurrentUser {
  const { id, email, firstName, lastName, profileImageUrl, companyName, jobTitle } = user
  const { subscriptionStatus, subscriptionPlan, hasAccess, hasPaidAccess, paymentAmount } = user
  const { isAdmin, userRole, accountStatus, onboardingCompleted } = user
  const { industry, companySize, monthlyRevenue, businessName, keyStakeholders, productsServices } = brand
  const { idealClientDescription, primaryGoal, competitiveDifferentiator, customerPainPoints, brandAttributes } = brand
  const { brandAttributesCompleted, brandArchetypeCompleted, websiteReviewCompleted } = brand
  const { chosenUvp, chosenTagline, brandArchetype, brandArchetypeData, brandAssets } = brand
  return {
    ...{ id, email, firstName, lastName, profileImageUrl, companyName, jobTitle },
    ...{ industry, companySize, monthlyRevenue, businessName, keyStakeholders, productsServices },
    ...{ idealClientDescription, primaryGoal, competitiveDifferentiator, customerPainPoints, brandAttributes },
    brandAttributesData: { attributesData: readAttributes(brand.attributesData), currentStep: brand.attributesStep },
    ...{ subscriptionStatus, subscriptionPlan, hasAccess, hasPaidAccess, paymentAmount },
    subscriptionStartDate: iso(user.subscriptionStartDate),
    subscriptionEndDate: iso(user.subscriptionEndDate),
    paymentDate: iso(user.paymentDate),
    lastLoginAt: iso(user.lastLoginAt),
    ...{ isAdmin, userRole, accountStatus, onboardingCompleted },
    ...{ brandAttributesCompleted, brandArchetypeCompleted, websiteReviewCompleted },
    ...{ chosenUvp, chosenTagline, brandArchetype, brandArchetypeData, brandAssets },
    toolCompletions: objectOf(brand.toolCompletions),
    coreValues: readCoreValues(brand.coreValues),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    impersonating: false,
  }
}

/** Finds the user of a session by its stored id; undefined when it has ended. */
export type FindCurrentUser = (sid: string) => Promise<CurrentUser | undefined>

export function createFindCurrentUser(database: Database, { touch }: Pick<SessionStore, 'touch'>): FindCurrentUser {
  const times = { sid: sessions.sid, expire: sessions.expire, startedAt: sessions.createdAt }
  const findAll = database
    .select({ session: times, user: userColumns, brand: brandColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(brands, eq(brands.ownerId, users.id))
    .where(and(isAmong(sessions.sid, 'sids'), gt(sessions.expire, sql`now()`), eq(users.accountStatus, 'active')))
    .prepare('find_current_users')
  const find = lookUpTogether({ findAll: (sids) => findAll.execute({ sids }), keyOf: ({ session }) => session.sid })
  return async (sid) => {
    const row = await find(sid)
    return row && (await touch(row.session)) ? presentUser(row.user, row.brand) : undefined
  }
}
