/** Coupons: whether a code counts, and taking one of its uses. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/database.ts'

export const couponKey = (code: string) => code.trim().toUpperCase()

/** Codes are public in the documents: one counts by itself only while no money moves. */
const counts = (isSimulated: boolean) => sql`
  coalesce(is_active, ${isSimulated}) AND (expires_at IS NULL OR expires_at > now())`
const isLeft = sql`(uses_max IS NULL OR uses < uses_max)`

/** The percent of a coupon that counts now, its last use also for who holds it; undefined for any other code. */
export async function findCoupon(
  code: string,
  { isSimulated, isHeld }: { isSimulated: boolean; isHeld: boolean },
  on: Queryable,
): Promise<number | undefined> {
  const { rows } = await on.execute<{ percent: number }>(
    sql`SELECT percent FROM coupons
      WHERE code = ${couponKey(code)} AND ${counts(isSimulated)} AND (${isHeld} OR ${isLeft})`,
  )
  return rows[0]?.percent
}

/** Takes one use; false when there is none left. However many ask at once, no use is given twice. */
export async function takeCoupon(code: string, isSimulated: boolean, on: Queryable): Promise<boolean> {
  const { rowCount } = await on.execute(
    sql`UPDATE coupons SET uses = uses + 1 WHERE code = ${couponKey(code)} AND ${counts(isSimulated)} AND ${isLeft}`,
  )
  return rowCount === 1
}

/** Gives a use back: its order came to nothing. */
export async function returnCoupon(code: string, on: Queryable): Promise<void> {
  await on.execute(sql`UPDATE coupons SET uses = uses - 1 WHERE code = ${couponKey(code)} AND uses > 0`)
}
