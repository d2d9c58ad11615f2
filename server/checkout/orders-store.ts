/** Stores orders: places each once, however often the user clicks, and keeps it up to date with its provider's messages. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type PlanId, plans } from '#contract/plain/plans.ts'
import { queueEndOfRenewals } from '#server/account/end-renewal.ts'
import { lockOrders } from '#server/account/lock-orders.ts'
import {
  type AccountAccess,
  computeAccountAccess,
  findPaidYearsEnd,
  type PaidOrder,
} from '#server/checkout/account-access.ts'
import { combinePaymentEvents } from '#server/checkout/combine-payment-events.ts'
import { readCoupon } from '#server/checkout/coupons-store.ts'
import { isOpenOrder, takeOrderCouponUse } from '#server/checkout/open-orders.ts'
import { queuePlanCanceledMail } from '#server/checkout/plan-ends.ts'
import { readProviderEvents } from '#server/checkout/provider-messages.ts'
import { storePayments } from '#server/checkout/store-payments.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { orders } from '#server/tables/payment-tables.ts'
import { users } from '#server/tables/tables.ts'

export type OrderRow = typeof orders.$inferSelect

/** The order number printed on receipts. */
export const formatOrderNumber = ({ number, createdAt }: Pick<OrderRow, 'number' | 'createdAt'>) =>
  `SG-${createdAt.getUTCFullYear()}-${String(number).padStart(5, '0')}`

export type NewOrder = Pick<
  OrderRow,
  'userId' | 'buyer' | 'email' | 'plan' | 'amount' | 'originalAmount' | 'coupon' | 'percent' | 'provider'
>

/** The end of the user's current trial, stored with an order because a paid year begins after it. */
async function trialEndOf(userId: string, db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ status: users.subscriptionStatus, end: users.subscriptionEndDate })
    .from(users)
    .where(eq(users.id, userId))
  // The account was deleted while we waited for the lock.
  if (!row) throw new Refusal('signed_out')
  return row.status === 'trialing' ? row.end : null
}

async function findOpen({ buyer, plan, amount, coupon }: NewOrder, db: Queryable): Promise<OrderRow | undefined> {
  const isSame = sql`coalesce(${orders.coupon}, '') = ${coupon ?? ''}`
  const [open] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.buyer, buyer), eq(orders.plan, plan), eq(orders.amount, amount), isSame, isOpenOrder))
    .orderBy(desc(orders.number))
    .limit(1)
  return open
}

/** A guest may correct the email address before paying; the receipt goes to the new one. */
async function correctEmail(orderId: string, email: string, db: Queryable): Promise<OrderRow> {
  const [corrected] = await db.update(orders).set({ email }).where(eq(orders.id, orderId)).returning()
  if (!corrected) throw new Refusal('unexpected')
  return corrected
}

/** The buyer's matching open order, or a new one together with a use of its coupon. */
export async function placeOrder(order: NewOrder, isSimulated: boolean, db: Queryable): Promise<OrderRow> {
  await lockOrders(order.userId, [order.buyer], db)
  const open = await findOpen(order, db)
  if (open) return open.email === order.email ? open : correctEmail(open.id, order.email, db)
  const trialEnd = order.userId === null ? null : await trialEndOf(order.userId, db)
  const [made] = await db
    .insert(orders)
    .values({ id: randomUUID(), ...order, trialEnd })
    .onConflictDoNothing()
    .returning()
  if (!made) {
    const underWay = await findOpen(order, db)
    if (underWay) return underWay
    throw new Refusal('already_granted')
  }
  if (await takeOrderCouponUse(made, isSimulated, db)) return made
  await readCoupon(order.coupon ?? '', { plan: order.plan, isSimulated, isHeld: false }, db)
  throw new Refusal('coupon_refused')
}

const ms = (date: Date | null) => date?.getTime() ?? null
const dateOf = (time: number | null | undefined) => (time ? new Date(time) : null)

export const makePaidOrder = (row: OrderRow): PaidOrder => ({
  plan: row.plan,
  amount: row.amount,
  paidAt: row.paidAt?.getTime() ?? row.createdAt.getTime(),
  trialEnd: ms(row.trialEnd),
  paidUntil: ms(row.paidUntil),
  pastDueSince: ms(row.pastDueSince),
  isCanceled: row.isCanceled,
})

/** Whether the order was ever paid, even if it was refunded since. */
export const wasEverPaid = ({ state }: Pick<OrderRow, 'state'>) => state !== 'pending' && state !== 'failed'

/** The end of the plan; a later end given by an admin wins. */
function endOf({ subscriptionPlan, subscriptionStatus, subscriptionEndDate: end }: AccountAccess, given: Date | null) {
  const hasEnd = end !== null && (subscriptionPlan === 'all-access' || subscriptionStatus === 'canceled')
  return dateOf(hasEnd ? Math.max(end, ms(given) ?? 0) : end)
}

/** Whether a plan is open only because an admin extended it beyond its paid time. */
const isOpenByGift = ({ status, givenUntil }: { status: string; givenUntil: Date | null }) =>
  (status === 'active' || status === 'canceled') && givenUntil !== null && givenUntil.getTime() > Date.now()

