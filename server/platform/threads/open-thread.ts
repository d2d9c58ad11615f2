/** A thread that calls functions of the program, one at a time. */
import { Worker } from 'node:worker_threads'

/** The function to call, by module and name, with its arguments; both come from code, never from a request. */
export type ThreadCall = { module: string; name: string; given: readonly unknown[] }
/** The thread's reply. */
export type ThreadReply<Result = unknown> = { result: Result } | { failure: string }

/** Work that was stopped for exceeding its time or memory limit. */
export class WorkTooLargeError extends Error {
  override readonly name = 'WorkTooLargeError'
}

export type WorkerThread = {
  isGone: () => boolean
  /**
   * Returns the function's result, or rejects with its error. The thread ends if the work exceeds `limitMs` or its
   * memory (WorkTooLargeError), crashes the thread, or `signal` aborts.
   */
  work: <Result>(order: ThreadCall, bounds: { limitMs: number; signal?: AbortSignal | undefined }) => Promise<Result>
  end: (reason: unknown) => Promise<void>
}

/** Starts a thread without environment; `memoryMb` limits its old generation heap. */
export function openThread(memoryMb: number): WorkerThread {
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

  const work: WorkerThread['work'] = async <Result>(
    order: ThreadCall,
    { limitMs, signal }: Parameters<WorkerThread['work']>[1],
  ) => {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    fail = reject
    const hear = (answered: ThreadReply<Result>) => {
      if ('result' in answered) resolve(answered.result)
      else reject(new Error(answered.failure))
    }
    const timer = setTimeout(() => void end(new WorkTooLargeError('The work took too long.')), limitMs)
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

function send(worker: Worker, order: ThreadCall): void {
  try {
    worker.postMessage(order)
  } catch (error) {
    throw new Error('These data cannot be copied into a thread.', { cause: error })
  }
}

function explainLoss(error: unknown): Error {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isMemory
    ? new WorkTooLargeError('The work took too much memory.', { cause: error })
    : new Error('The work broke its thread.', { cause: error })
}
