/** Checkout: prices, payment, its outcome, and the plan an account holds. */
import { z } from 'zod'
import { defineCall, singleLineText, storableText, successReply } from '#contract/call.ts'
import { subscriptionStatuses } from '#contract/plain/access.ts'
import { planIds } from '#contract/plain/plans.ts'

const planId = z.enum(planIds, 'No such plan.')
const coupon = singleLineText(40)
const dollars = z.int().min(0)

/** The server's price for a plan and a coupon, in whole US dollars. */
const quote = z.object({
  plan: planId,
  amount: dollars,
  originalAmount: dollars,
  percent: z.int().min(0).max(100),
  /** Why the caller cannot buy it now, in a sentence; null if they can. */
  refusal: z.string().nullable(),
  /** What buying it would change about the plan that the caller already has, in sentences. */
  note: z.string().nullable(),
  /** When access would end if paid now; null for a plan that is kept for good or renews monthly. */
  opensUntil: z.string().nullable(),
})
export type PriceQuote = z.infer<typeof quote>

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
  /** ISO time of the order; `paidAt` is that of its payment. */
  orderedAt: z.string(),
  paidAt: z.string().nullable(),
  opensUntil: z.string().nullable(),
  /** A monthly plan that renews at `opensUntil`. */
  renews: z.boolean(),
  /** Whether it belongs to an account; a guest's order has none yet. */
  isClaimed: z.boolean(),
})
export type Order = z.infer<typeof order>

const payment = z.object({
  /** The receipt number; null if nothing was paid. */
  number: z.string().nullable(),
  what: z.string(),
  /** US cents charged by the provider. */
  cents: z.int(),
  state: z.enum(['paid', 'failed', 'refunded', 'disputed']),
  at: z.string(),
})
export type Payment = z.infer<typeof payment>

const billing = z.object({
  status: z.enum(subscriptionStatuses),
  plan: planId.nullable(),
  /** When access ends, be it the paid time, the trial or the grace period after a failed payment. */
  endsAt: z.string().nullable(),
  /** Plans owned for good. */
  ownedPlans: z.array(planId),
  /** The monthly plan ends at `endsAt` and does not renew. */
  isCanceled: z.boolean(),
  canCancel: z.boolean(),
  /** When it would renew if the cancellation were undone; null if it cannot be undone. */
  resumedRenewsAt: z.string().nullable(),
  /** Newest first. */
  payments: z.array(payment),
})
export type BillingOverview = z.infer<typeof billing>

const linkToken = z.strictObject({ token: storableText(100) })

/** An order as a buyer without an account sees it after following the link in the receipt, to add it to an account. */
const claim = z.object({
  /**
   * 'open': not yet in an account; 'expired': the link has expired; 'own': in the caller's account; 'joined': in
   * another account.
   */
  state: z.enum(['open', 'expired', 'own', 'joined']),
  /** Only shown if the order is open to the caller or belongs to them. */
  order: order.nullable(),
  /** How adding it would affect the caller's plan, in a sentence; null if it would not. */
  note: z.string().nullable(),
})
export type OrderClaim = z.infer<typeof claim>

/** The outcomes that can be chosen on the payment page while payments are simulated. */
export const simulatedPaymentOutcomes = ['succeed', 'decline', 'authenticate', 'delay'] as const

