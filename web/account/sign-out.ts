/** Leaving: what is unsent is sent first, then the browser forgets what belongs to the session. */
import { type MouseEvent, useEffect } from 'react'
import { clearStored } from '#web/account/browser-storage.ts'
import { leavePage } from '#web/account/leave-page.ts'

const patienceMs = 5000
const lastWords = new Set<() => Promise<void>>()

/** Has `task` done before anyone signs out, as long as the screen stands. */
export function useBeforeSignOut(task: (() => Promise<void>) | undefined): void {
  useEffect(() => {
    if (!task) return
    lastWords.add(task)
    return () => {
      lastWords.delete(task)
    }
  }, [task])
}

/** Sends what the screen has not sent yet, as long as that takes no more than a moment. */
export async function sendUnsent(): Promise<void> {
  const sent = Promise.allSettled([...lastWords].map((task) => task()))
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/** Signs out by a click on its link. What could not be sent is kept until the session has really ended. */
export async function signOut(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  const { href } = event.currentTarget
  event.preventDefault()
  await sendUnsent()
  clearStored(true)
  leavePage(() => location.assign(href))
}
