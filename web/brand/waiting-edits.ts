/**
 * Edits that wait in the browser until the server has confirmed them: per user, and per page that made them. A page that
 * is open sends its own; what a page left that is gone, exactly one other takes over. A lock that each page holds as long
 * as it lives tells the two apart.
 */
import type { AttributesData } from '#contract/brand.ts'
import { mergeAttributes } from '#contract/merge-attributes.ts'
import { readStored, waitingKey, writeStored } from '#web/account/browser-storage.ts'

/** Unconfirmed words with the state that they started from. */
export type WaitingEdits = { base: AttributesData; data: AttributesData; currentStep: number }

// A page's own key: two tabs must not overwrite each other's edits.
const pageId = typeof crypto === 'undefined' ? 'page' : crypto.randomUUID().slice(0, 8)
const prefixOf = (userId: string) => `${waitingKey(userId)}:`
const ownKey = (userId: string) => `${prefixOf(userId)}${pageId}`

// Browsers offer no locks on plain http beyond this machine; there whoever comes first takes everything over.
const locksHere = (): LockManager | undefined => globalThis.navigator?.locks
const held = new Set<string>()

/** Marks this page as alive for this user; the browser itself ends that when the page goes, however it goes. */
function stayAlive(userId: string): void {
  const key = ownKey(userId)
  if (held.has(key)) return
  held.add(key)
  locksHere()
    ?.request(key, () => new Promise(() => {}))
    .catch(console.error)
}

/** Keeps this page's edits, or forgets them when they are confirmed. */
export function keepWaiting(userId: string, edits: WaitingEdits | undefined): void {
  stayAlive(userId)
  writeStored(ownKey(userId), edits)
}

function isWaiting(value: unknown): value is WaitingEdits {
  return typeof value === 'object' && value !== null && 'base' in value && 'data' in value && 'currentStep' in value
}

/** What other pages of this user keep, by its keys. */
function readForeignKeys(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)) && key !== ownKey(userId))
  } catch (error) {
    console.error(error)
    return []
  }
}

/**
 * Has `take` take over the edits of each page that is gone, or as soon as it is; what it took is forgotten here. Edits
 * that it throws for go on waiting. The answer ends the waiting for pages that still live.
 */
export function claimWaiting(userId: string, take: (edits: WaitingEdits) => void | Promise<void>): () => void {
  const ending = new AbortController()
  const claim = async (key: string) => {
    const edits = readStored(key)
    if (!isWaiting(edits) || ending.signal.aborted) return
    await take(edits)
    // Without locks the page may live, and have put newer edits there.
    if (JSON.stringify(readStored(key)) === JSON.stringify(edits)) writeStored(key, undefined)
  }
  for (const key of readForeignKeys(userId)) {
    const claimed = locksHere()?.request(key, { signal: ending.signal }, () => claim(key)) ?? claim(key)
    claimed.catch((error: unknown) => {
      if (!ending.signal.aborted) console.error(error)
    })
  }
  return () => ending.abort()
}

/** The words `into` with what waited merged into them. */
export const mergeWaiting = ({ base, data }: WaitingEdits, into: AttributesData) => mergeAttributes(base, data, into)
