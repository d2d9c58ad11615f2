/** Being oneself again: what is unsent goes to the user it belongs to, then the browser forgets her. */
import { signInPath } from '#contract/plain/own-path.ts'
import { forgetSession } from '#web/account/browser-storage.ts'
import { leavePage } from '#web/account/leave-page.ts'
import { sendUnsent } from '#web/account/sign-out.ts'
import { CallError, send } from '#web/calls/send.ts'
import { paths } from '#web/paths.ts'
import { leaveForNext } from '#web/ui/left-for-next-page.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Long enough to read what has happened. */
const pauseMs = 1000

/** Goes to a page as whoever is signed in then. */
function leaveTo(path: string, { says, afterMs = 0 }: { says?: string; afterMs?: number } = {}): void {
  leavePage(() => {
    setTimeout(() => {
      forgetSession()
      if (says !== undefined) leaveForNext('toast', says)
      location.assign(path)
    }, afterMs)
  })
}

/** Ends it; the admin comes back to the users, or to the sign-in page where she is no admin any more. */
export async function exitImpersonation(): Promise<void> {
  await sendUnsent()
  try {
    const { isSignedIn } = await send('POST /api/admin/stop-impersonation', { body: {} })
    if (!isSignedIn) return leaveTo(signInPath(paths.admin))
    showToast({ title: 'Exited impersonation. Returning to admin dashboard...' })
    leaveTo(paths.admin, { afterMs: pauseMs })
  } catch (error) {
    console.error(error)
    // Another tab was faster: this browser is the admin's again.
    const isOver = error instanceof CallError && /^(not_impersonating|wrong_account)$/.test(error.body?.code ?? '')
    if (isOver) leaveTo(paths.admin)
    else {
      const why = error instanceof CallError && error.status < 500 ? error.body?.error : undefined
      showToast({ title: 'Error', text: ['Failed to exit impersonation', why].filter(Boolean).join('. '), isBad: true })
    }
  }
}

/** The time is up: the server has ended the session. */
export function leaveEnded(): void {
  leaveTo(signInPath(paths.admin), { says: 'The impersonation has ended. Please sign in again.' })
}
