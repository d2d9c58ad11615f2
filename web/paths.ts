/** The address of every screen, defined once. */
import type { Category, StepId } from '#contract/plain/brand.ts'
import type { PlanId } from '#contract/plain/plans.ts'

/** Not among the others, which the scripts of the public pages take along: they have room for 10 KB. */
export const adminPages = {
  people: '/admin',
  orders: '/admin/orders',
  coupons: '/admin/coupons',
  waitlist: '/admin/waitlist',
  model: '/admin/model',
  log: '/admin/log',
} as const

export const paths = {
  home: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  start: '/start',
  auditMail: '/audit-mail',
  marketing: '/marketing',
  waitlist: '/waitlist',
  wait: '/wait',
  thankYou: '/thank-you',
  help: '/help',
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
  receipt: '/profile/receipts/:number',
  profileEdit: '/profile?edit=true',
  onboarding: '/profile?onboarding=true',
  plans: '/plans',
  cart: '/cart',
  checkout: '/checkout',
  success: '/success',
  order: '/order',
  formDemo: '/form-demo',
} as const

/** Where a second factor is set up. */
export const secondFactorPath = `${paths.profile}#second-factor-title`
/** Sign-in page after a password reset that did not sign the user in (second factor, or an inactive account). */
export const passwordSavedPath = `${paths.login}#password-saved`
/** Sign-in page for a visitor who followed the link in a receipt. */
export const orderSignInPath = `${paths.login}?next=${paths.order}#bought`
/** Where a user lands after deleting their account. */
export const goodbyePath = `${paths.login}#deleted`

/** Prebuilt pages for visitors. Home is one too while signed out. */
export const publicPaths = [
  paths.login,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.start,
  paths.auditMail,
  paths.marketing,
  paths.waitlist,
  paths.wait,
  paths.thankYou,
  paths.help,
] as const

/** Screens that also open without an account. */
export const openPaths = [paths.plans, paths.cart, paths.checkout, paths.success, paths.order] as const

export const adminPaths = Object.values(adminPages)

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
  paths.receipt,
  paths.formDemo,
  ...openPaths,
  ...adminPaths,
] as const

export const categoryPath = (category: Category) => `/toolkit/brand-attributes/${category}`

/** An audit: its progress, then its report. */
export const auditPath = (id: string) => `${paths.brandReview}?audit=${id}`
/** The cart with this plan in it. */
export const cartPath = (plan: PlanId) => `${paths.cart}?plan=${plan}`

/** The outcome of an order, by its number. */
export const successPath = (order: string) => `${paths.success}?order=${order}`

/** One of the user's own receipts. */
export const receiptPath = (number: string) => `/profile/receipts/${number}`

/** In place of an audit's id: the latest one, or the form for a new one. */
export const latestAudit = 'latest'
export const newAudit = 'new'

/** The address of each step; a step that is not built yet has none. */
export const stepPaths: Readonly<Partial<Record<StepId, string>>> = {
  'brand-attributes': paths.brandAttributes,
  uvp: paths.uvp,
  taglines: paths.taglines,
  'core-values': paths.coreValues,
  'brand-archetype': paths.brandArchetype,
  'brand-review': paths.brandReview,
}

/** Whether this address belongs to a step; the hub's short address counts too. */
export const isWithinStep = (stepPath: string, path: string) =>
  path === stepPath ||
  path.startsWith(`${stepPath}/`) ||
  (stepPath === paths.brandAttributes && path === paths.brandAttributesShort)
