/** What an admin can do about a user: change the last day, mail a new invitation, reset second factor and sessions. */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AdminUserDetail } from '#contract/admin.ts'
import { useUser } from '#web/account/use-user.ts'
import { cacheChangedUser } from '#web/admin/admin-queries.ts'
import { ConfirmationDialog } from '#web/admin/confirmation-dialog.tsx'
import { showFailureToast } from '#web/admin/show-failure-toast.ts'
import { send } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Runs one action at a time and shows its outcome; resolves to whether it succeeded. */
function useActs() {
  const [isBusy, setBusy] = useState(false)
  const act = async (answer: () => Promise<{ user: AdminUserDetail }>, done: string, failed: string) => {
    if (isBusy) return false
    setBusy(true)
    try {
      const { user } = await answer()
      await cacheChangedUser(user)
      showToast({ title: done })
      return true
    } catch (error) {
      showFailureToast(failed, error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, act }
}

const hasLastDay = ({ subscriptionStatus: status, subscriptionPlan: plan }: AdminUserDetail) =>
  status === 'trialing' || status === 'canceled' || (status === 'active' && plan === 'all-access')

/** The last day, such as "2026-12-13", of a period that ends at the start of the next day, UTC. */
const dayBefore = (end: string | null) => (end === null ? '' : new Date(Date.parse(end) - 1).toISOString().slice(0, 10))

/** The last day of a trial, a paid year or a canceled plan. */
export function LastDayForm({ user }: { user: AdminUserDetail }) {
  const { isBusy, act } = useActs()
  const stands = dayBefore(user.subscriptionEndDate)
  const [typed, setTyped] = useState<string>()
  if (!hasLastDay(user)) return null
  const what = user.subscriptionStatus === 'trialing' ? 'trial' : 'plan'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lastDay = typed ?? stands
    if (lastDay === '') return
    const params = { id: user.id }
    void act(
      () => send('PATCH /api/admin/users/:id/period', { params, body: { lastDay } }),
      `The ${what} is open until ${lastDay}`,
      `Failed to set the last day of the ${what}`,
    ).then((isDone) => {
      // A refused value stays in the field to be corrected.
      if (isDone) setTyped(undefined)
    })
  }
  return (
    <form onSubmit={submit}>
      <Field label={`Last day of the ${what} (UTC)`}>
        {({ className, ...control }) => (
          <span className="row">
            <input
              {...control}
              className={`${className} day`}
              type="date"
              required
              value={typed ?? stands}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" isBusy={isBusy}>
              {what === 'trial' ? 'Extend Trial' : 'Set Last Day'}
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}

/** If an action has removed its own button, moves the focus to the panel's heading. */
function useFocusKept(user: AdminUserDetail) {
  const acts = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the user has changed
  useEffect(() => {
    const panel = acts.current?.closest('dialog')
    if (panel?.open && document.activeElement === document.body) panel.querySelector('h2')?.focus()
  }, [user])
  return acts
}

export function UserActions({ user }: { user: AdminUserDetail }) {
  const me = useUser()
  const { act } = useActs()
  const acts = useFocusKept(user)
  const [asked, setAsked] = useState<'factor' | 'sessions'>()
  const params = { id: user.id }
  const isMe = me.id === user.id
  const invite = () =>
    act(
      () => send('POST /api/admin/users/:id/invitation', { params, body: {} }),
      'The invitation is on its way',
      'Failed to send the invitation',
    )
  const resetFactor = () =>
    act(
      () => send('DELETE /api/admin/users/:id/second-factor', { params, body: {} }),
      'The second factor is off',
      'Failed to reset the second factor',
    )
  const signOut = () =>
    act(
      () => send('DELETE /api/admin/users/:id/sessions', { params, body: {} }),
      'Signed out everywhere',
      'Failed to sign out',
    )
  if (isMe) return null
  return (
    <div className="row acts" ref={acts}>
      {!user.hasJoined && <Button onClick={() => void invite()}>Send Invitation Again</Button>}
      {user.hasSecondFactor && <Button onClick={() => setAsked('factor')}>Reset Second Factor</Button>}
      {user.sessions > 0 && <Button onClick={() => setAsked('sessions')}>Sign Out Everywhere</Button>}
      {asked === 'factor' && (
        <ConfirmationDialog
          title={`Reset the second factor of ${user.firstName} ${user.lastName}?`}
          no="Keep it"
          yes="Reset it"
          onYes={() => void resetFactor()}
          onClose={() => setAsked(undefined)}
        >
          <p>
            From then on the password alone opens the account, and {user.firstName} gets an email. Make sure that it is
            {` ${user.firstName} `}who asks.
          </p>
        </ConfirmationDialog>
      )}
      {asked === 'sessions' && (
        <ConfirmationDialog
          title={`Sign ${user.firstName} ${user.lastName} out everywhere?`}
          no="Leave them signed in"
          yes="Sign out everywhere"
          onYes={() => void signOut()}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {user.sessions === 1 ? 'One open session ends' : `${user.sessions} open sessions end`} at once. Signing in
            again works as before.
          </p>
        </ConfirmationDialog>
      )}
    </div>
  )
}
