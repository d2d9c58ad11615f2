import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until `done` is true; false if the time limit passes first. */
export async function waitFor(done: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  const began = performance.now()
  while (!(await done())) {
    if (performance.now() - began > limitMs) return false
    await sleep(100)
  }
  return true
}
