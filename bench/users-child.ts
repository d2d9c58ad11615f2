/** The process that plays the load test's users: each makes one call after another, pausing between them. */
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { exchange } from './exchange.ts'
import { kindAt, type LoadKind, signIn } from './load-kinds.ts'
import type { Owner } from './make-owners.ts'

/** What to play: the users sign in spread over `spreadMs` and pause between calls for 0 to twice `thinkMs`. */
export type UsersOrder = { port: number; owners: Owner[]; ms: number; spreadMs: number; thinkMs: number }
/** The results of one kind of call: response times in ms, and errors counted by reason. */
export type KindSamples = { times: number[]; errors: Record<string, number> }
export type UsersReport = { seconds: number; kinds: Record<string, KindSamples> }

const patienceMs = 60_000

async function beUser(order: UsersOrder, owner: Owner, until: number, kinds: Map<string, KindSamples>): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const { port, spreadMs, thinkMs } = order
  let turn = 0
  const act = async (kind: LoadKind) => {
    turn += 1
    const { status, ms, cookie, failure } = await exchange(agent, port, kind.make(owner, turn), patienceMs)
    const samples = kinds.get(kind.name) ?? { times: [], errors: {} }
    kinds.set(kind.name, samples)
    samples.times.push(ms)
    if ((status >= 200 && status < 300) || status === kind.alsoAnswers) {
      if (kind === signIn && cookie !== undefined) owner.cookie = cookie
      return
    }
    const why = failure ?? String(status)
    samples.errors[why] = (samples.errors[why] ?? 0) + 1
  }
  await sleep(Math.random() * spreadMs)
  await act(signIn)
  while (performance.now() < until) {
    await sleep(Math.random() * 2 * thinkMs)
    await act(kindAt(Math.random()))
  }
  agent.destroy()
}

process.on('message', async (order: UsersOrder) => {
  const began = performance.now()
  const kinds = new Map<string, KindSamples>()
  await Promise.all(order.owners.map((owner) => beUser(order, owner, began + order.ms, kinds)))
  const seconds = (performance.now() - began) / 1000
  process.send?.({ seconds, kinds: Object.fromEntries(kinds) } satisfies UsersReport)
})
