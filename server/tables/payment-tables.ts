/** Tables of checkout: coupons, orders, payment events, receipts and payments. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { planIds } from '#contract/plain/plans.ts'
import { nowColumn, timeColumn } from '#server/tables/tables.ts'

export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  percent: integer().notNull(),
  isActive: boolean('is_active'),
  uses: integer().notNull().default(0),
  usesMax: integer('uses_max'),
  expiresAt: timeColumn('expires_at'),
  plan: text({ enum: planIds }),
  createdAt: nowColumn('created_at'),
})

export const orders = pgTable('orders', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  userId: uuid('user_id'),
  buyer: text().notNull(),
  buyerName: text('buyer_name'),
  billing: jsonb().$type<unknown>(),
  claimHash: text('claim_hash'),
  claimUntil: timeColumn('claim_until').notNull().default(sql`now() + interval '30 days'`),
  email: text().notNull(),
  plan: text({ enum: planIds }).notNull(),
  amount: integer().notNull(),
  originalAmount: integer('original_amount').notNull(),
  coupon: text(),
  percent: integer().notNull().default(0),
  trialEnd: timeColumn('trial_end'),
  provider: text({ enum: ['stripe', 'simulated', 'free'] }).notNull(),
  providerId: text('provider_id'),
  clientSecret: text('client_secret'),
  state: text({ enum: ['pending', 'paid', 'failed', 'refunded', 'disputed'] })
    .notNull()
    .default('pending'),
  paidAt: timeColumn('paid_at'),
  paidUntil: timeColumn('paid_until'),
  pastDueSince: timeColumn('past_due_since'),
  isCanceled: boolean('is_canceled').notNull().default(false),
  givenUpAt: timeColumn('given_up_at'),
  isEndedByAdmin: boolean('is_ended_by_admin').notNull().default(false),
  isShutByAdmin: boolean('is_shut_by_admin').notNull().default(false),
  createdAt: nowColumn('created_at'),
  updatedAt: nowColumn('updated_at'),
})

export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  orderId: uuid('order_id'),
  event: jsonb().$type<unknown>().notNull(),
  problem: text(),
  receivedAt: nowColumn('received_at'),
})

/** One per payment. */
export const receipts = pgTable('receipts', {
  payment: text().primaryKey(),
  orderId: uuid('order_id').notNull(),
  createdAt: nowColumn('created_at'),
})

/** The state of each payment of an order, combined from the provider's events. */
export const payments = pgTable(
  'payments',
  {
    orderId: uuid('order_id').notNull(),
    payment: text().notNull(),
    receipt: integer(),
    cents: integer().notNull(),
    state: text({ enum: ['paid', 'failed', 'refunded', 'disputed'] }).notNull(),
    at: timeColumn('at').notNull(),
    isSimulated: boolean('is_simulated').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.payment] })],
)
