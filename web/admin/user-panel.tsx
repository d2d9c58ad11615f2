/**
 * One user: the known facts, everything that can be changed, and the history. Beside the table; full screen on
 * phones.
 */

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AdminUser, AdminUserDetail } from '#contract/admin.ts'
import { useUserDetail } from '#web/admin/admin-queries.ts'
import { ImpersonateDialog } from '#web/admin/impersonate-dialog.tsx'
import { UserActions } from '#web/admin/user-actions.tsx'
import { UserBilling } from '#web/admin/user-billing.tsx'
import { UserChanges } from '#web/admin/user-changes.tsx'
import { UserFacts, UserProfileAnswers } from '#web/admin/user-facts.tsx'
import { UserLog } from '#web/admin/user-log.tsx'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseButton } from '#web/ui/close-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Toasts } from '#web/ui/toast.tsx'

/** Below this width the panel covers the whole screen, so the page behind it is out of reach. */
const sheet = window.matchMedia('(max-width: 55.99rem)')
function listenToSheet(tell: () => void) {
  sheet.addEventListener('change', tell)
  return () => sheet.removeEventListener('change', tell)
}

/** Opens the dialog: modal if it covers the page, otherwise non-modal beside the table. */
function useOpened() {
  const box = useRef<HTMLDialogElement>(null)
  const isSheet = useSyncExternalStore(listenToSheet, () => sheet.matches)
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    if (isSheet) dialog.showModal()
    else dialog.show()
    dialog.querySelector('h2')?.focus()
    return () => dialog.close()
  }, [isSheet])
  return { box, isSheet }
}

const isOver = (target: EventTarget) => target instanceof Element && target.closest('.dialog') !== null

/** `listed`: the user as the table has it, shown while the rest loads. */
type Props = { id: string; listed: AdminUser | undefined; onClose: () => void }

export function UserPanel({ id, listed, onClose }: Props) {
  const { data, error, refetch } = useUserDetail(id)
  const { box, isSheet } = useOpened()
  const known = data?.user ?? listed
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  return (
    <dialog
      ref={box}
      className="panel"
      aria-labelledby="user-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        // Escape first closes what is open on top of the panel.
        if (event.key !== 'Escape' || isOver(event.target)) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-head">
        <div>
          <h2 id="user-title" tabIndex={-1}>
            {known ? `${known.firstName} ${known.lastName}` : 'User'}
          </h2>
          {known && <p className="small quiet">{known.email}</p>}
        </div>
        <CloseButton onClose={onClose} />
      </div>
      {error && (
        <div className="load-failure" role="alert">
          <p className="err">{explainFailure(error, 'This user could not be loaded.')}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {data ? <Loaded user={data.user} /> : !error && <Loading />}
      {isSheet && <Toasts />}
    </dialog>
  )
}

function Loaded({ user }: { user: AdminUserDetail }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <UserFacts user={user} />
      {!user.isAdmin && (
        <Button onClick={() => setAsking(true)}>
          <Icon name="eye" />
          Impersonate
        </Button>
      )}
      <UserActions user={user} />
      {isAsking && <ImpersonateDialog user={user} onClose={() => setAsking(false)} />}
      <hr />
      <UserChanges user={user} />
      <UserBilling id={user.id} />
      <UserProfileAnswers user={user} />
      <UserLog changes={user.changes} />
    </>
  )
}

function Loading() {
  return (
    <div className="panel-facts" aria-hidden="true">
      {['Business', 'Plan', 'Joined', 'Last login', 'Email', 'Onboarding', 'Toolkit'].map((name) => (
        <div key={name}>
          <i className="sk" />
        </div>
      ))}
    </div>
  )
}
