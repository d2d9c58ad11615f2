/** Texts about the account's plan: its badge, its name, what the user may use and until when. */
import {
  type AccessFacts,
  countTrialDaysLeft,
  hasPaidSubscription,
  isOnTrial,
  pastDueDays,
} from '#contract/plain/access.ts'
import { isPlanId, plans } from '#contract/plain/plans.ts'

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
export const formatPlanDay = (isoTime: string) => longDate.format(new Date(isoTime))

/** The end of the grace period after a failed payment, during which everything stays open. */
export const getGracePeriodEnd = (pastDueSince: string) =>
  new Date(Date.parse(pastDueSince) + pastDueDays * 86_400_000).toISOString()

type PlanFacts = AccessFacts & { subscriptionStartDate: string | null; hasFreeMonth: boolean }

export type PlanTexts = {
  badge: string
  tone: '' | 'good' | 'mid' | 'poor'
  name: string
  says: string
  /** What went wrong, and its consequences. */
  note?: { title: string; text: string }
  facts: { what: string; says: string }[]
}

const readOnly = 'After that the tools are read-only: you can still read and download everything you made.'

const fact = (what: string, isoTime: string | null) =>
  isoTime === null ? [] : [{ what, says: formatPlanDay(isoTime) }]

/** The name for full access. It says "included", as a tool opens only once the one before it is completed. */
const everyTool = 'Every tool is included'
const nameOf = (plan: string | null) => (plan !== null && isPlanId(plan) ? plans[plan].name : everyTool)

const ownedNames = ({ ownedPlans }: PlanFacts) => ownedPlans.filter(isPlanId).map((plan) => plans[plan].name)

function trialTexts(user: PlanFacts, now: number): PlanTexts {
  const left = countTrialDaysLeft(user, now)
  const end = user.subscriptionEndDate
  const owned = ownedNames(user)
  const until = end === null ? '' : `Your trial runs until ${formatPlanDay(end)}.`
  const runsOut =
    owned.length > 0
      ? `Yours to keep. ${end === null ? '' : `Until ${formatPlanDay(end)} your trial includes every other tool too.`}`
      : `They open in order. ${until} ${readOnly}`
  return {
    badge: `Trial, ${left} ${left === 1 ? 'day' : 'days'} left`,
    tone: '',
    name: owned.length > 0 && !user.hasAccess ? owned.join(', ') : everyTool,
    says: user.hasAccess ? givenAccess : runsOut,
    facts: [...fact('Started', user.subscriptionStartDate), ...fact('Ends', end)],
  }
}

/** Texts for a yearly plan that has ended; nothing changes its stored status, so the end date decides. */
function endedTexts(user: PlanFacts): PlanTexts {
  const facts = [...fact('Since', user.subscriptionStartDate), ...fact('Ended', user.subscriptionEndDate)]
  return { ...inactiveTexts(user), facts }
}

function activeTexts(user: PlanFacts): PlanTexts {
  const { subscriptionPlan: plan, subscriptionEndDate: end, subscriptionStartDate: start } = user
  const isMonthly = plan === 'monthly'
  const next =
    isMonthly && end !== null
      ? [{ what: 'Next payment', says: `$${plans.monthly.price} on ${formatPlanDay(end)}` }]
      : []
  return {
    badge: 'Active',
    tone: 'good',
    name: nameOf(plan),
    says: isMonthly ? 'All current and future tools, for as long as you keep it.' : 'All current and future tools.',
    facts: [...fact('Since', start), ...(isMonthly ? next : fact('Open until', end))],
  }
}

const freeBadge = (isOpen: boolean) =>
  isOpen ? { badge: 'Active', tone: 'good' as const } : { badge: 'Inactive', tone: '' as const }

function canceledTexts(user: PlanFacts, now: number): PlanTexts {
  const end = user.subscriptionEndDate
  const isOpen = hasPaidSubscription(user, now)
  const owned = ownedNames(user)
  const keeps = owned.length > 0 ? `${owned.join(', ')} stays yours to keep.` : readOnly
  const over = owned.length > 0 ? keeps : 'The tools are read-only. Nothing is deleted.'
  const isFree = user.hasFreeMonth
  const begin = isFree ? 'Free' : 'Paid'
  const says = isOpen && end !== null ? `${begin} and open until ${formatPlanDay(end)}. ${keeps}` : over
  return {
    ...(isFree ? freeBadge(isOpen) : { badge: 'Canceled', tone: 'poor' as const }),
    name: nameOf(user.subscriptionPlan),
    says: user.hasAccess ? givenAccess : says,
    facts: [...fact('Since', user.subscriptionStartDate), ...fact(isOpen ? 'Open until' : 'Ended', end)],
  }
}

/** The consequences of a failed payment, while it is retried and afterwards. */
function unpaidText(user: PlanFacts, now: number): string {
  const { pastDueSince: since } = user
  const owned = ownedNames(user)
  if (user.hasAccess) return `Everything stays open. ${givenAccess}`
  if (hasPaidSubscription(user, now))
    return `We’ll try again. Everything stays open until ${since === null ? 'then' : formatPlanDay(getGracePeriodEnd(since))}, and a new card fixes it right away.`
  if (owned.length > 0) return `${owned.join(', ')} stays yours to keep; the other tools are read-only until it’s paid.`
  return 'The tools are read-only until it’s paid. Nothing is deleted.'
}

function pastDueTexts(user: PlanFacts, now: number): PlanTexts {
  const { pastDueSince: since } = user
  return {
    badge: 'Past Due',
    tone: 'mid',
    name: nameOf(user.subscriptionPlan),
    says: '',
    note: {
      title: `${since === null ? 'The last payment' : `The payment of ${formatPlanDay(since)}`} didn’t go through.`,
      text: unpaidText(user, now),
    },
    facts: fact('Since', user.subscriptionStartDate),
  }
}

const givenAccess = 'Your access was given to you by our team.'

function inactiveTexts(user: PlanFacts): PlanTexts {
  const owned = ownedNames(user)
  const badge = 'Inactive'
  if (user.hasAccess) return { badge, tone: '', name: everyTool, says: givenAccess, facts: [] }
  if (owned.length > 0) return { badge, tone: '', name: owned.join(', '), says: 'Yours to keep.', facts: [] }
  const says = 'Everything you made is here to read, copy and download. Pick a plan to keep working.'
  return { badge, tone: '', name: 'Read-only', says, facts: [] }
}

/** The texts for the account at `now` (milliseconds), with plans that it owns for good listed as well. */
export function describePlan(user: PlanFacts, now: number): PlanTexts {
  const texts = textsOf(user, now)
  const owned = ownedNames(user).join(', ')
  if (owned === '' || owned === texts.name) return texts
  return { ...texts, facts: [...texts.facts, { what: 'Yours to keep', says: owned }] }
}

function textsOf(user: PlanFacts, now: number): PlanTexts {
  if (isOnTrial(user, now)) return trialTexts(user, now)
  if (user.subscriptionStatus === 'active') return hasPaidSubscription(user, now) ? activeTexts(user) : endedTexts(user)
  if (user.subscriptionStatus === 'canceled') return canceledTexts(user, now)
  return user.subscriptionStatus === 'past_due' ? pastDueTexts(user, now) : inactiveTexts(user)
}
