/** Invents the seeded people: who they are, how far each has come, when, and what they bought. */
import { trialDays } from '#contract/plain/access.ts'
import { type PlanId, plans } from '#contract/plain/plans.ts'
import { type InventedBusiness, inventBusiness } from './invent-business.ts'
import { createRandomSource, type RandomSource } from './random-source.ts'
import { interviewsByTrade, inventedNames, trades } from './read-trades.ts'

/** How far an owner has come; each stage includes the ones before it. 'uvp' mostly includes a tagline. */
export const seedStages = ['signed-up', 'attributes', 'uvp', 'values', 'archetype', 'review'] as const
export type SeedStage = (typeof seedStages)[number]

/** How many percent of the owners are at each stage. */
const stageShares: Readonly<Record<SeedStage, number>> = {
  'signed-up': 25,
  attributes: 20,
  uvp: 20,
  values: 15,
  archetype: 12,
  review: 8,
}
const buyers: Readonly<Record<SeedStage, number>> = {
  'signed-up': 0.02,
  attributes: 0.06,
  uvp: 0.16,
  values: 0.24,
  archetype: 0.4,
  review: 0.6,
}

export type InventedPurchase = {
  plan: PlanId
  coupon: string | undefined
  /** When it was bought, in days before now, like all fields that end in `Ago`. */
  daysAgo: number
  outcome: 'paid' | 'declined' | 'refunded' | 'disputed'
  /** What happened to a monthly plan. */
  months: 'running' | 'canceled' | 'past-due'
}

export type InventedOwner = {
  number: number
  firstName: string
  lastName: string
  email: string
  stage: SeedStage
  business: InventedBusiness
  signedUpAgo: number
  /** When the owner finished their last step, in days before now. */
  doneAgo: number
  lastLoginAgo: number
  purchases: InventedPurchase[]
  standing: 'active' | 'suspended' | 'banned' | 'test' | 'given'
  note: string | null
  chance: RandomSource
}

const weeks = 26
const dayMs = 86_400_000

type Arrival = { drawnAgo: number; ago: number }

/**
 * Turns a drawn number of days into a plausible sign-up time, in days before now: fewer on weekends, by day (UTC),
 * never in the future.
 */
function placeDay(drawnAgo: number, now: Date, chance: RandomSource): number {
  const day = new Date(now)
  const isQuiet = chance.is(0.55)
  day.setUTCDate(day.getUTCDate() - Math.floor(drawnAgo))
  day.setUTCHours(chance.whole(11, 23), chance.whole(0, 59), chance.whole(0, 59), 0)
  if (isQuiet && day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() - 2)
  const ago = (now.getTime() - day.getTime()) / dayMs
  return ago < 0.05 ? ago + 1 : ago
}

/** Draws sign-up dates: slightly more each week, with some noise. The draws do not depend on today's date. */
function drawArrivals(count: number, now: Date, chance: RandomSource): Arrival[] {
  const week = Array.from({ length: weeks }, (_, at) => (1 + at * 0.14) * (0.7 + 0.6 * chance.draw()))
  const sum = week.reduce((total, share) => total + share, 0)
  const drawAgo = () => {
    let rest = chance.draw() * sum
    const at = week.findIndex((share) => {
      rest -= share
      return rest <= 0
    })
    return (weeks - 1 - Math.max(0, at)) * 7 + chance.draw() * 7
  }
  return Array.from({ length: count }, drawAgo)
    .toSorted((a, b) => b - a)
    .map((drawnAgo) => ({ drawnAgo, ago: placeDay(drawnAgo, now, chance) }))
}

/** Assigns stages in exact shares; earlier sign-ups tend to be further along. */
function stagesFor(arrivals: readonly Arrival[], chance: RandomSource): SeedStage[] {
  const order = arrivals
    .map(({ drawnAgo: ago }, at) => ({ at, score: chance.draw() + ago / (7 * weeks) / 6 - (ago < 1 ? 0.5 : 0) }))
    .toSorted((a, b) => a.score - b.score)
  const given: SeedStage[] = []
  for (const [place, { at }] of order.entries()) given[at] = stageAt(((place + 0.5) / order.length) * 100)
  return given
}

function stageAt(percent: number): SeedStage {
  let below = 0
  for (const stage of seedStages) {
    below += stageShares[stage]
    if (percent < below) return stage
  }
  return 'review'
}

const couponShares = {
  none: 60,
  SAVE10: 11,
  SAVE20: 9,
  FOUNDER: 5,
  EARLY50: 3,
  TRY4FREE: 2,
  MARKET15: 5,
  FRIENDS25: 3,
  SUMMER30: 2,
}
const planShares: Readonly<Record<PlanId, number>> = {
  monthly: 42,
  'all-access': 24,
  'starter-bundle': 20,
  'tool-1-only': 10,
  'brand-review': 4,
}

/** How many days ago the coupon SUMMER30 expired. */
export const daysSinceSummerCoupon = 40

function drawPlan(stage: SeedStage, chance: RandomSource): PlanId {
  const plan = chance.weigh(planShares)
  const hasSteps = stage === 'archetype' || stage === 'review'
  return plan === 'brand-review' && !hasSteps ? 'starter-bundle' : plan
}

