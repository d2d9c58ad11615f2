/** The process of hundreds of clients that send byte by byte, or ask and never read the response. */
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type SlowClientsTask = { port: number; connections: number; ms: number; cookie: string }
export type SlowClientsReport = { opened: number; cutOff: number }

const byteEveryMs = 100
/** More responses than the system's socket buffers hold, and cheap to make, so they wait in the server's memory. */
const pipelined = 40

type Manner = (socket: net.Socket, cookie: string) => Promise<void>

async function dribble(socket: net.Socket, text: string): Promise<void> {
  for (const sign of text) {
    if (socket.destroyed) return
    socket.write(sign)
    await sleep(byteEveryMs)
  }
}

const slowHead: Manner = (socket) =>
  dribble(socket, `GET /toolkit HTTP/1.1\r\nhost: localhost\r\nx-slow: ${'a'.repeat(4000)}`)
const slowBody: Manner = async (socket, cookie) => {
  const head = [
    'POST /api/strategist/chat HTTP/1.1',
    'host: localhost',
    `cookie: ${cookie}`,
    'content-type: application/json',
  ]
  socket.write(`${[...head, 'content-length: 4000'].join('\r\n')}\r\n\r\n`)
  await dribble(socket, `{"message":"${'a'.repeat(3900)}`)
}
const neverReading: Manner = async (socket) => {
  socket.pause()
  socket.write('GET /login HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(pipelined))
}
const manners = [slowHead, slowBody, neverReading]

process.on('message', async ({ port, connections, ms, cookie }: SlowClientsTask) => {
  const report: SlowClientsReport = { opened: 0, cutOff: 0 }
  const until = performance.now() + ms
  const beSlow = async (manner: Manner) => {
    // A client that is cut off reconnects.
    while (performance.now() < until) {
      const socket = net.connect(port, '127.0.0.1')
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      socket.on('error', () => undefined)
      socket.once('connect', () => {
        report.opened += 1
        manner(socket, cookie)
      })
      const wasCut = await Promise.race([closed.then(() => true), sleep(Math.max(0, until - performance.now()), false)])
      if (wasCut) report.cutOff += 1
      socket.destroy()
      await sleep(byteEveryMs)
    }
  }
  const all = Array.from({ length: connections }, (_, at) => manners[at % manners.length] ?? slowHead)
  await Promise.all(all.map(beSlow))
  process.send?.(report)
})
