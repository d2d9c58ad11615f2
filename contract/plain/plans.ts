/** The plans, their prices and the steps each opens. The server sets every price; screens only show it. */
import type { StepId } from '#contract/plain/brand.ts'

export const planIds = ['all-access', 'monthly', 'starter-bundle', 'tool-1-only', 'brand-review'] as const
export type PlanId = (typeof planIds)[number]

/** What the user table can be filtered by: the plan that an account has, or none. */
export const planFilterValues = [...planIds, 'none'] as const
export type PlanFilterValue = (typeof planFilterValues)[number]

export type Plan = {
  name: string
  description: string
  features: readonly string[]
  /** Whole US dollars. */
  price: number
  /** How it is paid: once and kept for good, once for a year, or every month. */
  term: 'kept' | 'year' | 'month'
  /** The tools it includes. */
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

/** In display order. */
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

/** The name older screens derived from a slug: first hyphen to space, each word capitalized. */
const nameFromSlug = (slug: PlanId) => slug.replace('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** Finds a plan by slug, name, or the name derived from the slug. */
export function findPlan(name: string): PlanId | undefined {
  return planIds.find((id) => id === name || plans[id].name === name || nameFromSlug(id) === name)
}

/** The price minus a coupon's percentage in whole dollars, rounded half up: 129 at 50 % is 65. */
export const computeDiscountedPrice = (price: number, percent: number): number =>
  Math.floor((price * (100 - percent)) / 100 + 0.5)

/** A coupon as a line on a bill; notes the rounding if the discount is not a whole number of dollars. */
export const formatCoupon = (code: string, percent: number, price: number): string =>
  `${code}, ${percent}% off${(price * percent) % 100 === 0 ? '' : ', rounded'}`
