/** Lowers the priority of the threads that hash passwords, in favour of the main thread. */
import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'

/** libuv's name for the threads of Node's pool. */
const poolThread = 'libuv-worker'

/** The thread's name; undefined if it has just ended. */
function nameOf(thread: string): string | undefined {
  try {
    return readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()
  } catch {
    return undefined
  }
}

/**
 * Lowers the priority of Node's thread pool and returns the number of threads. The pool starts with the first
 * asynchronous file access. Does nothing except on Linux, where threads have priorities of their own.
 */
export function lowerThreadPoolPriority(): number {
  if (process.platform !== 'linux') return 0
  const threads = readdirSync('/proc/self/task').filter((thread) => nameOf(thread) === poolThread)
  for (const thread of threads) os.setPriority(Number(thread), os.constants.priority.PRIORITY_BELOW_NORMAL)
  return threads.length
}
