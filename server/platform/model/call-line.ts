/** Lets a few calls run at once; the others wait their turn. */
export type CallLine = <Value>(signal: AbortSignal, work: () => Promise<Value>) => Promise<Value>

/** Runs at most `max` calls at once, first come, first served. One whose signal aborts leaves the line with its reason. */
export function createCallLine(max: number): CallLine {
  let running = 0
  const waiting = new Set<() => void>()

  const waitTurn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.delete(go)
        reject(signal.reason)
      }
      waiting.add(go)
      signal.addEventListener('abort', leave, { once: true })
    })

  return async (signal, work) => {
    signal.throwIfAborted()
    if (running < max) running += 1
    else await waitTurn(signal)
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else {
        running -= 1
      }
    }
  }
}
