/** Rate limits of the brand review. */
import { type CallLimit, daySeconds, minuteSeconds } from '#server/calls/limits.ts'

export const auditLimit: CallLimit = { name: 'audit', uses: 10, seconds: 10 * minuteSeconds, per: 'user' }
export const auditDayLimit: CallLimit = { name: 'audit-day', uses: 100, seconds: daySeconds, per: 'user' }
export const auditMailLimit: CallLimit = { name: 'audit-mail', uses: 10, seconds: 10 * minuteSeconds, per: 'user' }
export const auditMailConfirmLimit: CallLimit = {
  name: 'audit-mail-confirm',
  uses: 30,
  seconds: 10 * minuteSeconds,
  per: 'address',
}
