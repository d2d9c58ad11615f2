/** Being oneself again: what is unsent goes to the user it belongs to, then the browser forgets her. */
import { signInPath } from '#contract/plain/own-path.ts'
import { forgetSession } from '#web/account/browser-storage.ts'
import { leavePage } from '#web/account/leave-page.ts'
import { sendUnsent } from '#web/account/sign-out.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { paths } from '#web/paths.ts'
import { keepToast } from '#web/ui/kept-toast.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Goes to a page as whoever is signed in then. */
function leaveTo(path: string, says?: string): void {
  leavePage(() => {
    forgetSession()
    if (says !== undefined) keepToast(says)
    location.assign(path)
  })
}

/** Ends it; the admin comes back to the users, or to the sign-in page where she is no admin any more. */
export async function exitImpersonation(): Promise<void> {
  await sendUnsent()
  try {
    const { isSignedIn } = await send('POST /api/admin/impersonate/stop', { body: {} })
    leaveTo(isSignedIn ? paths.admin : signInPath(paths.admin))
  } catch (error) {
    console.error(error)
    // Another tab was faster: this browser is the admin's again.
    const isOver = error instanceof CallError && /^(not_impersonating|wrong_account)$/.test(error.body?.code ?? '')
    if (isOver) leaveTo(paths.admin)
    else {
      const text = explainFailure(error, 'Please try again.')
      showToast({ title: 'The impersonation goes on', text, isBad: true })
    }
  }
}

/** The time is up: the server has ended the session. */
export function leaveEnded(): void {
  leaveTo(signInPath(paths.admin), 'The impersonation has ended. Please sign in again.')
}