export const checkoutCalls = {
  getQuote: defineCall({
    method: 'POST',
    path: '/api/checkout/quote',
    summary: 'The price of a plan, with a coupon or without.',
    caller: 'either',
    body: z.strictObject({ plan: planId, coupon: coupon.optional() }),
    reply: quote,
    refuses: ['invalid_coupon', 'coupon_refused'],
  }),
  startPayment: defineCall({
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'Begin to pay for a plan; the amount must be the server’s own. A guest names an email address.',
    caller: 'either',
    notWhileImpersonating: true,
    body: z.strictObject({
      amount: z.number(),
      planName: storableText(60),
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
  takeFree: defineCall({
    method: 'POST',
    path: '/api/checkout/free',
    summary: 'Take a plan whose price a coupon covers whole; once per account.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({ plan: planId, coupon }),
    reply: z.object({ success: z.literal(true), order }),
    refuses: ['invalid_coupon', 'coupon_refused', 'amount_mismatch', 'plan_not_for_sale', 'already_granted'],
  }),
  simulatePayment: defineCall({
    method: 'POST',
    path: '/api/checkout/simulate',
    summary: 'Confirm a simulated payment with the outcome that is to be tried; only while payments are simulated.',
    caller: 'anyone',
    notWhileImpersonating: true,
    body: z.strictObject({ clientSecret: storableText(200), outcome: z.enum(simulatedPaymentOutcomes) }),
    reply: z.object({
      state: z.enum(['succeeded', 'processing', 'requires_action', 'declined']),
      /** The message a provider would show the buyer. */
      message: z.string().nullable(),
    }),
    refuses: ['not_found'],
  }),
  getOrder: defineCall({
    method: 'GET',
    path: '/api/checkout/order',
    summary: 'An order of this account or browser as it stands now: the one with a number, or the one paid last.',
    caller: 'either',
    query: z.strictObject({ order: singleLineText(40).optional() }),
    /** `canJoin`: this browser paid for an order that is not in any account yet. */
    reply: z.object({ order: order.nullable(), canJoin: z.boolean() }),
  }),
  joinOrders: defineCall({
    method: 'POST',
    path: '/api/checkout/join',
    summary: 'Tie what this browser bought without an account to the account that is signed in.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({}),
    reply: z.object({ success: z.literal(true), order: order.nullable() }),
  }),
  openClaim: defineCall({
    method: 'GET',
    path: '/api/checkout/claim',
    summary: 'The link in older receipts: leads to the page that shows the order.',
    caller: 'anyone',
    query: linkToken,
    reply: 'page',
  }),
  showClaim: defineCall({
    method: 'POST',
    path: '/api/checkout/claim/look',
    summary: 'The order that the link in a guest’s receipt is about, and what adding it would do; changes nothing.',
    caller: 'either',
    body: linkToken,
    reply: claim,
    refuses: ['invalid_link'],
  }),
  claimOrder: defineCall({
    method: 'POST',
    path: '/api/checkout/claim',
    summary: 'Add the order that the link in a guest’s receipt is about to the account that is signed in.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: linkToken,
    reply: claim,
    refuses: ['invalid_link'],
  }),
  mailClaim: defineCall({
    method: 'POST',
    path: '/api/checkout/claim/mail',
    summary: 'Mail a guest’s receipt again, with a new link in place of this one, to the address that it went to.',
    caller: 'anyone',
    body: linkToken,
    reply: successReply,
    refuses: ['invalid_link'],
  }),
  stripeWebhook: defineCall({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: 'What the payment provider tells; signed by it.',
    caller: 'anyone',
    body: z.record(z.string(), z.unknown()),
    bodyLimitBytes: 512 * 1024,
    reply: z.object({ received: z.literal(true) }),
    refuses: ['invalid_signature', 'not_found', 'payment_unavailable'],
  }),
  getBilling: defineCall({
    method: 'GET',
    path: '/api/billing',
    summary: 'The plan of the account, its dates and payments.',
    caller: 'signed-in',
    reply: billing,
  }),
  getUserBilling: defineCall({
    method: 'GET',
    path: '/api/admin/users/:id/billing',
    summary: 'The plans of one user, their dates and payments.',
    caller: 'admin',
    params: z.strictObject({ id: z.uuid('There is no user with this ID.') }),
    reply: billing,
    refuses: ['not_found'],
  }),
  cancelSubscription: defineCall({
    method: 'POST',
    path: '/api/billing/cancel',
    summary: 'End the monthly plan when what is paid for ends.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({}),
    reply: z.object({ success: z.literal(true), billing }),
    refuses: ['nothing_to_cancel', 'payment_unavailable'],
  }),
  resumeSubscription: defineCall({
    method: 'POST',
    path: '/api/billing/resume',
    summary: 'Let the canceled monthly plan renew again, as long as what is paid for has not ended.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({}),
    reply: z.object({ success: z.literal(true), billing }),
    refuses: ['nothing_to_resume', 'plan_ended_by_admin', 'payment_unavailable'],
  }),
  changeCard: defineCall({
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
