/** The process that plays the load test's users: each makes one call after another, pausing between them. */
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type LoadKind, pickLoadKind, signInRequest } from './load-kinds.ts'
import type { BenchOwner } from './make-owners.ts'
import { sendRequest } from './send-request.ts'

/** What to play: the users sign in spread over `spreadMs` and pause between calls for 0 to twice `thinkMs`. */
export type UsersTask = { port: number; owners: BenchOwner[]; ms: number; spreadMs: number; thinkMs: number }
/** The results of one kind of call: response times in ms, and errors counted by reason. */
export type LoadKindSamples = { times: number[]; errors: Record<string, number> }
export type UsersReport = { seconds: number; kinds: Record<string, LoadKindSamples> }

const patienceMs = 60_000

async function beUser(
  order: UsersTask,
  owner: BenchOwner,
  until: number,
  kinds: Map<string, LoadKindSamples>,
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const { port, spreadMs, thinkMs } = order
  let turn = 0
  const act = async (kind: LoadKind) => {
    turn += 1
    const { status, ms, cookie, failure } = await sendRequest(agent, port, kind.make(owner, turn), patienceMs)
    const samples = kinds.get(kind.name) ?? { times: [], errors: {} }
    kinds.set(kind.name, samples)
    samples.times.push(ms)
    if ((status >= 200 && status < 300) || status === kind.alsoAnswers) {
      if (kind === signInRequest && cookie !== undefined) owner.cookie = cookie
      return
    }
    const why = failure ?? String(status)
    samples.errors[why] = (samples.errors[why] ?? 0) + 1
  }
  await sleep(Math.random() * spreadMs)
  await act(signInRequest)
  while (performance.now() < until) {
    await sleep(Math.random() * 2 * thinkMs)
    await act(pickLoadKind(Math.random()))
  }
  agent.destroy()
}

process.on('message', async (order: UsersTask) => {
  const began = performance.now()
  const kinds = new Map<string, LoadKindSamples>()
  await Promise.all(order.owners.map((owner) => beUser(order, owner, began + order.ms, kinds)))
  const seconds = (performance.now() - began) / 1000
  process.send?.({ seconds, kinds: Object.fromEntries(kinds) } satisfies UsersReport)
})
