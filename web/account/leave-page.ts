/** Leaves the page for another document, only once: in Chromium, two navigations that race crash the tab. */

let isLeaving = false

/** Whether the page is being left: calls made now could be sent as a different user. */
export const isLeavingPage = (): boolean => isLeaving

/** Calls `go`, which navigates, unless the page is leaving already. */
export function leavePage(go: () => void): void {
  if (isLeaving) return
  isLeaving = true
  // Restored from the back/forward cache, the page may have to leave again.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  go()
}
