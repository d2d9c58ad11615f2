/**
 * The built server in a separate process, on a data folder that outlives it: for tests that stop and kill it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPostmaster } from '#server/platform/db/embedded-cluster.ts'
import { findCluster, removeCluster } from '#server/platform/db/embedded-place.ts'

export type ServerProcess = { origin: string; process: ChildProcess; said: () => string }

/** The bundle that `npm start` runs; `testing/server/build.ts` builds it. */
export const serverProgram = fileURLToPath(new URL('../../dist/server/main.mjs', import.meta.url))
/** Where Node keeps compiled modules for all servers of all runs; a server that is killed adds none. */
export const compileCache = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)) }

/** A data folder for the server, and a function that deletes it with its database. */
export async function makeDataFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'signet-process-'))
  await chmod(home, 0o711)
  const dataDir = path.join(home, 'data')
  const remove = async () => {
    const { cluster } = await findCluster(dataDir)
    const left = await findPostmaster(cluster)
    if (left !== undefined) process.kill(left, 'SIGKILL')
    await removeCluster(dataDir)
    await rm(home, { recursive: true, force: true })
  }
  return { dataDir, remove }
}

/** Starts a server on `dataDir` and waits until it listens; rejects with its output if it exits first. */
export async function startProcess(dataDir: string, settings: Record<string, string> = {}): Promise<ServerProcess> {
  const env = {
    ...compileCache,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
    ...settings,
  }
  const child = spawn(process.execPath, [serverProgram], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const listen = (text: Buffer) => {
    said += text.toString()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const origin = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, address] = /is ready: (http:\S+)/.exec(said) ?? []
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'))
    }
    child.stdout.on('data', look)
    child.once('exit', () => reject(new Error(`The server ended: ${said}`)))
  })
  return { origin, process: child, said: () => said }
}

/** Sends the signal and waits for the exit; returns the exit code, null after a kill. */
export async function endProcess({ process: child }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}
