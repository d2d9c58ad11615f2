/** Edits that wait in the browser until the server has confirmed them: per user, and per page that made them. */
import type { AttributesData } from '#contract/brand.ts'
import { mergeAttributes } from '#contract/merge-attributes.ts'
import { readStored, waitingKey, writeStored } from '#web/account/browser-storage.ts'

/** Unconfirmed words with the state that they started from. */
export type WaitingEdits = { base: AttributesData; data: AttributesData; currentStep: number }

// A page's own key: two tabs must not overwrite each other's edits.
const pageId = typeof crypto === 'undefined' ? 'page' : crypto.randomUUID().slice(0, 8)
const ownKey = (userId: string) => `${waitingKey(userId)}:${pageId}`

/** Keeps this page's edits, or forgets them when they are confirmed. */
export function keepWaiting(userId: string, edits: WaitingEdits | undefined): void {
  writeStored(ownKey(userId), edits)
}

function isWaiting(value: unknown): value is WaitingEdits {
  return typeof value === 'object' && value !== null && 'base' in value && 'data' in value && 'currentStep' in value
}

export type Left = { key: string; edits: WaitingEdits }

/** What other pages of this user left unsent, with where it stands. */
export function readWaiting(userId: string): Left[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${waitingKey(userId)}:`) && key !== ownKey(userId))
      .flatMap((key) => {
        const edits = readStored(key)
        return isWaiting(edits) ? [{ key, edits }] : []
      })
  } catch (error) {
    console.error(error)
    return []
  }
}

/** Forgets what was sent; a page that is still open may have put newer edits there, and those stay. */
export function forgetWaiting(sent: readonly Left[]): void {
  for (const { key, edits } of sent) {
    if (JSON.stringify(readStored(key)) === JSON.stringify(edits)) writeStored(key, undefined)
  }
}

/** The saved words with what was left unsent merged into them. */
export const mergeWaiting = (waiting: readonly Left[], saved: AttributesData) =>
  waiting.reduce((data, { edits }) => mergeAttributes(edits.base, edits.data, data), saved)
