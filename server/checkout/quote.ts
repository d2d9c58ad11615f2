/** What a plan costs the asker, why they cannot buy it, and what buying it would change about what they have. */
import type { PriceQuote } from '#contract/checkout.ts'
import { countTrialDaysLeft, hasPaidSubscription, ownsAllToolsOf } from '#contract/plain/access.ts'
import { steps } from '#contract/plain/brand.ts'
import { computeDiscountedPrice, type PlanId, planIds, plans } from '#contract/plain/plans.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import type { Asker } from '#server/calls/asker.ts'
import { readCoupon } from '#server/checkout/coupons-store.ts'
import { hasOpenOrderWithCoupon } from '#server/checkout/open-orders.ts'
import { hasStepsBeforeReview, listOrders } from '#server/checkout/orders-store.ts'
import { readOpenUntilIfBought, readPaidMonthEnd, readPaidYearEnd } from '#server/checkout/paid-times.ts'
import { isPlanRenewing, isPlanResumable } from '#server/checkout/started-orders.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { formatMailDay } from '#server/platform/mail/mail-dates.ts'

const needsStepsBefore =
  'The review builds on the steps before it. Get those with the Starter Bundle, or pick All Access or Monthly, which include the review.'

const hasMonthly = 'You already have the monthly plan. It renews by itself. You’ll find it in your profile.'

const isUnpaid =
  'Your monthly plan waits for a payment that didn’t go through. Change the card in your profile, and it goes on.'

const ownsIt = 'You already own what’s in this plan, for good. No need to buy it again.'

const hasYear = 'You have All Access, which includes everything in Monthly.'

type Access = Asker['access']

const dayMs = 86_400_000
const daysText = (days: number) => (days === 1 ? 'last day' : `${days} days`)
const listText = (names: readonly string[]) => new Intl.ListFormat('en').format(names)

const holdsYear = (access: Access | undefined) =>
  access?.subscriptionPlan === 'all-access' && hasPaidSubscription(access, Date.now())

/** The note for buying a month while one is still running; a canceled one can be resumed instead. */
async function noteOfFurtherMonth(userId: string, end: string, db: Queryable): Promise<string> {
  const note = `The month you have is open until ${formatMailDay(new Date(end))}, and a new one would start today.`
  return (await listOrders(userId, db)).some(isPlanResumable) ? `${note} You can also resume it in your profile.` : note
}

const tails = { year: 'for a year', month: 'for as long as you keep it', kept: 'to keep' } as const

/** Which parts of a plan the asker already owns for good, and what the plan would add; undefined if they own none. */
function sayOwned(plan: PlanId, { ownedPlans }: Access): string | undefined {
  const { name, term, opens } = plans[plan]
  const owned = planIds.filter((id) => ownedPlans.includes(id) && plans[id].opens.some((step) => opens.includes(step)))
  if (owned.length === 0) return undefined
  const has = `You already own ${listText(owned.map((id) => plans[id].name))} for good.`
  const added = steps.filter(({ id }) => opens.includes(id) && !owned.some((each) => plans[each].opens.includes(id)))
  if (added.length > 0) return `${has} ${name} adds ${listText(added.map((step) => step.name))} ${tails[term]}.`
  return `${has} ${name} opens nothing more today, only tools that are added while it runs.`
}

/** Which days a new year is added after, and what happens to the running plan. */
async function sayOfYear({ access, userId }: Asker, db: Queryable): Promise<string | undefined> {
  const { subscriptionStatus: status, subscriptionPlan: held, subscriptionEndDate: end } = access
  if (holdsYear(access) && end !== null) {
    const paidEnd = await readPaidYearEnd(userId, db)
    const isPaid = paidEnd !== null && paidEnd.getTime() > Date.now()
    if (isPaid) return `You have All Access until ${formatMailDay(paidEnd)}. This adds another year.`
    return `You have All Access until ${formatMailDay(new Date(end))}, given by us. The year you buy starts today.`
  }
  const ends = held === 'monthly' && (status === 'active' || status === 'past_due')
  const monthEnd = await readPaidMonthEnd(userId, db)
  if (monthEnd !== null) {
    const left = daysText(Math.ceil((monthEnd.getTime() - Date.now()) / dayMs))
    const keeps = `You keep the ${left} of your month: the year starts when it ends, on ${formatMailDay(monthEnd)}.`
    return ends ? `${keeps} Your monthly plan won’t renew, and isn’t charged again.` : keeps
  }
  if (ends) return 'This takes the place of your monthly plan, which won’t be charged again.'
  const left = countTrialDaysLeft(access, Date.now())
  return left > 0 ? `You keep the ${daysText(left)} of your trial: the year starts when your trial ends.` : undefined
}

