/** Restores a backup into an empty data folder and database: everything or nothing. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { DataLocation } from '#server/platform/db/backup.ts'
import { BackupError, type BackupLine, readBackup } from '#server/platform/db/backup-lines.ts'
import { DataFolderTakenError } from '#server/platform/db/embedded-error.ts'
import { removeCluster } from '#server/platform/db/embedded-place.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { listMigrations } from '#server/platform/db/migrate.ts'
import { loadBackupLines } from '#server/platform/db/restore-lines.ts'

const quiet = { info: () => undefined, warn: () => undefined }

/**
 * Restores a backup file for a server with these settings, whose data folder and database must be empty. Stops with
 * nothing restored if `signal` aborts. Throws BackupError (or EmbeddedPostgresError) with one sentence.
 */
export async function restoreBackup(
  file: string,
  { dataDir, databaseUrl }: DataLocation,
  signal?: AbortSignal,
): Promise<void> {
  await checkEmpty(dataDir)
  await checkBackup(file)
  let postgres: EmbeddedPostgres | undefined
  try {
    if (databaseUrl === undefined) postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
    else await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await loadBackup(file, postgres?.connection ?? { connectionString: databaseUrl }, dataDir, signal)
    await postgres?.stop()
  } catch (error) {
    await postgres?.stop()
    // Another process has started to use the folder: leave its files alone.
    if (error instanceof DataFolderTakenError || error instanceof NotEmptyError) throw error
    await removeCluster(dataDir)
    for (const name of await readdir(dataDir)) await rm(path.join(dataDir, name), { recursive: true, force: true })
    throw error
  }
}

class NotEmptyError extends BackupError {}

async function checkEmpty(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => [])
  if (names.length > 0)
    throw new NotEmptyError(`The data folder ${dataDir} is not empty: move it away first. Nothing was restored.`)
}

/** Reads the whole file once, so that a bad one is refused before anything is created. */
async function checkBackup(file: string): Promise<void> {
  const known = new Set(await listMigrations())
  for await (const line of readBackup(file))
    if ('migrations' in line && line.migrations.some((name) => !known.has(name)))
      throw new BackupError(`${file} was made by a newer Signet: restore it with that one. Nothing was restored.`)
}

/** Loads the rows in one transaction, which commits after the last file is written. */
async function loadBackup(
  file: string,
  connection: pg.ClientConfig,
  dataDir: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const client = new pg.Client(connection)
  // A broken connection already fails the running query.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('BEGIN; SET LOCAL search_path = public; SET LOCAL statement_timeout = 0')
    const { rowCount } = await client.query(
      `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S') LIMIT 1`,
    )
    if (rowCount !== 0) throw new NotEmptyError('The database is not empty: nothing was restored.')
    await loadBackupLines(client, untilAborted(readBackup(file), signal), dataDir)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

async function* untilAborted(
  lines: AsyncIterable<BackupLine>,
  signal: AbortSignal | undefined,
): AsyncGenerator<BackupLine> {
  for await (const line of lines) {
    if (signal?.aborted) throw new BackupError('Stopped: nothing was restored.')
    yield line
  }
}
