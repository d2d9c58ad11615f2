/** Rate limits of the checkout. */
import { day, type Limit, minute } from '#server/calls/limits.ts'

export const couponLimit: Limit = { name: 'coupon', uses: 10, seconds: minute, per: 'call' }
export const freeLimit: Limit = { name: 'free', uses: 10, seconds: minute, per: 'user' }
export const checkoutLimit: Limit = { name: 'checkout', uses: 30, seconds: 10 * minute, per: 'address' }
export const claimMailLimit: Limit = { name: 'claim-mail', uses: 3, seconds: day, per: 'call' }
export const orderLimit: Limit = { name: 'order', uses: 120, seconds: minute, per: 'address' }
export const webhookLimit: Limit = { name: 'webhook', uses: 3000, seconds: minute, per: 'address', isLocal: true }
