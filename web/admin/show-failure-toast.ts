/** Reports a refused or failed action of an admin. */
import { refreshUser } from '#web/account/use-user.ts'
import { CallError } from '#web/calls/send.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Shows what went wrong, with the server's message if it refused. */
export function showFailureToast(says: string, error: unknown): void {
  console.error(error)
  if (error instanceof CallError && error.status === 401) return
  const isRefusal = error instanceof CallError && error.status < 500 && error.body !== undefined
  if (isRefusal && error.body?.code === 'admin_required') void refreshUser()
  const text = isRefusal ? `${says}. ${error.body?.error}` : says
  showToast({ title: 'Error', text, isBad: true })
}
