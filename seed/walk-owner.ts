/** Takes an owner through the product as far as their stage, using its own API. */
import { setTimeout as sleep } from 'node:timers/promises'
import { accountCalls } from '#contract/account.ts'
import { brandAttributesCalls } from '#contract/brand-attributes.ts'
import { auditCalls } from '#contract/brand-review-calls.ts'
import { coreValuesCalls } from '#contract/core-values.ts'
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { type AttributesData, categories } from '#contract/plain/brand.ts'
import { brandTones } from '#contract/plain/brand-review-options.ts'
import { taglinesCalls } from '#contract/taglines.ts'
import { uvpCalls } from '#contract/uvp.ts'
import { answerInterview, type ReadLastQuestion } from './answer-interview.ts'
import { type InventedOwner, type SeedStage, seedStages } from './invent-owners.ts'
import type { SeedVisitor } from './seed-visitor.ts'
import type { InventedSite, ServeInventedSite } from './serve-site.ts'

/** The password of all invented people. */
export const seedPassword = 'seven paper lanterns'

/**
 * An owner after using the product. `reached` may be an earlier stage than planned, for example if the interview has no
 * result.
 */
export type WalkedOwner = {
  owner: InventedOwner
  reached: SeedStage
  visitor: SeedVisitor
  userId: string
  site?: InventedSite
  auditId?: string
}
export type WalkOptions = { readQuestion: ReadLastQuestion; openSite: ServeInventedSite }

const isAtLeast = (owner: InventedOwner, stage: SeedStage) =>
  seedStages.indexOf(owner.stage) >= seedStages.indexOf(stage)

/** The categories the owner has worked on: some complete, the last one partial. */
function begunAttributes({ business: { attributes }, chance }: InventedOwner): Partial<AttributesData> {
  const whole = chance.whole(0, categories.length - 1)
  const begun: Partial<AttributesData> = {}
  for (const category of categories.slice(0, whole)) begun[category] = attributes[category]
  const next = categories[whole]
  if (next === undefined) return begun
  const { words, topFive } = attributes[next]
  return {
    ...begun,
    [next]: { words, topFive: chance.is(0.5) ? topFive.slice(0, chance.whole(1, 4)) : [], topOne: '' },
  }
}

async function fillAttributes(owner: InventedOwner, { call }: SeedVisitor): Promise<void> {
  const isWhole = isAtLeast(owner, 'uvp')
  const attributesData = isWhole ? owner.business.attributes : begunAttributes(owner)
  const currentStep = isWhole ? 5 : Math.max(0, Object.keys(attributesData).length - 1)
  await call(brandAttributesCalls.saveAttributes, { body: { attributesData, currentStep } })
}

/** Picks one of the first three lines at random, as an owner would one of those they see first. */
const likes = <Line>(lines: readonly Line[], { chance }: InventedOwner) => chance.pick(lines.slice(0, 3))

/** Leaves out lines with a question mark, because nobody would choose one as a tagline. */
const statements = (lines: readonly string[]) => lines.filter((line) => !line.includes('?'))

/** Completes the sentences and chooses a value proposition and a tagline; false if no drafts came of the sentences. */
async function chooseLines(owner: InventedOwner, { call }: SeedVisitor): Promise<boolean> {
  await call(uvpCalls.saveSentences, { body: owner.business.sentences })
  const { variations } = await call(uvpCalls.writeUvps, { body: {} })
  if (variations.length === 0) return false
  // Some owners look at the drafts and do not choose yet.
  if (owner.stage === 'uvp' && owner.chance.is(0.25)) return true
  await call(uvpCalls.chooseUvp, { body: { chosenUvp: likes(variations, owner).uvp } })
  const { taglines } = await call(taglinesCalls.writeTaglines, { body: {} })
  if (owner.stage === 'uvp' && owner.chance.is(0.3)) return true
  await call(taglinesCalls.chooseTagline, { body: { chosenTagline: likes(statements(taglines), owner) } })
  return true
}

async function nameValues({ business: { values } }: InventedOwner, { call }: SeedVisitor): Promise<void> {
  const coreValues = values.map((value, order) => ({ id: `new-${order}`, order, ...value }))
  await call(coreValuesCalls.saveCoreValues, { body: { coreValues } })
}

async function askForReview(
  owner: InventedOwner,
  archetype: ArchetypeId,
  { visitor, openSite }: { visitor: SeedVisitor } & WalkOptions,
) {
  const { business, chance } = owner
  const read = await visitor.call(accountCalls.getCurrentUser, {})
  const site = await openSite(owner, { uvp: read.chosenUvp ?? '', tagline: read.chosenTagline ?? '' })
  const { auditId } = await visitor.call(auditCalls.startAudit, {
    body: {
      websiteUrl: site.served,
      brandArchetype: archetype,
      coreValues: business.values.map(({ title }) => title),
      targetAudience: business.profile.idealClientDescription,
      brandTone: chance.pick(brandTones.slice(0, 7)),
    },
  })
  return { site, auditId }
}

/** Fills in the profile; some of those who only signed up leave it empty. */
async function fillProfile(
  { business: { profile }, stage, chance }: InventedOwner,
  { call }: SeedVisitor,
): Promise<void> {
  if (stage === 'signed-up' && chance.is(0.45)) return
  const { businessName, industry } = profile
  const isBrief = stage === 'signed-up' && chance.is(0.5)
  const body = isBrief ? { businessName, industry } : { ...profile, onboardingCompleted: true }
  await call(accountCalls.saveProfile, { body })
}

export async function walkOwner(owner: InventedOwner, visitor: SeedVisitor, ways: WalkOptions): Promise<WalkedOwner> {
  const { email, firstName, lastName } = owner
  const { user } = await visitor.call(accountCalls.register, {
    body: { email, password: seedPassword, firstName, lastName, startTrial: true },
  })
  const walked: WalkedOwner = { owner, reached: owner.stage, visitor, userId: user.id }
  await fillProfile(owner, visitor)
  if (isAtLeast(owner, 'attributes')) await fillAttributes(owner, visitor)
  if (isAtLeast(owner, 'uvp') && !(await chooseLines(owner, visitor))) return { ...walked, reached: 'attributes' }
  if (isAtLeast(owner, 'values')) await nameValues(owner, visitor)
  if (!isAtLeast(owner, 'archetype')) return walked
  const archetype = await answerInterview(owner, { visitor, userId: user.id, readQuestion: ways.readQuestion })
  if (!archetype) return { ...walked, reached: 'values' }
  if (!isAtLeast(owner, 'review')) return walked
  return { ...walked, ...(await askForReview(owner, archetype, { visitor, ...ways })) }
}

const reviewsMax = 4

/** Waits for the review to finish, and retries one that failed on an overloaded machine. */
export async function waitForReview({ visitor, auditId }: WalkedOwner): Promise<void> {
  if (auditId === undefined) return
  for (let asked = 1; ; await sleep(200)) {
    const { audit } = await visitor.call(auditCalls.getAudit, { id: auditId })
    if (audit.status === 'complete') return
    if (audit.status !== 'failed') continue
    if (asked === reviewsMax) throw new Error(`The review of ${audit.websiteUrl} failed: ${audit.reason}`)
    asked += 1
    await visitor.call(auditCalls.retryAudit, { id: auditId, body: {} })
  }
}
