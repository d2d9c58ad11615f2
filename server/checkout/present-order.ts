/** An order as its buyer sees it. */
import type { Order } from '#contract/checkout.ts'
import { plans } from '#contract/plain/plans.ts'
import { formatOrderNumber, type OrderRow } from '#server/checkout/orders-store.ts'
import { readOrderOpenUntil } from '#server/checkout/paid-times.ts'
import type { Queryable } from '#server/platform/db/database.ts'

export const presentOrder = async (row: OrderRow, db: Queryable): Promise<Order> => ({
  number: formatOrderNumber(row),
  state: row.state,
  plan: row.plan,
  amount: row.amount,
  originalAmount: row.originalAmount,
  coupon: row.coupon,
  percent: row.percent,
  email: row.email,
  orderedAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  opensUntil: await readOrderOpenUntil(row, db),
  renews: plans[row.plan].term === 'month' && row.state === 'paid' && !row.isCanceled,
  isClaimed: row.userId !== null,
})
