/** How an edited list of written lines (value propositions or taglines) is shown at once and saved. */
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { createSaveQueue } from '#web/brand/saving/create-save-queue.ts'

/**
 * What a saved list is: an edit of the current one; `renewed`: one that now matches the current answers; `stopped`: a new
 * list, of the lines that a language model had written when it was stopped.
 */
export type SavedAs = 'edited' | 'renewed' | 'stopped'
export type SaveLines = (lines: readonly WrittenLine[], as?: SavedAs) => Promise<void>

type Ways<List> = {
  /** The cached list, or undefined before it was fetched. */
  read: () => List | undefined
  put: (list: List) => void
  withLines: (list: List, lines: readonly WrittenLine[]) => List
  /** Sends the lines and resolves to the list as stored. */
  send: (lines: readonly WrittenLine[], as: SavedAs) => Promise<List>
}

/** The returned function shows the changed lines at once and rolls back if saving fails. */
export function createSaveLines<List>({ read, put, withLines, send }: Ways<List>): SaveLines {
  const inTurn = createSaveQueue()
  return async (lines, as = 'edited') => {
    const standing = read()
    if (standing) put(withLines(standing, lines))
    try {
      const { reply, isLast } = await inTurn(() => send(lines, as))
      if (isLast) put(reply)
    } catch (error) {
      if (standing) put(standing)
      throw error
    }
  }
}
