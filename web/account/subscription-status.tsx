/** The account's subscription: its plan, its dates, and the available actions. */

import { useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import type { BillingOverview } from '#contract/checkout.ts'
import { hasPaidSubscription } from '#contract/plain/access.ts'
import { plans } from '#contract/plain/plans.ts'
import { CancelPlan } from '#web/account/cancel-plan.tsx'
import { PaymentsList } from '#web/account/payments-list.tsx'
import { describePlan, formatPlanDay } from '#web/account/plan-texts.ts'
import { getSectionTitleId, profileSections } from '#web/account/profile-nav.tsx'
import { useHeadingFocus } from '#web/account/use-heading-focus.ts'
import { refreshUser } from '#web/account/use-user.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { send } from '#web/calls/send.ts'
import { refresh, useFreshCall } from '#web/calls/use-call.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { showToast } from '#web/ui/toast.tsx'

export function SubscriptionStatus({ user }: { user: CurrentUser }) {
  const { data: billing, error } = useFreshCall('GET /api/billing', {})
  const { badge, tone, name, says, note, facts } = describePlan(user, Date.now())
  return (
    <section className="psec" aria-labelledby={getSectionTitleId('subscription')}>
      <h2 id={getSectionTitleId('subscription')} tabIndex={-1}>
        {profileSections.subscription}
      </h2>
      <div className="plan-now">
        <div>
          <span className={`badge ${tone}`}>{badge}</span>
          <h3>{name}</h3>
          {says && <p className="quiet">{says}</p>}
          {billing && <ResumeTerms billing={billing} />}
        </div>
        <PlanActions user={user} billing={billing} />
        {note && (
          <div className="note mid plan-note">
            <Icon name="note" />
            <p>
              <b>{note.title}</b> {note.text}
            </p>
          </div>
        )}
        {facts.length > 0 && (
          <dl className="kv">
            {facts.map((fact) => (
              <div key={fact.what}>
                <dt>{fact.what}</dt>
                <dd>{fact.says}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {error && <LoadFailure>Your payments could not be loaded.</LoadFailure>}
      {billing && billing.payments.length > 0 && <PaymentsList payments={billing.payments} isOwn />}
    </section>
  )
}

/** Opens the payment provider's own page, which leads back here. */
async function changeCard(): Promise<void> {
  try {
    const { url } = await send('POST /api/billing/card', { body: {} })
    // The simulated payment provider has no page of its own, so its URL is the current page.
    if (new URL(url).pathname === location.pathname)
      showToast({ title: 'There’s no card to change', text: 'Payments are simulated here, so no card was used.' })
    else location.assign(url)
  } catch (error) {
    console.error(error)
    showToast({ title: 'The card was not changed', text: explainFailure(error, 'Please try again.'), isBad: true })
  }
}

/** The cost of resuming, shown beside its button. */
function ResumeTerms({ billing: { resumedRenewsAt } }: { billing: BillingOverview }) {
  if (resumedRenewsAt === null) return null
  return (
    <p className="quiet">
      Resume it, and it renews for ${plans.monthly.price} on {formatPlanDay(resumedRenewsAt)}.
    </p>
  )
}

function ResumePlan({ onBegin }: { onBegin: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const resume = async () => {
    onBegin()
    setBusy(true)
    try {
      const { billing } = await send('POST /api/billing/resume', { body: {} })
      await Promise.all([refreshUser(), refresh('GET /api/billing')])
      const text =
        billing.endsAt === null
          ? undefined
          : `Next payment: $${plans.monthly.price} on ${formatPlanDay(billing.endsAt)}.`
      showToast({ title: 'Subscription resumed', ...(text !== undefined && { text }) })
    } catch (error) {
      console.error(error)
      showToast({ title: 'We couldn’t resume it', text: explainFailure(error, 'Please try again.'), isBad: true })
      setBusy(false)
    }
  }
  return (
    <Button kind="main" disabled={isBusy} onClick={() => void resume()}>
      Resume subscription
    </Button>
  )
}

/**
 * Highlights the most important action: a new card after a failed payment, else resuming a canceled plan, else
 * choosing a plan.
 */
function PlanActions({ user, billing }: { user: CurrentUser; billing: BillingOverview | undefined }) {
  const [isAsking, setAsking] = useState(false)
  const isPastDue = user.subscriptionStatus === 'past_due'
  const canCancel = billing?.canCancel === true
  const canResume = billing !== undefined && billing.resumedRenewsAt !== null
  // Move the focus only after an action here, which may remove the focused button, not when the data has loaded.
  const [hasActed, setHasActed] = useState(false)
  useHeadingFocus('subscription', hasActed ? `${isAsking} ${canCancel} ${canResume}` : '')
  const ask = () => {
    setHasActed(true)
    setAsking(true)
  }
  const cancel = canCancel && <Button onClick={ask}>Cancel subscription</Button>
  const isActive = user.subscriptionStatus === 'active' && hasPaidSubscription(user, Date.now())
  const upgrade = !isActive && (
    <ButtonLink kind={isPastDue || canResume || user.hasAccess ? undefined : 'main'} to={paths.cart}>
      Upgrade Account
    </ButtonLink>
  )
  const card = canCancel && (
    <Button kind={isPastDue ? 'main' : undefined} onClick={() => void changeCard()}>
      Change the card
    </Button>
  )
  return (
    <div className="row">
      {isPastDue && card}
      {canResume && <ResumePlan onBegin={() => setHasActed(true)} />}
      {upgrade}
      {!isPastDue && card}
      {cancel}
      {isAsking && billing && (
        <CancelPlan billing={billing} hasAccess={user.hasAccess} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
