import { Refusal } from '#server/platform/http/refusal.ts'

export type Line = <Result>(work: () => Promise<Result>, patience: Patience) => Promise<Result>
export type Patience = {
  waitMsMax: number
  waitingMax: number
  signal?: AbortSignal | undefined
  /** Called once when the work cannot begin at once. */
  onWait?: () => void
}

/**
 * A line in which `atOnce` pieces of work run and the others wait their turn. Whoever would wait longer than
 * `waitMsMax`, or finds `waitingMax` before them, is refused with `busy`; whoever aborts leaves with the signal's reason.
 */
export function openLine(atOnce: number): Line {
  let running = 0
  const waiting: (() => void)[] = []

  async function takeTurn({ waitMsMax, waitingMax, signal, onWait }: Patience): Promise<void> {
    signal?.throwIfAborted()
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= waitingMax) throw new Refusal('busy', { retryAfterSeconds: 2 })
    onWait?.()
    const turn = Promise.withResolvers<void>()
    const leave = () => turn.reject(signal?.aborted ? signal.reason : new Refusal('busy', { retryAfterSeconds: 2 }))
    const timer = setTimeout(leave, waitMsMax)
    signal?.addEventListener('abort', leave)
    waiting.push(turn.resolve)
    try {
      await turn.promise
    } catch (reason) {
      const place = waiting.indexOf(turn.resolve)
      // Called up in the same moment: the turn goes to the next.
      if (place < 0) endTurn()
      else waiting.splice(place, 1)
      throw reason
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
  }

  function endTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (work, patience) => {
    await takeTurn(patience)
    try {
      return await work()
    } finally {
      endTurn()
    }
  }
}
