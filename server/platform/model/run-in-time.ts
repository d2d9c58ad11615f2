/** Gives a call its time. */
import { ModelFailure } from '#server/platform/model/language-model.ts'

type Limits = { timeoutMs: number; signal: AbortSignal }
/** Aborts when the call is to end, for whatever reason; `msLeft` says how long it still has. */
export type CallTime = { signal: AbortSignal; msLeft: () => number }

/** Rejects once the signal aborts, whether or not the work notices. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const rejected = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  rejected.catch(() => undefined)
  return rejected
}

/** Throws the caller's reason once they abort, and a ModelFailure when the time is over. */
export async function runInTime<Value>(
  { timeoutMs, signal }: Limits,
  work: (time: CallTime) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted()
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeoutMs)
  const both = AbortSignal.any([signal, late.signal])
  const began = performance.now()
  try {
    const running = work({ signal: both, msLeft: () => began + timeoutMs - performance.now() })
    running.catch(() => undefined)
    return await Promise.race([running, rejectOnAbort(both)])
  } catch (error) {
    signal.throwIfAborted()
    if (late.signal.aborted) throw new ModelFailure('timed_out')
    throw error
  } finally {
    clearTimeout(timer)
  }
}
