/** A PostgreSQL that this server starts and stops itself, on a Unix socket in the data folder. */
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, statfs, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from '#server/platform/db/embedded-binaries.ts'
import {
  checkVersion,
  createCluster,
  findPostmaster,
  spawnPostmaster,
  stopPostmaster,
} from '#server/platform/db/embedded-cluster.ts'
import { checkDiskSpace, guardDiskSpace } from '#server/platform/db/embedded-disk.ts'
import { EmbeddedPostgresError, makeUnsupportedMachineError } from '#server/platform/db/embedded-error.ts'
import { lockDataFolder } from '#server/platform/db/embedded-lock.ts'
import { type ClusterPlace, findCluster, locateCluster } from '#server/platform/db/embedded-place.ts'
import { asServerRole, asSuperuser, ensureServerRole } from '#server/platform/db/embedded-role.ts'

export type EmbeddedPostgres = {
  /** Connects as the server's role, which is not a superuser. */
  connection: pg.PoolConfig
  /** Ends all sessions and the database; close pools first. Further calls do nothing. */
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  log: { info(message: string): void; warn(message: string): void }
  /** PostgreSQL settings that override ours; tests turn durability off. */
  settings?: Readonly<Record<string, string>>
}

const adoptMs = 10_000
const watchMs = 2_000
const recoverMs = 120_000
/** Backends of a killed database notice it only at their next check, which may take a while on a busy machine. */
const orphansMs = 30_000

/**
 * Joins the database that a running server has on an existing data folder; undefined if none is running. `stop()`
 * leaves it running. For commands that may run beside the server.
 */
export async function joinEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres | undefined> {
  const { cluster } = await findCluster(dataDir)
  if ((await findPostmaster(cluster)) === undefined) return undefined
  const socket = await shortenSocketFolder(cluster)
  const connection = connectionTo(socket.folder)
  await ensureServerRole(connection)
  return { connection: asServerRole(connection), stop: socket.remove }
}

/**
 * Starts the database of a data folder (created at first start), or takes over one that a killed server left running.
 * Throws EmbeddedPostgresError with one sentence if another server has the folder, this machine cannot run it, or it
 * does not come up.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = await locateCluster(options.dataDir)
  await checkDiskSpace(path.dirname(place.cluster))
  await checkVersion(place.cluster)
  const unlock = lockDataFolder(options.dataDir)
  let socket: SocketFolder | undefined
  try {
    const binaries = await findBinaries(place.owner)
    await createCluster(place, binaries)
    socket = await shortenSocketFolder(place.cluster)
    const connection = connectionTo(socket.folder)
    await bringUp(place, binaries, connection, options)
    await ensureServerRole(connection)
    const { remove } = socket
    const leave = await keepUp(place, binaries, connection, options)
    let stopped: Promise<void> | undefined
    const stop = async () => {
      await leave()
      await stopPostmaster(place.cluster)
      await remove()
      unlock()
    }
    return {
      connection: asServerRole(connection),
      stop() {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    await socket?.remove()
    unlock()
    throw error
  }
}

/**
 * Watches the running database: restarts it if it ended (for example killed when out of memory), and blocks writes
 * while the disk is nearly full. Returns, after a first check, the function that ends the watch.
 */
async function keepUp(
  ...[place, binaries, connection, options]: Parameters<typeof bringUp>
): Promise<() => Promise<void>> {
  let takesWrites: boolean | undefined
  let said = ''
  const warn = (message: string) => {
    if (message !== said) options.log.warn(message)
    said = message
  }
  const look = async () => {
    try {
      if ((await findPostmaster(place.cluster)) === undefined) {
        warn('The database ended by itself; starting it again.')
        await bringUp(place, binaries, connection, options)
      }
      const before = takesWrites
      const { bavail, bsize } = await statfs(place.cluster)
      takesWrites = await guardDiskSpace(bavail * bsize, connection, before)
      if (!takesWrites) warn('The disk is nearly full: the database takes no writes until there is room again.')
      else if (before === false) warn('There is room on the disk again: the database takes writes.')
    } catch (error) {
      warn(error instanceof Error ? error.message : 'The database cannot be looked after.')
    }
  }
  await look()
  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = round.then(look)
  }, watchMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return round
  }
}

/** Waits for a database that is starting or stopping, or starts one, until it accepts connections. */
async function bringUp(
  place: ClusterPlace,
  binaries: string,
  connection: pg.ClientConfig,
  { dataDir, log, settings = {} }: EmbeddedPostgresOptions,
): Promise<void> {
  const logFile = path.join(dataDir, 'postgres.log')
  const began = performance.now()
  let child: ChildProcess | undefined
  for (;;) {
    const running = await findPostmaster(place.cluster)
    if (running !== undefined && (await answers(connection))) {
      if (running !== child?.pid) log.warn(`Took over the database that an earlier server left running (${running}).`)
      return
    }
    if (child !== undefined && hasEnded(child)) {
      const why = await readReason(logFile)
      // Backends of a killed database end within moments; until then their shared memory blocks a new start.
      if (!why.includes('still in use') || performance.now() - began > orphansMs) throw cannotStart(why)
      child = undefined
      await sleep(100)
    }
    if (running === undefined && child === undefined) child = await spawnPostmaster(place, binaries, settings, logFile)
    if (performance.now() - began > (child === undefined ? adoptMs : recoverMs))
      throw new EmbeddedPostgresError(
        `The embedded database in ${place.cluster} does not answer (process ${running ?? 'unknown'}).`,
      )
    await sleep(10)
  }
}

const connectionTo = (host: string) => asSuperuser({ host, database: 'postgres' })

const cannotStart = (why: string) =>
  why.includes('No space left')
    ? new EmbeddedPostgresError(`The database cannot start because the disk is full (${why}).`)
    : makeUnsupportedMachineError(why)

const hasEnded = (child: ChildProcess) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function readReason(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n')
  // Skip refusals of connections that came too early; they explain nothing.
  const line =
    lines.findLast((one) => /FATAL|PANIC/.test(one) && !/accepting connections|starting up|shutting/.test(one)) ??
    lines.at(-1)
  return line?.replace(/^.*?(FATAL|PANIC):\s*/, '') || 'it ended without a word'
}

type SocketFolder = { folder: string; remove(): Promise<void> }

/** The path of a Unix socket is limited (104 bytes on the strictest system); a longer one is reached through a link. */
async function shortenSocketFolder(cluster: string): Promise<SocketFolder> {
  if (Buffer.byteLength(`${cluster}/.s.PGSQL.5432`) < 104) return { folder: cluster, remove: async () => undefined }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'signet-'))
  await symlink(cluster, path.join(folder, 's'))
  return { folder: path.join(folder, 's'), remove: () => rm(folder, { recursive: true, force: true }) }
}
