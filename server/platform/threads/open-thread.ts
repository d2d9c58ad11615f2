/** One thread that calls functions of the program, one at a time. */
import { Worker } from 'node:worker_threads'

/** A function, by the module that exports it, with what it is given; module and name come from code, never from a request. */
export type Order = { module: string; name: string; given: readonly unknown[] }
/** What a thread answers. */
export type Answered<Result = unknown> = { result: Result } | { failure: string }

/** Work that was stopped because it asked for more time or memory than it may have. */
export class WorkTooLarge extends Error {
  override readonly name = 'WorkTooLarge'
}

export type Thread = {
  isGone: () => boolean
  /**
   * The function's result. Rejects with what failed; when the work takes longer than `limitMs` or too much memory
   * (WorkTooLarge), when it breaks the thread or `signal` aborts, the thread ends with it.
   */
  work: <Result>(order: Order, bounds: { limitMs: number; signal?: AbortSignal | undefined }) => Promise<Result>
  end: (reason: unknown) => Promise<void>
}

/** Starts a thread without environment; `memoryMb` bounds what lives long in it. */
export function openThread(memoryMb: number): Thread {
  const worker = new Worker(new URL('thread-worker.ts', import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  })
  let isGone = false
  let fail: ((reason: unknown) => void) | undefined

  async function end(reason: unknown): Promise<void> {
    isGone = true
    fail?.(reason)
    await worker.terminate()
  }
  worker.on('error', (error) => void end(explainLoss(error)))
  worker.on('exit', () => void end(new Error('The thread ended before its work was done.')))

  const work: Thread['work'] = async <Result>(order: Order, { limitMs, signal }: Parameters<Thread['work']>[1]) => {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    fail = reject
    const hear = (answered: Answered<Result>) => {
      if ('result' in answered) resolve(answered.result)
      else reject(new Error(answered.failure))
    }
    const timer = setTimeout(() => void end(new WorkTooLarge('The work took too long.')), limitMs)
    const abort = () => void end(signal?.reason)
    signal?.addEventListener('abort', abort)
    worker.ref()
    worker.on('message', hear)
    try {
      send(worker, order)
      return await promise
    } finally {
      worker.off('message', hear)
      worker.unref()
      signal?.removeEventListener('abort', abort)
      clearTimeout(timer)
    }
  }
  return { isGone: () => isGone, work, end }
}

function send(worker: Worker, order: Order): void {
  try {
    worker.postMessage(order)
  } catch (error) {
    throw new Error('These data cannot be copied into a thread.', { cause: error })
  }
}

function explainLoss(error: unknown): Error {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isMemory
    ? new WorkTooLarge('The work took too much memory.', { cause: error })
    : new Error('The work broke its thread.', { cause: error })
}
