/** SIGTERM to one of two servers under load, and to one that is just receiving connections. */
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { formatHttpRequest } from '../bench/load-generator.ts'
import { makeOwners } from '../bench/make-owners.ts'
import { startChildClient } from './child-client.ts'
import { defineFault, type FaultCampaign, type FaultRound, judgeRecovery } from './fault.ts'
import type { FloodReport } from './flood-task.ts'
import { type LocalSite, startLocalSite } from './local-site.ts'
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts'
import { discardServer, type OwnServer } from './own-server.ts'
import { type CallAsOwner, createCallAsOwner, makeOwnerAtStage, requestAudit, waitForAudit } from './owner-stages.ts'
import { startReader } from './reader.ts'
import { restartServer, startSharingServer } from './restart-database.ts'
import { waitFor } from './wait-for.ts'
import { judgeWriteOutcomes, makeBrandWriters } from './writers.ts'

const writersCount = 6
const audits = 4
const pageMs = 400
const jobsMs = 60_000
const stopMs = 25_000
const newcomers = 40

type Place = { campaign: FaultCampaign; postgres: OwnPostgres; site: LocalSite; servers: [OwnServer, OwnServer] }

/** Allowed responses of a stopping server, including idle connections it closed. */
const allowed = [/^503$/, /^ECONNREFUSED$/, /^closed before it was read$/]

/** Stops a server; returns a clause if it did not exit cleanly in time. */
async function stopWell(server: OwnServer): Promise<string[]> {
  const code = await Promise.race([server.end('SIGTERM'), sleep(stopMs, 'late' as const)])
  if (code === 0) return []
  return [code === 'late' ? `still running ${stopMs / 1000} s after SIGTERM` : `ended with ${code} after SIGTERM`]
}

async function startAudits(ask: CallAsOwner, site: LocalSite): Promise<string[]> {
  const ids: string[] = []
  for (let audit = 0; audit < audits; audit += 1) ids.push(await requestAudit(ask, site.host))
  return ids
}

async function tryUnderLoad({ campaign, postgres, site, servers }: Place): Promise<FaultRound> {
  const [stopping, staying] = servers
  const settings = { AUDIT_ALLOW_HOSTS: site.host }
  const writers = await makeBrandWriters(staying.address, writersCount)
  const ask = createCallAsOwner(staying, await makeOwnerAtStage(staying, 'archetype'))
  const reader = await startReader(campaign, [staying])
  const calm = await reader.calm()
  const writing = writers.write([stopping.port, staying.port])
  const { value, reads } = await reader.during(async () => {
    await writing.waitForSaves()
    const ids = await startAudits(ask, site)
    await sleep(pageMs)
    const began = performance.now()
    const failures = await stopWell(stopping)
    const stoppedS = (performance.now() - began) / 1000
    const areDone = async () =>
      (await Promise.all(ids.map((id) => waitForAudit(ask, id)))).every(({ status }) => status === 'complete')
    if (!(await waitFor(areDone, jobsMs))) failures.push(`reviews were not handed over within ${jobsMs / 1000} s`)
    if (!(await writing.waitForSaves(1))) failures.push('not every writer could save on')
    return { failures, stoppedS }
  })
  const written = await writing.stop()
  const lost = await writers.countLost(staying.address)
  await reader.end()
  servers[0] = await restartServer(postgres.url, stopping, settings)
  const failures = [
    ...value.failures,
    ...judgeRecovery(lost, 0, campaign.limits),
    ...judgeWriteOutcomes(written, allowed),
  ]
  const notes = [`stopped after ${value.stoppedS.toFixed(1)} s`]
  return {
    row: 'one of two under load',
    lost,
    acknowledged: writers.acknowledged(),
    calm,
    during: reads,
    failures,
    notes,
  }
}

/** How a connection made at the moment of the stop ended. */
function askOnce(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    let answer = ''
    let isConnected = false
    socket.on('connect', () => {
      isConnected = true
      socket.write(request, 'latin1')
    })
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1')
    })
    const tell = (broken: string) => resolve(answer === '' ? broken : answer.slice(9, 12))
    // A client that is refused can retry; one that was connected and gets no response cannot know what happened.
    socket.on('error', () => tell(isConnected ? 'reset' : 'refused'))
    socket.on('close', () => tell('closed without an answer'))
  })
}

async function tryNewcomers({ postgres, site, servers }: Place): Promise<FaultRound> {
  const [stopping] = servers
  const [owner] = await makeOwners(stopping.address, 1)
  const busy = startChildClient<FloodReport>('flood-child.ts')
  const read = { cookie: owner?.cookie ?? '', headers: { connection: 'close' } }
  busy.send({ port: stopping.port, requests: [formatHttpRequest('GET', '/toolkit', read)], connections: 32, ms: 1500 })
  await sleep(700)
  const request = formatHttpRequest('GET', '/api/user-profile', read)
  const asked = Array.from({ length: newcomers }, () => askOnce(stopping.port, request))
  // The connections are in the system's accept queue; the server has read none of them.
  await sleep(2)
  const failures = await stopWell(stopping)
  const outcomes = Object.groupBy(await Promise.all(asked), (outcome) => outcome)
  await busy.hear()
  await busy.end()
  servers[0] = await restartServer(postgres.url, stopping, { AUDIT_ALLOW_HOSTS: site.host })
  for (const [outcome, all = []] of Object.entries(outcomes))
    if (!['200', '503', 'refused'].includes(outcome))
      failures.push(`${all.length} of ${newcomers} new connections: ${outcome}`)
  return { row: `${newcomers} new connections`, failures }
}

export const stopServersFault = defineFault(
  'T37 a server told to stop answers the requests it has accepted, and hands over its jobs',
  'stop-servers',
  async (campaign) => {
    const site = await startLocalSite(pageMs)
    const postgres = await startOwnPostgres()
    const settings = { AUDIT_ALLOW_HOSTS: site.host }
    const servers: [OwnServer, OwnServer] = [
      await startSharingServer(postgres.url, settings),
      await startSharingServer(postgres.url, settings),
    ]
    const place = { campaign, postgres, site, servers }
    const rounds: FaultRound[] = []
    for (let round = 0; round < campaign.rounds; round += 1)
      rounds.push(await tryUnderLoad(place), await tryNewcomers(place))
    for (const server of servers) await discardServer(server)
    await postgres.remove()
    await site.stop()
    return rounds
  },
)
