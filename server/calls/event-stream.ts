/** Server-sent events: one reply that goes out piece by piece. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

export const wantsEvents = (request: FastifyRequest) => (request.headers.accept ?? '').includes('text/event-stream')

export type EventStream = {
  /** The first event has gone out, and the status 200 with it. */
  isOpen: () => boolean
  /** Resolves once the event is handed on and others have had a turn, so that events never pile up in one go. */
  send: (event: string, data: unknown) => Promise<void>
  /** Ends the stream with an `error` event, which says the status that the reply would have had. */
  fail: (refusal: Refusal) => void
  end: () => void
}

/** A stream over `reply`; nothing is sent before its first event, so a refusal until then is a plain one. */
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
 * Looks again and again whether the listener may still listen, and ends the stream within a second when the session was
 * ended, by whichever server. Answers what stops the watch.
 */
export function cutWhenEnded(stream: EventStream, findListener: () => Promise<unknown>, cut: () => void): () => void {
  const look = async () => {
    if (!stream.isOpen() || (await findListener()) !== undefined) return
    stream.fail(new Refusal('signed_out'))
    cut()
  }
  // A database that cannot be reached says nothing about a session.
  const timer = setInterval(() => void look().catch(() => undefined), lookMs)
  return () => clearInterval(timer)
}
