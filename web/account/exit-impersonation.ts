/** Ends an impersonation: sends unsent edits as the user they belong to, then clears the browser. */
import { makeSignInPath } from '#contract/plain/own-path.ts'
import { clearBrowserAndTabStorage } from '#web/account/browser-storage.ts'
import { leavePage } from '#web/account/leave-page.ts'
import { runBeforeSignOutTasks } from '#web/account/sign-out.ts'
import { CallError, send } from '#web/calls/send.ts'
import { adminPages } from '#web/paths.ts'
import { storeForNextPage } from '#web/ui/store-for-next-page.ts'
import { showToast } from '#web/ui/toast.tsx'

/** How long a message is shown before the page changes. */
const pauseMs = 1000

/** Loads `path` as a new document, with the account that is then signed in; shows the message `says` before it. */
function leaveTo(path: string, { says, afterMs = 0 }: { says?: string; afterMs?: number } = {}): void {
  leavePage(() => {
    setTimeout(() => {
      clearBrowserAndTabStorage()
      if (says !== undefined) storeForNextPage('toast', says)
      location.assign(path)
    }, afterMs)
  })
}

/** Ends the impersonation and returns to the list of users, or to the sign-in page if the admin is no longer one. */
export async function exitImpersonation(): Promise<void> {
  await runBeforeSignOutTasks()
  try {
    const { isSignedIn } = await send('POST /api/admin/stop-impersonation', { body: {} })
    if (!isSignedIn) return leaveTo(makeSignInPath(adminPages.people))
    showToast({ title: 'Exited impersonation. Returning to admin dashboard...' })
    leaveTo(adminPages.people, { afterMs: pauseMs })
  } catch (error) {
    console.error(error)
    // Another tab already ended it: the browser is the admin's again.
    const isOver = error instanceof CallError && /^(not_impersonating|wrong_account)$/.test(error.body?.code ?? '')
    if (isOver) leaveTo(adminPages.people)
    else {
      const why = error instanceof CallError && error.status < 500 ? error.body?.error : undefined
      showToast({ title: 'Error', text: ['Failed to exit impersonation', why].filter(Boolean).join('. '), isBad: true })
    }
  }
}

/** The impersonation expired: the server has ended the session. */
export function leaveEndedImpersonation(): void {
  leaveTo(makeSignInPath(adminPages.people), { says: 'The impersonation has ended. Please sign in again.' })
}
