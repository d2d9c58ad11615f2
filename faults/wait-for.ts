import { setTimeout as sleep } from 'node:timers/promises'

/** Whether `done` comes true in time. */
export async function waitFor(done: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  const began = performance.now()
  while (!(await done())) {
    if (performance.now() - began > limitMs) return false
    await sleep(100)
  }
  return true
}
