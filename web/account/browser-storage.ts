/** What this browser keeps for a user: keys carry the user's id, and nothing outlives the session that it belongs to. */

const waitingPrefix = 'signet:waiting:'

/** The key of a user's edits that wait to be sent. */
export const waitingKey = (userId: string) => `${waitingPrefix}${userId}`

/** The key of what a user has typed into her profile and not saved. */
export const waitingProfileKey = (userId: string) => `${waitingPrefix}profile:${userId}`

/** The key of the answer that a user was typing in the interview. */
export const waitingAnswerKey = (userId: string) => `${waitingPrefix}answer:${userId}`

/** The key of the correction that a user was making to a sent answer. */
export const waitingCorrectionKey = (userId: string) => `${waitingPrefix}correction:${userId}`

/** Whether this browser still holds unsent edits of a user. */
export function hasWaiting(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(waitingKey(userId)))
  } catch (error) {
    console.error(error)
    return false
  }
}

/** Reads a value, or undefined when there is none or the storage refuses. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** Keeps a value; a storage that refuses is only logged. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    console.error(error)
  }
}

/** Clears everything at sign-out. `keepWaiting` leaves unsent edits, which an expired session must not lose. */
export function clearStored(keepWaiting = false): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!(keepWaiting && key.startsWith(waitingPrefix))) localStorage.removeItem(key)
    }
  } catch (error) {
    console.error(error)
  }
}

/** Clears all that this browser and this tab keep: from here on somebody else is signed in. */
export function forgetSession(): void {
  clearStored()
  try {
    sessionStorage.clear()
  } catch (error) {
    console.error(error)
  }
}

const signedOutCookie = 'signet_signed_out'

/** Before somebody signs in: after a sign-out nothing stays in this browser, after a session that ended by itself unsent edits do. */
export function clearLeftovers(): void {
  const isSignedOut = document.cookie.split('; ').includes(`${signedOutCookie}=1`)
  clearStored(!isSignedOut)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  if (isSignedOut) document.cookie = `${signedOutCookie}=; Path=/; Max-Age=0; SameSite=Lax`
}
