import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { backUp, writeBackup } from '#server/platform/db/backup.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { runMigrations } from '#server/platform/db/migrate.ts'
import { restoreBackup } from '#server/platform/db/restore.ts'
import { createTestDatabase } from '#testing/server/database.ts'
import { compileCache } from '#testing/server/process.ts'

const log = { info: () => undefined, warn: () => undefined }
const run = promisify(execFile)
const databaseUrl = undefined
let home = ''
let dataDir = ''
let postgres: EmbeddedPostgres

// Text that a careless format would corrupt: quotes, line breaks, backslashes, JSON line separators, four-byte
// characters.
const words = `O'Neil "said"\\n\\\\ \ttab\r\nnew\u2028line {a,"b"} NULL 🦊 é`

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'signet-backup-'))
  await chmod(home, 0o711)
  dataDir = path.join(home, 'data')
  postgres = await startEmbeddedPostgres({ dataDir, log })
  const database = openDatabase(postgres.connection)
  await runMigrations(postgres.connection)
  const ask = (text: string, values: unknown[] = []) => database.$client.query(text, values)
  await ask(
    `INSERT INTO users (id, email, first_name, last_name, notes, created_at)
     SELECT md5(n::text)::uuid, n || '@example.org', $1, '', CASE WHEN n % 2 = 0 THEN $1 END,
            '2026-02-28 23:59:59.123456+05:30'::timestamptz + n * interval '1 microsecond'
     FROM generate_series(1, 1203) AS n`,
    [words],
  )
  await ask(
    `INSERT INTO brands (id, owner_id, attributes_revision, attributes_data, core_values, brand_archetype)
     SELECT id, id, '1', 'null', jsonb_build_array(notes, 1e400::numeric, 0.10), CASE WHEN notes IS NULL THEN 'null'::jsonb END
     FROM users`,
  )
  await ask(`INSERT INTO brand_versions (brand_id, part, reason, value) SELECT id, 'uvps', $1, '{}' FROM brands`, [
    words,
  ])
  await ask(`DELETE FROM brand_versions WHERE number > 1000`)
  await ask(`INSERT INTO rate_limits (key, points, expire) VALUES ($1, 3, 9007199254740993)`, [words])
  await database.$client.end()
  await writeFile(path.join(dataDir, 'session-secret'), 'secret', { mode: 0o600 })
  await mkdir(path.join(dataDir, 'outbox', 'new'), { recursive: true })
  await writeFile(path.join(dataDir, 'outbox', 'new', 'mail.eml'), Buffer.alloc(500_000, 'mail \u0000'))
  await writeFile(path.join(dataDir, 'outbox', 'empty'), '')
})

afterAll(async () => {
  await postgres.stop()
  await rm(home, { recursive: true, force: true })
})

/** One hash over all rows, all types and the state of all sequences. */
async function fingerprint(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const hash = createHash('sha256')
  const ask = async (text: string) => {
    const { rows } = await client.query<Record<string, string>>(text)
    hash.update(JSON.stringify(rows))
    return rows
  }
  await ask(`SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY 1, 2`)
  await ask(`SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`)
  await ask(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`)
  await ask('SELECT sequencename, last_value FROM pg_sequences ORDER BY 1')
  for (const { name } of await ask(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`))
    await ask(`SELECT t::text AS row FROM ${pg.escapeIdentifier(String(name))} t ORDER BY 1`)
  await client.end()
  return hash.digest('hex')
}

/** An empty folder to restore into. */
async function makePlace(): Promise<string> {
  const place = await mkdtemp(path.join(home, 'restored-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  return place
}

/** Runs a command as an operator would. */
async function command(name: string, args: string[], env: Record<string, string>) {
  const done = run(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { PATH: '/usr/bin:/bin', ...compileCache, ...env },
  })
  return done.then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    (error) => ({ code: Number(error.code), said: String(error.stderr).trim() }),
  )
}

test('T36 a backup of a running server restores everything, byte for byte', async () => {
  const made = await command('backup', [], { DATA_DIR: dataDir })
  expect(made).toEqual({ code: 0, said: expect.stringContaining(`${dataDir}/backups/signet-`) })
  expect((await stat(made.said)).mode & 0o777).toBe(0o600)
  const place = await makePlace()
  expect(await command('restore', [made.said], { DATA_DIR: place })).toMatchObject({ code: 0 })
  for (const name of ['session-secret', 'outbox/new/mail.eml', 'outbox/empty']) {
    expect(await readFile(path.join(place, name))).toEqual(await readFile(path.join(dataDir, name)))
    expect((await stat(path.join(place, name))).mode).toBe((await stat(path.join(dataDir, name))).mode)
  }
  const restored = await startEmbeddedPostgres({ dataDir: place, log })
  expect(await fingerprint(restored.connection)).toBe(await fingerprint(postgres.connection))
  const database = openDatabase(restored.connection)
  await runMigrations(restored.connection)
  const { rows } = await database.$client.query(
    `INSERT INTO brand_versions (brand_id, part, reason, value) SELECT id, 'uvps', '', '{}' FROM brands LIMIT 1 RETURNING number`,
  )
  expect(rows).toEqual([{ number: '1204' }])
  await database.$client.end()
  await restored.stop()
})

test('T36 a backup can be made while no server runs', async () => {
  const place = await makePlace()
  await restoreBackup(await backUp({ dataDir, databaseUrl }, new Date()), { dataDir: place, databaseUrl })
  const file = await backUp({ dataDir: place, databaseUrl }, new Date())
  const again = await makePlace()
  await restoreBackup(file, { dataDir: again, databaseUrl })
  const restored = await startEmbeddedPostgres({ dataDir: again, log })
  expect(await fingerprint(restored.connection)).toBe(await fingerprint(postgres.connection))
  await restored.stop()
})

