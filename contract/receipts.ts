/** Receipts: the payment, buyer, seller, and the billing details the owner wants on them. */
import { z } from 'zod'
import { call, line, text } from '#contract/call.ts'
import { planIds } from '#contract/plain/plans.ts'

/** Billing details the owner fills in for all receipts; empty fields are left out. */
export const billingDetails = z.strictObject({
  business: line(120),
  name: line(120),
  /** The postal address, in several lines. */
  address: text(400).trim(),
  taxNumber: line(40),
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

const params = z.strictObject({ number: line(40) })

export const receiptCalls = {
  getReceipt: call({
    method: 'GET',
    path: '/api/receipts/:number',
    summary: 'One receipt of the account.',
    caller: 'signed-in',
    params,
    reply: receipt,
    refuses: ['not_found'],
  }),
  getReceiptPdf: call({
    method: 'GET',
    path: '/api/receipts/:number/pdf',
    summary: 'The same receipt as PDF.',
    caller: 'signed-in',
    params,
    reply: 'file',
    media: ['application/pdf'],
    refuses: ['not_found'],
  }),
  saveBillingDetails: call({
    method: 'PUT',
    path: '/api/billing/details',
    summary: 'Save the business, name, address and tax number that stand on the account’s receipts.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: billingDetails,
    reply: z.object({ success: z.literal(true), details: billingDetails }),
  }),
}