/** What buying the plan would change about what the asker has; null if nothing. */
async function noteOf(plan: PlanId, asker: Asker | undefined, db: Queryable): Promise<string | null> {
  if (!asker) return null
  const changes = plan === 'all-access' ? await sayOfYear(asker, db) : await sayOfMonth(plan, asker, db)
  const said = [sayOwned(plan, asker.access), changes].filter((sentence) => sentence !== undefined)
  return said.length === 0 ? null : said.join(' ')
}

async function sayOfMonth(plan: PlanId, asker: Asker, db: Queryable): Promise<string | undefined> {
  const { access } = asker
  const { subscriptionStatus: status, subscriptionPlan: held, subscriptionEndDate: end } = access
  if (
    plan === 'monthly' &&
    held === 'monthly' &&
    status === 'canceled' &&
    end !== null &&
    hasPaidSubscription(access, Date.now())
  )
    return noteOfFurtherMonth(asker.userId, end, db)
  if (plan === 'monthly' && status === 'trialing')
    return 'Your first month starts today, in place of the days left in your trial.'
  return undefined
}

/** Whether the asker's month renews, even if an admin has set another status by hand. */
const renews = async ({ access, userId }: Asker, db: Queryable) =>
  (access.subscriptionPlan === 'monthly' && ['active', 'past_due'].includes(access.subscriptionStatus)) ||
  (await listOrders(userId, db)).some((order) => order.state === 'paid' && isPlanRenewing(order))

/** Why the asker cannot buy the plan; null if they can. */
async function refusalOf(plan: PlanId, asker: Asker | undefined, db: Queryable): Promise<string | null> {
  const access = asker?.access
  if (plan === 'monthly' && asker && (await renews(asker, db)))
    return access?.subscriptionStatus === 'past_due' ? isUnpaid : hasMonthly
  if (plan === 'monthly' && holdsYear(access)) return hasYear
  if (access && ownsAllToolsOf(access.ownedPlans, plan)) return ownsIt
  const hasAll = access !== undefined && (access.hasAccess || hasPaidSubscription(access, Date.now()))
  const held = { ownedPlans: access?.ownedPlans ?? [], hasAll }
  return hasStepsBeforeReview(plan, held, asker?.chain.brandArchetypeCompleted ?? false) ? null : needsStepsBefore
}

/** `buyer`: the account's id, or the key of a guest's browser. */
export type QuoteRequest = {
  plan: PlanId
  coupon: string | undefined
  asker: Asker | undefined
  buyer: string | undefined
}

/** A used-up coupon is still valid for the buyer whose open order holds its last use. */
async function percentOf(coupon: string, { plan, buyer }: QuoteRequest, isSimulated: boolean, db: Queryable) {
  const isHeld = buyer !== undefined && (await hasOpenOrderWithCoupon(buyer, coupon, db))
  return readCoupon(coupon, { plan, isSimulated, isHeld }, db)
}

/** The price, from our own price table and coupons; refuses an invalid coupon. */
export async function quotePrice(
  wanted: QuoteRequest,
  { database }: Pick<AccountContext, 'database'>,
  isSimulated: boolean,
): Promise<PriceQuote> {
  const { plan, coupon, asker } = wanted
  const percent = coupon === undefined ? 0 : await percentOf(coupon, wanted, isSimulated, database)
  const { price } = plans[plan]
  const trialEnd = asker?.access.subscriptionStatus === 'trialing' ? asker.access.subscriptionEndDate : null
  const account = asker && { userId: asker.userId, trialEnd: trialEnd === null ? null : new Date(trialEnd) }
  return {
    plan,
    amount: computeDiscountedPrice(price, percent),
    originalAmount: price,
    percent,
    refusal: await refusalOf(plan, asker, database),
    note: await noteOf(plan, asker, database),
    opensUntil: await readOpenUntilIfBought(plan, account, database),
  }
}
