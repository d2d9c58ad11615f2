/** kill -9 during saves: of the server, and of the embedded database under a running server. */
import { defineFault, type Fault, type FaultCampaign, type FaultRound } from './fault.ts'
import { discardServer, type OwnServer, readPostmasterPid, startOwnServer, startServer } from './own-server.ts'
import { startReader } from './reader.ts'
import { tryRecovery } from './recovery.ts'
import { makeBrandWriters } from './writers.ts'

const writersCount = 6

type Kill = { strike: (server: OwnServer) => Promise<unknown>; mayEnd?: boolean }

/** Kills during saves, and restarts the server if it ended. */
async function tryKills(campaign: FaultCampaign, { strike, mayEnd = false }: Kill): Promise<FaultRound[]> {
  let server: OwnServer = await startOwnServer()
  const writers = await makeBrandWriters(server.address, writersCount)
  const reader = await startReader(campaign, [server])
  const rounds: FaultRound[] = []
  for (let round = 0; round < campaign.rounds; round += 1) {
    const calm = await reader.calm()
    const mend = async () => {
      if (server.ended() !== undefined) server = await startServer(server.dataDir, server.port)
      return [server]
    }
    const kill = () => strike(server)
    rounds.push(await tryRecovery({ campaign, servers: [server], reader, writers, calm, strike: kill, mend, mayEnd }))
  }
  await reader.end()
  await discardServer(server)
  return rounds
}

async function killPostmaster({ dataDir }: OwnServer): Promise<void> {
  const postmaster = await readPostmasterPid(dataDir)
  if (postmaster === undefined) throw new Error('There is no database to kill.')
  process.kill(postmaster, 'SIGKILL')
}

export const killFaults: readonly Fault[] = [
  defineFault('T36 a killed server has every acknowledged write when it is started again', 'kill-server', (campaign) =>
    tryKills(campaign, { strike: (server) => server.end('SIGKILL'), mayEnd: true }),
  ),
  defineFault(
    'T41 when the embedded database is killed during saves, calls get 503 until the server restarts it',
    'kill-database',
    (campaign) => tryKills(campaign, { strike: killPostmaster }),
  ),
]
