/** Every order and payment there was, as admins see them, also of accounts that are gone. */
import { z } from 'zod'
import { pageQuery } from '#contract/admin.ts'
import { call, text } from '#contract/call.ts'
import { orderStates } from '#contract/checkout.ts'
import { planIds } from '#contract/plain/plans.ts'

const searchLengthMax = 100

/** A payment; or an order for which nothing was ever paid. */
const entry = z.object({
  /** As on the receipt: of the payment, or of the order where nothing was paid. */
  number: z.string(),
  isPayment: z.boolean(),
  /** ISO time of the payment, or of the order. */
  at: z.string(),
  email: z.string(),
  /** Null of a guest. */
  name: z.string().nullable(),
  /** Null of a guest, and of an account that is gone. */
  userId: z.string().nullable(),
  isDeleted: z.boolean(),
  plan: z.enum(planIds),
  /** US cents: what was paid, or what the order comes to. */
  cents: z.int(),
  coupon: z.string().nullable(),
  percent: z.int(),
  state: z.enum(orderStates),
  isSimulated: z.boolean(),
})
export type OrderEntry = z.infer<typeof entry>

/** A calendar month, UTC, by the days of the payments. */
const month = z.object({
  /** "2026-11" */
  month: z.string(),
  payments: z.int(),
  /** US cents that were paid and not given back. */
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
  /** The number on a receipt, or letters of the buyer's email. */
  search: text(searchLengthMax).optional(),
}

export const adminOrdersCalls = {
  listAllOrders: call({
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'A page of all payments and unpaid orders, newest first, with the sums of the last 24 months.',
    caller: 'admin',
    query: z.strictObject({ ...filter, ...pageQuery }),
    /** Sums leave out what was paid while payments were simulated, unless they still are. */
    reply: z.object({
      entries: z.array(entry),
      total: z.int(),
      months: z.array(month),
      isSimulated: z.boolean(),
    }),
  }),
  exportAllOrders: call({
    method: 'GET',
    path: '/api/admin/orders.csv',
    summary: 'The same list as a table for a spreadsheet.',
    caller: 'admin',
    query: z.strictObject(filter),
    reply: 'file',
    media: ['text/csv'],
  }),
}
