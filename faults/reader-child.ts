/** The process of another user, who reads at a steady rate regardless of the server's state. */
import http from 'node:http'
import { sendRequest } from '../bench/send-request.ts'

export type ReaderTask = { ports: number[]; cookie: string; paths: readonly string[]; everyMs: number } | { take: true }
/** Since the last report: read times in ms, and outcomes counted. */
export type ReaderReport = { times: number[]; outcomes: Record<string, number> }

const patienceMs = 30_000
// No limit on connections, so a hanging read does not delay the next.
const agent = new http.Agent({ keepAlive: true })
let samples: ReaderReport = { times: [], outcomes: {} }
const running = new Set<Promise<void>>()

/** If a server does not listen, the next one is asked, as a proxy would do. */
async function read(ports: readonly number[], path: string, cookie: string, into: ReaderReport): Promise<void> {
  const began = performance.now()
  for (const port of ports) {
    const { status, failure } = await sendRequest(agent, port, { method: 'GET', path, cookie }, patienceMs)
    if (failure === 'ECONNREFUSED' && port !== ports.at(-1)) continue
    const outcome = failure ?? String(status)
    into.outcomes[outcome] = (into.outcomes[outcome] ?? 0) + 1
    // A refused connection costs no waiting time; a read that never arrived counts with its full timeout.
    if (failure !== 'ECONNREFUSED') into.times.push(performance.now() - began)
    return
  }
}

function begin({ ports, cookie, paths, everyMs }: Extract<ReaderTask, { ports: number[] }>): void {
  let turn = 0
  setInterval(() => {
    const path = paths[turn % paths.length] ?? ''
    turn += 1
    const reading = read(ports, path, cookie, samples).finally(() => running.delete(reading))
    running.add(reading)
  }, everyMs)
}

process.on('message', async (order: ReaderTask) => {
  if ('ports' in order) return begin(order)
  const taken = samples
  samples = { times: [], outcomes: {} }
  await Promise.all(running)
  process.send?.(taken)
})
