/** The process of one flooding user, who sends as fast as the server answers over many connections. */
import net from 'node:net'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FloodReport, type FloodTask, floodNumberMarker } from './flood-task.ts'

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('\r\n0\r\n\r\n')

/** Whether the response is complete. One with neither a length nor chunks ends with its connection. */
function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf(headEnd)
  if (end < 0) return false
  const head = answer.toString('latin1', 0, end)
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  if (length !== undefined) return answer.length >= end + headEnd.length + Number(length)
  if (/ 204 | 304 /.test(head.slice(0, 16))) return true
  return /\r\ntransfer-encoding: chunked/i.test(head) && answer.subarray(end).includes(lastChunk)
}

let number = 0
const numbered = (request: string) => {
  number += 1
  return Buffer.from(
    request.replace(floodNumberMarker, String(number).padStart(floodNumberMarker.length, '0')),
    'latin1',
  )
}

/** Runs one connection until it closes or time is up. */
function flood({ port, requests }: FloodTask, at: { next: number }, until: number, tell: (outcome: string) => void) {
  return new Promise<void>((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    let pending = Buffer.alloc(0)
    let isAsking = false
    const ask = () => {
      isAsking = true
      const request = requests[at.next % requests.length] ?? ''
      at.next += 1
      socket.write(numbered(request))
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (isAsking && performance.now() < until) tell('broken')
      resolve()
    })
    socket.on('data', (chunk) => {
      pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
      if (!isWhole(pending)) return
      tell(pending.toString('latin1', 9, 12))
      pending = Buffer.alloc(0)
      isAsking = false
      if (performance.now() < until) ask()
      else socket.destroy()
    })
    // A request still pending at the end is dropped.
    setTimeout(() => socket.destroy(), Math.max(0, until - performance.now()) + 200).unref()
  })
}

process.on('message', async (order: FloodTask) => {
  // Lower the priority: a real attacker would not use the server's own CPU.
  os.setPriority(10)
  const until = performance.now() + order.ms
  const outcomes: Record<string, number> = {}
  const tell = (outcome: string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  }
  const keepFlooding = async (first: number) => {
    const at = { next: first }
    while (performance.now() < until) {
      await flood(order, at, until, tell)
      await sleep(10)
    }
  }
  await Promise.all(Array.from({ length: order.connections }, (_, index) => keepFlooding(index)))
  process.send?.({ outcomes } satisfies FloodReport)
})
