/**
 * Edits kept in the browser until the server confirms them, stored per user, kind and page. An open page sends its
 * own; those of a closed page are taken over by exactly one other. Each page holds a lock while it is open, which
 * tells the two apart.
 */
import { readStored, unsentEditsKey, writeStored } from '#web/account/browser-storage.ts'

// Per-page key, so two tabs never overwrite each other's edits.
const pageId = typeof crypto === 'undefined' ? 'page' : crypto.randomUUID().slice(0, 8)

// Web Locks need a secure context (https or localhost); without them, the first page to look takes everything over.
const locksHere = (): LockManager | undefined => globalThis.navigator?.locks
const held = new Set<string>()

/** Holds a lock under this page's key; the browser releases it when the page goes, even after a crash. */
function stayAlive(key: string): void {
  if (held.has(key)) return
  held.add(key)
  locksHere()
    ?.request(key, () => new Promise(() => {}))
    .catch(console.error)
}

function readKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes(':'))
  } catch (error) {
    console.error(error)
    return []
  }
}

export type UnsentEdits<Edits> = {
  /** Stores this page's edits; undefined clears them once confirmed. */
  keep: (userId: string, edits: Edits | undefined) => void
  /**
   * Passes the edits of each closed page to `take`, and those of an open page once it closes, then clears them. If
   * `take` throws, they stay queued. Returns a function that stops waiting for open pages.
   */
  claim: (userId: string, take: (edits: Edits) => void | Promise<void>) => () => void
}

/**
 * Unsent edits of one kind of draft. `kind` is part of the storage key: '' for the brand attribute words, as keys
 * written by older versions have no kind. `isEdits` validates what was stored.
 */
export function createUnsentEdits<Edits>(
  kind: string,
  isEdits: (value: unknown) => value is Edits,
): UnsentEdits<Edits> {
  const prefixOf = (userId: string) => `${unsentEditsKey(userId)}:${kind && `${kind}:`}`
  const ownKey = (userId: string) => `${prefixOf(userId)}${pageId}`

  async function claimOne(key: string, take: (edits: Edits) => void | Promise<void>, signal: AbortSignal) {
    const edits = readStored(key)
    if (!isEdits(edits) || signal.aborted) return
    await take(edits)
    // Without locks the page may still be open and have stored newer edits.
    if (JSON.stringify(readStored(key)) === JSON.stringify(edits)) writeStored(key, undefined)
  }

  return {
    keep: (userId, edits) => {
      stayAlive(ownKey(userId))
      writeStored(ownKey(userId), edits)
    },
    claim: (userId, take) => {
      const ending = new AbortController()
      const { signal } = ending
      for (const key of readKeys(prefixOf(userId)).filter((each) => each !== ownKey(userId))) {
        const claimed =
          locksHere()?.request(key, { signal }, () => claimOne(key, take, signal)) ?? claimOne(key, take, signal)
        claimed.catch((error: unknown) => {
          if (!signal.aborted) console.error(error)
        })
      }
      return () => ending.abort()
    },
  }
}
