/** The admins' coupons: list, create, change, switch on and off. */

import { desc, eq } from 'drizzle-orm'
import { type AdminCoupon, adminCouponsCalls } from '#contract/admin-coupons.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { recordAdminAction } from '#server/account/admin-log.ts'
import { adminReadLimit, changeLimit } from '#server/calls/limits.ts'
import { makeCouponKey } from '#server/checkout/coupons-store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { coupons, orders } from '#server/tables/payment-tables.ts'

type CouponRow = typeof coupons.$inferSelect
type CouponChange = { [Field in keyof CouponRow]?: CouponRow[Field] | undefined }

const present = (row: CouponRow, isSimulated: boolean): AdminCoupon => ({
  code: row.code,
  percent: row.percent,
  isActive: row.isActive ?? isSimulated,
  uses: row.uses,
  usesMax: row.usesMax,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  plan: row.plan,
})

const dayMs = 86_400_000

/** The end of a coupon's last day; refuses a day in the past. */
function endOf(lastDay: string | null): Date | null {
  if (lastDay === null) return null
  const end = new Date(Date.parse(lastDay) + dayMs)
  if (end.getTime() > Date.now()) return end
  throw new Refusal('invalid_input', { fields: { lastDay: 'That day is past.' }, sentence: 'That day is past.' })
}

async function wasUsed({ code, uses }: CouponRow, db: Queryable): Promise<boolean> {
  if (uses > 0) return true
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.coupon, code)).limit(1)
  return order !== undefined
}

/** What the admin log records of a coupon: the fields that are changed. */
const told = (row: CouponRow, change: CouponChange, isSimulated: boolean) =>
  Object.fromEntries(Object.entries({ ...row, isActive: row.isActive ?? isSimulated }).filter(([key]) => key in change))

export function addCouponsRoutes({ answer, database }: AccountContext, isSimulated: boolean): void {
  answer(adminCouponsCalls.listCoupons, [adminReadLimit], async () => {
    const rows = await database.select().from(coupons).orderBy(desc(coupons.createdAt), coupons.code)
    return { coupons: rows.map((row) => present(row, isSimulated)), isSimulated }
  })

  answer(adminCouponsCalls.createCoupon, [changeLimit], async ({ asker, body }) => {
    const { percent, usesMax = null, lastDay = null, plan = null } = body
    const code = makeCouponKey(body.code)
    const expiresAt = endOf(lastDay)
    const made = await database.transaction(async (tx) => {
      const [row] = await tx
        .insert(coupons)
        .values({ code, percent, usesMax, expiresAt, plan, isActive: true })
        .onConflictDoNothing()
        .returning()
      if (!row) throw new Refusal('coupon_taken')
      const after = { percent, usesMax, expiresAt, plan, isActive: true }
      await recordAdminAction({ action: 'coupon-created', adminId: asker.userId, subject: code, after }, tx)
      return row
    })
    return { success: true as const, coupon: present(made, isSimulated) }
  })

  answer(adminCouponsCalls.changeCoupon, [changeLimit], async ({ asker, params, body }) => {
    const code = makeCouponKey(params.code)
    const { lastDay, ...rest } = body
    const change: CouponChange = {
      ...rest,
      ...(lastDay !== undefined && { expiresAt: endOf(lastDay) }),
      ...(rest.code !== undefined && { code: makeCouponKey(rest.code) }),
    }
    const changed = await database.transaction(async (tx) => {
      const [before] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update')
      if (!before) throw new Refusal('not_found', { sentence: 'There is no coupon with this code.' })
      const { code: newCode = code } = change
      if (newCode !== code) {
        if (await wasUsed(before, tx)) throw new Refusal('coupon_used')
        const [taken] = await tx.select().from(coupons).where(eq(coupons.code, newCode))
        if (taken) throw new Refusal('coupon_taken')
      }
      const [after = before] = await tx.update(coupons).set(change).where(eq(coupons.code, code)).returning()
      const action = Object.keys(change).every((key) => key === 'isActive') ? 'coupon-switched' : 'coupon-changed'
      const values = { before: told(before, change, isSimulated), after: told(after, change, isSimulated) }
      await recordAdminAction({ action, adminId: asker.userId, subject: newCode, ...values }, tx)
      return after
    })
    return { success: true as const, coupon: present(changed, isSimulated) }
  })
}
