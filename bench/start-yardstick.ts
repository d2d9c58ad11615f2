import { fork } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { joinEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import type { BenchOwner } from './make-owners.ts'
import type { RunningProduct } from './start-product.ts'
import type { YardstickTask } from './yardstick-child.ts'

export type YardstickServer = { port: number; stop: () => void }

async function start(order: YardstickTask): Promise<YardstickServer> {
  const child = fork(new URL('yardstick-child.ts', import.meta.url))
  child.send(order)
  const [told]: { port: number }[] = await once(child, 'message')
  if (!told) throw new Error('The yardstick told nothing.')
  return { port: told.port, stop: () => child.kill() }
}

/** Starts a bare node:http server for a folder of files. */
export const startFilesYardstick = (folder: string): Promise<YardstickServer> => start({ files: folder })

/** Starts a bare Fastify server on the database of the running product. */
export async function startCallsYardstick(
  { dataDir }: RunningProduct,
  owners: readonly BenchOwner[],
): Promise<YardstickServer> {
  const joined = await joinEmbeddedPostgres(dataDir)
  if (!joined) throw new Error('The product runs no database of its own.')
  const client = new pg.Client(joined.connection)
  await client.connect()
  const userIds = owners.map(({ userId }) => userId)
  const brands = await client.query<{ id: string }>('SELECT id FROM brands WHERE owner_id = ANY($1)', [userIds])
  const sessions = await client.query<{ sid: string }>('SELECT sid FROM sessions WHERE user_id = $1', [userIds[0]])
  await client.end()
  const [session] = sessions.rows
  if (!session) throw new Error('The first owner has no session.')
  const { connection } = joined
  const yardstick = await start({
    calls: { connection, sid: session.sid, brandIds: brands.rows.map(({ id }) => id), userIds },
  })
  const stop = () => {
    yardstick.stop()
    void joined.stop()
  }
  return { ...yardstick, stop }
}
