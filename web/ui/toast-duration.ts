/** How long a toast is shown. */

export const toastDurationMs = 5000
const briefMs = 2500

/** Calls `onOver` when the time is up; pausing keeps the remaining time. */
export function createToastTimer(onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let leftMs = 0
  let since: number | undefined
  const stop = () => {
    clearTimeout(timer)
    since = undefined
  }
  const run = () => {
    since = performance.now()
    timer = setTimeout(onOver, leftMs)
  }
  return {
    stop,
    begin: (isBrief = false) => {
      stop()
      leftMs = isBrief ? briefMs : toastDurationMs
      run()
    },
    pause: () => {
      if (since === undefined) return
      leftMs = Math.max(1000, leftMs - (performance.now() - since))
      stop()
    },
    goOn: () => {
      if (since === undefined && leftMs > 0) run()
    },
  }
}
