/** Gives a call its turn and its time. */
import type { CallLine } from '#server/platform/model/call-line.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'

type Limits = { line: CallLine; timeoutMs: number; signal: AbortSignal }
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

/**
 * Runs a call when its turn comes. Throws the caller's reason once they abort, and a ModelFailure when the time is over:
 * 'timed_out', or 'busy' if most of it went by before its turn.
 */
export async function runInTime<Value>(
  { line, timeoutMs, signal }: Limits,
  work: (time: CallTime) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted()
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeoutMs)
  const both = AbortSignal.any([signal, late.signal])
  let waitedMs = Number.POSITIVE_INFINITY
  const began = performance.now()
  try {
    const running = line(both, () => {
      waitedMs = performance.now() - began
      return work({ signal: both, msLeft: () => began + timeoutMs - performance.now() })
    })
    running.catch(() => undefined)
    return await Promise.race([running, rejectOnAbort(both)])
  } catch (error) {
    signal.throwIfAborted()
    if (late.signal.aborted) throw new ModelFailure(waitedMs < timeoutMs / 2 ? 'timed_out' : 'busy')
    throw error
  } finally {
    clearTimeout(timer)
  }
}
