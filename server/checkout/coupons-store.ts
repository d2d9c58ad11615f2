/** Coupons: whether a code counts, why it does not, and taking one of its uses. */
import { sql } from 'drizzle-orm'
import { errors } from '#contract/plain/errors.ts'
import { type PlanId, plans } from '#contract/plain/plans.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { dayText } from '#server/platform/mail/mail-dates.ts'

export const couponKey = (code: string) => code.trim().toUpperCase()

/** Codes are public in the documents: one counts by itself only while no money moves. */
const isOn = (isSimulated: boolean) => sql`coalesce(is_active, ${isSimulated})`
const isNotOver = sql`(expires_at IS NULL OR expires_at > now())`
const isLeft = sql`(uses_max IS NULL OR uses < uses_max)`

type Asked = { plan: PlanId; isSimulated: boolean; isHeld: boolean }

/** Said at the field where the code was typed. */
const refuse = (code: 'invalid_coupon' | 'coupon_refused', sentence: string) =>
  new Refusal(code, { sentence, fields: { coupon: sentence } })

const onlyFor = (plan: PlanId) => `This coupon counts for ${plans[plan].name} only.`
const usedUp = 'This coupon has been used up.'
/** It counts to the end of its last day, and `expiresAt` is the moment after. */
const over = (expiresAt: Date) => `This coupon ended on ${dayText(new Date(expiresAt.getTime() - 1))}.`

/**
 * The percent of a coupon that counts now, its last use also for who holds it. Throws `coupon_refused` for one that is
 * over, used up or made for another plan, with the reason, and `invalid_coupon` for any other code: one that is switched off may be switched on
 * again, so nobody learns that it exists.
 */
export async function readCoupon(code: string, asked: Asked, on: Queryable): Promise<number> {
  const { plan, isSimulated, isHeld } = asked
  const { rows } = await on.execute<{ percent: number; plan: PlanId | null; ended: string | null; isLeft: boolean }>(
    sql`SELECT percent, plan, CASE WHEN NOT ${isNotOver} THEN expires_at END AS ended, ${isLeft} AS "isLeft"
      FROM coupons WHERE code = ${couponKey(code)} AND ${isOn(isSimulated)}`,
  )
  const [coupon] = rows
  if (!coupon) throw refuse('invalid_coupon', errors.invalid_coupon.sentence)
  if (coupon.ended !== null) throw refuse('coupon_refused', over(new Date(coupon.ended)))
  if (coupon.plan !== null && coupon.plan !== plan) throw refuse('coupon_refused', onlyFor(coupon.plan))
  if (!isHeld && !coupon.isLeft) throw refuse('coupon_refused', usedUp)
  return coupon.percent
}

/** Whether a coupon counts now, but for its uses. */
export async function countsNow(code: string, isSimulated: boolean, on: Queryable): Promise<boolean> {
  const { rows } = await on.execute(
    sql`SELECT FROM coupons WHERE code = ${couponKey(code)} AND ${isOn(isSimulated)} AND ${isNotOver}`,
  )
  return rows.length > 0
}

/** Takes one use; false when there is none left. However many ask at once, no use is given twice. */
export async function takeCoupon(code: string, isSimulated: boolean, on: Queryable): Promise<boolean> {
  const { rowCount } = await on.execute(
    sql`UPDATE coupons SET uses = uses + 1
      WHERE code = ${couponKey(code)} AND ${isOn(isSimulated)} AND ${isNotOver} AND ${isLeft}`,
  )
  return rowCount === 1
}

/** Gives a use back: its order came to nothing. */
export async function returnCoupon(code: string, on: Queryable): Promise<void> {
  await on.execute(sql`UPDATE coupons SET uses = uses - 1 WHERE code = ${couponKey(code)} AND uses > 0`)
}
