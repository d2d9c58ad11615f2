/**
 * The process that generates load: kept-alive raw sockets, each sending its request again as soon as it is answered. It
 * parses only enough of a response to find its end, so it takes little CPU from the server under test.
 */
import net from 'node:net'

/**
 * What to send: `requests` are complete HTTP requests in latin1. Connection n sends request n modulo their number, over
 * and over.
 */
export type LoadTask = { port: number; requests: string[]; connections: number; ms: number }
/** `failures` counts responses other than 2xx. */
export type LoadResult = { perSecond: number; medianMs: number; p99Ms: number; failures: number }

type Tally = { times: number[]; failures: number }

const headEnd = Buffer.from('\r\n\r\n')

/** The response's length in bytes, or undefined while its headers are incomplete. */
function lengthOf(answer: Buffer): number | undefined {
  const end = answer.indexOf(headEnd)
  if (end < 0) return undefined
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, end)) ?? []
  if (length === undefined) throw new Error(`An answer without a length: ${answer.toString('latin1', 0, end)}`)
  return end + headEnd.length + Number(length)
}

function keepAsking(port: number, request: Buffer, until: number, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let sentAt = 0
    let pending: Buffer | undefined
    const ask = () => {
      sentAt = performance.now()
      socket.write(request)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      const answer = pending ? Buffer.concat([pending, chunk]) : chunk
      const length = lengthOf(answer)
      pending = answer
      if (length === undefined || answer.length < length) return
      pending = undefined
      const now = performance.now()
      tally.times.push(now - sentAt)
      if (answer[9] !== 0x32) tally.failures += 1
      if (now < until) return ask()
      socket.destroy()
      resolve()
    })
  })
}

async function makeLoad({ port, requests, connections, ms }: LoadTask): Promise<LoadResult> {
  const tally: Tally = { times: [], failures: 0 }
  const bytes = requests.map((request) => Buffer.from(request, 'latin1'))
  const began = performance.now()
  const one = (index: number) => keepAsking(port, bytes[index % bytes.length] ?? Buffer.alloc(0), began + ms, tally)
  await Promise.all(Array.from({ length: connections }, (_, index) => one(index)))
  const seconds = (performance.now() - began) / 1000
  const sorted = tally.times.sort((one, other) => one - other)
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return {
    perSecond: (sorted.length - tally.failures) / seconds,
    medianMs: quantile(0.5),
    p99Ms: quantile(0.99),
    failures: tally.failures,
  }
}

process.on('message', async (order: LoadTask) => process.send?.(await makeLoad(order)))
