/**
 * Writing by a language model: how soon its first words come on, and what twenty of its streams at once do to others. The
 * model is a stand-in on this machine with a known delay.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startStandIn } from '#testing/model/stand-in.ts'
import { computeMedian, type Figure, makeComparedFigure, makeFigure } from './figure.ts'
import { type BenchOwner, benchBusinessName, makeOwners } from './make-owners.ts'
import { startProduct } from './start-product.ts'

const streamsAtOnce = 20
const delayMs = 300
const pieceMs = 20
const metricsToken = 'a-token-for-the-benchmark-of-the-model'

const line = `${benchBusinessName} weaves blankets to order and mends every one of them for as long as it lasts.`
/** What the stand-in says to each tool, and the call that asks it. */
const tools = {
  'value propositions': { path: '/api/generate-uvp', body: { byModel: true }, says: [line, '\n'] },
  taglines: { path: '/api/generate-taglines', body: { byModel: true }, says: ['Mended for as long as it lasts', '\n'] },
  refining: {
    path: '/api/refine-uvp',
    body: { originalUvp: line, feedback: 'shorter, please', byModel: true, kind: 'uvp' },
    says: [`LINE: ${benchBusinessName} weaves blankets`, ' and mends them.\n'],
  },
  Synapse: {
    path: '/api/strategist/chat',
    body: { message: 'What should my website say first?', byModel: true },
    says: ['Say first that every blanket is mended for as long as it lasts. ', 'Then show one that was.'],
  },
} as const

type Call = { address: string; owner: BenchOwner | undefined; path: string; body: object }

/** Makes a streaming call to its end; the milliseconds until its first event. */
async function stream({ address, owner, path, body }: Call): Promise<number> {
  const began = performance.now()
  const reply = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { cookie: owner?.cookie ?? '', accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  let firstMs: number | undefined
  for await (const bytes of reply.body ?? []) if (bytes.length > 0) firstMs ??= performance.now() - began
  if (!reply.ok || firstMs === undefined) throw new Error(`${path} was refused with ${reply.status}.`)
  return firstMs
}

type StandIn = Awaited<ReturnType<typeof startStandIn>>
type Running = { address: string; standIn: StandIn; owners: readonly BenchOwner[]; rounds: number }

/** How much later than the model's own delay the first event of each tool comes. */
async function measureFirstText({ address, standIn, owners, rounds }: Running): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, { path, body, says }] of Object.entries(tools)) {
    standIn.answer({ text: says, headersMs: delayMs })
    const late: number[] = []
    for (let round = 0; round <= rounds; round += 1)
      late.push((await stream({ address, owner: owners[0], path, body })) - delayMs)
    figures.push(makeFigure(`first text of ${name}, after the model's own delay`, 'ms', late.slice(1), { atMost: 150 }))
  }
  return figures
}

/** The longest delay of the server's event loop since this was last asked, in ms. */
async function readLoopDelay(address: string): Promise<number> {
  const reply = await fetch(`${address}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const worst = /signet_event_loop_delay_seconds\{[^}]*quantile="1"[^}]*\} (\S+)/.exec(await reply.text())?.[1]
  return Number(worst) * 1000
}

/** The median time of a read of another owner, while `isGoingOn`, but for a second at least. */
async function timeReads(address: string, owner: BenchOwner | undefined, isGoingOn: () => boolean): Promise<number> {
  const times: number[] = []
  const began = performance.now()
  while (isGoingOn() || performance.now() - began < 1000) {
    const asked = performance.now()
    await (await fetch(`${address}/api/user-profile`, { headers: { cookie: owner?.cookie ?? '' } })).text()
    times.push(performance.now() - asked)
    await sleep(5)
  }
  return computeMedian(times)
}

/** Streams of all tools at once, each of some seconds. */
async function measureCrowd({ address, standIn, owners, rounds }: Running): Promise<Figure[]> {
  const [reader, ...writers] = owners
  const { path, body } = tools.Synapse
  const words = 'Say first that every blanket is mended for as long as it lasts. '.repeat(8).split(/(?<= )/)
  standIn.answer({ text: words, headersMs: delayMs, pieceMs })
  const reads = { ours: [] as number[], yardstick: [] as number[] }
  const delays = { calm: [] as number[], crowd: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    await readLoopDelay(address)
    reads.yardstick.push(await timeReads(address, reader, () => false))
    delays.calm.push(await readLoopDelay(address))
    let open = streamsAtOnce
    const all = Promise.all(
      writers.slice(0, streamsAtOnce).map((owner) => stream({ address, owner, path, body }).finally(() => (open -= 1))),
    )
    reads.ours.push(await timeReads(address, reader, () => open > 0))
    await all
    delays.crowd.push(await readLoopDelay(address))
  }
  return [
    makeFigure('longest pause of the loop in calm', 'ms', delays.calm, { shown: true }),
    makeFigure(`longest pause of the loop with ${streamsAtOnce} streams`, 'ms', delays.crowd, { atMost: 20 }),
    makeComparedFigure(`another owner's read with ${streamsAtOnce} streams, beside a calm one`, 'ms', reads, {
      atMost: 2,
    }),
  ]
}

/** Takes all measurements of a language model's writing. */
export async function measureModel(rounds: number): Promise<Figure[]> {
  const standIn = await startStandIn()
  standIn.list(['writer'])
  standIn.answer({ text: '{"color":"blue"}' })
  const settings = { AI_BASE_URL: standIn.baseAddress, AI_MODEL: 'writer', AI_CONCURRENCY: String(2 * streamsAtOnce) }
  const product = await startProduct(undefined, { ...settings, METRICS_TOKEN: metricsToken })
  try {
    const owners = await makeOwners(product.address, streamsAtOnce + 1)
    const running = { address: product.address, standIn, owners, rounds }
    return [...(await measureFirstText(running)), ...(await measureCrowd(running))]
  } finally {
    await product.stop()
    await standIn.close()
  }
}
