/**
 * One page, one account. A browser has one session, so a sign-in in another tab changes whom this one would read and
 * write for. Every call of a page therefore names its account, and the server refuses it in any other; besides, the page
 * looks whether its account still is signed in when another tab announces one, and when it is looked at again.
 */
import { announceAccount, listenAccounts } from '#web/account/account-channel.ts'
import { leavePage } from '#web/account/leave-page.ts'
import { CallError, send, speakFor } from '#web/calls/send.ts'

const patienceMs = 8000
const pauseMs = 2000

let keptId: string | undefined
let nextCheck: ReturnType<typeof setTimeout> | undefined
let isChecking = false
let isAskedAgain = false

/** Nothing of the one account is shown from here on; the page comes anew as the other's. */
function startAnew(): void {
  document.documentElement.hidden = true
  leavePage(() => location.reload())
}

/** Asks who is signed in, until there is an answer. Nobody: the frame leads to the sign-in page. */
async function check(): Promise<void> {
  if (isChecking) {
    // The answer under way may be older than what was just announced.
    isAskedAgain = true
    return
  }
  isChecking = true
  isAskedAgain = false
  clearTimeout(nextCheck)
  try {
    const { id } = await send('GET /api/auth/user', { signal: AbortSignal.timeout(patienceMs) })
    keepToAccount(id)
  } catch (error) {
    // Without an answer what stands here may be another's by now.
    if (!(error instanceof CallError)) nextCheck = setTimeout(() => void check(), pauseMs)
    else if (error.status !== 401) console.error(error)
  } finally {
    isChecking = false
    if (isAskedAgain) void check()
  }
}

/** Binds this page to the account that it was opened in; told of another one later, it starts anew. */
export function keepToAccount(userId: string): void {
  if (keptId !== undefined) {
    if (keptId !== userId) startAnew()
    return
  }
  keptId = userId
  speakFor(userId, startAnew)
  announceAccount(userId)
  listenAccounts((announced) => {
    if (announced !== userId) void check()
  })
  const look = () => {
    if (document.visibilityState === 'visible') void check()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  // A page that comes back out of the browser's memory has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
}
