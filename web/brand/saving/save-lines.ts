/** How an edited list of written lines (value propositions or taglines) is shown at once and saved. */
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { createSaveQueue } from '#web/brand/saving/create-save-queue.ts'

/** Saves the lines; `isRenewed` says that the list now matches the current answers. */
export type SaveLines = (lines: readonly WrittenLine[], isRenewed?: boolean) => Promise<void>

type Ways<List> = {
  /** The cached list, or undefined before it was fetched. */
  read: () => List | undefined
  put: (list: List) => void
  withLines: (list: List, lines: readonly WrittenLine[]) => List
  /** Sends the lines and resolves to the list as stored. */
  send: (lines: readonly WrittenLine[], isRenewed: boolean) => Promise<List>
}

/** The returned function shows the changed lines at once and rolls back if saving fails. */
export function createSaveLines<List>({ read, put, withLines, send }: Ways<List>): SaveLines {
  const inTurn = createSaveQueue()
  return async (lines, isRenewed = false) => {
    const standing = read()
    if (standing) put(withLines(standing, lines))
    try {
      const { reply, isLast } = await inTurn(() => send(lines, isRenewed))
      if (isLast) put(reply)
    } catch (error) {
      if (standing) put(standing)
      throw error
    }
  }
}
