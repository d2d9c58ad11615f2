/** A PostgreSQL for the campaign, reached over TCP as an operator's would be. */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from '#server/platform/db/embedded-binaries.ts'
import { createCluster, databaseUser, findPostmaster, spawnPostmaster } from '#server/platform/db/embedded-cluster.ts'
import { locateCluster } from '#server/platform/db/embedded-place.ts'
import { findFreePort } from '../bench/start-product.ts'
import { makeOwnDataDir } from './own-server.ts'

export type OwnPostgres = {
  url: string
  /** Like `pg_ctl restart`: `fast` ends the sessions, `immediate` is a crash. Resolves when it accepts connections again. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>
  remove: () => Promise<void>
}

const startMs = 60_000

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const { dataDir, remove } = await makeOwnDataDir()
  const place = await locateCluster(dataDir)
  const binaries = await findBinaries(place.owner)
  await createCluster(place, binaries)
  const port = await findFreePort()
  const url = `postgres://${databaseUser}@127.0.0.1:${port}/postgres`
  const start = async () => {
    const settings = { listen_addresses: '127.0.0.1', port: String(port) }
    await spawnPostmaster(place, binaries, settings, path.join(dataDir, 'postgres.log'))
    const began = performance.now()
    while (!(await answers(url))) {
      if (performance.now() - began > startMs) throw new Error("The campaign's own PostgreSQL does not answer.")
      await sleep(50)
    }
  }
  await start()
  const restart: OwnPostgres['restart'] = async (mode) => {
    const running = await findPostmaster(place.cluster)
    if (running === undefined) throw new Error("The campaign's own PostgreSQL has ended.")
    process.kill(running, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
    while ((await findPostmaster(place.cluster)) === running) await sleep(10)
    await start()
  }
  return { url, restart, remove }
}
