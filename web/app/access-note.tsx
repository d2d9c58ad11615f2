/** Said above a tool that can only be looked at: why, and what stays. */
import { Link } from 'react-router'
import { isOnTrial, mayUse } from '#contract/access.ts'
import type { CurrentUser } from '#contract/account.ts'
import { steps } from '#contract/brand.ts'
import { paths, standsAt, stepPaths } from '#web/paths.ts'

/** The tools that a screen is about: its own, or on the dashboard every one that is there. */
function toolsAt(path: string) {
  const built = steps.filter(({ id }) => stepPaths[id] !== undefined)
  if (path === paths.home || path === paths.toolkit) return built
  return built.filter(({ id }) => standsAt(stepPaths[id] ?? '', path))
}

function reasonOf(user: CurrentUser, now: number): string {
  if (user.subscriptionStatus === 'active') return 'Your plan does not cover this tool.'
  const hasHadTrial = user.subscriptionStatus === 'trialing' && !isOnTrial(user, now)
  return hasHadTrial ? 'Your trial is over.' : 'No plan is active.'
}

export function AccessNote({ user, path }: { user: CurrentUser; path: string }) {
  const now = Date.now()
  const tools = toolsAt(path)
  if (tools.length === 0 || tools.some(({ id }) => mayUse(user, id, now))) return null
  return (
    <aside className="banner" aria-label="Your access">
      <div className="wrap">
        <p>
          <b>{reasonOf(user, now)}</b> Everything you made stays yours, to read and to download. To change it, or to
          write something new, choose a plan.
        </p>
        {user.brandAttributesCompleted && <Link to={paths.brandExport}>Take your brand with you</Link>}
      </div>
    </aside>
  )
}
