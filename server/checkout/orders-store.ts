/** Orders as rows: placed once however often somebody clicks, and brought to what their provider has told. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type PlanId, plans } from '#contract/plain/plans.ts'
import { askToEndRenewal } from '#server/account/end-renewal.ts'
import { holdOrders } from '#server/account/hold-orders.ts'
import { type AccountAccess, accessOf, type PaidOrder, yearsOf } from '#server/checkout/account-access.ts'
import { readCoupon } from '#server/checkout/coupons-store.ts'
import { foldPayments } from '#server/checkout/fold-payments.ts'
import { keepPayments } from '#server/checkout/keep-payments.ts'
import { isOpen, takeUse } from '#server/checkout/open-orders.ts'
import { tellPlanEnds } from '#server/checkout/plan-ends.ts'
import { readEvents } from '#server/checkout/told-events.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { orders } from '#server/tables/payment-tables.ts'
import { users } from '#server/tables/tables.ts'

export type OrderRow = typeof orders.$inferSelect

/** As it stands on a receipt. */
export const orderNumber = ({ number, createdAt }: Pick<OrderRow, 'number' | 'createdAt'>) =>
  `SG-${createdAt.getUTCFullYear()}-${String(number).padStart(5, '0')}`

export type NewOrder = Pick<
  OrderRow,
  'userId' | 'buyer' | 'email' | 'plan' | 'amount' | 'originalAmount' | 'coupon' | 'percent' | 'provider'
>

/** Until when her trial runs, or ran: an order notes it, because a paid year begins then. */
async function trialEndOf(userId: string, on: Queryable): Promise<Date | null> {
  const [row] = await on
    .select({ status: users.subscriptionStatus, end: users.subscriptionEndDate })
    .from(users)
    .where(eq(users.id, userId))
  // Deleted while we waited.
  if (!row) throw new Refusal('signed_out')
  return row.status === 'trialing' ? row.end : null
}

async function findOpen({ buyer, plan, amount, coupon }: NewOrder, on: Queryable): Promise<OrderRow | undefined> {
  const isSame = sql`coalesce(${orders.coupon}, '') = ${coupon ?? ''}`
  const [open] = await on
    .select()
    .from(orders)
    .where(and(eq(orders.buyer, buyer), eq(orders.plan, plan), eq(orders.amount, amount), isSame, isOpen))
    .orderBy(desc(orders.number))
    .limit(1)
  return open
}

/** A guest who comes back with another address gets the receipt there. */
async function correctEmail(orderId: string, email: string, on: Queryable): Promise<OrderRow> {
  const [corrected] = await on.update(orders).set({ email }).where(eq(orders.id, orderId)).returning()
  if (!corrected) throw new Refusal('unexpected')
  return corrected
}

/** The order that is under way, or a new one; a coupon's use is taken with it. */
export async function placeOrder(order: NewOrder, isSimulated: boolean, on: Queryable): Promise<OrderRow> {
  await holdOrders(order.userId, [order.buyer], on)
  const open = await findOpen(order, on)
  if (open) return open.email === order.email ? open : correctEmail(open.id, order.email, on)
  const trialEnd = order.userId === null ? null : await trialEndOf(order.userId, on)
  const [made] = await on
    .insert(orders)
    .values({ id: randomUUID(), ...order, trialEnd })
    .onConflictDoNothing()
    .returning()
  if (!made) {
    const underWay = await findOpen(order, on)
    if (underWay) return underWay
    throw new Refusal('already_granted')
  }
  if (await takeUse(made, isSimulated, on)) return made
  await readCoupon(order.coupon ?? '', { plan: order.plan, isSimulated, isHeld: false }, on)
  throw new Refusal('coupon_refused')
}

const ms = (date: Date | null) => date?.getTime() ?? null
const dateOf = (time: number | null | undefined) => (time ? new Date(time) : null)

export const paidOrder = (row: OrderRow): PaidOrder => ({
  plan: row.plan,
  amount: row.amount,
  paidAt: row.paidAt?.getTime() ?? row.createdAt.getTime(),
  trialEnd: ms(row.trialEnd),
  paidUntil: ms(row.paidUntil),
  pastDueSince: ms(row.pastDueSince),
  isCanceled: row.isCanceled,
})

/** Paid once, whatever became of it. */
export const isSold = ({ state }: Pick<OrderRow, 'state'>) => state !== 'pending' && state !== 'failed'

/** When a year or a canceled plan ends: what an admin has given longer stays so. */
function endOf({ subscriptionPlan, subscriptionStatus, subscriptionEndDate: end }: AccountAccess, given: Date | null) {
  const hasEnd = end !== null && (subscriptionPlan === 'all-access' || subscriptionStatus === 'canceled')
  return dateOf(hasEnd ? Math.max(end, ms(given) ?? 0) : end)
}

/** Whether an admin's last day alone keeps a plan open whose paid time is over. */
const isOpenByGift = ({ status, givenUntil }: { status: string; givenUntil: Date | null }) =>
  (status === 'active' || status === 'canceled') && givenUntil !== null && givenUntil.getTime() > Date.now()

