/** Leaves the page for another document, once: in Chromium a second departure that meets the first one crashes the tab. */

let isLeaving = false

/** Whether the page is on its way out: what it would ask now, it would ask as somebody else. */
export const isLeavingPage = (): boolean => isLeaving

/** Calls `go`, which navigates, unless the page is leaving already. */
export function leavePage(go: () => void): void {
  if (isLeaving) return
  isLeaving = true
  // Back out of the browser's memory, it may have to leave again.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  go()
}
