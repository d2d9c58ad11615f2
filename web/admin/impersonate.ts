/** Starts an impersonation; what this browser stores for the admin is cleared first. */
import type { AdminUser } from '#contract/admin.ts'
import { forgetSession } from '#web/account/browser-storage.ts'
import { leavePage } from '#web/account/leave-page.ts'
import { tellFailure } from '#web/admin/tell-failure.ts'
import { send } from '#web/calls/send.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast.tsx'

const pauseMs = 1000

export async function impersonate({ id }: Pick<AdminUser, 'id'>, reason: string): Promise<void> {
  try {
    await send('POST /api/admin/impersonate/:id', { params: { id }, body: reason === '' ? {} : { reason } })
  } catch (error) {
    tellFailure('Failed to start impersonation', error)
    return
  }
  showToast({ title: 'Impersonation started. Redirecting to toolkit...' })
  // Marks the page as leaving: it is still the admin's, so nothing may reload it as the user's until it navigates.
  leavePage(() => {
    setTimeout(() => {
      forgetSession()
      location.assign(paths.toolkit)
    }, pauseMs)
  })
}
