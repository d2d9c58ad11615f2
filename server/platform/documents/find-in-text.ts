import { WorkTooLarge } from '#server/platform/threads/open-thread.ts'
import type { Threads, Work } from '#server/platform/threads/threads.ts'
import { newTooLongError } from './document-error.ts'

/**
 * What a function of the engine, `Find`, finds in a document's text: in a thread, for the longest takes some seconds and
 * would hold up everybody else. A text that asks for too much is refused with a DocumentError, like a file that does.
 */
export async function findInText<Find extends (text: string) => unknown>(
  work: Work,
  text: string,
  { threads, signal }: { threads: Threads; signal: AbortSignal },
): Promise<Awaited<ReturnType<Find>>> {
  try {
    return await threads.run<(text: string) => ReturnType<Find>>(work, [text], { signal })
  } catch (error) {
    throw error instanceof WorkTooLarge ? newTooLongError(error) : error
  }
}
