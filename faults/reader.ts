/** Another user, who reads while something happens; she is measured by a process of her own. */
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../bench/figure.ts'
import { makeOwners } from '../bench/make-owners.ts'
import { startClient } from './child.ts'
import type { Campaign, Reads } from './fault.ts'
import type { ReaderReport } from './reader-child.ts'

export type Reader = {
  /** Reads while `run` goes on. */
  during: <Value>(
    run: () => Promise<Value>,
  ) => Promise<{ value: Value; reads: Reads; outcomes: ReaderReport['outcomes'] }>
  /** Reads while nothing happens. */
  calm: () => Promise<Reads>
  end: () => Promise<void>
}

const everyMs = 100

export const readsOf = ({ times }: ReaderReport): Reads => ({
  medianMs: median(times),
  worstMs: Math.max(0, ...times),
  count: times.length,
})

/** Signs a reader up at the first of the servers and lets her read on: these paths, or profile and toolkit. */
export async function startReader(
  { isShort }: Campaign,
  servers: readonly { address: string; port: number }[],
  paths: readonly string[] = ['/api/user-profile', '/toolkit'],
): Promise<Reader> {
  const [owner] = await makeOwners(servers[0]?.address ?? '', 1)
  const client = startClient<ReaderReport>('reader-child.ts')
  client.send({ ports: servers.map(({ port }) => port), cookie: owner?.cookie ?? '', paths, everyMs })
  const take = async () => {
    client.send({ take: true })
    return client.hear()
  }
  const during: Reader['during'] = async (run) => {
    await take()
    const value = await run()
    const report = await take()
    return { value, reads: readsOf(report), outcomes: report.outcomes }
  }
  // The first reads of a server meet code that was never run.
  await sleep(isShort ? 1000 : 2000)
  return {
    during,
    calm: async () => (await during(() => sleep(isShort ? 1500 : 4000))).reads,
    end: client.end,
  }
}

/** What a reader may meet; anything else stands in the clauses. */
export function judgeOutcomes(outcomes: Readonly<Record<string, number>>, allowed: readonly string[]): string[] {
  return Object.entries(outcomes).flatMap(([outcome, count]) =>
    allowed.includes(outcome) ? [] : [`${count} reads: ${outcome}`],
  )
}
