/** Runs CPU-heavy functions in threads: a few at once, further ones wait; idle threads end after a while. */
import { Refusal } from '#server/platform/http/refusal.ts'
import { openThread, type WorkerThread } from '#server/platform/threads/open-thread.ts'
import { createWorkQueue } from '#server/platform/threads/work-queue.ts'

/** Where a function is exported; comes from code, never from a request. */
export type ThreadFunction = { module: string; name: string }
export type WorkLimits = { limitMs?: number; signal?: AbortSignal | undefined }
export type ThreadPool = {
  /**
   * Returns the result of the function, whose type is `Run`; arguments and result are copied. Throws `busy` if too many
   * wait; rejects with WorkTooLargeError beyond the limits, with the function's error, or when `signal` aborts.
   */
  run<Run extends (...given: never[]) => unknown>(
    work: ThreadFunction,
    given: Parameters<Run>,
    bounds?: WorkLimits,
  ): Promise<Awaited<ReturnType<Run>>>
  /** Ends all threads; unfinished work is rejected. */
  close(): Promise<void>
}

const waitMsMax = 20_000

/** `idleMs`: how long an idle thread is kept; loading the program into a new one takes 0.1 to 0.4 s. */
export function createThreadPool({ atOnceMax = 2, waitingMax = 20, idleMs = 20_000, memoryMb = 256 } = {}): ThreadPool {
  const inLine = createWorkQueue(atOnceMax)
  const open = new Set<WorkerThread>()
  /** Idle threads, each with the timer that ends it. */
  const idle = new Map<WorkerThread, NodeJS.Timeout>()
  let isClosed = false

  function take(): WorkerThread {
    if (isClosed) throw new Refusal('unavailable')
    for (const [thread, timer] of idle) {
      clearTimeout(timer)
      idle.delete(thread)
      if (!thread.isGone()) return thread
      open.delete(thread)
    }
    const thread = openThread(memoryMb)
    open.add(thread)
    return thread
  }

  function giveBack(thread: WorkerThread): void {
    if (thread.isGone()) open.delete(thread)
    else idle.set(thread, setTimeout(() => void dismiss(thread), idleMs).unref())
  }

  async function dismiss(thread: WorkerThread): Promise<void> {
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    open.delete(thread)
    await thread.end(new Refusal('unavailable'))
  }

  const run: ThreadPool['run'] = <Run extends (...given: never[]) => unknown>(
    work: ThreadFunction,
    given: Parameters<Run>,
    { limitMs = 20_000, signal }: WorkLimits = {},
  ) =>
    inLine(
      () => {
        const thread = take()
        return thread
          .work<Awaited<ReturnType<Run>>>({ ...work, given }, { limitMs, signal })
          .finally(() => giveBack(thread))
      },
      { waitMsMax, waitingMax, signal },
    )

  const close = async () => {
    isClosed = true
    await Promise.all([...open].map(dismiss))
  }
  return { run, close }
}
