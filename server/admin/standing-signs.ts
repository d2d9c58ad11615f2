/**
 * One private-use character per value of a filter, so that one text index serves search and filters. The database
 * function `standing_of` appends those of each user (the "standing") to `search_text`.
 */
import type { SubscriptionStatus } from '#contract/plain/access.ts'
import type { AccountStatus, UserRole } from '#contract/plain/people.ts'
import type { PlanFilterValue } from '#contract/plain/plans.ts'

export type UserStandingFilter = {
  status?: AccountStatus | undefined
  role?: UserRole | undefined
  subscription?: SubscriptionStatus | undefined
  plan?: PlanFilterValue | undefined
}

const statusSigns: Readonly<Record<AccountStatus, string>> = { active: '\ue000', suspended: '\ue001', banned: '\ue002' }
const roleSigns: Readonly<Record<UserRole, string>> = { customer: '\ue010', test: '\ue011', admin: '\ue012' }
const subscriptionSigns: Readonly<Record<SubscriptionStatus, string>> = {
  active: '\ue020',
  inactive: '\ue021',
  trialing: '\ue022',
  past_due: '\ue023',
  canceled: '\ue024',
}
const planSigns: Readonly<Record<PlanFilterValue, string>> = {
  'all-access': '\ue030',
  monthly: '\ue031',
  'starter-bundle': '\ue032',
  'tool-1-only': '\ue033',
  'brand-review': '\ue034',
  none: '\ue035',
}

/** The characters that stand for the given filters. */
export const encodeStandingFilter = ({ status, role, subscription, plan }: UserStandingFilter): string[] => [
  ...(status ? [statusSigns[status]] : []),
  ...(role ? [roleSigns[role]] : []),
  ...(subscription ? [subscriptionSigns[subscription]] : []),
  ...(plan ? [planSigns[plan]] : []),
]
