/** Allow-list of the pages the strategist may link to. */
import type { Category, StepId } from '#contract/plain/brand.ts'

export const strategistRoutes = [
  '/toolkit',
  '/toolkit/brand-attributes',
  '/toolkit/brand-attributes/culture',
  '/toolkit/brand-attributes/customers',
  '/toolkit/brand-attributes/voice',
  '/toolkit/brand-attributes/feeling',
  '/toolkit/brand-attributes/impact',
  '/toolkit/brand-attributes/xfactor',
  '/toolkit/uvp-generator',
  '/toolkit/taglines',
  '/toolkit/core-values',
  '/toolkit/brand-archetype',
  '/toolkit/brand-archetypes',
  '/toolkit/brand-review',
  '/toolkit/export',
  '/profile',
] as const
export type StrategistRoute = (typeof strategistRoutes)[number]

export const stepRoutes: Readonly<Record<StepId, StrategistRoute>> = {
  'brand-attributes': '/toolkit/brand-attributes',
  uvp: '/toolkit/uvp-generator',
  taglines: '/toolkit/taglines',
  'core-values': '/toolkit/core-values',
  'brand-archetype': '/toolkit/brand-archetype',
  'brand-review': '/toolkit/brand-review',
}

export const makeCategoryRoute = (category: Category): StrategistRoute => `/toolkit/brand-attributes/${category}`
