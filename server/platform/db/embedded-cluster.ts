/** The embedded database's files and main process: create, start, find, stop. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { close as closeFile, open as openFile } from 'node:fs'
import { lchown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { EmbeddedPostgresError, makeUnsupportedMachineError } from '#server/platform/db/embedded-error.ts'
import type { ClusterPlace, DatabaseOwner } from '#server/platform/db/embedded-place.ts'

const run = promisify(execFile)

/** The superuser, used only for setup; the server uses another role (embedded-role.ts). */
export const databaseUser = 'signet'

// Sized for one small server, and durable: every acknowledged write is on disk.
const defaults = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '32MB',
  huge_pages: 'off',
  jit: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements contain users' data: errors go to the client, never to the log.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
}

// A fixed environment, so that nothing of this process's own (PG*, LD_*) affects the database.
const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const nobody = { uid: 65_534, gid: 65_534 }

/** The major version of the packaged programs. */
export const postgresMajor = '18'

/** Refuses data files of another major version, which PostgreSQL would reject without a helpful message. */
export async function checkVersion(cluster: string): Promise<void> {
  const made = (await readIfThere(path.join(cluster, 'PG_VERSION'))).trim()
  if (made !== '' && made !== postgresMajor)
    throw new EmbeddedPostgresError(
      `The database in ${cluster} was made by PostgreSQL ${made}, and this Signet brings ${postgresMajor}: start the Signet that made it, back up, and restore the backup here.`,
    )
}

/** Creates the database's files if there are none, and deletes what an interrupted attempt left behind. */
export async function createCluster({ cluster, owner }: ClusterPlace, binaries: string): Promise<void> {
  if ((await stat(cluster).catch(() => undefined)) !== undefined) return
  const draft = `${cluster}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  try {
    // `initdb` needs a user with a name; the database itself does not.
    if (owner !== undefined) await lchown(draft, nobody.uid, nobody.gid)
    const options = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin']
    options.push('--builtin-locale=C.UTF-8', `--username=${databaseUser}`, '--no-instructions', `--pgdata=${draft}`)
    await run(path.join(binaries, 'initdb'), options, { env, cwd: '/', ...(owner && nobody) })
    if (owner !== undefined) await giveAll(draft, owner)
    await rename(draft, cluster)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    const why = error instanceof Error ? error.message.trim().split('\n').at(-1) : undefined
    throw makeUnsupportedMachineError(why ?? 'its files could not be made')
  }
}

async function giveAll(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) await lchown(path.join(entry.parentPath, entry.name), uid, gid)
  await lchown(folder, uid, gid)
}

/**
 * Starts the main process in a session of its own, so that Ctrl-C reaches only the server, which then stops it cleanly.
 * Its output (why it cannot start) goes to `logFile`.
 */
export async function spawnPostmaster(
  { cluster, owner }: ClusterPlace,
  binaries: string,
  settings: Readonly<Record<string, string>>,
  logFile: string,
): Promise<ChildProcess> {
  await disownStaleFiles(cluster, owner)
  const options = Object.entries({ ...defaults, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await promisify(openFile)(logFile, 'w', 0o600)
  try {
    const child = spawn(path.join(binaries, 'postgres'), ['-D', cluster, ...options], {
      detached: true,
      stdio: ['ignore', log, log],
      env,
      cwd: '/',
      ...owner,
    })
    // A program that cannot be run shows up as a child without pid; the caller treats it as ended.
    child.on('error', () => undefined)
    child.unref()
    return child
  } finally {
    await promisify(closeFile)(log)
  }
}

/** The pid of the main process that uses these files, whoever started it. Throws if that cannot be determined. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const [first] = (await readIfThere(path.join(cluster, 'postmaster.pid'))).split('\n')
  const pid = Number(first)
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  // The pid alone proves nothing: after a crash it may have been reused.
  const command = await readCommand(pid)
  return command.includes(`-D ${cluster} `) ? pid : undefined
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    // ESRCH: a process that ended while its file was being read.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return ''
    throw error
  }
}

async function readCommand(pid: number): Promise<string> {
  if (process.platform === 'linux') return (await readIfThere(`/proc/${pid}/cmdline`)).replaceAll('\0', ' ')
  // Fails if there is no such process.
  return run('ps', ['-ww', '-o', 'args=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

/**
 * A stale postmaster.pid blocks startup if its pid has been reused. PostgreSQL always treats its parent's pid as stale,
 * but still checks that no orphan uses the shared memory; so replace the pid instead of deleting the file.
 */
async function disownStaleFiles(cluster: string, owner: DatabaseOwner): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  const text = await readIfThere(file)
  if (text !== '') {
    await writeFile(file, text.replace(/^\d+/, String(process.pid)))
    if (owner !== undefined) await lchown(file, owner.uid, owner.gid)
  }
  await rm(path.join(cluster, '.s.PGSQL.5432.lock'), { force: true })
}

/**
 * Fast shutdown: ends sessions, writes everything and waits for the process to exit. After 20 s it skips the checkpoint
 * (the next start recovers).
 */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = await findPostmaster(cluster)
  if (pid === undefined) return
  const signalled = performance.now()
  process.kill(pid, 'SIGINT')
  for (let quit = false; (await findPostmaster(cluster)) === pid; await sleep(10)) {
    const waited = performance.now() - signalled
    if (waited > 30_000) throw new EmbeddedPostgresError(`The embedded database (process ${pid}) does not stop.`)
    if (!quit && waited > 20_000) {
      quit = true
      process.kill(pid, 'SIGQUIT')
    }
  }
}
