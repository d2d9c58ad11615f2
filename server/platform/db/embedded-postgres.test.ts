import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isDatabaseUnavailable, openDatabase } from '#server/platform/db/database.ts'
import { findPostmaster } from '#server/platform/db/embedded-cluster.ts'
import { guardDiskSpace } from '#server/platform/db/embedded-disk.ts'
import { findCluster, removeCluster } from '#server/platform/db/embedded-place.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { asSuperuser } from '#server/platform/db/embedded-role.ts'
import { createTestDatabase } from '#testing/server/database.ts'

const isRoot = process.getuid?.() === 0
const asked: string[] = []
const log = { info: () => undefined, warn: (message: string) => void asked.push(message) }
afterEach(() => void asked.splice(0))

/** Creates a data folder that is removed, with its database, after the test. */
async function makeDataFolder(...inside: string[]): Promise<string> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'signet-embedded-'))
  await chmod(home, 0o711)
  const dataDir = path.join(home, ...inside)
  onTestFinished(async () => {
    const { cluster } = await findCluster(dataDir)
    const left = await findPostmaster(cluster)
    if (left !== undefined) process.kill(left, 'SIGKILL')
    await removeCluster(dataDir)
    await rm(home, { recursive: true, force: true })
  })
  return dataDir
}

let made = ''
beforeAll(async () => {
  made = await mkdtemp(path.join(os.tmpdir(), 'signet-embedded-'))
  await (await startEmbeddedPostgres({ dataDir: made, log })).stop()
})
afterAll(() => rm(made, { recursive: true, force: true }))

/** The same with a database in it: copying one is much faster than creating it. */
async function copyDataFolder(): Promise<string> {
  const dataDir = await makeDataFolder()
  await promisify(execFile)('cp', ['-a', path.join(made, 'postgres'), dataDir])
  return dataDir
}

const program = `
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
const [dataDir, task] = process.argv.slice(1)
process.on('SIGINT', () => undefined)
try {
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} } })
  const client = new pg.Client(postgres.connection)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('CREATE TABLE IF NOT EXISTS notes (id int)')
  console.log('up')
  if (task === 'write') for (let id = 1; ; id += 1) {
    await client.query('INSERT INTO notes VALUES ($1)', [id])
    console.log(id)
  }
  setInterval(() => undefined, 1000)
} catch (error) {
  console.log(error.message)
  process.exit(1)
}`

type Server = { process: ChildProcess; said(): string[]; ended: Promise<number | null> }

/** Starts a separate server process with only the embedded database. */
async function startServer(dataDir: string, task = 'wait'): Promise<Server> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, '--', dataDir, task], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (more: string) => {
    text += more
  })
  const ended = once(child, 'close').then(() => child.exitCode)
  while (text === '') await Promise.race([sleep(10), ended])
  return { process: child, said: () => text.split('\n').slice(0, -1), ended }
}

/** The last row that the database acknowledged; other output of the server is not a number. */
const acknowledgedBy = (server: Server) => server.said().map(Number).findLast(Number.isFinite) ?? 0

async function waitForRows(server: Server, count: number): Promise<void> {
  while (acknowledgedBy(server) < count) await sleep(10)
}

