/** Requests per second, compared with a bare server that only runs the query that the request needs. */
import { type Figure, type FigureLimit, makeComparedFigure, makeFigure } from './figure.ts'
import { createLoadGenerator, formatHttpRequest, type LoadGenerator } from './load-generator.ts'
import { type BenchOwner, makeAttributesBody, makeOwners } from './make-owners.ts'
import type { RunningProduct } from './start-product.ts'
import { startCallsYardstick, type YardstickServer } from './start-yardstick.ts'
import { mapSamples, takeSamplesAlternately } from './take-samples-alternately.ts'
import { yardstickSavePath } from './yardstick-save-path.ts'

const ownersCount = 64
const sampleMs = 2000
const savePath = '/api/brand-attributes'

type Parts = {
  product: RunningProduct
  yardstick: YardstickServer
  owners: BenchOwner[]
  load: LoadGenerator
  rounds: number
}

async function measureReads({ product, yardstick, owners, load, rounds }: Parts, connections: number): Promise<Figure> {
  const requests = owners.slice(0, 1).map(({ cookie }) => formatHttpRequest('GET', '/api/auth/user', { cookie }))
  const run = (port: number) => () => load.run({ port, requests, connections, ms: sampleMs })
  const samples = await takeSamplesAlternately(rounds, run(product.port), run(yardstick.port))
  const what = `GET /api/auth/user, ${connections} connections`
  return makeComparedFigure(
    what,
    'req/s',
    mapSamples(samples, (one) => one.perSecond),
    { atLeast: 0.55 },
  )
}

const withTheStatement = { beside: 'the same statement', limit: { atLeast: 0.5 } } as const
/** No limit, only for information: what it costs to keep every earlier state in the history. */
const withoutHistory = { beside: 'an UPDATE that keeps nothing', limit: { shown: true } } as const

type Saves = { connections: number; yardstickPath: string; beside: string; limit: FigureLimit }

async function measureSaves(parts: Parts, { connections, yardstickPath, beside, limit }: Saves): Promise<Figure> {
  const { product, yardstick, owners, load, rounds } = parts
  // Successive saves of an owner change words, as an edit does.
  const bodies = [makeAttributesBody(1), makeAttributesBody(2)]
  const run = (port: number, path: string) => () => {
    const requests = bodies.flatMap((body) =>
      owners.map(({ cookie }) => formatHttpRequest('PUT', path, { cookie, body })),
    )
    return load.run({ port, requests, connections, ms: sampleMs })
  }
  const samples = await takeSamplesAlternately(rounds, run(product.port, savePath), run(yardstick.port, yardstickPath))
  const perSecond = mapSamples(samples, (one) => one.perSecond)
  return makeComparedFigure(`PUT ${savePath}, 6 KB, ${connections} connections, ${beside}`, 'req/s', perSecond, limit)
}

const signInRequests = (owners: readonly BenchOwner[]) =>
  owners
    .slice(0, 8)
    .map(({ email, password }) =>
      formatHttpRequest('POST', '/api/auth/login', { body: JSON.stringify({ email, password }) }),
    )

async function measureSignIns({ product, yardstick, owners, load, rounds }: Parts): Promise<Figure> {
  const requests = signInRequests(owners)
  const run = (port: number) => () => load.run({ port, requests, connections: 4, ms: 2 * sampleMs })
  const samples = await takeSamplesAlternately(rounds, run(product.port), run(yardstick.port))
  return makeComparedFigure(
    'sign-in, 4 at once',
    'a second',
    mapSamples(samples, (one) => one.perSecond),
    { atLeast: 0.9 },
  )
}

/** The median read time while two clients sign in continuously, compared with the same read without load. */
async function measureReadsBesideSignIns({ product, owners, load, rounds }: Parts): Promise<Figure> {
  const crowd = createLoadGenerator()
  const { port } = product
  // Reads with an account that never signs in again: the other accounts lose older sessions at their fiftieth sign-in.
  const readers = await makeOwners(product.address, 1)
  const requests = readers.map(({ cookie }) => formatHttpRequest('GET', '/api/auth/user', { cookie }))
  const read = () => load.run({ port, requests, connections: 1, ms: sampleMs })
  const readBesideSignIns = async () => {
    const signIns = crowd.run({ port, requests: signInRequests(owners), connections: 2, ms: sampleMs })
    const [sample] = await Promise.all([read(), signIns])
    return sample
  }
  const samples = await takeSamplesAlternately(rounds, readBesideSignIns, read)
  crowd.stop()
  const what = 'median read while two sign in, beside calm'
  return makeComparedFigure(
    what,
    'ms',
    mapSamples(samples, (one) => one.medianMs),
    { atMost: 2 },
  )
}

/** Takes all measurements of API calls. */
export async function measureCalls(product: RunningProduct, rounds: number): Promise<Figure[]> {
  const owners = await makeOwners(product.address, ownersCount)
  const yardstick = await startCallsYardstick(product, owners)
  const load = createLoadGenerator()
  const parts = { product, yardstick, owners, load, rounds }
  try {
    return [
      makeFigure('body of a save', 'bytes', [Buffer.byteLength(makeAttributesBody())], { shown: true }),
      await measureReads(parts, 16),
      await measureReads(parts, 64),
      await measureSaves(parts, { connections: 16, yardstickPath: savePath, ...withTheStatement }),
      await measureSaves(parts, { connections: 64, yardstickPath: savePath, ...withTheStatement }),
      await measureSaves(parts, { connections: 16, yardstickPath: yardstickSavePath, ...withoutHistory }),
      await measureSignIns(parts),
      await measureReadsBesideSignIns(parts),
    ]
  } finally {
    load.stop()
    yardstick.stop()
  }
}
