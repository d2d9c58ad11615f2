/** The bar shown on every page while an admin is signed in as a user, with a button to end that. */

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { exitImpersonation, leaveEndedImpersonation } from '#web/account/exit-impersonation.ts'
import { useCachedUser } from '#web/account/use-user.ts'
import { listenRefused } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseButton } from '#web/ui/close-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import './impersonation.css'

const minuteMs = 60_000
/** From this number on, the minutes left are emphasised. */
const lastMinutes = 5

/** The minutes left, rounded up; updated every few seconds. */
function useMinutesLeft(endsAt: string | null): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [])
  if (endsAt === null) return undefined
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now) / minuteMs))
}

function tellLeft(minutes: number): string {
  if (minutes === 0) return 'Ending now.'
  return `Ends in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

function MinutesLeft({ endsAt }: { endsAt: string | null }) {
  const minutes = useMinutesLeft(endsAt)
  const isOver = minutes === 0
  useEffect(() => {
    if (isOver) leaveEndedImpersonation()
  }, [isOver])
  if (minutes === undefined) return null
  const says = tellLeft(minutes)
  const isNearEnd = minutes <= lastMinutes
  return (
    <>
      {/* The server rendered the number a moment earlier; React should not report a difference. */}
      <span className="num" suppressHydrationWarning>
        {isNearEnd ? <strong>{says}</strong> : says}
      </span>
      <span className="vh" role="status">
        {isNearEnd && says}
      </span>
    </>
  )
}

/** Tells the admin that a call was refused as only the user may do this, until dismissed or another page is opened. */
function useRefusal() {
  const { pathname } = useLocation()
  const [refusedAt, setRefusedAt] = useState<string>()
  useEffect(() => listenRefused('impersonating', () => setRefusedAt(location.pathname)), [])
  return { isRefused: refusedAt === pathname, dismiss: () => setRefusedAt(undefined) }
}

function Refused({ firstName, onDismiss }: { firstName: string; onDismiss: () => void }) {
  return (
    <div className="as-refused" role="alert">
      <div className="wrap">
        <Icon name="lock" className="as-refused-lock" />
        <p>
          <b>Not while you’re signed in as someone else.</b> Password, payments, exports, sharing and deletion are{' '}
          {firstName}’s alone. Everything else works as usual.
        </p>
        <CloseButton label="Dismiss" onClose={onDismiss} />
      </div>
    </div>
  )
}

function Bar({ user }: { user: CurrentUser }) {
  const { firstName, lastName, email, impersonationEndsAt } = user
  const { isRefused, dismiss } = useRefusal()
  const [isLeaving, setLeaving] = useState(false)
  const exit = async () => {
    if (isLeaving) return
    setLeaving(true)
    await exitImpersonation()
    setLeaving(false)
  }
  return (
    <>
      <div className="as-frame" aria-hidden="true" />
      <div className="as-top">
        <section className="as-bar" aria-label="Impersonation">
          <div className="wrap">
            <Icon name="eye" className="as-eye" />
            <p className="who">
              <b>
                Acting as {firstName} {lastName}.
              </b>
              <span>
                <span className="more">
                  {email}. What you change here is changed for them, and each change is logged.{' '}
                </span>
                <MinutesLeft endsAt={impersonationEndsAt} />
              </span>
            </p>
            <Button kind="inverse" isBusy={isLeaving} onClick={() => void exit()}>
              Exit Impersonation
            </Button>
          </div>
        </section>
        {isRefused && <Refused firstName={firstName} onDismiss={dismiss} />}
      </div>
    </>
  )
}

/** The bar, above everything else on the page; renders nothing unless this is an impersonation. */
export function ImpersonationBar() {
  const user = useCachedUser()
  return user?.impersonating ? <Bar user={user} /> : null
}
