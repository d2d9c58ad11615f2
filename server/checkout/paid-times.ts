/** Until when paid plans are open. The paid periods of an account follow each other. */
import { type PlanId, plans } from '#contract/plain/plans.ts'
import { addYear, findPaidYearsEnd, type PaidOrder } from '#server/checkout/account-access.ts'
import { listOrders, makePaidOrder, type OrderRow } from '#server/checkout/orders-store.ts'
import type { Queryable } from '#server/platform/db/database.ts'

const dateOf = (time: number | null) => (time ? new Date(time) : null)

/** Until when a single order is open, as an ISO date; null for plans that are owned for good. */
function opensUntil(order: Pick<OrderRow, 'plan' | 'paidAt' | 'trialEnd' | 'paidUntil'>, now = Date.now()) {
  const { term } = plans[order.plan]
  if (term === 'month') return order.paidUntil?.toISOString() ?? null
  if (term === 'kept') return null
  return new Date(addYear(Math.max(order.paidAt?.getTime() ?? now, order.trialEnd?.getTime() ?? 0))).toISOString()
}

/** The same for an order in its account, whose paid periods follow each other. */
export async function readOrderOpenUntil(row: OrderRow, db: Queryable): Promise<string | null> {
  const { userId, paidAt } = row
  if (plans[row.plan].term !== 'year' || userId === null || paidAt === null) return opensUntil(row)
  const until = findPaidYearsEnd((await listPaidTimes(userId, db)).filter((each) => each.paidAt <= paidAt.getTime()))
  return until === null ? opensUntil(row) : new Date(until).toISOString()
}

async function listPaidTimes(userId: string, db: Queryable): Promise<PaidOrder[]> {
  const rows = await listOrders(userId, db)
  return rows.filter(({ plan, state }) => plans[plan].term !== 'kept' && state === 'paid').map(makePaidOrder)
}

/** When the account's paid years end; null if it has none. */
export async function readPaidYearEnd(userId: string, db: Queryable): Promise<Date | null> {
  return dateOf(findPaidYearsEnd(await listPaidTimes(userId, db)))
}

/** When the account's paid months end; null if none is running. */
export async function readPaidMonthEnd(userId: string, db: Queryable): Promise<Date | null> {
  const months = (await listPaidTimes(userId, db)).filter(({ plan }) => plans[plan].term === 'month')
  const end = Math.max(0, ...months.map(({ paidUntil }) => paidUntil ?? 0))
  return end > Date.now() ? new Date(end) : null
}

/** When the last paid period of the account ends; null if none is running. Ignores plans owned for good. */
export async function readPaidEnd(userId: string, db: Queryable): Promise<Date | null> {
  const ends = [await readPaidYearEnd(userId, db), await readPaidMonthEnd(userId, db)].flatMap(
    (end) => end?.getTime() ?? [],
  )
  const end = Math.max(0, ...ends)
  return end > Date.now() ? new Date(end) : null
}

/** Until when a plan would be open if it were bought now. */
export async function readOpenUntilIfBought(
  plan: PlanId,
  buyer: { userId: string; trialEnd: Date | null } | undefined,
  db: Queryable,
): Promise<string | null> {
  const order = { plan, paidAt: null, paidUntil: null, trialEnd: buyer?.trialEnd ?? null }
  if (plans[plan].term !== 'year' || !buyer) return opensUntil(order)
  const bought = { plan, paidAt: Date.now(), trialEnd: order.trialEnd?.getTime() ?? null, paidUntil: null }
  const until = findPaidYearsEnd([...(await listPaidTimes(buyer.userId, db)), bought])
  return until === null ? null : new Date(until).toISOString()
}
