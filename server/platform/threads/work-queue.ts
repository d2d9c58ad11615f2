import { Refusal } from '#server/platform/http/refusal.ts'

export type WorkQueue = <Result>(work: () => Promise<Result>, patience: QueueLimits) => Promise<Result>
export type QueueLimits = {
  waitMsMax: number
  waitingMax: number
  signal?: AbortSignal | undefined
  /** Called once if the work has to wait. */
  onWait?: () => void
}

/**
 * A queue that runs at most `atOnce` tasks at once. Throws `busy` after waiting `waitMsMax`, or at once if `waitingMax`
 * tasks are waiting; an aborted one leaves with the signal's reason.
 */
export function createWorkQueue(atOnce: number): WorkQueue {
  let running = 0
  const waiting: (() => void)[] = []

  async function takeTurn({ waitMsMax, waitingMax, signal, onWait }: QueueLimits): Promise<void> {
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
      // Its turn came at the same moment: pass it on.
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
