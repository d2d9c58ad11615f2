/** A server for the campaign, without a supervisor, so that an exit and its duration are visible. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmaster } from '#server/platform/db/embedded-cluster.ts'
import { findCluster, removeCluster } from '#server/platform/db/embedded-place.ts'
import { findFreePort, makeProductEnv } from '../bench/start-product.ts'
import { registerCleanUp } from './clean-up.ts'

export type OwnServer = {
  dataDir: string
  port: number
  address: string
  pid: number
  /** How the process ended; undefined while it runs. */
  ended: () => string | undefined
  /** The end of its standard error output. */
  complaints: () => string
  /** Sends a signal and waits for the exit; returns the exit code, null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

const root = path.resolve(import.meta.dirname, '..')
const complaintsMax = 20_000

/** The PID of a data folder's postmaster. */
export const readPostmasterPid = async (dataDir: string) => findPostmaster((await findCluster(dataDir)).cluster)

/** Deletes a data folder, killing the database that still runs in it. */
async function removeDataDir(home: string, dataDir: string): Promise<void> {
  const left = await readPostmasterPid(dataDir).catch(() => undefined)
  if (left !== undefined) process.kill(left, 'SIGKILL')
  await removeCluster(dataDir).catch(() => undefined)
  await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** A data folder under a parent the database's user can traverse; `remove` deletes it before the final clean-up. */
export async function makeOwnDataDir(): Promise<{ dataDir: string; home: string; remove: () => Promise<void> }> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'signet-faults-'))
  await chmod(home, 0o711)
  const dataDir = path.join(home, 'data')
  return { dataDir, home, remove: registerCleanUp(() => removeDataDir(home, dataDir)) }
}

/** Starts a server without waiting for it. */
export function spawnServer(dataDir: string, port: number, settings: Readonly<Record<string, string>>): OwnServer {
  const env = { ...makeProductEnv(dataDir, port), RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'error', ...settings }
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=8', 'server/main.ts'], {
    cwd: root,
    env: { ...env, MALLOC_ARENA_MAX: '4', NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled') },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr?.on('data', (text: Buffer) => {
    complaints = (complaints + text).slice(-complaintsMax)
  })
  const done = registerCleanUp(() => child.kill('SIGKILL'))
  child.once('exit', () => done())
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    dataDir,
    port,
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended: () => (hasEnded() ? `ended with ${child.signalCode ?? child.exitCode}` : undefined),
    complaints: () => complaints,
    end: async (signal) => {
      if (!hasEnded()) {
        const exit = once(child, 'exit')
        child.kill(signal)
        await exit
      }
      return child.exitCode
    },
  }
}

const isReady = (address: string) =>
  fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(5000) }).then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.ok
    },
    () => false,
  )

const startMs = 60_000

/** Starts a server and waits until it is ready; throws with its error output if it exits first. */
export async function startServer(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const server = spawnServer(dataDir, port, settings)
  const began = performance.now()
  while (!(await isReady(server.address))) {
    if (server.ended() !== undefined) throw new Error(`The server ${server.ended()}: ${findEndReason(server)}`)
    if (performance.now() - began > startMs) throw new Error(`The server was not ready after ${startMs / 1000} s.`)
    await sleep(20)
  }
  return server
}

/** A server with its own data folder and port. */
export async function startOwnServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const { dataDir } = await makeOwnDataDir()
  return startServer(dataDir, await findFreePort(), settings)
}

/** Shuts a server down and deletes its data. */
export async function discardServer(server: OwnServer): Promise<void> {
  await server.end('SIGTERM')
  await removeDataDir(path.dirname(server.dataDir), server.dataDir)
}

/** The line of the output that says why a server ended: the error's own, if there is one. */
export function findEndReason(server: OwnServer): string {
  const lines = server.complaints().trim().split('\n')
  return (lines.find((line) => /^\w*Error\b|^error:|^Emitted|^\s*throw /.test(line)) ?? lines.at(-1) ?? '').trim()
}

/** The server counts as ready again after this long without an interruption. */
const steadyMs = 1500

/**
 * Seconds from now until the server is ready and stays so; Infinity if it is not within a minute, or has ended.
 * Steadiness is only measured once `hasHappened`.
 */
export async function measureSecondsUntilReady(server: OwnServer, hasHappened: () => boolean): Promise<number> {
  const since = performance.now()
  let lastBad = since
  let steadyFrom = since
  while (performance.now() - since < startMs) {
    const ready = await isReady(server.address)
    const now = performance.now()
    if (!ready) lastBad = now
    else if (!hasHappened()) steadyFrom = now
    if (server.ended() !== undefined) return Number.POSITIVE_INFINITY
    if (ready && now - Math.max(lastBad, steadyFrom) > steadyMs) return (lastBad - since) / 1000
    await sleep(25)
  }
  return Number.POSITIVE_INFINITY
}
