/** The product as `npm start` runs it, in a temporary data folder, with rate limits too high to affect a measurement. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

export type RunningProduct = {
  port: number
  address: string
  dataDir: string
  pid: number
  stop: () => Promise<void>
}

const root = path.resolve(import.meta.dirname, '..')

/** The command of `npm start`: a shell script that keeps the server running. */
function readStartCommand(): string {
  const manifest = z.object({ scripts: z.object({ start: z.string() }) })
  return manifest.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))).scripts.start
}

/** The environment of a measured server. */
export const makeProductEnv = (dataDir: string, port: number) => ({
  ...process.env,
  // Use this same Node.
  PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'info',
})

/** A free port. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  server.close()
  return typeof place === 'object' && place ? place.port : 0
}

/** Whether the server and its database are ready. */
export async function isServerReady(address: string): Promise<boolean> {
  return fetch(`${address}/api/ready`).then(
    (reply) => reply.ok,
    () => false,
  )
}

async function waitUntilReady(address: string, server: ChildProcess): Promise<void> {
  while (!(await isServerReady(address))) {
    if (server.exitCode !== null) throw new Error('The server did not start; the lines above say why.')
    await sleep(5)
  }
}

export const makeDataDir = () => mkdtemp(path.join(os.tmpdir(), 'signet-bench-'))

/**
 * Resolves once the server is ready. `stop()` keeps the data folder unless it was created here; `settings` are added to
 * the environment.
 */
export async function startProduct(givenDir?: string, settings: NodeJS.ProcessEnv = {}): Promise<RunningProduct> {
  const dataDir = givenDir ?? (await makeDataDir())
  const port = await findFreePort()
  const server = spawn('sh', ['-c', readStartCommand()], {
    cwd: root,
    env: { ...makeProductEnv(dataDir, port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  await waitUntilReady(address, server)
  return {
    port,
    address,
    dataDir,
    pid: server.pid ?? 0,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      if (givenDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
