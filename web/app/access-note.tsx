/** The note above a read-only tool: why it is read-only, and what is kept. */

import { Link } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { canUseTool, countTrialDaysLeft, explainClosedTool, hasPaidSubscription } from '#contract/plain/access.ts'
import { steps } from '#contract/plain/brand.ts'
import { formatPlanDay, getGracePeriodEnd } from '#web/account/plan-texts.ts'
import { isWithinStep, paths, stepPaths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The tools that the screen at this path is about: one, or all of them on the dashboard. */
function toolsAt(path: string) {
  const built = steps.filter(({ id }) => stepPaths[id] !== undefined)
  if (path === paths.home || path === paths.toolkit) return built
  return built.filter(({ id }) => isWithinStep(stepPaths[id] ?? '', path))
}

/** A trial announces its end when this many days are left. */
const trialNoteDays = 3

type Ending = { title: string; says: string; link: { to: string; name: string } }

const lastDay = 'Today is the last day of your trial.'
const plansLink = { to: paths.cart, name: 'See the Plans' }
const profileLink = { to: paths.profile, name: 'Change the card' }

/** The note on a trial or plan that is about to end or is not paid, if there is something to say. */
function endingOf(user: CurrentUser, now: number): Ending | undefined {
  const { subscriptionStatus: status, subscriptionEndDate: end, pastDueSince, hasAccess } = user
  // With access given by an admin nothing ends; only a failed payment is still mentioned.
  if (hasAccess && status !== 'past_due') return undefined
  const left = countTrialDaysLeft(user, now)
  const kept = 'Everything you’ve made stays yours either way.'
  if (left === 1 && end !== null)
    return {
      title:
        formatPlanDay(end) === formatPlanDay(new Date(now).toISOString())
          ? lastDay
          : `Your trial ends on ${formatPlanDay(end)}.`,
      says: `You won’t be charged. ${kept}`,
      link: plansLink,
    }
  if (left > 0 && left <= trialNoteDays && end !== null)
    return { title: `Your trial ends on ${formatPlanDay(end)}.`, says: kept, link: plansLink }
  if (status === 'past_due' && pastDueSince !== null) {
    const opens = hasPaidSubscription(user, now)
      ? `Everything is open until ${formatPlanDay(getGracePeriodEnd(pastDueSince))}, while we try again.`
      : 'Until it’s paid, only what you own stays open.'
    return {
      title: `The payment of ${formatPlanDay(pastDueSince)} didn’t go through.`,
      says: `${hasAccess ? 'Everything stays open.' : opens} A new card fixes it right away.`,
      link: profileLink,
    }
  }
  if (status === 'canceled' && end !== null && now < Date.parse(end))
    return {
      title: `${user.hasFreeMonth ? 'Your free month' : 'Your plan is canceled and'} runs until ${formatPlanDay(end)}.`,
      says: kept,
      link: plansLink,
    }
  return undefined
}

function EndingNote({ user, now }: { user: CurrentUser; now: number }) {
  const ending = endingOf(user, now)
  if (!ending) return null
  const { title, says, link } = ending
  return (
    <aside className="banner" aria-label="Your access">
      <div className="wrap">
        {/* The server may render the date in another time zone; React should not report the difference. */}
        <p suppressHydrationWarning>
          <b suppressHydrationWarning>{title}</b> {says}
        </p>
        <ButtonLink to={link.to}>{link.name}</ButtonLink>
      </div>
    </aside>
  )
}

export function AccessNote({ user, path }: { user: CurrentUser; path: string }) {
  const now = Date.now()
  const tools = toolsAt(path)
  if (tools.length === 0) return null
  if (tools.some(({ id }) => canUseTool(user, id, now))) return <EndingNote user={user} now={now} />
  const isPastDue = user.subscriptionStatus === 'past_due'
  const { to, name } = isPastDue ? profileLink : plansLink
  return (
    <aside className="banner" aria-label="Your access">
      <div className="wrap">
        <p>
          <b>{explainClosedTool(user, now)}</b> Everything you made is still yours to read and download.{' '}
          {isPastDue ? 'A new card opens the tools again.' : 'To change it or make something new, choose a plan.'}
        </p>
        <ButtonLink to={to}>{name}</ButtonLink>
        {user.brandAttributesCompleted && <Link to={paths.brandExport}>Take your brand with you</Link>}
      </div>
    </aside>
  )
}
