/** The read-only part of the user panel: the account's status, and the answers in the user's profile. */

import type { AdminUserDetail } from '#contract/admin.ts'
import { isOnTrial } from '#contract/plain/access.ts'
import { formatOptionAnswer } from '#contract/plain/business-options.ts'
import { isPlanId, plans } from '#contract/plain/plans.ts'
import { formatDay, formatMoment } from '#web/admin/format-day.ts'
import { Icon } from '#web/ui/icon.tsx'

const stepsCount = 6

type Fact = { name: string; says: string }

const planName = (plan: string) => (isPlanId(plan) ? plans[plan].name : plan)

function tellPlan(user: AdminUserDetail): string {
  const { subscriptionPlan: plan, subscriptionStatus: status, subscriptionEndDate: end } = user
  if (status === 'trialing' && end !== null) {
    const facts = { ...user, pastDueSince: null }
    return `Trial ${isOnTrial(facts, Date.now()) ? 'until' : 'ended'} ${formatDay(end)}`
  }
  if (plan === null) {
    if (status === 'active') return 'Given access, no plan'
    return user.ownedPlans.length === 0 ? 'None' : user.ownedPlans.map(planName).join(', ')
  }
  return end === null ? planName(plan) : `${planName(plan)}, until ${formatDay(end)}`
}

const standingOf = (user: AdminUserDetail): Fact[] => [
  { name: 'Business', says: user.businessName || 'Not told' },
  { name: 'Plan', says: tellPlan(user) },
  { name: 'Joined', says: formatDay(user.createdAt) },
  { name: 'Last login', says: user.lastLoginAt === null ? 'Never' : formatMoment(user.lastLoginAt) },
  { name: 'Email', says: user.emailProven ? 'Proven' : 'Not proven yet' },
  { name: 'Onboarding', says: user.onboardingCompleted ? 'Completed' : 'Not completed' },
  { name: 'Toolkit', says: `${user.stepsDone} of ${stepsCount} steps` },
]

const profileOf = (user: AdminUserDetail): Fact[] =>
  [
    { name: 'Job Title', says: user.jobTitle },
    { name: 'Industry', says: user.industry && formatOptionAnswer(user.industry) },
    { name: 'Company Size', says: user.companySize && formatOptionAnswer(user.companySize) },
    { name: 'Monthly Revenue', says: user.monthlyRevenue && formatOptionAnswer(user.monthlyRevenue) },
    { name: 'Products & Services', says: user.productsServices },
    { name: 'Ideal Client Description', says: user.idealClientDescription },
    { name: 'Primary Goal', says: user.primaryGoal && formatOptionAnswer(user.primaryGoal) },
    { name: 'Competitive Differentiator', says: user.competitiveDifferentiator },
    { name: 'Customer Pain Points', says: user.customerPainPoints },
  ].flatMap(({ name, says }) => (says ? [{ name, says }] : []))

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="panel-facts">
      {facts.map(({ name, says }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="small">{says}</dd>
        </div>
      ))}
    </dl>
  )
}

export const UserFacts = ({ user }: { user: AdminUserDetail }) => <Facts facts={standingOf(user)} />

/** The user's profile answers, if there are any. */
export function UserProfileAnswers({ user }: { user: AdminUserDetail }) {
  const profile = profileOf(user)
  if (profile.length === 0) return null
  return (
    <details className="as-table">
      <summary>
        <Icon name="unfold" />
        Profile
      </summary>
      <Facts facts={profile} />
    </details>
  )
}