function purchasesOf(stage: SeedStage, signedUpAgo: number, chance: RandomSource): InventedPurchase[] {
  if (!chance.is(buyers[stage]) || signedUpAgo < 0.3) return []
  const plan = drawPlan(stage, chance)
  const drawn = chance.weigh(couponShares)
  const daysAgo = Math.max(0.05, signedUpAgo - (0.1 + chance.draw() * Math.min(signedUpAgo, trialDays + 5)) * 0.9)
  const isOver = drawn === 'SUMMER30' && daysAgo < daysSinceSummerCoupon
  const coupon = drawn === 'none' || isOver ? undefined : drawn
  const outcome = coupon === 'TRY4FREE' ? 'paid' : chance.weigh({ paid: 89, declined: 6, refunded: 4, disputed: 1 })
  const months = daysAgo < 31 ? 'running' : chance.weigh({ running: 58, canceled: 27, 'past-due': 15 })
  const first: InventedPurchase = { plan, coupon, daysAgo, outcome, months }
  if (plan !== 'starter-bundle' || stage !== 'review' || outcome !== 'paid') return [first]
  return [first, { ...first, plan: 'brand-review', coupon: undefined, daysAgo: daysAgo * (0.3 + 0.6 * chance.draw()) }]
}

const notes = [
  'Asked by mail whether two people can share an account. Answered.',
  'Met at the spring fair, wants to hear about group prices.',
  'Prefers to be called in the afternoon.',
  'Wrote that the tagline page helped her most.',
  'Changed the name of the business in the first week.',
  'Wants a receipt made out to her company. Sent.',
  'Runs two businesses and may open a second account.',
  'Had trouble with the upload, a scanned PDF. Solved.',
  'Good example for a story, ask for permission first.',
  'Told us about us: a friend from the bakery course.',
]

/** Invents one person. The sign-up date is given, everything else follows from `seed` and `number`. */
function inventOwner(number: number, stage: SeedStage, signedUpAgo: number, seed: number, taken: Taken): InventedOwner {
  const chance = createRandomSource(`${seed} owner ${number}`)
  const { firstName, lastName } = namePerson(taken.people, chance)
  const needsInterview = stage === 'archetype' || stage === 'review'
  const trade = chance.pick(needsInterview ? trades.filter(({ id }) => interviewsByTrade.has(id)) : trades)
  const business = inventBusiness(trade, { firstName, lastName }, taken.names, chance)
  const email = inventEmail({ firstName, lastName, business, isNamed: stage !== 'signed-up' }, taken.emails, chance)
  const standing = drawStanding(number, chance)
  const note = chance.is(0.07) ? chance.pick(notes) : null
  const purchases = purchasesOf(stage, signedUpAgo, chance)
  const isIn = purchases.some(({ outcome }) => outcome === 'paid')
  const doneAgo = signedUpAgo * (1 - chance.draw() * Math.min(1, (isIn ? 30 : trialDays - 1) / signedUpAgo))
  const seenAgo = doneAgo * (chance.is(isIn ? 0.85 : 0.45) ? chance.draw() ** 2 : 1)
  return {
    number,
    ...{ firstName, lastName, email, stage, business, standing, note },
    ...{ signedUpAgo, doneAgo, purchases, chance },
    lastLoginAgo: Math.min(seenAgo, ...purchases.map(({ daysAgo }) => daysAgo)),
  }
}

/** A full name that is not in use yet, as long as there are names left. */
function namePerson(taken: Set<string>, chance: RandomSource) {
  for (let tries = 0; ; tries += 1) {
    const firstName = chance.pick(inventedNames.first)
    const lastName = chance.pick(inventedNames.last)
    const name = `${firstName} ${lastName}`
    if (taken.has(name) && tries < 20) continue
    taken.add(name)
    return { firstName, lastName }
  }
}

function drawStanding(number: number, chance: RandomSource): InventedOwner['standing'] {
  const drawn = chance.weigh({ active: 955, suspended: 14, banned: 5, test: 16, given: 10 })
  // Keep the first accounts active, because people sign in as them to look around.
  return number < 6 ? 'active' : drawn
}

export const makeSlug = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\d]+/gu, '')
    .toLowerCase()

type Addressed = Pick<InventedOwner, 'firstName' | 'lastName' | 'business'> & { isNamed: boolean }
function inventEmail({ firstName, lastName, business, isNamed }: Addressed, taken: Set<string>, chance: RandomSource) {
  const host = isNamed && chance.is(0.6) ? makeSlug(business.name) : chance.pick(['post', 'mail', 'inbox', 'letters'])
  const person = chance.pick([`${firstName}`, `${firstName}.${lastName}`, `${firstName.charAt(0)}.${lastName}`])
  const base = host.length > 8 ? person : `${firstName}.${lastName}`
  for (let further = 1; ; further += 1) {
    const email = `${base}${further === 1 ? '' : further}@${host}.example`.toLowerCase()
    if (taken.has(email)) continue
    taken.add(email)
    return email
  }
}

type Taken = { people: Set<string>; names: Set<string>; emails: Set<string> }

/** Invents `count` people; the same `seed` gives the same ones, apart from dates relative to `now`. */
export function inventOwners(count: number, seed: number, now: Date): InventedOwner[] {
  const chance = createRandomSource(`${seed} house`)
  const arrivals = drawArrivals(count, now, chance)
  const drawn = stagesFor(arrivals, chance)
  const taken: Taken = { people: new Set(), names: new Set(), emails: new Set() }
  return arrivals.map(({ ago }, at) => inventOwner(at + 1, drawn[at] ?? 'signed-up', ago, seed, taken))
}

export const isMonthlyPlan = ({ plan }: Pick<InventedPurchase, 'plan'>) => plans[plan].term === 'month'