/** Puts the access of an account together from its orders, the row of the account held meanwhile. */
export async function renewAccess(userId: string, on: Queryable): Promise<void> {
  const [user] = await on
    .select({
      ...{ id: users.id, status: users.subscriptionStatus, plan: users.subscriptionPlan },
      end: users.subscriptionEndDate,
      givenUntil: users.givenUntil,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!user) return
  // What an admin set by hand stands until another plan takes its place: active without a plan, or ended.
  const isGiven = user.status === 'active' && user.plan === null
  const rows = await on.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdAt)
  const isShut = user.status === 'inactive' && rows.some(({ isShutByAdmin }) => isShutByAdmin)
  const paid = rows.filter(({ state }) => state === 'paid')
  const counting = paid.filter(({ isShutByAdmin }) => !(isShut && isShutByAdmin))
  const ends = rows.flatMap(({ trialEnd }) => (trialEnd && !isShut ? [trialEnd.getTime()] : []))
  const trialEnd = user.status === 'trialing' ? ms(user.end) : Math.max(0, ...ends) || null
  const counted = accessOf(counting.map(paidOrder), trialEnd, Date.now())
  // What is bought after an admin ended a plan opens as usual, behind the days that were paid.
  const isReopened = isShut && counted.subscriptionPlan !== null
  const access = isReopened ? accessOf(paid.map(paidOrder), trialEnd, Date.now()) : counted
  const stands = access.subscriptionPlan === null && (isGiven || isShut || isOpenByGift(user))
  const last = paid.filter(({ amount }) => amount > 0).at(-1)
  await on
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

/** Brings an order to what its events say together, and its buyer's access with it. Its row must be held. */
export async function settleOrder(order: OrderRow, on: Queryable): Promise<OrderRow> {
  const outcome = foldPayments(await readEvents([order.id], on))
  const canWait = order.givenUpAt === null
  const [settled] = await on
    .update(orders)
    .set({
      // What says nothing of a payment leaves the order as it is; a given-up one waits for nothing any more.
      state: outcome.state === 'pending' && !(outcome.isProcessing && canWait) ? order.state : outcome.state,
      paidAt: dateOf(outcome.paidAt),
      paidUntil: dateOf(outcome.paidUntil),
      pastDueSince: dateOf(outcome.pastDueSince),
      isCanceled: outcome.isCanceled,
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, order.id))
    .returning()
  await keepPayments(order, outcome, on)
  // What was never paid for changes nothing of what is open.
  if (settled?.userId && (isSold(order) || isSold(settled))) await renewAccess(settled.userId, on)
  if (settled?.isCanceled && !order.isCanceled) await tellPlanEnds(settled, on)
  return settled ?? order
}

export const listOrders = (userId: string, on: Queryable): Promise<OrderRow[]> =>
  on.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt))

/** A renewal has a receipt of its own: "SG-2026-00017-2" is the second of its order. */
export const receiptNumber = (order: Pick<OrderRow, 'number' | 'createdAt'>, at: number) =>
  at === 0 ? orderNumber(order) : `${orderNumber(order)}-${at + 1}`

/** What a guest's browser ordered, as long as it is no account's. */
export const isOfGuest = (buyer: string) => and(isNull(orders.userId), eq(orders.buyer, buyer))

/** Of an account's orders, newest first, the month that goes on: none beside a year, and of two the newer one. */
export function renewalOf(rows: readonly OrderRow[]): OrderRow | 'none' | undefined {
  const year = yearsOf(rows.filter(({ state }) => state === 'paid').map(paidOrder))
  if (year !== null && year > Date.now()) return 'none'
  return rows.find(({ plan, state, isCanceled }) => plans[plan].term === 'month' && state === 'paid' && !isCanceled)
}

/** A year takes the place of a month, and a month that of an earlier one: nobody pays for two. */
export async function endRenewals(userId: string, on: Queryable): Promise<void> {
  const kept = renewalOf(await listOrders(userId, on))
  if (kept === 'none') await askToEndRenewal(userId, on)
  else if (kept) await askToEndRenewal(userId, on, kept.id)
}

/** Gives a guest's orders to an account, with the trial that it is in; answers how many. */
export async function claimOrders(userId: string, which: SQL | undefined, on: Queryable): Promise<number> {
  const isClaimed = and(isNull(orders.userId), which)
  const found = await on.select({ buyer: orders.buyer }).from(orders).where(isClaimed)
  await holdOrders(
    userId,
    found.map(({ buyer }) => buyer),
    on,
  )
  const claimed = await on
    .update(orders)
    .set({
      userId,
      trialEnd: await trialEndOf(userId, on),
      updatedAt: sql`now()`,
    })
    .where(isClaimed)
    .returning({ state: orders.state })
  if (claimed.some(isSold)) {
    await renewAccess(userId, on)
    await endRenewals(userId, on)
  }
  return claimed.length
}

/** Whether a guest's browser paid for something that is no account's yet. */
export async function hasUnclaimed(buyer: string, on: Queryable): Promise<boolean> {
  const [paid] = await on
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'paid'), isOfGuest(buyer)))
    .limit(1)
  return paid !== undefined
}

/** Whether the steps before the review are hers, so that the review can be sold alone. */
export function holdsStepsBefore(
  plan: PlanId,
  access: { ownedPlans: readonly string[]; hasAll: boolean },
  isDone: boolean,
) {
  return plan !== 'brand-review' || isDone || access.hasAll || access.ownedPlans.includes('starter-bundle')
}
