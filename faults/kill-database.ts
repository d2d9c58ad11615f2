/** kill -9 of the embedded database under a living server. */
import { fault, type Round } from './fault.ts'
import { discard, type OwnServer, postmasterOf, startOwnServer, startServer } from './own-server.ts'
import { startReader } from './reader.ts'
import { tryRecovery } from './recovery.ts'
import { makeWriters } from './writers.ts'

const writersCount = 6

async function killPostmaster(dataDir: string): Promise<void> {
  const postmaster = await postmasterOf(dataDir)
  if (postmaster === undefined) throw new Error('There is no database to kill.')
  process.kill(postmaster, 'SIGKILL')
}

export const killDatabase = fault(
  'T41 the embedded database is killed under saves: 503 meanwhile, and the server brings it back',
  'kill-database',
  async (campaign) => {
    let server: OwnServer = await startOwnServer()
    const writers = await makeWriters(server.address, writersCount)
    const reader = await startReader(campaign, [server])
    const rounds: Round[] = []
    for (let round = 0; round < campaign.rounds; round += 1) {
      const calm = await reader.calm()
      const strike = () => killPostmaster(server.dataDir)
      const mend = async () => {
        if (server.ended() !== undefined) server = await startServer(server.dataDir, server.port)
        return [server]
      }
      rounds.push(await tryRecovery({ campaign, servers: [server], reader, writers, calm, strike, mend }))
    }
    await reader.end()
    await discard(server)
    return rounds
  },
)
