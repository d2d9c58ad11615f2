/** One round of a fault servers recover from, with writers and a reader running throughout. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type FaultCampaign, type FaultRound, judgeRecovery, type ReadTimes } from './fault.ts'
import { findEndReason, measureSecondsUntilReady, type OwnServer } from './own-server.ts'
import { judgeReadOutcomes, type Reader } from './reader.ts'
import { type BrandWriters, judgeWriteOutcomes } from './writers.ts'

type Recovery = {
  campaign: FaultCampaign
  /** The running servers; `mend` replaces one that ended. */
  servers: OwnServer[]
  reader: Reader
  writers: BrandWriters
  calm: ReadTimes
  /** Causes the fault; resolves when recovery can begin. */
  strike: () => Promise<unknown>
  /** Restarts servers that ended; returns the running ones. */
  mend: () => Promise<OwnServer[]>
  /** Whether the fault may end servers, which breaks connections. */
  mayEnd?: boolean
}

const afterwardsMs = 1000

async function strikeAndWait({ servers, strike, mend, mayEnd }: Recovery) {
  if (mayEnd) {
    const struck = performance.now()
    await strike()
    const living = await mend()
    return { failures: [], seconds: (performance.now() - struck) / 1000, living }
  }
  let isStruck = false
  const waits = servers.map((server) => measureSecondsUntilReady(server, () => isStruck))
  await strike()
  isStruck = true
  const seconds = await Promise.all(waits)
  const failures = servers.flatMap((server) => {
    const ended = server.ended()
    return ended === undefined ? [] : [`the server ${ended}: ${findEndReason(server)}`]
  })
  return { failures, seconds: Math.max(...seconds), living: await mend() }
}

/** Saves, causes the fault, waits until the servers are ready, saves again, and checks that nothing is lost. */
export async function tryRecovery(recovery: Recovery): Promise<FaultRound> {
  const { campaign, servers, reader, writers, calm, mayEnd } = recovery
  const acknowledgedBefore = writers.acknowledged()
  const writing = writers.write(servers.map(({ port }) => port))
  const { value, reads, outcomes } = await reader.during(async () => {
    if (!(await writing.waitForSaves())) throw new Error('The writers could not save before anything happened.')
    await sleep(Math.random() * 300)
    const round = await strikeAndWait(recovery)
    const goesOn = await writing.waitForSaves(1)
    await sleep(afterwardsMs)
    return { ...round, failures: [...round.failures, ...(goesOn ? [] : ['not every writer could save afterwards'])] }
  })
  const written = await writing.stop()
  const lost = await writers.countLost(value.living[0]?.address ?? '')
  const broken = [/^ECONNREFUSED/, /^ECONNRESET/, /^EPIPE/, /hang up/]
  const failures = [
    ...value.failures,
    ...judgeRecovery(lost, value.seconds, campaign.limits),
    ...judgeWriteOutcomes(written, mayEnd ? [/^503$/, ...broken] : [/^503$/]),
    ...judgeReadOutcomes(outcomes, ['200', '503', ...(mayEnd ? ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'] : [])]),
  ]
  // A read must not take longer than the allowed recovery time.
  if (reads.worstMs > campaign.limits.readyS * 1000) failures.push(`worst read ${(reads.worstMs / 1000).toFixed(1)} s`)
  const acknowledged = writers.acknowledged() - acknowledgedBefore
  return { lost, acknowledged, readyS: value.seconds, calm, during: reads, failures }
}
