/** How many requests of one user are answered at once: the others wait, so that nobody else waits for them. */
import type { Limit, LineName } from '#server/calls/limits.ts'
import { refuseUse } from '#server/platform/http/rate-limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { openLinesByOwner } from '#server/platform/threads/lines-by-owner.ts'

/**
 * Three lines for each user, none of which waits for another. Answers share one thread, so more at once would only slow
 * others. Documents are read and drawn beside it, by as many processors as there are. Writing may take minutes where a
 * language model writes, and must never hold up a save.
 */
const lines: Readonly<Record<LineName, { atOnce: number; waitingMax: number }>> = {
  answers: { atOnce: 2, waitingMax: 100 },
  documents: { atOnce: 1, waitingMax: 4 },
  writing: { atOnce: 2, waitingMax: 100 },
}
const waitMsMax = 20_000

/** The line that a call stands in, by the limits that count it. */
export const lineOf = (limits: readonly Limit[]): LineName => limits.find(({ line }) => line)?.line ?? 'answers'

export type UserTurns = <Result>(userId: string, line: LineName, work: () => Promise<Result>) => Promise<Result>

export function createUserTurns(): UserTurns {
  const open = {
    answers: openLinesByOwner(lines.answers.atOnce),
    documents: openLinesByOwner(lines.documents.atOnce),
    writing: openLinesByOwner(lines.writing.atOnce),
  }
  return async (userId, line, work) => {
    let hasTurn = false
    const begin = () => {
      hasTurn = true
      return work()
    }
    try {
      return await open[line](userId, begin, { waitMsMax, waitingMax: lines[line].waitingMax })
    } catch (error) {
      if (!hasTurn && error instanceof Refusal) await refuseUse(2000, { limit: 'at once' })
      throw error
    }
  }
}
