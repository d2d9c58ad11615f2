/** Brings the database to the newest migration, once, however many servers start at the same time. */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from '#server/platform/db/database.ts'

const folder = fileURLToPath(new URL('./migrations/', import.meta.url))
// Any fixed number: it names the lock that two starting servers compete for.
const lockId = 7_446_341

/** What remembers which migrations ran. */
export const createMigrationsTable =
  'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())'

/** The names of all migrations, in the order in which they run. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

/** The statements of one of them. */
export function readMigration(name: string): Promise<string> {
  return readFile(`${folder}${name}`, 'utf8')
}

/** Runs each file of migrations/ that has not run yet, in order of name, each in its own transaction. */
export async function migrate(database: Database): Promise<void> {
  const client = await database.$client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockId])
    await client.query(createMigrationsTable)
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
    const ran = new Set(rows.map((row) => row.name))
    for (const name of await listMigrations()) {
      if (ran.has(name)) continue
      await client.query('BEGIN')
      await client.query(await readMigration(name))
      await client.query('INSERT INTO migrations (name) VALUES ($1)', [name])
      await client.query('COMMIT')
    }
  } finally {
    // Closing the connection gives the lock back, after an error too.
    client.release(true)
  }
}
