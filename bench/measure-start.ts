/** Measures the time from `npm start` to the first response. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Figure, makeFigure } from './figure.ts'
import { findFreePort, isServerReady, makeDataDir, makeProductEnv } from './start-product.ts'

async function timeStart(dataDir: string): Promise<number> {
  const port = await findFreePort()
  const began = performance.now()
  const server = spawn('npm', ['start'], { env: makeProductEnv(dataDir, port), stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await isServerReady(`http://127.0.0.1:${port}`))) {
    if (server.exitCode !== null) throw new Error('The server did not start; the lines above say why.')
    await sleep(5)
  }
  const ms = performance.now() - began
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  return ms
}

/** Takes all measurements of starting, with everything already built. */
export async function measureStart(rounds: number): Promise<Figure[]> {
  const dataDir = await makeDataDir()
  const first = await timeStart(dataDir)
  const later: number[] = []
  for (let round = 0; round < rounds; round += 1) later.push(await timeStart(dataDir))
  await rm(dataDir, { recursive: true, force: true })
  return [
    makeFigure('first start, a new database', 'ms', [first], { shown: true }),
    makeFigure('second start, nothing changed', 'ms', later, { atMost: 1200 }),
  ]
}
