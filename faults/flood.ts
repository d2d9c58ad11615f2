/** One user sends one kind of call as fast as the server answers, under the default rate limits; then all kinds at once. */
import { setTimeout as sleep } from 'node:timers/promises'
import { testLinkSecret } from '#testing/server/signed-links.ts'
import { formatHttpRequest } from '../bench/load-generator.ts'
import { startChildClient } from './child-client.ts'
import { defineFault, type FaultCampaign, type FaultRound, judgeReadTimes, type ReadTimes } from './fault.ts'
import { closedHost, floodRows, listCallsWithoutFloodRow } from './flood-calls.ts'
import { type FloodRow, floodStages } from './flood-row.ts'
import type { FloodReport } from './flood-task.ts'
import { startLocalSite } from './local-site.ts'
import { discardServer, findEndReason, type OwnServer, startOwnServer, startServer } from './own-server.ts'
import { createCallAsOwner, makeOwnerAtStage, requestAudit, waitForAudit } from './owner-stages.ts'
import { judgeReadOutcomes, type Reader, startReader } from './reader.ts'
import { waitFor } from './wait-for.ts'

/** The only single floods in `npm test`, besides the mixed one. */
const shortNames = ['PUT /api/user-profile/uvps', 'POST /api/brand-archetype/reset']
/** Number of connections in each round. */
const connectionsOf = [64, 32, 12] as const
const auditMs = 60_000
/** Keep measuring: work still running after a flood affects others too. */
const echoMs = 300

type NamedRow = { name: string; row: FloodRow }
type Flood = { name: string; requests: string[] }

/** The complete requests of one user, who sends from their own IP address. */
async function prepare(
  server: OwnServer,
  siteHost: string,
  rows: readonly NamedRow[],
  address: string,
): Promise<string[]> {
  const furthest = Math.max(...rows.map(({ row }) => floodStages.indexOf(row.stage)))
  const stage = floodStages[furthest] ?? 'uvp'
  const owner = await makeOwnerAtStage(server, stage === 'audit' ? 'archetype' : stage)
  const ask = createCallAsOwner(server, owner)
  const auditId = stage === 'audit' ? await requestAudit(ask, siteHost) : ''
  const isComplete = async () => (await waitForAudit(ask, auditId)).status === 'complete'
  if (stage === 'audit' && !(await waitFor(isComplete, auditMs))) throw new Error('A review was not done in time.')
  const requests: string[] = []
  for (const { name, row } of rows) {
    const [method = ''] = name.split(' ')
    const asked = await row.make({ owner, ask, siteHost, auditId })
    // A kind with many requests would crowd out the others.
    for (const { path, headers, ...asking } of rows.length > 1 ? asked.slice(0, 2) : asked)
      requests.push(formatHttpRequest(method, path, { ...asking, headers: { ...headers, 'x-forwarded-for': address } }))
  }
  return requests
}

/** A user per flood, so that no flood uses up another's limits. */
async function prepareAll(server: OwnServer, siteHost: string, isShort: boolean): Promise<Flood[]> {
  const missing = listCallsWithoutFloodRow()
  if (missing.length > 0) throw new Error(`faults/flood-calls.ts has no row for ${missing.join(', ')}.`)
  const rows = Object.entries(floodRows).map(([name, row]): NamedRow => ({ name, row }))
  const alone = isShort ? rows.filter(({ name }) => shortNames.includes(name)) : rows
  const floods: Flood[] = []
  const addressOf = () => `198.51.100.${floods.length + 1}`
  for (const each of alone)
    floods.push({ name: each.name, requests: await prepare(server, siteHost, [each], addressOf()) })
  const together = rows.filter(({ row }) => !row.isLast)
  floods.push({ name: 'all kinds at once', requests: await prepare(server, siteHost, together, addressOf()) })
  return floods
}

const quietMs = 500
const waitsMax = 10

/** Waits until an earlier flood has subsided as far as it will, and returns the calm reads. */
async function waitForCalm(reader: Reader): Promise<ReadTimes> {
  for (let waits = 0; ; waits += 1) {
    const calm = await reader.calm()
    if (calm.worstMs < quietMs || waits === waitsMax) return calm
  }
}

type Try = { campaign: FaultCampaign; server: OwnServer; reader: Reader; connections: number }

async function tryFlood(
  { name, requests }: Flood,
  { campaign, server, reader, connections }: Try,
): Promise<FaultRound> {
  const { isShort, limits } = campaign
  const calm = await waitForCalm(reader)
  const client = startChildClient<FloodReport>('flood-child.ts')
  const { value, reads, outcomes } = await reader.during(async () => {
    client.send({ port: server.port, requests, connections, ms: isShort ? 2000 : 4000 })
    const report = await client.hear()
    await sleep(echoMs)
    return report
  })
  await client.end()
  const ended = server.ended()
  const failures = [
    ...(ended === undefined ? [] : [`the server ${ended}: ${findEndReason(server)}`]),
    ...judgeReadTimes(calm, reads, limits),
    ...judgeReadOutcomes(outcomes, ['200']),
  ]
  const answered = Object.entries(value.outcomes).map(([outcome, count]) => `${count} x ${outcome}`)
  const notes = [`${connections} connections got ${answered.join(', ') || 'no answer'}`]
  return { row: name, calm, during: reads, failures, notes }
}

async function tryRound(campaign: FaultCampaign, round: number): Promise<FaultRound[]> {
  const site = await startLocalSite()
  const settings = {
    AUDIT_ALLOW_HOSTS: `${site.host},${closedHost}`,
    AUTH_TOKEN_SECRET: testLinkSecret,
    TRUST_PROXY: '127.0.0.1',
  }
  const generous = await startOwnServer(settings)
  const floods = await prepareAll(generous, site.host, campaign.isShort)
  const reader = await startReader(campaign, [generous])
  await generous.end('SIGTERM')
  const server = await startServer(generous.dataDir, generous.port, { ...settings, RATE_LIMIT_SCALE: '1' })
  // Warm up the server.
  await reader.calm()
  const connections = connectionsOf[round % connectionsOf.length] ?? 32
  const rounds: FaultRound[] = []
  for (const flood of floods) {
    if (server.ended() !== undefined) break
    rounds.push(await tryFlood(flood, { campaign, server, reader, connections }))
  }
  await reader.end()
  await discardServer(server)
  await site.stop()
  return rounds
}

export const floodFault = defineFault(
  'T42 while one user floods the server, reads of other users stay fast',
  'flood',
  async (campaign) => {
    const rounds: FaultRound[] = []
    for (let round = 0; round < campaign.rounds; round += 1) rounds.push(...(await tryRound(campaign, round)))
    return rounds
  },
)
