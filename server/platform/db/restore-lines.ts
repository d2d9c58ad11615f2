/** Turns the lines of a backup into tables, rows and files again. */
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { BackupError, type BackupLine } from '#server/platform/db/backup-lines.ts'
import { createMigrationsTable, readMigration } from '#server/platform/db/migrate.ts'

type Row = Extract<BackupLine, unknown[]>

// An INSERT takes rows up to either limit.
const rowsMax = 500
const charactersMax = 1_000_000

/** Loads all lines through `client`, into a transaction and empty database of the caller's, and into `dataDir`. */
export async function loadBackupLines(
  client: pg.Client,
  lines: AsyncIterable<BackupLine>,
  dataDir: string,
): Promise<void> {
  let insert: (rows: Row[]) => Promise<void> = () => Promise.reject(new BackupError('Rows without a table.'))
  let addReferences = async () => {}
  let file = ''
  let rows: Row[] = []
  let characters = 0
  const flush = async () => {
    if (rows.length > 0) await insert(rows)
    rows = []
    characters = 0
  }
  for await (const line of lines) {
    if (Array.isArray(line)) {
      rows.push(line)
      characters += line.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      if (rows.length >= rowsMax || characters >= charactersMax) await flush()
      continue
    }
    await flush()
    if ('migrations' in line) {
      await makeTables(client, line.migrations)
      addReferences = await takeReferencesOff(client)
    } else if ('table' in line) {
      const statement = await writeInsert(client, line)
      insert = async (some) => void (await client.query(statement, [JSON.stringify(some)]))
    } else if ('sequence' in line) {
      const name = pg.escapeIdentifier(line.sequence)
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, line.value, line.used])
    } else if ('file' in line) {
      file = await makeFile(dataDir, line)
    } else if ('bytes' in line) {
      await appendBytes(file, Buffer.from(line.bytes, 'base64'))
    }
  }
  await addReferences()
}

/** Creates the schema at the backup's version; the next start runs newer migrations, on the rows too. */
async function makeTables(client: pg.Client, migrations: string[]): Promise<void> {
  // Its rows come with the backup.
  await client.query(createMigrationsTable)
  for (const name of migrations) await client.query(await readMigration(name))
}

/** Drops the foreign keys, since tables come in any order; returns a function that adds and checks them at the end. */
async function takeReferencesOff(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`)
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
}

async function writeInsert(
  client: pg.Client,
  { table, columns }: { table: string; columns: string[] },
): Promise<string> {
  const name = pg.escapeIdentifier(table)
  const { rows } = await client.query<{ column: string; type: string }>(
    `SELECT attname::text AS column, format_type(atttypid, atttypmod) AS type
     FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [name],
  )
  // Delete rows that a migration inserted; the backup has their current state.
  await client.query(`DELETE FROM ${name}`)
  const types = new Map(rows.map(({ column, type }) => [column, type]))
  const values = columns.map((column, at) => `(row ->> ${at})::${types.get(column) ?? 'text'}`)
  return `INSERT INTO ${name} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})
    OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')} FROM json_array_elements($1::json) AS row`
}

async function makeFile(dataDir: string, line: { file: string; mode: number }): Promise<string> {
  const file = path.resolve(dataDir, line.file)
  if (path.relative(dataDir, file).startsWith('..'))
    throw new BackupError(`A file of the backup lies outside: ${file}.`)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await (await open(file, 'wx', line.mode)).close()
  return file
}

async function appendBytes(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'a')
  try {
    await handle.appendFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
