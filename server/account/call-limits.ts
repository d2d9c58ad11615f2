/** How often each call may be made: the one table. A call without a row does not compile; docs/trust.md shows it. */
import type { FastifyRequest } from 'fastify'
import type { CallSpec } from '#contract/call.ts'
import type { CallName } from '#contract/calls.ts'
import type { Asker } from '#server/account/session-store.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import type { RateLimit, RateLimits } from '#server/platform/http/rate-limits.ts'

/**
 * Whose uses are counted: of a user or of an address, before the call is answered; or of what the call itself knows,
 * such as the email that somebody signs in with.
 */
type Per = 'user' | 'address' | 'call'

type Limit = {
  uses: number
  seconds: number
  per: Per
  /** Frequent calls take so many uses from the database at a time. */
  atOnce?: number
  /** What it counts is a document, read or drawn beside the server's own thread. */
  isDocument?: boolean
  /** Counted by each server for itself: for what happens so often that counting would cost more than answering. */
  isLocal?: boolean
}

const minute = 60
const quarterHour = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/** Calls that name the same limit share it. */
export const limits = {
  read: { uses: 600, seconds: minute, per: 'user', isLocal: true },
  'attributes-save': { uses: 240, seconds: minute, per: 'user', atOnce: 12 },
  'values-save': { uses: 240, seconds: minute, per: 'user', atOnce: 12 },
  change: { uses: 120, seconds: minute, per: 'user', atOnce: 6 },
  restart: { uses: 20, seconds: minute, per: 'user' },
  generation: { uses: 10, seconds: minute, per: 'user' },
  'chat-or-suggestion': { uses: 60, seconds: minute, per: 'user' },
  'chat-day': { uses: 2000, seconds: day, per: 'user', atOnce: 20 },
  upload: { uses: 10, seconds: minute, per: 'user', isDocument: true },
  pdf: { uses: 20, seconds: minute, per: 'user', isDocument: true },
  export: { uses: 60, seconds: minute, per: 'user' },
  audit: { uses: 10, seconds: 10 * minute, per: 'user' },
  'audit-day': { uses: 100, seconds: day, per: 'user' },
  'audit-mail': { uses: 10, seconds: 10 * minute, per: 'user' },
  'audit-mail-confirm': { uses: 30, seconds: 10 * minute, per: 'address' },
  'change-password': { uses: 10, seconds: quarterHour, per: 'user' },
  'sign-in': { uses: 120, seconds: quarterHour, per: 'call', isLocal: true },
  'sign-in-account': { uses: 10, seconds: quarterHour, per: 'call' },
  'sign-in-address': { uses: 50, seconds: quarterHour, per: 'call' },
  'second-step': { uses: 120, seconds: quarterHour, per: 'address', isLocal: true },
  'second-step-account': { uses: 10, seconds: quarterHour, per: 'call' },
  'second-step-address': { uses: 50, seconds: quarterHour, per: 'call' },
  confirm: { uses: 30, seconds: quarterHour, per: 'user' },
  'second-factor': { uses: 20, seconds: quarterHour, per: 'user' },
  'account-export': { uses: 10, seconds: hour, per: 'user' },
  'account-delete': { uses: 10, seconds: quarterHour, per: 'user' },
  'sign-in-token': { uses: 50, seconds: quarterHour, per: 'call' },
  'sign-up': { uses: 60, seconds: hour, per: 'address' },
  'sign-out': { uses: 600, seconds: minute, per: 'address', isLocal: true },
  'forgot-password': { uses: 5, seconds: hour, per: 'call' },
  'forgot-password-address': { uses: 30, seconds: hour, per: 'address' },
  'reset-link': { uses: 120, seconds: hour, per: 'address' },
  'reset-password': { uses: 30, seconds: hour, per: 'address' },
  'confirm-email': { uses: 60, seconds: hour, per: 'address' },
  'confirm-email-send': { uses: 10, seconds: hour, per: 'user' },
  'confirm-email-mail': { uses: 4, seconds: hour, per: 'call' },
  coupon: { uses: 10, seconds: minute, per: 'call' },
  free: { uses: 10, seconds: minute, per: 'user' },
  checkout: { uses: 30, seconds: 10 * minute, per: 'address' },
  'claim-mail': { uses: 3, seconds: day, per: 'call' },
  order: { uses: 120, seconds: minute, per: 'address' },
  webhook: { uses: 3000, seconds: minute, per: 'address', isLocal: true },
  start: { uses: 20, seconds: hour, per: 'call' },
  'admin-read': { uses: 300, seconds: minute, per: 'user', isLocal: true },
  invitation: { uses: 20, seconds: hour, per: 'user' },
  'admin-export': { uses: 10, seconds: minute, per: 'user' },
  'start-mail': { uses: 3, seconds: hour, per: 'call' },
  waitlist: { uses: 5, seconds: hour, per: 'address' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

const none: readonly LimitName[] = []
const read: readonly LimitName[] = ['read']
const chat: readonly LimitName[] = ['chat-or-suggestion', 'chat-day']

/** `none` is for what everybody may ask and what costs next to nothing. */
export const callLimits: Readonly<Record<CallName, readonly LimitName[]>> = {
  'GET /api/health': none,
  'GET /api/ready': none,
  'GET /api/openapi.json': none,
  'GET /api/metrics': none,
  'POST /api/auth/register': ['sign-up', 'confirm-email-mail'],
  'POST /api/auth/login': ['sign-in', 'sign-in-account', 'sign-in-address'],
  'POST /api/auth/second-step': ['second-step', 'second-step-account', 'second-step-address'],
  'POST /api/auth/token': ['sign-in-token'],
  'GET /api/login': none,
  'GET /api/logout': ['sign-out'],
  'POST /api/auth/logout': ['sign-out'],
  'GET /api/auth/user': read,
  'POST /api/auth/forgot-password': ['forgot-password-address', 'forgot-password'],
  'POST /api/auth/reset-link': ['reset-link'],
  'POST /api/auth/reset-password': ['reset-password'],
  'POST /api/auth/confirm-email': ['confirm-email'],
  'POST /api/auth/confirm-email/send': ['confirm-email-send'],
  'POST /api/auth/change-password': ['change-password'],
  // Wrong ones count under the limits of sign-ins and second steps too.
  'POST /api/auth/confirm': ['confirm'],
  'GET /api/account/sessions': read,
  'DELETE /api/account/sessions/:id': ['change'],
  'DELETE /api/account/sessions': ['change'],
  'GET /api/account/second-factor': read,
  'POST /api/account/second-factor': ['second-factor'],
  'POST /api/account/second-factor/confirm': ['second-factor'],
  'POST /api/account/second-factor/codes': ['second-factor'],
  'DELETE /api/account/second-factor': ['second-factor'],
  'GET /api/account/export': ['account-export'],
  'POST /api/account/delete': ['account-delete'],
  'PUT /api/profile': ['change'],
  'POST /api/start': ['start', 'start-mail'],
  'GET /api/start': none,
  'POST /api/waitlist': ['waitlist'],
  'POST /api/onboarding/upload': ['upload'],
  'GET /api/brand-attributes': read,
  'PUT /api/brand-attributes': ['attributes-save'],
  'POST /api/brand-attributes/upload': ['upload'],
  'GET /api/brand-attributes/pdf': ['pdf'],
  'POST /api/suggest-words': ['chat-or-suggestion'],
  'GET /api/toolkit': read,
  'GET /api/brand/history': read,
  'POST /api/brand/history/:id/restore': ['change'],
  'GET /api/user-profile': read,
  'PUT /api/user-profile/sentences': ['change'],
  'PUT /api/user-profile/uvps': ['change'],
  'PUT /api/user-profile/uvp': ['change'],
  'POST /api/generate-uvp': ['generation'],
  'POST /api/refine-uvp': ['chat-or-suggestion'],
  'GET /api/taglines': read,
  'PUT /api/taglines': ['change'],
  'POST /api/generate-taglines': ['generation'],
  'PUT /api/user-profile/tagline': ['change'],
  'GET /api/core-values': read,
  'POST /api/core-values': ['values-save'],
  'POST /api/extract-core-values': ['upload'],
  'GET /api/core-values/pdf': ['pdf'],
  'GET /api/ai-core-values-assistant': read,
  'POST /api/ai-core-values-assistant': chat,
  'POST /api/ai-core-values-assistant/reset': ['restart'],
  'POST /api/audit': ['audit', 'audit-day'],
  'GET /api/audits': read,
  'GET /api/audit/:id': read,
  'GET /api/audit/:id/pdf': ['pdf'],
  'POST /api/audit/:id/retry': ['audit', 'audit-day'],
  'POST /api/audit/:id/share': ['change'],
  'DELETE /api/audit/:id/share': ['change'],
  'PUT /api/audit/:id/mark': ['change'],
  'POST /api/audit/:id/mail': ['audit-mail'],
  'POST /api/audit-mail/confirm': ['audit-mail-confirm'],
  'GET /api/strategist/analysis': read,
  'GET /api/strategist/conversation': read,
  'POST /api/strategist/chat': chat,
  'POST /api/strategist/reset': ['restart'],
  'GET /api/brand-archetype': read,
  'POST /api/brand-archetype/analyze': chat,
  'PUT /api/brand-archetype/answers/:id': chat,
  'POST /api/brand-archetype/save': ['change'],
  'POST /api/brand-archetype/reset': ['restart'],
  'POST /api/brand-archetype/renew': ['chat-or-suggestion'],
  'POST /api/brand-archetype/pdf': ['pdf'],
  'GET /api/brand/export': ['export'],
  'GET /api/brand/export/:format': ['export'],
  'GET /api/brand/export-schema.json': none,
  'POST /api/checkout/quote': ['order', 'coupon'],
  'POST /api/create-payment-intent': ['checkout', 'coupon'],
  'POST /api/checkout/free': ['coupon', 'free'],
  'POST /api/checkout/simulate': ['checkout'],
  'GET /api/checkout/order': ['order'],
  'POST /api/checkout/join': ['change'],
  'GET /api/checkout/claim': none,
  'POST /api/checkout/claim/look': ['order'],
  'POST /api/checkout/claim': ['change'],
  'POST /api/checkout/claim/mail': ['checkout', 'claim-mail'],
  'POST /api/stripe/webhook': ['webhook'],
  'GET /api/billing': read,
  'GET /api/receipts/:number': read,
  'GET /api/receipts/:number/pdf': ['pdf'],
  'PUT /api/billing/details': ['change'],
  'GET /api/admin/users/:id/billing': ['admin-read'],
  'POST /api/billing/cancel': ['change'],
  'POST /api/billing/resume': ['change'],
  'POST /api/billing/card': ['change'],
  'GET /api/admin/stats': ['admin-read'],
  'GET /api/admin/users': ['admin-read'],
  'GET /api/admin/users.csv': ['admin-export'],
  'GET /api/admin/users/:id': ['admin-read'],
  'POST /api/admin/users': ['change'],
  'PATCH /api/admin/users/:id/status': ['change'],
  'PATCH /api/admin/users/:id/subscription': ['change'],
  'PATCH /api/admin/users/:id/access': ['change'],
  'PATCH /api/admin/users/:id/admin': ['change'],
  'PATCH /api/admin/users/:id/notes': ['change'],
  'PATCH /api/admin/users/:id/role': ['change'],
  'PATCH /api/admin/users/:id/period': ['change'],
  'POST /api/admin/users/:id/invitation': ['invitation'],
  'DELETE /api/admin/users/:id/second-factor': ['change'],
  'DELETE /api/admin/users/:id/sessions': ['change'],
  'POST /api/admin/impersonate/:id': ['change'],
  'POST /api/admin/stop-impersonation': ['change'],
  'GET /api/admin/log': ['admin-read'],
  'GET /api/admin/log.csv': ['admin-export'],
  'GET /api/admin/coupons': ['admin-read'],
  'POST /api/admin/coupons': ['change'],
  'PATCH /api/admin/coupons/:code': ['change'],
  'GET /api/admin/waitlist': ['admin-read'],
  'DELETE /api/admin/waitlist/:id': ['change'],
  'GET /api/admin/waitlist.csv': ['admin-export'],
  'GET /api/admin/orders': ['admin-read'],
  'GET /api/admin/orders.csv': ['admin-export'],
}

export type CallLimits = {
  /** A limit by its name, for calls that count what only they know. */
  named: (name: LimitName) => RateLimit
  /**
   * Counts a use of a call under each of its limits of users and addresses; that refuses with `too_many_requests`.
   * Throws for a call without a row.
   */
  counterOf: (call: Pick<CallSpec, 'method' | 'path'>) => CountUse
  /** Whether a call reads or draws a document. */
  isOfDocument: (call: Pick<CallSpec, 'method' | 'path'>) => boolean
}

type CountUse = (asker: Asker | undefined, request: FastifyRequest) => Promise<void>

const rows = new Map<string, readonly LimitName[]>(Object.entries(callLimits))

function rowOf({ method, path }: Pick<CallSpec, 'method' | 'path'>): readonly LimitName[] {
  const row = rows.get(`${method} ${path}`)
  if (!row) throw new Error(`${method} ${path} has no row in the table of limits.`)
  return row
}

export function createCallLimits(rateLimits: RateLimits): CallLimits {
  const made = new Map<LimitName, RateLimit>()
  const named = (name: LimitName): RateLimit => {
    const { uses, seconds, ...ways }: Limit = limits[name]
    const limit = made.get(name) ?? rateLimits(name, uses, seconds, ways)
    made.set(name, limit)
    return limit
  }
  const keyOf = (per: Per, asker: Asker | undefined, request: FastifyRequest): string | undefined => {
    if (per === 'address') return networkOf(request.ip)
    return per === 'user' ? asker?.userId : undefined
  }
  return {
    named,
    isOfDocument: (call) => rowOf(call).some((name) => 'isDocument' in limits[name]),
    counterOf: (call) => {
      const counted = rowOf(call).map((name) => ({ per: limits[name].per, limit: named(name) }))
      return async (asker, request) => {
        for (const { per, limit } of counted) {
          const key = keyOf(per, asker, request)
          if (key !== undefined) await limit.use(key)
        }
      }
    },
  }
}
