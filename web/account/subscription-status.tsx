/** How the account stands. */
import { isOnTrial, trialDaysLeft } from '#contract/access.ts'
import type { CurrentUser } from '#contract/account.ts'

const names: Readonly<Record<string, string>> = { active: 'Active', past_due: 'Past Due', canceled: 'Canceled' }

export function SubscriptionStatus({ user }: { user: CurrentUser }) {
  const now = Date.now()
  const left = trialDaysLeft(user, now)
  const trial = `Trial, ${left} ${left === 1 ? 'day' : 'days'} left`
  return (
    <section className="profile-part" aria-labelledby="subscription-title">
      <h2 id="subscription-title">Subscription Status</h2>
      <p>
        <span className="badge">{isOnTrial(user, now) ? trial : (names[user.subscriptionStatus] ?? 'Inactive')}</span>
      </p>
    </section>
  )
}
