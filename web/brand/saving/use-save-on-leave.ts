/** Saves on leaving: sends what a screen has unsent when its page goes away. */
import { useCallback, useEffect } from 'react'
import { useBeforeSignOut } from '#web/account/sign-out.ts'

type Sendable = { saveNow: () => Promise<void>; flushOnHide: () => void; retry: () => void }

/** Saves when the page is hidden or left and before signing out; retries when the network is back. */
export function useSaveOnLeave(draft: Sendable | undefined): void {
  useEffect(() => {
    if (!draft) return
    const hide = () => {
      if (document.visibilityState === 'hidden') draft.flushOnHide()
    }
    const leave = () => draft.flushOnHide()
    const online = () => draft.retry()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', online)
      draft.flushOnHide()
    }
  }, [draft])
  useBeforeSignOut(useCallback(async () => draft?.saveNow(), [draft]))
}
