/** Rate limits of the brand review. */
import { day, type Limit, minute } from '#server/calls/limits.ts'

export const auditLimit: Limit = { name: 'audit', uses: 10, seconds: 10 * minute, per: 'user' }
export const auditDayLimit: Limit = { name: 'audit-day', uses: 100, seconds: day, per: 'user' }
export const auditMailLimit: Limit = { name: 'audit-mail', uses: 10, seconds: 10 * minute, per: 'user' }
export const auditMailConfirmLimit: Limit = {
  name: 'audit-mail-confirm',
  uses: 30,
  seconds: 10 * minute,
  per: 'address',
}
