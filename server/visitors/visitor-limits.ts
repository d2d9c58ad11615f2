/** Rate limits for visitors without an account. */
import { hour, type Limit } from '#server/calls/limits.ts'

export const startLimit: Limit = { name: 'start', uses: 20, seconds: hour, per: 'call' }
export const startMailLimit: Limit = { name: 'start-mail', uses: 3, seconds: hour, per: 'call' }
export const waitlistLimit: Limit = { name: 'waitlist', uses: 5, seconds: hour, per: 'address' }
