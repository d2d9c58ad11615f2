/** Rate limits for visitors without an account. */
import { type CallLimit, hourSeconds } from '#server/calls/limits.ts'

export const startLimit: CallLimit = { name: 'start', uses: 20, seconds: hourSeconds, per: 'call' }
export const startMailLimit: CallLimit = { name: 'start-mail', uses: 3, seconds: hourSeconds, per: 'call' }
export const waitlistLimit: CallLimit = { name: 'waitlist', uses: 5, seconds: hourSeconds, per: 'address' }
