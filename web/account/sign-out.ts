/** Signing out: unsent edits are sent first, then the browser clears the session's data. */
import { type MouseEvent, useEffect } from 'react'
import { clearStored } from '#web/account/browser-storage.ts'
import { leavePage } from '#web/account/leave-page.ts'

const patienceMs = 5000
const lastWords = new Set<() => Promise<void>>()

/** Runs `task` before the user signs out, while the screen is mounted. */
export function useBeforeSignOut(task: (() => Promise<void>) | undefined): void {
  useEffect(() => {
    if (!task) return
    lastWords.add(task)
    return () => {
      lastWords.delete(task)
    }
  }, [task])
}

/** Runs the tasks registered by `useBeforeSignOut`; stops waiting for them after a few seconds. */
export async function runBeforeSignOutTasks(): Promise<void> {
  const sent = Promise.allSettled([...lastWords].map((task) => task()))
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/** The click handler of the sign-out link. Edits that could not be sent are kept until the session has really ended. */
export async function signOut(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  const { href } = event.currentTarget
  event.preventDefault()
  await runBeforeSignOutTasks()
  clearStored(true)
  leavePage(() => location.assign(href))
}
