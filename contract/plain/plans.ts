/** What is on sale: the plans, their prices and what each opens. The server owns every price; screens only show it. */
import type { StepId } from '#contract/plain/brand.ts'

export const planIds = ['all-access', 'monthly', 'starter-bundle', 'tool-1-only', 'brand-review'] as const
export type PlanId = (typeof planIds)[number]

/** What an account can be found by: a plan that it subscribes to or keeps, or that it has none. */
export const heldPlans = [...planIds, 'none'] as const
export type HeldPlan = (typeof heldPlans)[number]

export type Plan = {
  name: string
  description: string
  features: readonly string[]
  /** Whole US dollars. */
  price: number
  /** Whether it is paid once and kept, paid once for a year, or paid every month. */
  term: 'kept' | 'year' | 'month'
  /** The steps that it opens. */
  opens: readonly StepId[]
}

const throughArchetype: readonly StepId[] = ['brand-attributes', 'uvp', 'taglines', 'core-values', 'brand-archetype']
const everything: readonly StepId[] = [...throughArchetype, 'brand-review']

const toolkitFeatures = [
  'Brand Attributes',
  'UVP Generator and Tagline Generator',
  'Core Values',
  'Brand Archetype, with its report',
] as const

/** In the order in which they are shown. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  'all-access': {
    name: 'All Access',
    description: 'Unlimited use of current and future tools. One payment for a year; it does not renew by itself.',
    features: [...toolkitFeatures, 'Website Review and PDF report', 'Every tool that is added during the year'],
    price: 299,
    term: 'year',
    opens: everything,
  },
  monthly: {
    name: 'Monthly',
    description:
      'Unlimited access to all current and future tools, for as long as you keep it. Cancel in your profile.',
    features: [...toolkitFeatures, 'Website Review and PDF report', 'Every tool that is added while you keep it'],
    price: 99,
    term: 'month',
    opens: everything,
  },
  'starter-bundle': {
    name: 'Starter Bundle',
    description: 'Attributes and Archetypes, with the value proposition, tagline and core values between them.',
    features: [...toolkitFeatures],
    price: 79,
    term: 'kept',
    opens: throughArchetype,
  },
  'tool-1-only': {
    name: 'Tool 1 Only',
    description: 'Brand Attributes: six words that only your business could choose.',
    features: ['Brand Attributes', 'The PDF report of your six words'],
    price: 49,
    term: 'kept',
    opens: ['brand-attributes'],
  },
  'brand-review': {
    name: 'Add Brand Review',
    description: 'The review tool and its PDF report: your website, scored with proof.',
    features: ['Website Review', 'The PDF report', 'A link to share the report'],
    price: 129,
    term: 'kept',
    opens: ['brand-review'],
  },
}

export const isPlanId = (slug: string): slug is PlanId => Object.hasOwn(plans, slug)

/** The name that older screens made from a slug: the first hyphen a blank, each word with a capital. */
const nameFromSlug = (slug: PlanId) => slug.replace('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** The plan that a slug, its name, or the name derived from the slug stands for. */
export function findPlan(name: string): PlanId | undefined {
  return planIds.find((id) => id === name || plans[id].name === name || nameFromSlug(id) === name)
}

/** A price less a coupon's percent, in whole dollars, half up: 129 at 50 % is 65. */
export const discounted = (price: number, percent: number): number => Math.floor((price * (100 - percent)) / 100 + 0.5)

/** A coupon as a line of a bill says it: where the discount is no whole number of dollars, that it was rounded. */
export const couponText = (code: string, percent: number, price: number): string =>
  `${code}, ${percent}% off${(price * percent) % 100 === 0 ? '' : ', rounded'}`
