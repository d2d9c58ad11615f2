/** Leaves the page for another document, once: in Chromium a second departure that meets the first one crashes the tab. */

let isLeaving = false

/** Calls `go`, which navigates, unless the page is leaving already. */
export function leavePage(go: () => void): void {
  if (isLeaving) return
  isLeaving = true
  // Back out of the browser's memory, it may have to leave again.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  go()
}
