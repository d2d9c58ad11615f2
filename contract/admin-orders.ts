/** All orders and payments as admins see them, including those of deleted accounts. */
import { z } from 'zod'
import { pageQuery } from '#contract/admin.ts'
import { defineCall, storableText } from '#contract/call.ts'
import { orderStates } from '#contract/checkout.ts'
import { planIds } from '#contract/plain/plans.ts'

const searchLengthMax = 100

/** A payment, or an order that was never paid. */
const entry = z.object({
  /** The number on the receipt: that of the payment, or that of the order if it was never paid. */
  number: z.string(),
  isPayment: z.boolean(),
  /** ISO time of the payment, or of the order if it was never paid. */
  at: z.string(),
  email: z.string(),
  /** Null for a guest. */
  name: z.string().nullable(),
  /** Null for a guest or a deleted account. */
  userId: z.string().nullable(),
  isDeleted: z.boolean(),
  plan: z.enum(planIds),
  /** US cents: the amount paid, or the amount due if unpaid. */
  cents: z.int(),
  coupon: z.string().nullable(),
  percent: z.int(),
  state: z.enum(orderStates),
  isSimulated: z.boolean(),
})
export type OrderEntry = z.infer<typeof entry>

/** Totals of one calendar month, UTC, by payment date. */
const month = z.object({
  /** "2026-11" */
  month: z.string(),
  payments: z.int(),
  /** US cents paid and not refunded. */
  paidCents: z.int(),
  refundedCents: z.int(),
  disputedCents: z.int(),
})
export type OrderMonth = z.infer<typeof month>

const filter = {
  state: z.enum(orderStates).optional(),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please use a month such as 2026-11.')
    .optional(),
  /** A receipt number, or part of the buyer's email. */
  search: storableText(searchLengthMax).optional(),
}

export const adminOrdersCalls = {
  listAllOrders: defineCall({
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'A page of all payments and unpaid orders, newest first, with the sums of the last 24 months.',
    caller: 'admin',
    query: z.strictObject({ ...filter, ...pageQuery }),
    /** The totals exclude simulated payments, unless the server still runs on simulated payments. */
    reply: z.object({
      entries: z.array(entry),
      total: z.int(),
      months: z.array(month),
      isSimulated: z.boolean(),
    }),
  }),
  exportAllOrders: defineCall({
    method: 'GET',
    path: '/api/admin/orders.csv',
    summary: 'The same list as a table for a spreadsheet.',
    caller: 'admin',
    query: z.strictObject(filter),
    reply: 'file',
    media: ['text/csv'],
  }),
}
