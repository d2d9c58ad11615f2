/** `npm run dev`: runs the server from source; a change rebuilds the screens and restarts it. */
import './load-settings.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { buildWhenStale } from './build-when-stale.ts'

const settleMs = 150
const rooms = ['contract', 'drawing', 'engine', 'server', 'web']

let server: ChildProcess | undefined
let isEnding = false
let turn: Promise<void> = Promise.resolve()

async function stopServer(): Promise<void> {
  const stopping = server
  server = undefined
  if (stopping === undefined || stopping.exitCode !== null) return
  stopping.kill('SIGTERM')
  await once(stopping, 'exit')
}

async function renew(): Promise<void> {
  try {
    await buildWhenStale('screens')
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return
  }
  await stopServer()
  if (!isEnding) server = spawn(process.execPath, ['server/main.ts'], { stdio: 'inherit' })
}

let settled: NodeJS.Timeout | undefined
for (const room of rooms) {
  watch(room, { recursive: true }, (_, file) => {
    if (file?.includes('.test.')) return
    clearTimeout(settled)
    settled = setTimeout(() => {
      turn = turn.then(renew)
    }, settleMs)
  })
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    isEnding = true
    await turn
    await stopServer()
    process.exit(0)
  })
}
turn = renew()
