/** Starts an impersonation; what this browser stores for the admin is cleared first. */
import type { AdminUser } from '#contract/admin.ts'
import { clearBrowserAndTabStorage } from '#web/account/browser-storage.ts'
import { leavePage } from '#web/account/leave-page.ts'
import { showFailureToast } from '#web/admin/show-failure-toast.ts'
import { send } from '#web/calls/send.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast.tsx'

const pauseMs = 1000

export async function impersonate({ id }: Pick<AdminUser, 'id'>, reason: string): Promise<void> {
  try {
    await send('POST /api/admin/impersonate/:id', { params: { id }, body: reason === '' ? {} : { reason } })
  } catch (error) {
    showFailureToast('Failed to start impersonation', error)
    return
  }
  showToast({ title: 'Impersonation started. Redirecting to toolkit...' })
  // Marks the page as leaving: it is still the admin's, so nothing may reload it as the user's until it navigates.
  leavePage(() => {
    setTimeout(() => {
      clearBrowserAndTabStorage()
      location.assign(paths.toolkit)
    }, pauseMs)
  })
}
