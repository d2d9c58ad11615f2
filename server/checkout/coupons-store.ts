/** Coupons: whether a code is valid, why not, and counting its uses. */
import { sql } from 'drizzle-orm'
import { errorDefinitions } from '#contract/plain/errors.ts'
import { type PlanId, plans } from '#contract/plain/plans.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { formatMailDay } from '#server/platform/mail/mail-dates.ts'

export const makeCouponKey = (code: string) => code.trim().toUpperCase()

/** Coupons never switched on or off are valid only with simulated payments, because their codes are public in the docs. */
const isOn = (isSimulated: boolean) => sql`coalesce(is_active, ${isSimulated})`
const isNotOver = sql`(expires_at IS NULL OR expires_at > now())`
const isLeft = sql`(uses_max IS NULL OR uses < uses_max)`

type Asked = { plan: PlanId; isSimulated: boolean; isHeld: boolean }

/** Shows the sentence at the coupon field. */
const refuse = (code: 'invalid_coupon' | 'coupon_refused', sentence: string) =>
  new Refusal(code, { sentence, fields: { coupon: sentence } })

const onlyFor = (plan: PlanId) => `This coupon counts for ${plans[plan].name} only.`
const usedUp = 'This coupon has been used up.'
/** `expiresAt` is the moment after the last valid day. */
const over = (expiresAt: Date) => `This coupon ended on ${formatMailDay(new Date(expiresAt.getTime() - 1))}.`

/**
 * The percentage of a valid coupon. With `isHeld`, its last use may already be taken by this buyer. Throws `coupon_refused`
 * with the reason if the coupon is expired, used up or for another plan, and `invalid_coupon` for any other code. That
 * includes codes switched off: they may be switched on later, so nobody should learn that they exist.
 */
export async function readCoupon(code: string, asked: Asked, db: Queryable): Promise<number> {
  const { plan, isSimulated, isHeld } = asked
  const { rows } = await db.execute<{ percent: number; plan: PlanId | null; ended: string | null; isLeft: boolean }>(
    sql`SELECT percent, plan, CASE WHEN NOT ${isNotOver} THEN expires_at END AS ended, ${isLeft} AS "isLeft"
      FROM coupons WHERE code = ${makeCouponKey(code)} AND ${isOn(isSimulated)}`,
  )
  const [coupon] = rows
  if (!coupon) throw refuse('invalid_coupon', errorDefinitions.invalid_coupon.sentence)
  if (coupon.ended !== null) throw refuse('coupon_refused', over(new Date(coupon.ended)))
  if (coupon.plan !== null && coupon.plan !== plan) throw refuse('coupon_refused', onlyFor(coupon.plan))
  if (!isHeld && !coupon.isLeft) throw refuse('coupon_refused', usedUp)
  return coupon.percent
}

/** Whether a coupon is valid now, not counting its uses. */
export async function isCouponValidNow(code: string, isSimulated: boolean, db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM coupons WHERE code = ${makeCouponKey(code)} AND ${isOn(isSimulated)} AND ${isNotOver}`,
  )
  return rows.length > 0
}

/** Takes one use; false if none is left. Safe against concurrent requests. */
export async function takeCouponUse(code: string, isSimulated: boolean, db: Queryable): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`UPDATE coupons SET uses = uses + 1
      WHERE code = ${makeCouponKey(code)} AND ${isOn(isSimulated)} AND ${isNotOver} AND ${isLeft}`,
  )
  return rowCount === 1
}

/** Returns one use after its order failed. */
export async function returnCouponUse(code: string, db: Queryable): Promise<void> {
  await db.execute(sql`UPDATE coupons SET uses = uses - 1 WHERE code = ${makeCouponKey(code)} AND uses > 0`)
}
