/**
 * The access table: the expected status of each call for each kind of user. A call without a row does not compile, and
 * a test checks every cell.
 */
import type { CallName } from '#contract/calls.ts'

/**
 * anonymous: no session. owner: six categories completed, value proposition and tagline chosen. otherOwner: the same,
 * but requests the owner's things. suspended: suspended while a session was open. admin: an admin with a brand of their
 * own, who requests the owner's things.
 */
export type AskerKind = 'anonymous' | 'owner' | 'otherOwner' | 'suspended' | 'admin'
export type StatusesByAsker = Readonly<Record<AskerKind, number>>

const everyone = (status: number): StatusesByAsker => ({
  anonymous: status,
  owner: status,
  otherOwner: status,
  suspended: status,
  admin: status,
})
/** Any signed-in user, for their own account and brand. */
const signedIn: StatusesByAsker = { anonymous: 401, owner: 200, otherOwner: 200, suspended: 401, admin: 200 }
/** Any signed-in user, but only for things of their own. */
const ownThing: StatusesByAsker = { ...signedIn, otherOwner: 404, admin: 404 }

const ofAdmins: StatusesByAsker = { ...signedIn, owner: 403, otherOwner: 403 }

/** None of them has a monthly plan. */
const withoutPlan: StatusesByAsker = { ...signedIn, owner: 409, otherOwner: 409, admin: 409 }

/** None of them has a second factor. */
const withoutFactor: StatusesByAsker = withoutPlan
const wrongCode: StatusesByAsker = { ...signedIn, owner: 400, otherOwner: 400, admin: 400 }

