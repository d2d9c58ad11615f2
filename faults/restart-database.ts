/** An operator's PostgreSQL restarts under one server, and under two that share it. */
import { findFreePort } from '../bench/start-product.ts'
import { defineFault, type FaultCampaign, type FaultRound } from './fault.ts'
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts'
import { discardServer, makeOwnDataDir, type OwnServer, startServer } from './own-server.ts'
import { startReader } from './reader.ts'
import { tryRecovery } from './recovery.ts'
import { makeBrandWriters } from './writers.ts'

// Enough writers that each server has calls running at any moment.
const writersCount = 12
const sessionSecret = 'servers that share a database share this secret'

/** A server that shares its database with others. */
export async function startSharingServer(
  url: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const { dataDir } = await makeOwnDataDir()
  return startServer(dataDir, await findFreePort(), { DATABASE_URL: url, SESSION_SECRET: sessionSecret, ...settings })
}

/** Restarts a server that ended, on the same port and data folder. */
export const restartServer = (
  url: string,
  { dataDir, port }: OwnServer,
  settings: Readonly<Record<string, string>> = {},
) => startServer(dataDir, port, { DATABASE_URL: url, SESSION_SECRET: sessionSecret, ...settings })

async function tryModes(
  campaign: FaultCampaign,
  postgres: OwnPostgres,
  servers: OwnServer[],
  who: string,
): Promise<FaultRound[]> {
  const [first] = servers
  const writers = await makeBrandWriters(first?.address ?? '', writersCount)
  const reader = await startReader(campaign, servers)
  const rounds: FaultRound[] = []
  for (let round = 0; round < campaign.rounds; round += 1)
    for (const mode of campaign.isShort ? (['immediate'] as const) : (['fast', 'immediate'] as const)) {
      const calm = await reader.calm()
      const mend = async () => {
        for (const [at, server] of servers.entries())
          if (server.ended() !== undefined) servers[at] = await restartServer(postgres.url, server)
        return servers
      }
      const strike = () => postgres.restart(mode)
      const tried = await tryRecovery({ campaign, servers: [...servers], reader, writers, calm, strike, mend })
      rounds.push({ ...tried, row: `${mode}, ${who}` })
    }
  await reader.end()
  return rounds
}

export const restartDatabaseFault = defineFault(
  'T41 when PostgreSQL restarts during saves, calls get 503 and every server keeps running',
  'restart-database',
  async (campaign) => {
    const postgres = await startOwnPostgres()
    const servers = [await startSharingServer(postgres.url)]
    // In a short campaign, the test with two servers covers the single one.
    const alone = campaign.isShort ? [] : await tryModes(campaign, postgres, servers, 'one server')
    servers.push(await startSharingServer(postgres.url))
    const together = await tryModes(campaign, postgres, servers, 'two servers')
    for (const server of servers) await discardServer(server)
    await postgres.remove()
    return [...alone, ...together]
  },
)
