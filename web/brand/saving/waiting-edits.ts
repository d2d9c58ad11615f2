/**
 * Edits that wait in the browser until the server has confirmed them: per user, per kind, and per page that made them. A
 * page that is open sends its own; what a page left that is gone, exactly one other takes over. A lock that each page holds
 * as long as it lives tells the two apart.
 */
import { readStored, waitingKey, writeStored } from '#web/account/browser-storage.ts'

// A page's own key: two tabs must not overwrite each other's edits.
const pageId = typeof crypto === 'undefined' ? 'page' : crypto.randomUUID().slice(0, 8)

// Browsers offer no locks on plain http beyond this machine; there whoever comes first takes everything over.
const locksHere = (): LockManager | undefined => globalThis.navigator?.locks
const held = new Set<string>()

/** Marks this page as alive under its key; the browser itself ends that when the page goes, however it goes. */
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

export type WaitingEdits<Edits> = {
  /** Keeps this page's edits, or forgets them when they are confirmed. */
  keep: (userId: string, edits: Edits | undefined) => void
  /**
   * Has `take` take over the edits of each page that is gone, or as soon as it is; what it took is forgotten here. Edits
   * that it throws for go on waiting. The answer ends the waiting for pages that still live.
   */
  claim: (userId: string, take: (edits: Edits) => void | Promise<void>) => () => void
}

/** Edits of one kind; `kind` is '' for the words, which were there first. `isEdits` knows them by their shape. */
export function waitingEdits<Edits>(kind: string, isEdits: (value: unknown) => value is Edits): WaitingEdits<Edits> {
  const prefixOf = (userId: string) => `${waitingKey(userId)}:${kind && `${kind}:`}`
  const ownKey = (userId: string) => `${prefixOf(userId)}${pageId}`

  async function claimOne(key: string, take: (edits: Edits) => void | Promise<void>, signal: AbortSignal) {
    const edits = readStored(key)
    if (!isEdits(edits) || signal.aborted) return
    await take(edits)
    // Without locks the page may live, and have put newer edits there.
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
