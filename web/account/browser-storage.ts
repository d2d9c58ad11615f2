/**
 * What this browser stores for a user: keys contain the user's id, and nothing outlives the session except unsent
 * edits.
 */

const waitingPrefix = 'signet:waiting:'

/** The key of a user's unsent edits. */
export const unsentEditsKey = (userId: string) => `${waitingPrefix}${userId}`

/** The key of unsaved input in a user's profile form. */
export const unsavedProfileKey = (userId: string) => `${waitingPrefix}profile:${userId}`

/** The key of the interview answer a user was typing. */
export const unsentAnswerKey = (userId: string) => `${waitingPrefix}answer:${userId}`

/** The key of a user's unsent correction to an interview answer. */
export const unsentCorrectionKey = (userId: string) => `${waitingPrefix}correction:${userId}`

/** The key of whether a language model words the questions of a user's interview. */
export const modelAskingKey = (userId: string) => `signet:asking:${userId}`

/** Whether this browser still stores edits of a user that the server has not received. */
export function hasUnsentEdits(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(unsentEditsKey(userId)))
  } catch (error) {
    console.error(error)
    return false
  }
}

/** Reads a value; undefined if there is none or the storage is unavailable. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** Stores a value; if the storage is unavailable, only logs the error. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    console.error(error)
  }
}

/** Clears everything at sign-out. `keepWaiting` keeps unsent edits, which an expired session must not lose. */
export function clearStored(keepWaiting = false): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!(keepWaiting && key.startsWith(waitingPrefix))) localStorage.removeItem(key)
    }
  } catch (error) {
    console.error(error)
  }
}

/** Clears everything this browser and this tab store, as someone else is signed in from now on. */
export function clearBrowserAndTabStorage(): void {
  clearStored()
  try {
    sessionStorage.clear()
  } catch (error) {
    console.error(error)
  }
}

const signedOutCookie = 'signet_signed_out'

/**
 * Before sign-in: clears what is left in this browser. Unsent edits are kept if the session expired rather than being
 * signed out.
 */
export function clearStorageBeforeSignIn(): void {
  const isSignedOut = document.cookie.split('; ').includes(`${signedOutCookie}=1`)
  clearStored(!isSignedOut)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  if (isSignedOut) document.cookie = `${signedOutCookie}=; Path=/; Max-Age=0; SameSite=Lax`
}
