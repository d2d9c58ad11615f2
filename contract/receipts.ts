/** Receipts: the payment, buyer, seller, and the billing details the owner wants on them. */
import { z } from 'zod'
import { defineCall, singleLineText, storableText } from '#contract/call.ts'
import { planIds } from '#contract/plain/plans.ts'

/** Billing details the owner fills in for all receipts; empty fields are left out. */
export const billingDetails = z.strictObject({
  business: singleLineText(120),
  name: singleLineText(120),
  /** The postal address, in several lines. */
  address: storableText(400).trim(),
  taxNumber: singleLineText(40),
})
export type BillingDetails = z.infer<typeof billingDetails>

const receipt = z.object({
  /** "SG-2026-00017"; for a renewal "SG-2026-00017-2". */
  number: z.string(),
  /** The current state of the payment. */
  state: z.enum(['paid', 'refunded', 'disputed']),
  plan: z.enum(planIds),
  paidAt: z.string(),
  /** Whole US dollars before the coupon; `cents` is the amount paid, in US cents. */
  originalAmount: z.int(),
  cents: z.int(),
  coupon: z.string().nullable(),
  percent: z.int(),
  /** The payment was simulated, so no money moved. */
  isSimulated: z.boolean(),
  /** The seller: the operator's name. */
  seller: z.string(),
  email: z.string(),
  details: billingDetails,
})
export type Receipt = z.infer<typeof receipt>

const params = z.strictObject({ number: singleLineText(40) })

export const receiptCalls = {
  getReceipt: defineCall({
    method: 'GET',
    path: '/api/receipts/:number',
    summary: 'One receipt of the account.',
    caller: 'signed-in',
    params,
    reply: receipt,
    refuses: ['not_found'],
  }),
  getReceiptPdf: defineCall({
    method: 'GET',
    path: '/api/receipts/:number/pdf',
    summary: 'The same receipt as PDF.',
    caller: 'signed-in',
    params,
    reply: 'file',
    media: ['application/pdf'],
    refuses: ['not_found'],
  }),
  saveBillingDetails: defineCall({
    method: 'PUT',
    path: '/api/billing/details',
    summary: 'Save the business, name, address and tax number that stand on the account’s receipts.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: billingDetails,
    reply: z.object({ success: z.literal(true), details: billingDetails }),
  }),
}