async function ask(connection: pg.ClientConfig, statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('a test file gets a migrated database of its own', async () => {
  const one = await createTestDatabase()
  const other = await createTestDatabase()
  await one.database.$client.query(`INSERT INTO rate_limits (key) VALUES ('one')`)
  const { rows } = await other.database.$client.query('SELECT * FROM rate_limits')
  expect(rows).toEqual([])
  await one.drop()
  await other.drop()
})

test('what was written survives a stop and a start', async () => {
  const dataDir = await copyDataFolder()
  const first = await startEmbeddedPostgres({ dataDir, log })
  await ask(first.connection, 'CREATE TABLE notes AS SELECT 7 AS id')
  await Promise.all([first.stop(), first.stop()])
  await expect(ask(first.connection, 'SELECT')).rejects.toThrow()
  const second = await startEmbeddedPostgres({ dataDir, log })
  expect(await ask(second.connection, 'SELECT id FROM notes')).toEqual([{ id: 7 }])
  expect(await ask(second.connection, `SELECT lower('ÄÉ') AS low, current_setting('fsync') AS fsync`)).toEqual([
    { low: 'äé', fsync: 'on' },
  ])
  await second.stop()
  expect(asked).toEqual([])
})

test('T36 a second server on the same data folder exits with a sentence and does no harm', async () => {
  const dataDir = await makeDataFolder()
  const servers = await Promise.all([startServer(dataDir), startServer(dataDir), startServer(dataDir)])
  const up = servers.filter((server) => server.said()[0] === 'up')
  expect(up).toHaveLength(1)
  for (const server of servers) {
    if (up.includes(server)) continue
    expect(await server.ended).toBe(1)
    expect(server.said()).toEqual([expect.stringMatching(/^Another server already works on the data folder .*\.$/)])
  }
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow('Another server already works')
  const { cluster } = await findCluster(dataDir)
  expect(await ask({ host: cluster, user: 'signet', database: 'postgres' }, 'SELECT * FROM notes')).toEqual([])
})

test('T36 the database of a killed server is taken over, and stopped with the new one', async () => {
  const dataDir = await copyDataFolder()
  const killed = await startServer(dataDir)
  const { cluster } = await findCluster(dataDir)
  const postmaster = await findPostmaster(cluster)
  killed.process.kill('SIGKILL')
  await killed.ended
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  expect(asked).toEqual([`Took over the database that an earlier server left running (${postmaster}).`])
  expect(await ask(postgres.connection, 'SELECT * FROM notes')).toEqual([])
  await postgres.stop()
  expect(await findPostmaster(cluster)).toBeUndefined()
})

test('T36 a start waits for a database that is still stopping', async () => {
  const dataDir = await copyDataFolder()
  const killed = await startServer(dataDir, 'write')
  await waitForRows(killed, 1)
  const { cluster } = await findCluster(dataDir)
  const postmaster = await findPostmaster(cluster)
  if (postmaster === undefined) throw new Error('no database')
  killed.process.kill('SIGKILL')
  await killed.ended
  process.kill(postmaster, 'SIGTERM')
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  expect(await ask(postgres.connection, 'SELECT count(*) > 0 AS filled FROM notes')).toEqual([{ filled: true }])
  await postgres.stop()
})

test('T36 no acknowledged row is lost when server and database are killed at once', async () => {
  const dataDir = await copyDataFolder()
  const server = await startServer(dataDir, 'write')
  await waitForRows(server, 20)
  const postmaster = await findPostmaster((await findCluster(dataDir)).cluster)
  if (postmaster === undefined) throw new Error('no database')
  process.kill(postmaster, 'SIGKILL')
  server.process.kill('SIGKILL')
  await server.ended
  const acknowledged = acknowledgedBy(server)
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const statement = `SELECT count(*)::int AS kept FROM notes WHERE id <= ${acknowledged}`
  expect(await ask(postgres.connection, statement)).toEqual([{ kept: acknowledged }])
  await postgres.stop()
})

test('T36 a stale lock file does not prevent the start, even if its pid has been reused', async () => {
  const dataDir = await copyDataFolder()
  const first = await startEmbeddedPostgres({ dataDir, log })
  const { cluster } = await findCluster(dataDir)
  const lockFile = path.join(cluster, 'postmaster.pid')
  await copyFile(lockFile, `${lockFile}.old`)
  await first.stop()
  // A live process of the same user: the main process of the tests' own cluster.
  const { connection, drop } = await createTestDatabase()
  const other = (await readFile(path.join(String(connection.host), 'postmaster.pid'), 'utf8')).split('\n')[0]
  await drop()
  const left = (await readFile(`${lockFile}.old`, 'utf8')).replace(/^\d+/, String(other))
  await writeFile(lockFile, left)
  await writeFile(path.join(cluster, '.s.PGSQL.5432.lock'), left)
  const second = await startEmbeddedPostgres({ dataDir, log })
  expect(await ask(second.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await second.stop()
})

test('a database killed under a running server is restarted', async () => {
  const dataDir = await copyDataFolder()
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const { cluster } = await findCluster(dataDir)
  const postmaster = await findPostmaster(cluster)
  if (postmaster === undefined) throw new Error('no database')
  process.kill(postmaster, 'SIGKILL')
  await expect
    .poll(() => ask(postgres.connection, 'SELECT 1 AS one').catch(() => undefined), { timeout: 10_000 })
    .toEqual([{ one: 1 }])
  await postgres.stop()
  expect(await findPostmaster(cluster)).toBeUndefined()
})

test('T36 while the disk is nearly full writes are refused and reads continue', async () => {
  const dataDir = await copyDataFolder()
  const first = await startEmbeddedPostgres({ dataDir, log })
  const pool = openDatabase(first.connection)
  const insert = () => pool.$client.query('INSERT INTO notes VALUES (1)')
  const attempt = () => insert().then(() => 'written', isDatabaseUnavailable)
  await pool.$client.query('CREATE TABLE notes (id int)')
  expect(await guardDiskSpace(20 * 2 ** 20, asSuperuser(first.connection), true)).toBe(false)
  await expect.poll(attempt).toBe(true)
  expect((await pool.$client.query('SELECT count(*) > 0 AS filled FROM notes')).rowCount).toBe(1)
  expect(await guardDiskSpace(30 * 2 ** 20, asSuperuser(first.connection), false)).toBe(false)
  expect(await guardDiskSpace(40 * 2 ** 20, asSuperuser(first.connection), false)).toBe(true)
  await expect.poll(attempt).toBe('written')
  expect(await guardDiskSpace(20 * 2 ** 20, asSuperuser(first.connection), true)).toBe(false)
  await pool.$client.end()
  await first.stop()
  // There is room again at the next start.
  const second = await startEmbeddedPostgres({ dataDir, log })
  await expect.poll(() => ask(second.connection, 'INSERT INTO notes VALUES (2)').catch(() => undefined)).toEqual([])
  await second.stop()
})

test('Ctrl-C in the terminal reaches only the server, not the database', async () => {
  const dataDir = await copyDataFolder()
  const server = await startServer(dataDir)
  process.kill(-(server.process.pid ?? 0), 'SIGINT')
  await sleep(300)
  expect(await findPostmaster((await findCluster(dataDir)).cluster)).toBeDefined()
})

test('a data folder whose path is too long for a socket works', async () => {
  const dataDir = await makeDataFolder('long-'.repeat(40))
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  expect(await ask(postgres.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await postgres.stop()
  await expect(stat(String(postgres.connection.host))).rejects.toThrow()
})

test.runIf(isRoot)('started as root the database runs as another user, even below a closed folder', async () => {
  const dataDir = await makeDataFolder('closed', 'data')
  await mkdir(path.dirname(dataDir), { mode: 0o700 })
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const { cluster } = await findCluster(dataDir)
  expect(cluster).toMatch(/^\/var\/lib\/signet-postgres-/)
  const found = await stat(cluster)
  expect([found.uid, found.mode & 0o777]).toEqual([59_432, 0o700])
  await postgres.stop()
})

test('the server owns its tables without being superuser, even if an earlier version created them as one', async () => {
  const dataDir = await copyDataFolder()
  const first = await startEmbeddedPostgres({ dataDir, log })
  await ask(
    asSuperuser(first.connection),
    `CREATE TABLE old (id bigint GENERATED ALWAYS AS IDENTITY, word text);
     CREATE SEQUENCE old_numbers;
     CREATE FUNCTION old_rule() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
  )
  await first.stop()
  const second = await startEmbeddedPostgres({ dataDir, log })
  const tell = (statement: string) => ask(second.connection, statement)
  expect(await tell('SELECT rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user')).toEqual([
    { rolsuper: false, rolcreaterole: false, rolcreatedb: false },
  ])
  await tell("INSERT INTO old (word) VALUES ('kept')")
  await tell('ALTER TABLE old ADD COLUMN more text')
  await tell('CREATE TRIGGER rule BEFORE INSERT ON old FOR EACH ROW EXECUTE FUNCTION old_rule()')
  await tell('ALTER SEQUENCE old_numbers RESTART')
  expect(await tell('SELECT id, word FROM old')).toEqual([{ id: '1', word: 'kept' }])
  for (const beyond of [
    'SET ROLE signet',
    'CREATE ROLE another SUPERUSER',
    "ALTER SYSTEM SET work_mem = '1GB'",
    "COPY old (word) FROM PROGRAM 'id'",
    "SELECT pg_read_file('/etc/passwd')",
  ])
    await expect(tell(beyond), beyond).rejects.toThrow(/permission denied/)
  await second.stop()
})
