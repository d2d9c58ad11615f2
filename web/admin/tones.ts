/** The colour ("tone") of each status badge, which also has the status as text. */
import type { SubscriptionStatus } from '#contract/plain/access.ts'
import type { AccountStatus } from '#contract/plain/people.ts'

type Tone = '' | 'good' | 'mid' | 'poor'

export const accountTones: Readonly<Record<AccountStatus, Tone>> = { active: '', suspended: 'mid', banned: 'poor' }

export const subscriptionTones: Readonly<Record<SubscriptionStatus, Tone>> = {
  active: 'good',
  trialing: 'good',
  past_due: 'mid',
  canceled: 'poor',
  inactive: '',
}
