/** Server-sent events: a response sent piece by piece. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

export const acceptsEventStream = (request: FastifyRequest) =>
  (request.headers.accept ?? '').includes('text/event-stream')

export type EventStream = {
  /** Whether the first event, and with it status 200, has been sent. */
  isOpen: () => boolean
  /**
   * Resolves after the event was written and other work had a turn of the event loop, so that events go out one by one.
   */
  send: (event: string, data: unknown) => Promise<void>
  /** Ends the stream with an `error` event, which carries the status the response would have had. */
  fail: (refusal: Refusal) => void
  end: () => void
}

/** Creates a stream over `reply`. Nothing is sent before the first event, so an earlier error is a plain response. */
export function createEventStream(reply: FastifyReply): EventStream {
  const { raw } = reply
  const isOpen = () => reply.sent
  const open = () => {
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
  }
  const write = (event: string, data: unknown) => {
    if (!isOpen()) open()
    if (!raw.writableEnded) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  return {
    isOpen,
    send: async (event, data) => {
      write(event, data)
      await nextTurn()
    },
    fail: ({ body, status }) => {
      write('error', { ...body, status })
      raw.end()
    },
    end: () => raw.end(),
  }
}

const lookMs = 400

/**
 * Polls whether the listener's session is still valid, and ends the stream within about a second if any server has
 * ended it. Returns a function that stops polling.
 */
export function endStreamWithSession(
  stream: EventStream,
  findListener: () => Promise<unknown>,
  cut: () => void,
): () => void {
  const look = async () => {
    if (!stream.isOpen() || (await findListener()) !== undefined) return
    stream.fail(new Refusal('signed_out'))
    cut()
  }
  // An unreachable database does not mean that the session has ended.
  const timer = setInterval(() => void look().catch(() => undefined), lookMs)
  return () => clearInterval(timer)
}
