/** The signed-in user as flat fields, read by one statement that joins session, account and brand. */
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { CurrentUser } from '#contract/account.ts'
import { readAttributes } from '#contract/brand-attributes.ts'
import { readCoreValues } from '#contract/core-values.ts'
import { readSentences } from '#contract/sentences.ts'
import { isMailboxProven } from '#server/account/mailbox-proof.ts'
import { isOpenSession, type SessionStore } from '#server/account/session-store.ts'
import { createBatchedLookup, matchesAnyKey } from '#server/platform/db/create-batched-lookup.ts'
import type { Database } from '#server/platform/db/database.ts'
import { brands, sessions, users } from '#server/tables/tables.ts'

const { passwordHash, notes, stripeCustomerId, stripeSubscriptionId, ...accountColumns } = getTableColumns(users)
const { searchText, nameKey, ...userColumns } = accountColumns
const { uvpVariations, uvpSource, uvpMadeFrom, uvpSeed, ...withoutUvps } = getTableColumns(brands)
/** Leave out the generated lists: every screen loads the user, but few show them. */
const { taglines, taglinesSource, taglinesMadeFrom, taglinesMadeAt, taglinesSeed, ...withoutLists } = withoutUvps
const { archetypeUse, ...brandColumns } = withoutLists

type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>
type BrandRow = Pick<typeof brands.$inferSelect, keyof typeof brandColumns>

const iso = (date: Date | null) => date?.toISOString() ?? null
const objectOf = (stored: unknown) => (typeof stored === 'object' && stored !== null ? { ...stored } : {})

type SessionRow = { expire: Date; impersonatorId: string | null }

/** An allow-list: only the columns named here leave the server. */
function presentUser(
  user: UserRow,
  brand: BrandRow,
  { impersonatorId, expire }: SessionRow,
  hasMailServer: boolean,
): CurrentUser {
  const { id, email, firstName, lastName, profileImageUrl, companyName, jobTitle, keptWords } = user
  const { subscriptionStatus, subscriptionPlan, ownedPlans, hasAccess, hasPaidAccess, hasFreeMonth, paymentAmount } =
    user
  const { isAdmin, userRole, accountStatus, onboardingCompleted } = user
  const { industry, companySize, monthlyRevenue, businessName, keyStakeholders, productsServices } = brand
  const { idealClientDescription, primaryGoal, competitiveDifferentiator, customerPainPoints, brandAttributes } = brand
  const { brandAttributesCompleted, brandArchetypeCompleted, websiteReviewCompleted } = brand
  const { chosenUvp, chosenTagline, brandArchetype, brandArchetypeData, brandAssets } = brand
  return {
    ...{ id, email, firstName, lastName, profileImageUrl, companyName, jobTitle, keptWords },
    ...{ industry, companySize, monthlyRevenue, businessName, keyStakeholders, productsServices },
    ...{ idealClientDescription, primaryGoal, competitiveDifferentiator, customerPainPoints, brandAttributes },
    sentences: readSentences(brand.sentences),
    brandAttributesData: { attributesData: readAttributes(brand.attributesData), currentStep: brand.attributesStep },
    ...{ subscriptionStatus, subscriptionPlan, ownedPlans, hasAccess, hasPaidAccess, hasFreeMonth, paymentAmount },
    pastDueSince: iso(user.pastDueSince),
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
    impersonating: impersonatorId !== null,
    impersonationEndsAt: impersonatorId === null ? null : expire.toISOString(),
    emailProven: isMailboxProven(user.emailProvenAt, hasMailServer),
  }
}

/** Finds the user by the stored session id; undefined if the session has ended. */
export type FindCurrentUser = (sid: string) => Promise<CurrentUser | undefined>

export function createFindCurrentUser(
  database: Database,
  { touch }: Pick<SessionStore, 'touch'>,
  hasMailServer: boolean,
): FindCurrentUser {
  const { sid, expire, createdAt, impersonatorId } = sessions
  const findAll = database
    .select({ session: { sid, expire, startedAt: createdAt, impersonatorId }, user: userColumns, brand: brandColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(brands, eq(brands.ownerId, users.id))
    .where(and(matchesAnyKey(sessions.sid, 'sids'), isOpenSession))
    .prepare('find_current_users')
  const find = createBatchedLookup({
    findAll: (sids) => findAll.execute({ sids }),
    keyOf: ({ session }) => session.sid,
  })
  return async (sid) => {
    const row = await find(sid)
    return row && (await touch(row.session)) ? presentUser(row.user, row.brand, row.session, hasMailServer) : undefined
  }
}
