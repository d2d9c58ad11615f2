/** kill -9 of the server under saves. */
import { fault, type Round } from './fault.ts'
import { discard, type OwnServer, startOwnServer, startServer } from './own-server.ts'
import { startReader } from './reader.ts'
import { tryRecovery } from './recovery.ts'
import { makeWriters } from './writers.ts'

const writersCount = 6

export const killServer = fault(
  'T36 a killed server that is started again has every acknowledged write',
  'kill-server',
  async (campaign) => {
    let server: OwnServer = await startOwnServer()
    const writers = await makeWriters(server.address, writersCount)
    const reader = await startReader(campaign, [server])
    const rounds: Round[] = []
    for (let round = 0; round < campaign.rounds; round += 1) {
      const calm = await reader.calm()
      const strike = () => server.end('SIGKILL')
      const mend = async () => {
        server = await startServer(server.dataDir, server.port)
        return [server]
      }
      rounds.push(await tryRecovery({ campaign, servers: [server], reader, writers, calm, strike, mend, mayEnd: true }))
    }
    await reader.end()
    await discard(server)
    return rounds
  },
  true,
)
