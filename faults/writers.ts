/** Clients that save without pause, and a check that acknowledged saves are stored. */
import { setTimeout as sleep } from 'node:timers/promises'
import { makeOwners } from '../bench/make-owners.ts'
import { type ChildClient, startChildClient } from './child-client.ts'
import { readWrittenNumbers } from './read-written-numbers.ts'
import { type BrandWriter, type WritersReport, writtenBrandParts } from './writers-task.ts'

export type ConcurrentSaves = {
  /** Resolves once every writer has had `more` further saves acknowledged. */
  waitForSaves: (more?: number, limitMs?: number) => Promise<boolean>
  /** Stops writing; returns the outcomes of all calls. */
  stop: () => Promise<Record<string, number>>
}

export type BrandWriters = {
  /** Number of saves acknowledged so far. */
  acknowledged: () => number
  /** Saves to these servers until `stop`. */
  write: (ports: readonly number[]) => ConcurrentSaves
  /** Number of acknowledged writes that are missing. */
  countLost: (address: string) => Promise<number>
}

/** Starts a writing process; `writers` is updated when it stops. */
function begin(writers: BrandWriter[], ports: readonly number[]): ConcurrentSaves {
  const client: ChildClient<WritersReport> = startChildClient('writers-child.ts')
  client.send({ ports, writers })
  const count = async () => {
    client.send({ count: true })
    return (await client.hear()).writers.map(({ acknowledged }) => acknowledged)
  }
  return {
    waitForSaves: async (more = 3, limitMs = 30_000) => {
      const before = await count()
      const began = performance.now()
      while (performance.now() - began < limitMs) {
        if ((await count()).every((now, at) => now >= (before[at] ?? 0) + more)) return true
        await sleep(20)
      }
      return false
    },
    stop: async () => {
      client.send({ stop: true })
      const report = await client.hear()
      await client.end()
      report.writers.forEach((writer, at) => {
        writers[at] = writer
      })
      return report.outcomes
    },
  }
}

/** Signs up `count` writers. */
export async function makeBrandWriters(address: string, count: number): Promise<BrandWriters> {
  const owners = await makeOwners(address, count)
  const writers = owners.map(
    ({ cookie }): BrandWriter => ({ cookie, number: 0, last: { attributes: 0, uvps: 0, profile: 0 }, acknowledged: 0 }),
  )
  return {
    acknowledged: () => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    write: (ports) => begin(writers, ports),
    countLost: async (at) => {
      let lost = 0
      for (const { cookie, last } of writers) {
        const stored = await readWrittenNumbers(at, cookie)
        // Each part is saved every third time, so a number three behind means one lost write.
        for (const part of writtenBrandParts) {
          const missing = last[part] - stored[part]
          if (missing > 0) lost += Math.ceil(missing / writtenBrandParts.length)
        }
      }
      return lost
    },
  }
}

/** Write outcomes other than the allowed ones, as clauses. */
export function judgeWriteOutcomes(outcomes: Readonly<Record<string, number>>, allowed: readonly RegExp[]): string[] {
  return Object.entries(outcomes).flatMap(([outcome, count]) =>
    outcome === '200' || allowed.some((pattern) => pattern.test(outcome)) ? [] : [`${count} writes: ${outcome}`],
  )
}
