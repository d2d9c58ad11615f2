/** The process of the writers: each saves increasing numbers without pause, and records which were acknowledged. */
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { makeAttributesBody } from '../bench/make-owners.ts'
import { type HttpRequest, sendRequest, type TimedResponse } from '../bench/send-request.ts'
import { readWrittenNumbers } from './read-written-numbers.ts'
import {
  type BrandWriter,
  type WritersReport,
  type WritersTask,
  type WrittenBrandPart,
  writtenBrandParts,
} from './writers-task.ts'

const calls: Record<WrittenBrandPart, (number: number) => Omit<HttpRequest, 'cookie'>> = {
  attributes: (number) => ({ method: 'PUT', path: '/api/brand-attributes', body: makeAttributesBody(number) }),
  uvps: (number) => ({
    method: 'PUT',
    path: '/api/user-profile/uvps',
    body: JSON.stringify({ uvpVariations: [`Saved ${number}`] }),
  }),
  profile: (number) => ({
    method: 'PUT',
    path: '/api/profile',
    body: JSON.stringify({ productsServices: `Saved ${number}` }),
  }),
}

const refusal = z.object({ error: z.string().min(1), code: z.string().min(1) })
const isRefusal = (body: string) => {
  try {
    return refusal.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}

/**
 * The outcome of a call in a few words: its status, marked if an error response has the wrong shape, or how the
 * connection broke.
 */
function outcomeOf({ status, failure, body, wasKept }: TimedResponse): string {
  if (failure !== undefined) return wasKept ? `${failure} on a kept connection` : failure
  return status >= 400 && !isRefusal(body) ? `${status} in another shape` : String(status)
}

/** Time for a server to finish a call whose connection it has closed. */
const settleMs = 500

/** If a reused connection broke and another server is available: whether the call was done or never read. */
async function explainClosing(
  said: TimedResponse,
  port: number,
  { cookie, number }: BrandWriter,
  part: WrittenBrandPart,
) {
  if (said.failure === undefined || !said.wasKept || hasOneServer) return undefined
  await sleep(settleMs)
  const stored = await readWrittenNumbers(`http://127.0.0.1:${port}`, cookie).catch(() => undefined)
  if (stored === undefined) return undefined
  return stored[part] === number ? 'cut off after the work was done' : 'closed before it was read'
}

const patienceMs = 30_000
const pauseMs = 20
let isOver = false
let hasOneServer = true
const outcomes: Record<string, number> = {}
let writers: BrandWriter[] = []
let work: Promise<unknown> = Promise.resolve()

async function write(ports: readonly number[], writer: BrandWriter, at: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let home = at
  while (!isOver) {
    writer.number += 1
    const { number, cookie } = writer
    const part = writtenBrandParts[number % writtenBrandParts.length] ?? 'attributes'
    const said = await sendRequest(
      agent,
      ports[home % ports.length] ?? 0,
      { ...calls[part](number), cookie },
      patienceMs,
    )
    const next = ports[(home + 1) % ports.length] ?? 0
    const outcome = (await explainClosing(said, next, writer, part)) ?? outcomeOf(said)
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    if (said.status >= 200 && said.status < 300) {
      writer.last[part] = number
      writer.acknowledged += 1
      continue
    }
    // As a proxy would, switch to the next server if nothing listens.
    if (said.failure === 'ECONNREFUSED') home += 1
    await sleep(pauseMs)
  }
  agent.destroy()
}

process.on('message', async (order: WritersTask) => {
  if ('ports' in order) {
    writers = order.writers
    hasOneServer = order.ports.length === 1
    work = Promise.all(writers.map((writer, at) => write(order.ports, writer, at)))
    return
  }
  if ('stop' in order) {
    isOver = true
    await work
  }
  process.send?.({ writers, outcomes } satisfies WritersReport)
})
