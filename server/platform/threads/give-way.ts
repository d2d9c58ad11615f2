/** Lets the threads that hash passwords give way to the one that answers. */
import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'

/** Node's own pool, as libuv names its threads. */
const poolThread = 'libuv-worker'

/** The thread's name; undefined when it has just ended. */
function nameOf(thread: string): string | undefined {
  try {
    return readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()
  } catch {
    return undefined
  }
}

/**
 * Lowers the priority of the threads of Node's pool, and answers how many there were. The pool starts with the first
 * file that is read aside. Elsewhere than on Linux threads have no priority of their own: nothing happens.
 */
export function lowerPoolThreads(): number {
  if (process.platform !== 'linux') return 0
  const threads = readdirSync('/proc/self/task').filter((thread) => nameOf(thread) === poolThread)
  for (const thread of threads) os.setPriority(Number(thread), os.constants.priority.PRIORITY_BELOW_NORMAL)
  return threads.length
}
