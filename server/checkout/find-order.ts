/** Finds the order to show on the page after paying. */
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { formatOrderNumber, makeGuestOrderCondition, type OrderRow } from '#server/checkout/orders-store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { orders } from '#server/tables/payment-tables.ts'

/** An account, a guest's browser with unclaimed orders, or both. */
type Buyer = { userId?: string | undefined; guest?: string | undefined }

/** The serial number in an order number such as "SG-2026-00017"; NaN if it is malformed. */
const serialOf = (number: string) => Number(/^SG-\d{4}-(\d{5,12})$/.exec(number)?.[1])

/**
 * The buyer's order with this number; without a number, their newest paid order, or their newest unpaid one if they have paid
 * for nothing. Later changes to an older order, such as canceling it, do not move it to the top.
 */
export async function findOrder(
  { userId, guest }: Buyer,
  number: string | undefined,
  db: Queryable,
): Promise<OrderRow | undefined> {
  const isOwn = or(
    userId === undefined ? sql`false` : eq(orders.userId, userId),
    guest === undefined ? sql`false` : makeGuestOrderCondition(guest),
  )
  const serial = number === undefined ? undefined : serialOf(number)
  if (Number.isNaN(serial)) return undefined
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isOwn, serial === undefined ? undefined : eq(orders.number, serial)))
    .orderBy(sql`${orders.paidAt} DESC NULLS LAST`, desc(orders.number))
    .limit(1)
  return row && (number === undefined || formatOrderNumber(row) === number) ? row : undefined
}
