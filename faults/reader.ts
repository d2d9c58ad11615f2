/** Another user, who reads during a fault and is measured in a separate process. */
import { setTimeout as sleep } from 'node:timers/promises'
import { computeMedian } from '../bench/figure.ts'
import { makeOwners } from '../bench/make-owners.ts'
import { startChildClient } from './child-client.ts'
import type { FaultCampaign, ReadTimes } from './fault.ts'
import type { ReaderReport } from './reader-child.ts'

export type Reader = {
  /** Measures reads while `run` is running. */
  during: <Value>(
    run: () => Promise<Value>,
  ) => Promise<{ value: Value; reads: ReadTimes; outcomes: ReaderReport['outcomes'] }>
  /** Measures reads while nothing happens. */
  calm: () => Promise<ReadTimes>
  end: () => Promise<void>
}

const everyMs = 100

export const summarizeReadTimes = ({ times }: ReaderReport): ReadTimes => ({
  medianMs: computeMedian(times),
  worstMs: Math.max(0, ...times),
  count: times.length,
})

/** Signs up a reader at the first server and keeps reading: these paths, or profile and toolkit. */
export async function startReader(
  { isShort }: FaultCampaign,
  servers: readonly { address: string; port: number }[],
  paths: readonly string[] = ['/api/user-profile', '/toolkit'],
): Promise<Reader> {
  const [owner] = await makeOwners(servers[0]?.address ?? '', 1)
  const client = startChildClient<ReaderReport>('reader-child.ts')
  client.send({ ports: servers.map(({ port }) => port), cookie: owner?.cookie ?? '', paths, everyMs })
  const take = async () => {
    client.send({ take: true })
    return client.hear()
  }
  const during: Reader['during'] = async (run) => {
    await take()
    const value = await run()
    const report = await take()
    return { value, reads: summarizeReadTimes(report), outcomes: report.outcomes }
  }
  // Skip the first reads, which run cold code.
  await sleep(isShort ? 1000 : 2000)
  return {
    during,
    calm: async () => (await during(() => sleep(isShort ? 1500 : 4000))).reads,
    end: client.end,
  }
}

/** Read outcomes other than the allowed ones, as clauses. */
export function judgeReadOutcomes(outcomes: Readonly<Record<string, number>>, allowed: readonly string[]): string[] {
  return Object.entries(outcomes).flatMap(([outcome, count]) =>
    allowed.includes(outcome) ? [] : [`${count} reads: ${outcome}`],
  )
}
