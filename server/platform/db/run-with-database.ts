/** Database access for commands: joins the database of a running server, or starts it. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { DataLocation } from '#server/platform/db/backup.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { runMigrations } from '#server/platform/db/migrate.ts'
import { StartError } from '#server/platform/start-error.ts'

const quiet = { info: () => undefined, warn: () => undefined }

async function connect({ dataDir, databaseUrl }: DataLocation) {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, stop: async () => undefined }
  if (!existsSync(path.join(dataDir, 'postgres')))
    throw new StartError(`There are no accounts yet: no server has ever run on the data folder ${dataDir}.`)
  return (await joinEmbeddedPostgres(dataDir)) ?? (await startEmbeddedPostgres({ dataDir, log: quiet }))
}

/**
 * Runs `work` on the database, whether or not the server is running; throws StartError (or EmbeddedPostgresError) with
 * a message.
 */
export async function runWithDatabase<Result>(
  where: DataLocation,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const postgres = await connect(where)
  const database = openDatabase(postgres.connection)
  try {
    await runMigrations(postgres.connection)
    return await work(database)
  } finally {
    await database.$client.end()
    await postgres.stop()
  }
}
