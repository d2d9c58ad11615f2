/** The top bar: the logo, the days left of the trial, the welcome, the user's menu, and space for Synapse's seal. */
import { Link } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { countTrialDaysLeft, isOnTrial, trialDays } from '#contract/plain/access.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { useUser } from '#web/account/use-user.ts'
import { UserMenu } from '#web/account/user-menu.tsx'
import { adminPages, paths } from '#web/paths.ts'
import { Logo } from '#web/ui/seal.tsx'

/** The days of the trial as a row of ticks, one per day; those of the remaining days are taller. */
function TrialTicks({ left }: { left: number }) {
  const days = Array.from({ length: trialDays }, (_, day) => 2 + 6 * day)
  // More days may be left than ticks, if the trial was extended or the browser's clock is slow.
  const spentCount = Math.max(0, trialDays - left)
  const spent = days.slice(0, spentCount).map((x) => `M${x} 4v6`)
  const coming = days.slice(spentCount).map((x) => `M${x} 1v12`)
  return (
    <svg className="ticks" viewBox="0 0 84 14" aria-hidden="true">
      <path d={spent.join('')} />
      <path className="left" d={coming.join('')} />
    </svg>
  )
}

function TrialNote({ user }: { user: CurrentUser }) {
  const now = Date.now()
  if (!isOnTrial(user, now)) return <span className="push" />
  const left = countTrialDaysLeft(user, now)
  return (
    <Link className="trial push" to={paths.cart}>
      <TrialTicks left={left} />
      <span>
        <b className="num">
          {left} {left === 1 ? 'day' : 'days'}
        </b>{' '}
        <span className="rest">left in your trial</span>
      </span>
    </Link>
  )
}

/** `withSynapse` reserves the space for Synapse's seal on screens that have one. */
export function TopBar({ withSynapse = true }: { withSynapse?: boolean }) {
  const user = useUser()
  return (
    <header className="top">
      <div className="wrap">
        <Link className="brand" to={paths.toolkit}>
          <Logo />
          {productName}
        </Link>
        <TrialNote user={user} />
        <Link className="to-toolkit" to={paths.toolkit}>
          Toolkit
        </Link>
        {user.isAdmin && (
          <a className="to-toolkit" href={adminPages.people}>
            Admin
          </a>
        )}
        <span className="hello">Welcome, {user.firstName}</span>
        <UserMenu user={user} />
        {withSynapse && user.onboardingCompleted && <span className="synapse-place" />}
      </div>
    </header>
  )
}
