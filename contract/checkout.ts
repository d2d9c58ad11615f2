/** Buying: what it costs, paying, what came of it, and the plan that somebody has. */
import { z } from 'zod'
import { call, done, line, text } from '#contract/call.ts'
import { subscriptionStatuses } from '#contract/plain/access.ts'
import { planIds } from '#contract/plain/plans.ts'

const planId = z.enum(planIds, 'No such plan.')
const coupon = line(40)
const dollars = z.int().min(0)

/** The server's price for a plan and a coupon, in whole US dollars. */
const quote = z.object({
  plan: planId,
  amount: dollars,
  originalAmount: dollars,
  percent: z.int().min(0).max(100),
  /** Why the asker cannot buy it yet, in a sentence; null when it can be bought. */
  refusal: z.string().nullable(),
  /** What it does to what the asker has already, in sentences. */
  note: z.string().nullable(),
  /** Until when it opens its steps, were it paid now; null for what is kept, or paid by the month. */
  opensUntil: z.string().nullable(),
})
export type Quote = z.infer<typeof quote>

export const orderStates = ['pending', 'paid', 'failed', 'refunded', 'disputed'] as const

/** An order as its buyer sees it. */
const order = z.object({
  /** As on the receipt: "SG-2026-00017". */
  number: z.string(),
  state: z.enum(orderStates),
  plan: planId,
  amount: dollars,
  originalAmount: dollars,
  coupon: z.string().nullable(),
  percent: z.int(),
  email: z.string(),
  /** ISO time of the order, and of its payment. */
  orderedAt: z.string(),
  paidAt: z.string().nullable(),
  opensUntil: z.string().nullable(),
  /** A monthly plan that goes on by itself at `opensUntil`. */
  renews: z.boolean(),
  /** Whether it belongs to an account already; a guest's waits for one. */
  isClaimed: z.boolean(),
})
export type Order = z.infer<typeof order>

const payment = z.object({
  /** Of its receipt; null where nothing was paid. */
  number: z.string().nullable(),
  what: z.string(),
  /** US cents, as the provider took them. */
  cents: z.int(),
  state: z.enum(['paid', 'failed', 'refunded', 'disputed']),
  at: z.string(),
})
export type Payment = z.infer<typeof payment>

const billing = z.object({
  status: z.enum(subscriptionStatuses),
  plan: planId.nullable(),
  /** Until when access is paid for, on trial or kept open after a failed payment. */
  endsAt: z.string().nullable(),
  /** Plans that are kept for good. */
  ownedPlans: z.array(planId),
  /** The monthly plan ends at `endsAt` and does not renew. */
  isCanceled: z.boolean(),
  canCancel: z.boolean(),
  /** When it would renew, were its canceling taken back; null where it cannot be. */
  resumedRenewsAt: z.string().nullable(),
  /** Newest first. */
  payments: z.array(payment),
})
export type Billing = z.infer<typeof billing>

const linkToken = z.strictObject({ token: text(100) })

/** An order as the link in its receipt shows it. */
const claim = z.object({
  /**
   * 'open' waits for an account, 'expired' for a newer link, 'own' is in the account that asks, 'joined' in another one.
   */
  state: z.enum(['open', 'expired', 'own', 'joined']),
  /** Told to whoever it is open to, or belongs to. */
  order: order.nullable(),
  /** What adding it would do to the plan that the asker has, in a sentence; null where it changes nothing of it. */
  note: z.string().nullable(),
})
export type Claim = z.infer<typeof claim>

/** What the simulated provider can be told to do. */
export const simulatedOutcomes = ['succeed', 'decline', 'authenticate', 'delay'] as const

