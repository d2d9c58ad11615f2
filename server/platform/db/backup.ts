/** Backs up everything to one file: a consistent snapshot of all rows, and the data folder's files. */
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { BackupError, type BackupLine } from '#server/platform/db/backup-lines.ts'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'

/** The settings that locate a server's data. */
export type DataLocation = { dataDir: string; databaseUrl: string | undefined }

// Left out: the database files (its rows are in the backup), its log, the lock and earlier backups.
const leftOut = new Set(['postgres', 'postgres.new', 'postgres.log', 'server.lock', 'backups'])

const rowsAtOnce = 100

/**
 * Backs up the data of a server with these settings, whether it is running or not, and returns the path of the new
 * file. Throws BackupError (or EmbeddedPostgresError) with one sentence.
 */
export async function backUp({ dataDir, databaseUrl }: DataLocation, now: Date): Promise<string> {
  if (databaseUrl !== undefined) return writeBackup({ connectionString: databaseUrl }, dataDir, now)
  if (!existsSync(path.join(dataDir, 'postgres')))
    throw new BackupError(`There is nothing to back up: no server has ever run on the data folder ${dataDir}.`)
  const postgres = (await joinEmbeddedPostgres(dataDir)) ?? (await startEmbeddedPostgres({ dataDir, log: quiet }))
  try {
    return await writeBackup(postgres.connection, dataDir, now)
  } finally {
    await postgres.stop()
  }
}

const quiet = { info: () => undefined, warn: () => undefined }

/**
 * Writes `backups/signet-<time>.backup` in the data folder while the server keeps running, and returns its path. The
 * rows are one consistent snapshot; the file gets its name only when it is complete.
 */
export async function writeBackup(connection: pg.ClientConfig, dataDir: string, now: Date): Promise<string> {
  const folder = path.join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `signet-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`)
  const part = `${file}.part`
  const client = new pg.Client(connection)
  // A broken connection already fails the running query.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const output = await open(part, 'wx', 0o600)
    try {
      const lines = Readable.from(writeLines(readEverything(client, dataDir, now)))
      await pipeline(lines, createGzip(), output.createWriteStream({ flush: true }))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    await rename(part, file)
    return file
  } finally {
    await client.end()
  }
}

async function* writeLines(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  let count = 0
  for await (const line of lines) {
    count += 1
    yield `${JSON.stringify(line)}\n`
  }
  yield `${JSON.stringify({ end: count } satisfies BackupLine)}\n`
}

async function* readEverything(client: pg.Client, dataDir: string, now: Date): AsyncGenerator<BackupLine> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(`SET LOCAL timezone = 'UTC'; SET LOCAL search_path = public; SET LOCAL statement_timeout = 0`)
  const { rowCount } = await client.query(`SELECT WHERE to_regclass('migrations') IS NOT NULL`)
  if (rowCount === 0) throw new BackupError('There is nothing to back up: no server has ever run on this database.')
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
  yield { signet: 'backup 1', madeAt: now.toISOString(), migrations: rows.map(({ name }) => name) }
  for (const { table, columns } of await listTables(client)) {
    yield { table, columns }
    yield* readRows(client, table, columns)
  }
  // Sequences are not part of the snapshot; read after the rows, they are never behind a stored id.
  yield* await readSequences(client)
  await client.query('COMMIT')
  yield* readFiles(dataDir)
}

type Table = { table: string; columns: string[] }

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

/** Casts each value to text, which PostgreSQL parses back to the same value for every type. */
async function* readRows(client: pg.Client, table: string, columns: string[]): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${pg.escapeIdentifier(column)}::text`).join(', ')
  await client.query(
    `DECLARE everything NO SCROLL CURSOR FOR SELECT ARRAY[${values}] AS row FROM ${pg.escapeIdentifier(table)}`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string[] }>(`FETCH ${rowsAtOnce} FROM everything`)
    for (const { row } of rows) yield row
    if (rows.length < rowsAtOnce) break
  }
  await client.query('CLOSE everything')
}

async function readSequences(client: pg.Client): Promise<BackupLine[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY 1`,
  )
  const lines: BackupLine[] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; used: boolean }>(
      `SELECT last_value::text AS value, is_called AS used FROM ${pg.escapeIdentifier(name)}`,
    )
    for (const { value, used } of state.rows) lines.push({ sequence: name, value, used })
  }
  return lines
}

async function* readFiles(dataDir: string): AsyncGenerator<BackupLine> {
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (leftOut.has(entry.name)) continue
    const inside = entry.isDirectory() ? await readdir(path.join(dataDir, entry.name), { recursive: true }) : ['']
    for (const name of inside) yield* readFile(dataDir, path.join(entry.name, name))
  }
}

async function* readFile(dataDir: string, name: string): AsyncGenerator<BackupLine> {
  const file = path.join(dataDir, name)
  // Files that disappear during the backup (an uploaded file that was read, a mail that was sent) are skipped.
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return
  yield { file: name.split(path.sep).join('/'), mode: found.mode & 0o777 }
  // A multiple of three bytes, so that no chunk needs base64 padding.
  for await (const bytes of createReadStream(file, { highWaterMark: 192 * 1024 }))
    yield { bytes: Buffer.from(bytes).toString('base64') }
}