test('T36 a backup during writes is a consistent snapshot with everything acknowledged before it', async () => {
  const { connection, database, drop } = await createTestDatabase()
  const target = await createTestDatabase()
  await target.database.$client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  let acknowledged = 0
  let isWriting = true
  const writing = (async () => {
    for (; isWriting; acknowledged += 1) {
      const client = await database.$client.connect()
      await client.query('BEGIN')
      const { rows } = await client.query(
        `INSERT INTO users (id, email, first_name, last_name) VALUES (gen_random_uuid(), $1, '', '') RETURNING id`,
        [`${acknowledged}@example.org`],
      )
      await client.query(`INSERT INTO brands (id, owner_id, attributes_revision) VALUES ($1, $1, '')`, [rows[0].id])
      await client.query('COMMIT')
      client.release()
    }
  })()
  while (acknowledged < 50) await new Promise((resolve) => setTimeout(resolve, 5))
  const before = acknowledged
  const place = await makePlace()
  const file = await writeBackup(connection, place, new Date())
  isWriting = false
  await writing
  const { host, user, database: name } = target.connection
  const url = `postgres://${user}@${encodeURIComponent(String(host))}/${name}`
  await restoreBackup(file, { dataDir: await makePlace(), databaseUrl: url })
  const { rows } = await target.database.$client.query(
    'SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM brands) AS brands',
  )
  expect(rows[0].users).toBe(rows[0].brands)
  expect(rows[0].users).toBeGreaterThanOrEqual(before)
  await expect(restoreBackup(file, { dataDir: await makePlace(), databaseUrl: url })).rejects.toThrow('is not empty')
  await drop()
  await target.drop()
})

test('T36 restoring into a folder that is not empty fails with a sentence and leaves it alone', async () => {
  const file = await backUp({ dataDir, databaseUrl }, new Date())
  const place = await makePlace()
  await writeFile(path.join(place, 'mine'), 'mine')
  expect(await command('restore', [file], { DATA_DIR: place })).toEqual({
    code: 1,
    said: `The data folder ${place} is not empty: move it away first. Nothing was restored.`,
  })
  expect(await readdir(place)).toEqual(['mine'])
  expect(await command('restore', [], { DATA_DIR: place })).toMatchObject({ code: 1 })
})

test('T36 a damaged, truncated or foreign file is refused with a sentence and leaves nothing behind', async () => {
  const file = await backUp({ dataDir, databaseUrl }, new Date())
  const whole = await readFile(file)
  const flipped = Buffer.from(whole)
  flipped.writeUInt8(flipped.readUInt8(whole.length >> 1) ^ 16, whole.length >> 1)
  const lines = gunzipSync(whole).toString('utf8').split('\n').slice(0, -1)
  const zip = (some: string[]) => gzipSync(`${some.join('\n')}\n`)
  const newer = lines.map((line, at) => (at === 0 ? line.replace('0001-', '9999-') : line))
  const bad: [string, Buffer][] = [
    ['no whole', whole.subarray(0, whole.length >> 1)],
    ['no whole', whole.subarray(0, whole.length - 1)],
    ['no whole', flipped],
    ['no whole', zip(lines.slice(0, -1))],
    ['no whole', zip(lines.toSpliced(40, 1))],
    ['no whole', zip([...lines, ...lines])],
    ['no whole', gzipSync('')],
    ['no whole', Buffer.from('{"signet":"backup 1"}')],
    ['newer Signet', zip(newer)],
  ]
  for (const [sentence, bytes] of bad) {
    const place = path.join(await makePlace(), 'none')
    await writeFile(`${file}.bad`, bytes)
    await expect(restoreBackup(`${file}.bad`, { dataDir: place, databaseUrl })).rejects.toThrow(sentence)
    expect(existsSync(place)).toBe(false)
  }
  await expect(restoreBackup(`${file}.none`, { dataDir, databaseUrl })).rejects.toThrow('not empty')
  const place = await makePlace()
  await expect(restoreBackup(`${file}.none`, { dataDir: place, databaseUrl })).rejects.toThrow('There is no backup')
})

test('T36 a restore that fails halfway leaves nothing behind', async () => {
  const file = await backUp({ dataDir, databaseUrl }, new Date())
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n')
    .slice(0, -1)
  // A brand whose owner is missing: a valid file with invalid data.
  const owner = lines.findIndex((line) => line.includes('"1@example.org"'))
  const wrong = lines.toSpliced(owner, 1).with(-1, JSON.stringify({ end: lines.length - 2 }))
  await writeFile(`${file}.bad`, gzipSync(`${wrong.join('\n')}\n`))
  const place = await makePlace()
  await expect(restoreBackup(`${file}.bad`, { dataDir: place, databaseUrl })).rejects.toThrow('foreign key')
  expect(await readdir(place)).toEqual([])
  const stopped = AbortSignal.abort()
  await expect(restoreBackup(file, { dataDir: place, databaseUrl }, stopped)).rejects.toThrow('Stopped')
  expect(await readdir(place)).toEqual([])
})

test('a backup of a folder that no server has used says so', async () => {
  const place = await makePlace()
  expect(await command('backup', [], { DATA_DIR: place })).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is nothing to back up'),
  })
  expect(await readdir(place)).toEqual([])
})
