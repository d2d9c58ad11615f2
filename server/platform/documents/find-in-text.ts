import { WorkTooLargeError } from '#server/platform/threads/open-thread.ts'
import type { ThreadFunction, ThreadPool } from '#server/platform/threads/threads.ts'
import { makeTooLongError } from './document-error.ts'

/**
 * Runs `Find`, a function of the engine, on a document's text in a thread, because the longest takes seconds and would
 * block other requests. Text that takes too much work is refused with a DocumentError, as a file would be.
 */
export async function findInText<Find extends (text: string) => unknown>(
  work: ThreadFunction,
  text: string,
  { threads, signal }: { threads: ThreadPool; signal: AbortSignal },
): Promise<Awaited<ReturnType<Find>>> {
  try {
    return await threads.run<(text: string) => ReturnType<Find>>(work, [text], { signal })
  } catch (error) {
    throw error instanceof WorkTooLargeError ? makeTooLongError(error) : error
  }
}
