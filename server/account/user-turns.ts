/** How many requests of one user are answered at once: the others wait, so that nobody else waits for them. */
import { refuseUse } from '#server/platform/http/rate-limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { type LinesByOwner, openLinesByOwner } from '#server/platform/threads/lines-by-owner.ts'

/** Answering takes one thread: more at once would only make others wait. */
const answersAtOnce = 2
/** Documents are read and drawn beside it, by as many processors as there are: one for each user leaves room for others. */
const documentsAtOnce = 1
const waitMsMax = 20_000

export type UserTurns = <Result>(userId: string, isDocument: boolean, work: () => Promise<Result>) => Promise<Result>

export function createUserTurns(): UserTurns {
  const answers = openLinesByOwner(answersAtOnce)
  const documents = openLinesByOwner(documentsAtOnce)
  return async (userId, isDocument, work) => {
    let hasTurn = false
    const begin = () => {
      hasTurn = true
      return work()
    }
    const take = (lines: LinesByOwner, waitingMax: number) => lines(userId, begin, { waitMsMax, waitingMax })
    try {
      return await (isDocument ? take(documents, 4) : take(answers, 100))
    } catch (error) {
      if (!hasTurn && error instanceof Refusal) await refuseUse(2000, { limit: 'at once' })
      throw error
    }
  }
}
