/** How prices, plans and days are worded in the shop. */
import { type PlanId, plans } from '#contract/plain/plans.ts'

export const formatDollars = (dollars: number) => `$${dollars}`
export const formatPrice = (dollars: number) => (dollars === 0 ? 'FREE' : formatDollars(dollars))

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
export const formatDay = (isoTime: string) => longDate.format(new Date(isoTime))

export const termSuffix = { year: '/year', month: '/month', kept: '' } as const

/** The note after a discounted monthly price: the discount applies once. */
export const describeFirstMonth = (price: number, amount: number) =>
  amount === 0 ? 'for one month, and it ends by itself' : `the first month, then ${formatDollars(price)}`

/** The name of each plan as an item on a bill. */
export const billItemNames: Readonly<Record<PlanId, string>> = {
  'all-access': 'All Access, one year',
  monthly: 'Monthly, first month',
  'starter-bundle': 'Starter Bundle',
  'tool-1-only': 'Tool 1 Only',
  'brand-review': 'Add Brand Review',
}

export const planScopeTexts: Readonly<Record<PlanId, string>> = {
  'all-access': 'All six steps, for a year',
  monthly: 'All six steps, month by month',
  'starter-bundle': 'Steps 1 to 5, to keep',
  'tool-1-only': 'Step 1, to keep',
  'brand-review': 'Step 6, to keep',
}

const paidOnce = 'Pay once and keep it. It never expires.'
const renewals = {
  year: 'One payment. It doesn’t renew automatically, and everything you make stays yours.',
  month: 'Billed every month until you cancel in your profile. Everything you make stays yours.',
  kept: paidOnce,
} as const
/** What a plan that costs `amount` now will charge later, in a sentence. */
export const describeRenewal = (plan: PlanId, amount: number) =>
  amount === 0 && plans[plan].term === 'month'
    ? 'One month, free. It ends by itself, and everything you make stays yours.'
    : renewals[plans[plan].term]

/** A caption below an item of a plan's contents. */
const captions: Readonly<Record<string, string>> = {
  'Brand Attributes': 'Collect words, keep five, choose one: six times over',
  'UVP Generator and Tagline Generator': 'As many drafts as you like, and none are lost',
  'Core Values': 'Upload, talk it through, or write your own',
  'Brand Archetype, with its report': 'Twenty questions with Synapse, and the report',
  'Website Review and PDF report': 'As often as your site changes',
}
export const featureCaption = (feature: string): string | undefined => captions[feature]
