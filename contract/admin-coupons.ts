/** Coupons as admins see them. */
import { z } from 'zod'
import { calendarDay, isoTime } from '#contract/admin.ts'
import { defineCall, singleLineText } from '#contract/call.ts'
import { planIds } from '#contract/plain/plans.ts'

const coupon = z.object({
  code: z.string(),
  percent: z.int().min(1).max(100),
  /** Whether buyers can use it now: an admin switched it on, or never switched it and payments are simulated. */
  isActive: z.boolean(),
  uses: z.int(),
  usesMax: z.int().nullable(),
  /** When the coupon expires, as an ISO time. */
  expiresAt: isoTime.nullable(),
  /** The only plan the coupon applies to; null if it applies to every plan. */
  plan: z.enum(planIds).nullable(),
})
export type AdminCoupon = z.infer<typeof coupon>

const fields = {
  code: singleLineText(40, 'Please give the coupon a code.').regex(
    /^[a-z\d]{3,40}$/i,
    'Please use 3 to 40 letters and digits.',
  ),
  percent: z
    .int('Please enter a whole percentage.')
    .min(1, 'Please enter 1 to 100.')
    .max(100, 'Please enter 1 to 100.'),
  usesMax: z.int('Please enter a whole number.').min(1, 'Please enter 1 or more.').max(1_000_000).nullable(),
}
const later = {
  /** The last day on which the coupon can be used, UTC. */
  lastDay: calendarDay.nullable().optional(),
  plan: z.enum(planIds, 'No such plan.').nullable().optional(),
}

export const adminCouponsCalls = {
  listCoupons: defineCall({
    method: 'GET',
    path: '/api/admin/coupons',
    summary: 'Every coupon with its uses.',
    caller: 'admin',
    reply: z.object({ coupons: z.array(coupon), isSimulated: z.boolean() }),
  }),
  createCoupon: defineCall({
    method: 'POST',
    path: '/api/admin/coupons',
    summary: 'Make a coupon; it is on.',
    caller: 'admin',
    body: z.strictObject({ ...fields, usesMax: fields.usesMax.optional(), ...later }),
    reply: z.object({ success: z.literal(true), coupon }),
    refuses: ['coupon_taken'],
  }),
  changeCoupon: defineCall({
    method: 'PATCH',
    path: '/api/admin/coupons/:code',
    summary: 'Change a coupon, or switch it on or off; its code stays once it was used.',
    caller: 'admin',
    params: z.strictObject({ code: singleLineText(40) }),
    body: z
      .strictObject({ isActive: z.boolean(), ...fields, ...later })
      .partial()
      .refine((body) => Object.keys(body).length > 0, 'Please say what is to change.'),
    reply: z.object({ success: z.literal(true), coupon }),
    refuses: ['not_found', 'coupon_taken', 'coupon_used'],
  }),
}