export const checkoutCalls = {
  getQuote: call({
    method: 'POST',
    path: '/api/checkout/quote',
    summary: 'The price of a plan, with a coupon or without.',
    caller: 'either',
    body: z.strictObject({ plan: planId, coupon: coupon.optional() }),
    reply: quote,
    refuses: ['invalid_coupon', 'coupon_refused'],
  }),
  startPayment: call({
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'Begin to pay for a plan; the amount must be the server’s own. A guest names an email address.',
    caller: 'either',
    notWhileImpersonating: true,
    body: z.strictObject({
      amount: z.number(),
      planName: text(60),
      coupon: coupon.optional(),
      email: z.email('Please enter a valid email address').max(254).optional(),
    }),
    reply: z.object({
      clientSecret: z.string(),
      /** Null while payments are simulated. */
      publishableKey: z.string().nullable(),
      number: z.string(),
    }),
    refuses: ['invalid_coupon', 'coupon_refused', 'amount_mismatch', 'plan_not_for_sale', 'payment_unavailable'],
  }),
  takeFree: call({
    method: 'POST',
    path: '/api/checkout/free',
    summary: 'Take a plan whose price a coupon covers whole; once per account.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({ plan: planId, coupon }),
    reply: z.object({ success: z.literal(true), order }),
    refuses: ['invalid_coupon', 'coupon_refused', 'amount_mismatch', 'plan_not_for_sale', 'already_granted'],
  }),
  simulatePayment: call({
    method: 'POST',
    path: '/api/checkout/simulate',
    summary: 'Confirm a simulated payment with the outcome that is to be tried; only while payments are simulated.',
    caller: 'anyone',
    notWhileImpersonating: true,
    body: z.strictObject({ clientSecret: text(200), outcome: z.enum(simulatedOutcomes) }),
    reply: z.object({
      state: z.enum(['succeeded', 'processing', 'requires_action', 'declined']),
      /** What a provider would tell the buyer. */
      message: z.string().nullable(),
    }),
    refuses: ['not_found'],
  }),
  getOrder: call({
    method: 'GET',
    path: '/api/checkout/order',
    summary: 'An order of this account or browser as it stands now: the one with a number, or the one paid last.',
    caller: 'either',
    query: z.strictObject({ order: line(40).optional() }),
    /** `canJoin`: this browser paid for something that belongs to no account yet. */
    reply: z.object({ order: order.nullable(), canJoin: z.boolean() }),
  }),
  joinOrders: call({
    method: 'POST',
    path: '/api/checkout/join',
    summary: 'Tie what this browser bought without an account to the account that is signed in.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({}),
    reply: z.object({ success: z.literal(true), order: order.nullable() }),
  }),
  openClaim: call({
    method: 'GET',
    path: '/api/checkout/claim',
    summary: 'The link in older receipts: leads to the page that shows the order.',
    caller: 'anyone',
    query: linkToken,
    reply: 'page',
  }),
  showClaim: call({
    method: 'POST',
    path: '/api/checkout/claim/look',
    summary: 'The order that the link in a guest’s receipt is about, and what adding it would do; changes nothing.',
    caller: 'either',
    body: linkToken,
    reply: claim,
    refuses: ['invalid_link'],
  }),
  claimOrder: call({
    method: 'POST',
    path: '/api/checkout/claim',
    summary: 'Add the order that the link in a guest’s receipt is about to the account that is signed in.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: linkToken,
    reply: claim,
    refuses: ['invalid_link'],
  }),
  mailClaim: call({
    method: 'POST',
    path: '/api/checkout/claim/mail',
    summary: 'Mail a guest’s receipt again, with a new link in place of this one, to the address that it went to.',
    caller: 'anyone',
    body: linkToken,
    reply: done,
    refuses: ['invalid_link'],
  }),
  stripeWebhook: call({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: 'What the payment provider tells; signed by it.',
    caller: 'anyone',
    body: z.record(z.string(), z.unknown()),
    bodyLimitBytes: 512 * 1024,
    reply: z.object({ received: z.literal(true) }),
    refuses: ['invalid_signature', 'not_found', 'payment_unavailable'],
  }),
  getBilling: call({
    method: 'GET',
    path: '/api/billing',
    summary: 'The plan of the account, its dates and payments.',
    caller: 'signed-in',
    reply: billing,
  }),
  getUserBilling: call({
    method: 'GET',
    path: '/api/admin/users/:id/billing',
    summary: 'The plans of one user, their dates and payments.',
    caller: 'admin',
    params: z.strictObject({ id: z.uuid('There is no user with this ID.') }),
    reply: billing,
    refuses: ['not_found'],
  }),
  cancelSubscription: call({
    method: 'POST',
    path: '/api/billing/cancel',
    summary: 'End the monthly plan when what is paid for ends.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({}),
    reply: z.object({ success: z.literal(true), billing }),
    refuses: ['nothing_to_cancel', 'payment_unavailable'],
  }),
  resumeSubscription: call({
    method: 'POST',
    path: '/api/billing/resume',
    summary: 'Let the canceled monthly plan renew again, as long as what is paid for has not ended.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({}),
    reply: z.object({ success: z.literal(true), billing }),
    refuses: ['nothing_to_resume', 'plan_ended_by_admin', 'payment_unavailable'],
  }),
  changeCard: call({
    method: 'POST',
    path: '/api/billing/card',
    summary: 'A page of the provider on which the card of the monthly plan is changed.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({}),
    reply: z.object({ url: z.string() }),
    refuses: ['nothing_to_cancel', 'payment_unavailable'],
  }),
}
