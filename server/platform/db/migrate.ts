/** Runs the missing migrations, once, even if several servers start at the same time. */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { StartError } from '#server/platform/start-error.ts'

const folder = fileURLToPath(new URL('./migrations/', import.meta.url))
// An arbitrary constant: the advisory lock for starting servers.
const lockId = 7_446_341

/** Records which migrations have run. */
export const createMigrationsTable =
  'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())'

/** The names of all migrations, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

/** The SQL of one migration. */
export function readMigration(name: string): Promise<string> {
  return readFile(`${folder}${name}`, 'utf8')
}

async function readRan(client: pg.Client): Promise<Set<string>> {
  const { rows: tables } = await client.query<{ name: string | null }>(`SELECT to_regclass('migrations')::text AS name`)
  if (tables[0]?.name == null) return new Set()
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
  return new Set(rows.map(({ name }) => name))
}

async function runMissing(client: pg.Client): Promise<void> {
  const [ran, known] = [await readRan(client), await listMigrations()]
  const newer = [...ran].find((name) => !known.includes(name))
  if (newer !== undefined)
    throw new StartError(
      `The database belongs to a newer Signet (it has ${newer}, which this one does not know): start that one, or restore a backup from before the update.`,
    )
  const missing = known.filter((name) => !ran.has(name))
  // With nothing to run, a read-only database is fine.
  if (missing.length === 0) return
  await client.query(createMigrationsTable)
  for (const name of missing) {
    await client.query('BEGIN')
    await client.query(await readMigration(name))
    await client.query('INSERT INTO migrations (name) VALUES ($1)', [name])
    await client.query('COMMIT')
  }
}

/**
 * Runs each file of migrations/ that has not run yet, in order of name, each in its own transaction. Uses a connection
 * of its own, without the pool's timeouts. Throws StartError if a newer version has migrated the database.
 */
export async function runMigrations(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [lockId])
    await runMissing(client)
  } finally {
    // Closing the connection releases the lock, after an error too.
    await client.end()
  }
}