/** Recomputes an account's access from its orders, under a lock on the account's row. */
export async function recomputeAccess(userId: string, db: Queryable): Promise<void> {
  const [user] = await db
    .select({
      ...{ id: users.id, status: users.subscriptionStatus, plan: users.subscriptionPlan },
      end: users.subscriptionEndDate,
      givenUntil: users.givenUntil,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!user) return
  // What an admin set by hand (active without a plan, or ended) stays until another plan replaces it.
  const isGiven = user.status === 'active' && user.plan === null
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdAt)
  const isShut = user.status === 'inactive' && rows.some(({ isShutByAdmin }) => isShutByAdmin)
  const paid = rows.filter(({ state }) => state === 'paid')
  const counting = paid.filter(({ isShutByAdmin }) => !(isShut && isShutByAdmin))
  const ends = rows.flatMap(({ trialEnd }) => (trialEnd && !isShut ? [trialEnd.getTime()] : []))
  const trialEnd = user.status === 'trialing' ? ms(user.end) : Math.max(0, ...ends) || null
  const counted = computeAccountAccess(counting.map(makePaidOrder), trialEnd, Date.now())
  // A plan bought after an admin ended one works as usual and starts after the days already paid for.
  const isReopened = isShut && counted.subscriptionPlan !== null
  const access = isReopened ? computeAccountAccess(paid.map(makePaidOrder), trialEnd, Date.now()) : counted
  const stands = access.subscriptionPlan === null && (isGiven || isShut || isOpenByGift(user))
  const last = paid.filter(({ amount }) => amount > 0).at(-1)
  await db
    .update(users)
    .set({
      subscriptionStatus: stands ? user.status : access.subscriptionStatus,
      subscriptionPlan: stands ? user.plan : access.subscriptionPlan,
      subscriptionEndDate: stands ? user.end : endOf(access, user.givenUntil),
      pastDueSince: dateOf(access.pastDueSince),
      ownedPlans: access.ownedPlans,
      hasPaidAccess: last !== undefined,
      hasFreeMonth: access.hasFreeMonth,
      ...(last && { paymentDate: last.paidAt, paymentAmount: last.amount }),
      ...(paid.length > 0 && { subscriptionStartDate: paid[0]?.paidAt ?? null }),
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
}

/** Updates an order, and its buyer's access, from all its events. The caller must hold the order's lock. */
export async function settleOrder(order: OrderRow, db: Queryable): Promise<OrderRow> {
  const outcome = combinePaymentEvents(await readProviderEvents([order.id], db))
  const canWait = order.givenUpAt === null
  const [settled] = await db
    .update(orders)
    .set({
      // Events without a payment leave the state as it is, and an abandoned order never goes back to pending.
      state: outcome.state === 'pending' && !(outcome.isProcessing && canWait) ? order.state : outcome.state,
      paidAt: dateOf(outcome.paidAt),
      paidUntil: dateOf(outcome.paidUntil),
      pastDueSince: dateOf(outcome.pastDueSince),
      isCanceled: outcome.isCanceled,
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, order.id))
    .returning()
  await storePayments(order, outcome, db)
  // An order that was never paid does not affect access.
  if (settled?.userId && (wasEverPaid(order) || wasEverPaid(settled))) await recomputeAccess(settled.userId, db)
  if (settled?.isCanceled && !order.isCanceled) await queuePlanCanceledMail(settled, db)
  return settled ?? order
}

export const listOrders = (userId: string, db: Queryable): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt))

/** Each renewal has a receipt of its own: "SG-2026-00017-2" is the second receipt of its order. */
export const formatReceiptNumber = (order: Pick<OrderRow, 'number' | 'createdAt'>, at: number) =>
  at === 0 ? formatOrderNumber(order) : `${formatOrderNumber(order)}-${at + 1}`

/** Matches the orders of a guest's browser that belong to no account yet. */
export const makeGuestOrderCondition = (buyer: string) => and(isNull(orders.userId), eq(orders.buyer, buyer))

/** The month that renews, given an account's orders, newest first: 'none' during a paid year, otherwise the newest one. */
export function findRenewingOrder(rows: readonly OrderRow[]): OrderRow | 'none' | undefined {
  const year = findPaidYearsEnd(rows.filter(({ state }) => state === 'paid').map(makePaidOrder))
  if (year !== null && year > Date.now()) return 'none'
  return rows.find(({ plan, state, isCanceled }) => plans[plan].term === 'month' && state === 'paid' && !isCanceled)
}

/** A year replaces a month and a new month replaces an older one, so that nobody pays twice. */
export async function endReplacedRenewals(userId: string, db: Queryable): Promise<void> {
  const kept = findRenewingOrder(await listOrders(userId, db))
  if (kept === 'none') await queueEndOfRenewals(userId, db)
  else if (kept) await queueEndOfRenewals(userId, db, kept.id)
}

/** Moves a guest's orders to an account and applies its trial to them; returns how many. */
export async function claimOrders(userId: string, which: SQL | undefined, db: Queryable): Promise<number> {
  const isClaimed = and(isNull(orders.userId), which)
  const found = await db.select({ buyer: orders.buyer }).from(orders).where(isClaimed)
  await lockOrders(
    userId,
    found.map(({ buyer }) => buyer),
    db,
  )
  const claimed = await db
    .update(orders)
    .set({
      userId,
      trialEnd: await trialEndOf(userId, db),
      updatedAt: sql`now()`,
    })
    .where(isClaimed)
    .returning({ state: orders.state })
  if (claimed.some(wasEverPaid)) {
    await recomputeAccess(userId, db)
    await endReplacedRenewals(userId, db)
  }
  return claimed.length
}

/** Whether a guest's browser has paid for an order that belongs to no account yet. */
export async function hasUnclaimedOrder(buyer: string, db: Queryable): Promise<boolean> {
  const [paid] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'paid'), makeGuestOrderCondition(buyer)))
    .limit(1)
  return paid !== undefined
}

/** Whether the user has the steps before the review, so that the review can be sold alone. */
export function hasStepsBeforeReview(
  plan: PlanId,
  access: { ownedPlans: readonly string[]; hasAll: boolean },
  isDone: boolean,
) {
  return plan !== 'brand-review' || isDone || access.hasAll || access.ownedPlans.includes('starter-bundle')
}
