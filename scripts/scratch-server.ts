/** A server with a temporary data folder, for taking pictures of the product. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { buildWhenStale } from './build-when-stale.ts'

/** Builds if needed and starts; `settings` override the environment. */
export async function startScratchServer(settings: Readonly<Record<string, string>> = {}) {
  await buildWhenStale('screens')
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'signet-scratch-'))
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '100',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: server.stdout })) {
    const [, address] = /is ready: (\S+)/.exec(line) ?? []
    if (address === undefined) continue
    server.stdout.resume()
    return { address, stop }
  }
  throw new Error('The server did not start; the lines above say why.')
}
