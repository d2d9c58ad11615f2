/**
 * Keeps each page to one account. A browser has one session, so a sign-in in another tab changes the account this
 * page would read and write. Every call therefore names its account, and the server refuses it for any other. The
 * page also checks who is signed in when another tab announces a change, and when it becomes visible again.
 */
import { announceAccount, listenAccounts } from '#web/account/account-channel.ts'
import { leavePage } from '#web/account/leave-page.ts'
import { CallError, send, setCallAccount } from '#web/calls/send.ts'

const patienceMs = 8000
const pauseMs = 2000

let keptId: string | undefined
let nextCheck: ReturnType<typeof setTimeout> | undefined
let isChecking = false
let isAskedAgain = false

/** Hides the old account's data and reloads the page as the other account. */
function startAnew(): void {
  document.documentElement.hidden = true
  leavePage(() => location.reload())
}

/** Asks who is signed in, retrying until there is an answer. If nobody is, the frame redirects to the sign-in page. */
async function check(): Promise<void> {
  if (isChecking) {
    // A response already on its way may be older than this announcement, so ask once more after it.
    isAskedAgain = true
    return
  }
  isChecking = true
  isAskedAgain = false
  clearTimeout(nextCheck)
  try {
    const { id } = await send('GET /api/auth/user', { signal: AbortSignal.timeout(patienceMs) })
    bindPageToAccount(id)
  } catch (error) {
    // Without an answer, retry: the data on screen may belong to another account by now.
    if (!(error instanceof CallError)) nextCheck = setTimeout(() => void check(), pauseMs)
    else if (error.status !== 401) console.error(error)
  } finally {
    isChecking = false
    if (isAskedAgain) void check()
  }
}

/** Binds this page to the account it was opened with; if called with another one later, reloads the page. */
export function bindPageToAccount(userId: string): void {
  if (keptId !== undefined) {
    if (keptId !== userId) startAnew()
    return
  }
  keptId = userId
  setCallAccount(userId, startAnew)
  announceAccount(userId)
  listenAccounts((announced) => {
    if (announced !== userId) void check()
  })
  const look = () => {
    if (document.visibilityState === 'visible') void check()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  // A page restored from the back/forward cache has missed announcements.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
}
