/** Hundreds of clients that send slowly, or never read the response. */
import { setTimeout as sleep } from 'node:timers/promises'
import { makeOwners } from '../bench/make-owners.ts'
import { startChildClient } from './child-client.ts'
import { defineFault, type FaultRound, judgeReadTimes } from './fault.ts'
import { discardServer, findEndReason, startOwnServer } from './own-server.ts'
import { judgeReadOutcomes, startReader } from './reader.ts'
import type { SlowClientsReport } from './slow-clients-child.ts'

const connections = 300

export const slowClientsFault = defineFault(
  'T42 hundreds of slow clients do not slow down other users',
  'slow-clients',
  async (campaign) => {
    const { isShort, limits } = campaign
    const server = await startOwnServer()
    const [slow] = await makeOwners(server.address, 1)
    const reader = await startReader(campaign, [server])
    const rounds: FaultRound[] = []
    for (let round = 0; round < campaign.rounds; round += 1) {
      const calm = await reader.calm()
      const client = startChildClient<SlowClientsReport>('slow-clients-child.ts')
      const { value, reads, outcomes } = await reader.during(async () => {
        client.send({ port: server.port, connections, ms: isShort ? 4000 : 15_000, cookie: slow?.cookie ?? '' })
        // A new client still gets a connection.
        await sleep(2000)
        const began = performance.now()
        const fresh = await fetch(`${server.address}/login`, {
          headers: { connection: 'close' },
          signal: AbortSignal.timeout(30_000),
        })
          .then((reply) => reply.status)
          .catch(() => 0)
        return { fresh, freshMs: performance.now() - began, report: await client.hear() }
      })
      await client.end()
      const { fresh, freshMs, report } = value
      const ended = server.ended()
      const failures = [
        ...(ended === undefined ? [] : [`the server ${ended}: ${findEndReason(server)}`]),
        ...(fresh === 200 ? [] : [`a new connection got ${fresh}`]),
        ...(freshMs > limits.worstMs ? [`a new connection waited ${(freshMs / 1000).toFixed(1)} s`] : []),
        ...judgeReadTimes(calm, reads, limits),
        ...judgeReadOutcomes(outcomes, ['200']),
      ]
      rounds.push({ calm, during: reads, failures, notes: [`${report.opened} connections, ${report.cutOff} cut off`] })
    }
    await reader.end()
    await discardServer(server)
    return rounds
  },
)
