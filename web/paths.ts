/** Every screen's address, once. */
import type { Category, StepId } from '#contract/brand.ts'

export const paths = {
  home: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  start: '/start',
  auditMail: '/audit-mail',
  toolkit: '/toolkit',
  brandAttributes: '/toolkit/brand-attributes',
  brandAttributesShort: '/brand-attributes',
  discovery: '/toolkit/brand-attributes/discover',
  discoveryCategory: '/toolkit/brand-attributes/:category',
  uvp: '/toolkit/uvp-generator',
  taglines: '/toolkit/taglines',
  coreValues: '/toolkit/core-values',
  brandArchetype: '/toolkit/brand-archetype',
  brandArchetypes: '/toolkit/brand-archetypes',
  brandReview: '/toolkit/brand-review',
  brandExport: '/toolkit/export',
  websiteAudit: '/toolkit/website-audit',
  profile: '/profile',
  profileEdit: '/profile?edit=true',
  onboarding: '/profile?onboarding=true',
} as const

/** Addresses that visitors open; each is a prebuilt page. */
export const publicPaths = [
  paths.login,
  paths.forgotPassword,
  paths.resetPassword,
  paths.start,
  paths.auditMail,
] as const

/** Addresses of the signed-in screens. */
export const screenPaths = [
  paths.home,
  paths.toolkit,
  paths.brandAttributes,
  paths.brandAttributesShort,
  paths.discovery,
  paths.discoveryCategory,
  paths.uvp,
  paths.taglines,
  paths.coreValues,
  paths.brandArchetype,
  paths.brandArchetypes,
  paths.brandReview,
  paths.brandExport,
  paths.websiteAudit,
  paths.profile,
] as const

export const categoryPath = (category: Category) => `/toolkit/brand-attributes/${category}`

/** An audit: its stage, then its report. */
export const auditPath = (id: string) => `${paths.brandReview}?audit=${id}`
/** In place of an audit's id: the newest one, or the form for another. */
export const latestAudit = 'latest'
export const newAudit = 'new'

/** Where each step of the chain stands; a step that is not built yet has no address. */
export const stepPaths: Readonly<Partial<Record<StepId, string>>> = {
  'brand-attributes': paths.brandAttributes,
  uvp: paths.uvp,
  taglines: paths.taglines,
  'core-values': paths.coreValues,
  'brand-archetype': paths.brandArchetype,
  'brand-review': paths.brandReview,
}

/** Whether a step's pages stand at this address; the short address of the hub counts too. */
export const standsAt = (stepPath: string, path: string) =>
  path === stepPath ||
  path.startsWith(`${stepPath}/`) ||
  (stepPath === paths.brandAttributes && path === paths.brandAttributesShort)
