/** How many requests of one user are answered at once: the others wait, so that nobody else waits for them. */
import { refuseUse } from '#server/platform/http/rate-limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { type Line, openLine } from '#server/platform/threads/wait-in-line.ts'

/** As many as a browser sends at once. */
const atOnce = 6
const patience = { waitMsMax: 20_000, waitingMax: 100 }

export type UserTurns = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>

export function createUserTurns(): UserTurns {
  const lines = new Map<string, { line: Line; members: number }>()
  return async (userId, work) => {
    const own = lines.get(userId) ?? { line: openLine(atOnce), members: 0 }
    lines.set(userId, own)
    own.members += 1
    let hasTurn = false
    try {
      return await own.line(() => {
        hasTurn = true
        return work()
      }, patience)
    } catch (error) {
      if (!hasTurn && error instanceof Refusal) await refuseUse(1000, { limit: 'at once' })
      throw error
    } finally {
      own.members -= 1
      if (own.members === 0) lines.delete(userId)
    }
  }
}
