/** Rate limits of the checkout. */
import { type CallLimit, daySeconds, minuteSeconds } from '#server/calls/limits.ts'

export const couponLimit: CallLimit = { name: 'coupon', uses: 10, seconds: minuteSeconds, per: 'call' }
export const freeLimit: CallLimit = { name: 'free', uses: 10, seconds: minuteSeconds, per: 'user' }
export const checkoutLimit: CallLimit = { name: 'checkout', uses: 30, seconds: 10 * minuteSeconds, per: 'address' }
export const claimMailLimit: CallLimit = { name: 'claim-mail', uses: 3, seconds: daySeconds, per: 'call' }
export const orderLimit: CallLimit = { name: 'order', uses: 120, seconds: minuteSeconds, per: 'address' }
export const webhookLimit: CallLimit = {
  name: 'webhook',
  uses: 3000,
  seconds: minuteSeconds,
  per: 'address',
  isLocal: true,
}
