/** Coupons as admins see them: all of them, a new one, and switching one on or off. */
import { desc, eq } from 'drizzle-orm'
import { type AdminCoupon, adminCalls } from '#contract/admin.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { noteDeed } from '#server/account/admin-log.ts'
import { couponKey } from '#server/checkout/coupons-store.ts'
import { coupons } from '#server/platform/db/payment-tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type CouponRow = typeof coupons.$inferSelect

const present = (row: CouponRow, isSimulated: boolean): AdminCoupon => ({
  code: row.code,
  percent: row.percent,
  isActive: row.isActive ?? isSimulated,
  uses: row.uses,
  usesMax: row.usesMax,
  expiresAt: row.expiresAt?.toISOString() ?? null,
})

const dayMs = 86_400_000

export function addCouponsRoutes({ answer, database }: AccountContext, isSimulated: boolean): void {
  answer(adminCalls.listCoupons, async () => {
    const rows = await database.select().from(coupons).orderBy(desc(coupons.createdAt), coupons.code)
    return { coupons: rows.map((row) => present(row, isSimulated)), isSimulated }
  })

  answer(adminCalls.createCoupon, async ({ asker, body }) => {
    const { percent, usesMax = null, lastDay } = body
    const code = couponKey(body.code)
    const expiresAt = lastDay ? new Date(Date.parse(lastDay) + dayMs) : null
    if (expiresAt !== null && expiresAt.getTime() <= Date.now())
      throw new Refusal('invalid_input', { fields: { lastDay: 'That day is past.' }, sentence: 'That day is past.' })
    const made = await database.transaction(async (on) => {
      const [row] = await on
        .insert(coupons)
        .values({ code, percent, usesMax, expiresAt, isActive: true })
        .onConflictDoNothing()
        .returning()
      if (!row) throw new Refusal('coupon_taken')
      const after = { percent, usesMax, expiresAt, isActive: true }
      await noteDeed({ action: 'coupon-created', adminId: asker.userId, subject: code, after }, on)
      return row
    })
    return { success: true as const, coupon: present(made, isSimulated) }
  })

  answer(adminCalls.switchCoupon, async ({ asker, params, body: { isActive } }) => {
    const code = couponKey(params.code)
    const switched = await database.transaction(async (on) => {
      const [before] = await on.select().from(coupons).where(eq(coupons.code, code)).for('update')
      if (!before) throw new Refusal('not_found', { sentence: 'There is no coupon with this code.' })
      const [after] = await on.update(coupons).set({ isActive }).where(eq(coupons.code, code)).returning()
      await noteDeed(
        {
          ...{ action: 'coupon-switched', adminId: asker.userId, subject: code },
          ...{ before: { isActive: before.isActive ?? isSimulated }, after: { isActive } },
        },
        on,
      )
      return after ?? before
    })
    return { success: true as const, coupon: present(switched, isSimulated) }
  })
}
