/** Clients that save without pause, and whether what was acknowledged is there afterwards. */
import { setTimeout as sleep } from 'node:timers/promises'
import { makeOwners } from '../bench/make-owners.ts'
import { type Client, startClient } from './child.ts'
import { type Writer, type WritersReport, writtenParts } from './writers-order.ts'
import { readNumbers } from './written-numbers.ts'

export type Writing = {
  /** Resolves once every writer had `more` saves acknowledged from now on. */
  waitForSaves: (more?: number, limitMs?: number) => Promise<boolean>
  /** Ends the writing; answers what came of all calls. */
  stop: () => Promise<Record<string, number>>
}

export type Writers = {
  /** All saves that were acknowledged so far. */
  acknowledged: () => number
  /** Lets them save at these servers until `stop`. */
  write: (ports: readonly number[]) => Writing
  /** How many acknowledged writes are not there. */
  countLost: (address: string) => Promise<number>
}

/** A writing process; what it did is written into `writers` when it stops. */
function begin(writers: Writer[], ports: readonly number[]): Writing {
  const client: Client<WritersReport> = startClient('writers-child.ts')
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

/** Signs that many writers up. */
export async function makeWriters(address: string, count: number): Promise<Writers> {
  const owners = await makeOwners(address, count)
  const writers = owners.map(
    ({ cookie }): Writer => ({ cookie, number: 0, last: { attributes: 0, uvps: 0, profile: 0 }, acknowledged: 0 }),
  )
  return {
    acknowledged: () => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    write: (ports) => begin(writers, ports),
    countLost: async (at) => {
      let lost = 0
      for (const { cookie, last } of writers) {
        const stored = await readNumbers(at, cookie)
        // A part comes every third time, so that a state that is three numbers older lacks one write.
        for (const part of writtenParts) {
          const missing = last[part] - stored[part]
          if (missing > 0) lost += Math.ceil(missing / writtenParts.length)
        }
      }
      return lost
    },
  }
}

/** What writers may meet; anything else stands in the clauses. */
export function judgeWrites(outcomes: Readonly<Record<string, number>>, allowed: readonly RegExp[]): string[] {
  return Object.entries(outcomes).flatMap(([outcome, count]) =>
    outcome === '200' || allowed.some((pattern) => pattern.test(outcome)) ? [] : [`${count} writes: ${outcome}`],
  )
}
