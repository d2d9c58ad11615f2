import { readdirSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import os from 'node:os'
import { expect, test } from 'vitest'
import { lowerThreadPoolPriority } from '#server/platform/threads/give-way.ts'

const { PRIORITY_BELOW_NORMAL, PRIORITY_NORMAL } = os.constants.priority

/** The priorities of this process's threads with matching names. */
const prioritiesOf = (fits: (name: string) => boolean) =>
  readdirSync('/proc/self/task')
    .filter((thread) => fits(readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()))
    .map((thread) => os.getPriority(Number(thread)))

test.runIf(process.platform === 'linux')(
  'T42 the thread pool that hashes passwords has a lower priority, other threads do not',
  async () => {
    await stat('/')
    const count = lowerThreadPoolPriority()
    expect(count).toBeGreaterThan(0)
    expect(prioritiesOf((name) => name === 'libuv-worker')).toEqual(Array(count).fill(PRIORITY_BELOW_NORMAL))
    expect(os.getPriority()).toBe(PRIORITY_NORMAL)
  },
)