export const routeAccess: Readonly<Record<CallName, StatusesByAsker>> = {
  'GET /api/health': everyone(200),
  'GET /api/ready': everyone(200),
  // Only with METRICS_TOKEN, which the tests of this table do not set.
  'GET /api/metrics': everyone(404),
  'GET /api/openapi.json': everyone(200),
  'POST /api/auth/register': everyone(200),
  'POST /api/auth/login': everyone(200),
  // Sent without a valid challenge.
  'POST /api/auth/second-step': everyone(401),
  // The link belongs to the owner; users signed in to another account are asked first.
  'POST /api/auth/token': { ...everyone(200), otherOwner: 409, admin: 409 },
  'GET /api/login': everyone(302),
  'GET /api/logout': everyone(302),
  'POST /api/auth/logout': everyone(200),
  'GET /api/auth/user': signedIn,
  'POST /api/auth/forgot-password': everyone(200),
  'POST /api/auth/reset-link': everyone(200),
  'POST /api/auth/reset-password': everyone(200),
  'POST /api/auth/confirm-email': everyone(400),
  'POST /api/auth/confirm-email/send': signedIn,
  'POST /api/auth/change-password': signedIn,
  'POST /api/auth/confirm': signedIn,
  'GET /api/account/second-factor': signedIn,
  'POST /api/account/second-factor': signedIn,
  'POST /api/account/second-factor/confirm': wrongCode,
  'POST /api/account/second-factor/codes': withoutFactor,
  'DELETE /api/account/second-factor': withoutFactor,
  'GET /api/account/export': signedIn,
  // Refused only to the last admin.
  'POST /api/account/delete': signedIn,
  'PUT /api/profile': signedIn,
  'GET /api/account/sessions': signedIn,
  'DELETE /api/account/sessions/:id': ownThing,
  'DELETE /api/account/sessions': signedIn,
  'POST /api/start': everyone(200),
  'GET /api/start': everyone(200),
  'POST /api/waitlist': everyone(200),
  'POST /api/onboarding/upload': signedIn,
  'GET /api/brand-attributes': signedIn,
  'PUT /api/brand-attributes': signedIn,
  'POST /api/brand-attributes/upload': signedIn,
  'GET /api/brand-attributes/pdf': signedIn,
  'POST /api/suggest-words': signedIn,
  'GET /api/toolkit': signedIn,
  'GET /api/writing': signedIn,
  'PUT /api/writing': signedIn,
  'GET /api/writing/preview/:tool': signedIn,
  'GET /api/writing/sent': signedIn,
  'GET /api/brand/history': signedIn,
  'POST /api/brand/history/:id/restore': ownThing,
  'GET /api/user-profile': signedIn,
  'GET /api/brand/contradictions': signedIn,
  'PUT /api/brand/contradictions': signedIn,
  'PUT /api/user-profile/sentences': signedIn,
  'POST /api/user-profile/sentences/proposals': signedIn,
  'PUT /api/user-profile/uvps': signedIn,
  'PUT /api/user-profile/uvp': signedIn,
  'POST /api/generate-uvp': signedIn,
  'POST /api/refine-uvp': signedIn,
  'GET /api/taglines': signedIn,
  'PUT /api/taglines': signedIn,
  'POST /api/generate-taglines': signedIn,
  'PUT /api/user-profile/tagline': signedIn,
  'GET /api/core-values': signedIn,
  'POST /api/core-values': signedIn,
  'POST /api/extract-core-values': signedIn,
  'GET /api/core-values/pdf': signedIn,
  'GET /api/ai-core-values-assistant': signedIn,
  'POST /api/ai-core-values-assistant': signedIn,
  'POST /api/ai-core-values-assistant/reset': signedIn,
  'POST /api/audit': signedIn,
  'GET /api/audits': signedIn,
  'GET /api/audit/:id': ownThing,
  'GET /api/audit/:id/pdf': ownThing,
  'POST /api/audit/:id/retry': ownThing,
  'POST /api/audit/:id/share': ownThing,
  'DELETE /api/audit/:id/share': ownThing,
  'PUT /api/audit/:id/mark': ownThing,
  'POST /api/audit/:id/judgments': ownThing,
  'PUT /api/audit/:id/judgments': ownThing,
  'POST /api/audit/:id/mail': ownThing,
  'POST /api/audit-mail/confirm': everyone(200),
  'GET /api/strategist/analysis': signedIn,
  'GET /api/strategist/conversation': signedIn,
  'POST /api/strategist/chat': signedIn,
  'POST /api/strategist/reset': signedIn,
  'GET /api/brand-archetype': signedIn,
  'POST /api/brand-archetype/analyze': signedIn,
  'POST /api/brand-archetype/resume': signedIn,
  'PUT /api/brand-archetype/answers/:id': ownThing,
  'POST /api/brand-archetype/save': signedIn,
  'POST /api/brand-archetype/reset': signedIn,
  'POST /api/brand-archetype/renew': signedIn,
  'POST /api/brand-archetype/text': signedIn,
  'DELETE /api/brand-archetype/text': signedIn,
  'POST /api/brand-archetype/readings': signedIn,
  'PUT /api/brand-archetype/readings': signedIn,
  'DELETE /api/brand-archetype/readings': signedIn,
  'POST /api/brand-archetype/pdf': signedIn,
  'GET /api/brand/export': signedIn,
  'GET /api/brand/export/:format': signedIn,
  'GET /api/brand/export-schema.json': everyone(200),
  'POST /api/checkout/quote': everyone(200),
  'POST /api/create-payment-intent': everyone(200),
  'POST /api/checkout/free': signedIn,
  // For a payment that was not started.
  'POST /api/checkout/simulate': everyone(404),
  'GET /api/checkout/order': everyone(200),
  'POST /api/checkout/join': signedIn,
  'GET /api/checkout/claim': everyone(302),
  // Sent with links that belong to no receipt.
  'POST /api/checkout/claim/look': everyone(400),
  'POST /api/checkout/claim': { ...signedIn, owner: 400, otherOwner: 400, admin: 400 },
  'POST /api/checkout/claim/mail': everyone(400),
  // Only where payments go through Stripe.
  'POST /api/stripe/webhook': everyone(404),
  'GET /api/billing': signedIn,
  'GET /api/receipts/:number': ownThing,
  'GET /api/receipts/:number/pdf': ownThing,
  'PUT /api/billing/details': signedIn,
  'GET /api/admin/users/:id/billing': ofAdmins,
  'POST /api/billing/cancel': withoutPlan,
  'POST /api/billing/resume': withoutPlan,
  'POST /api/billing/card': withoutPlan,
  'GET /api/admin/stats': ofAdmins,
  'GET /api/admin/users': ofAdmins,
  'GET /api/admin/users.csv': ofAdmins,
  'GET /api/admin/users/:id': ofAdmins,
  'POST /api/admin/users': ofAdmins,
  'PATCH /api/admin/users/:id/status': ofAdmins,
  'PATCH /api/admin/users/:id/subscription': ofAdmins,
  'PATCH /api/admin/users/:id/access': ofAdmins,
  'PATCH /api/admin/users/:id/admin': ofAdmins,
  'PATCH /api/admin/users/:id/notes': ofAdmins,
  'PATCH /api/admin/users/:id/role': ofAdmins,
  'PATCH /api/admin/users/:id/period': ofAdmins,
  // The target user has a password and no second factor.
  'POST /api/admin/users/:id/invitation': { ...ofAdmins, admin: 409 },
  'DELETE /api/admin/users/:id/second-factor': { ...ofAdmins, admin: 409 },
  'DELETE /api/admin/users/:id/sessions': ofAdmins,
  'POST /api/admin/impersonate/:id': ofAdmins,
  // None of them is impersonating.
  'POST /api/admin/stop-impersonation': { ...ofAdmins, admin: 409 },
  'GET /api/admin/log': ofAdmins,
  'GET /api/admin/log.csv': ofAdmins,
  'GET /api/admin/coupons': ofAdmins,
  'POST /api/admin/coupons': ofAdmins,
  'PATCH /api/admin/coupons/:code': ofAdmins,
  'GET /api/admin/waitlist': ofAdmins,
  'DELETE /api/admin/waitlist/:id': ofAdmins,
  'GET /api/admin/waitlist.csv': ofAdmins,
  'GET /api/admin/model': ofAdmins,
  'POST /api/admin/model/probe': ofAdmins,
  'GET /api/admin/orders': ofAdmins,
  'GET /api/admin/orders.csv': ofAdmins,
}
