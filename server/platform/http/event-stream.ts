/** Server-sent events: each line goes out as soon as it exists. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'
import { tellableOf } from '#server/platform/http/tell-errors.ts'

export const wantsEvents = (request: FastifyRequest) => (request.headers.accept ?? '').includes('text/event-stream')

/** Resolves once the event was handed on, so that the next one is not made in the same breath. */
export type EventSink = (event: string, data: unknown) => Promise<void>

/** What may leave in a stream, by the contract: each event, and the answer at its end. */
type StreamShape = { events: z.ZodType; reply: z.ZodType }
const shapes = new WeakMap<FastifyReply, StreamShape>()

/** Lets a reply stream what its call names: nothing else leaves, and of a call without events nothing at all. */
export function allowStream(
  to: FastifyReply,
  { events, reply }: { events?: z.ZodType; reply: z.ZodType | string },
): void {
  if (events && typeof reply !== 'string') shapes.set(to, { events, reply })
}

/** The answer has begun with 200 by then, so the event says which status it would have had. */
const errorEvent = ({ body, status }: Refusal) => `event: error\ndata: ${JSON.stringify({ ...body, status })}\n\n`

/**
 * Streams what `run` tells, then its result as `done`; an error becomes an `error` event in the common shape. Throws for
 * a reply that was not allowed to.
 */
export async function streamEvents<Result>(
  reply: FastifyReply,
  run: (tell: EventSink) => Promise<Result>,
): Promise<Result> {
  const shape = shapes.get(reply)
  if (!shape) throw new Error('The contract names no events of this call.')
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const write = async (event: string, data: unknown) => {
    if (!raw.writableEnded) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    await nextTurn()
  }
  try {
    const result = await run((event, data) => write(event, shape.events.parse(data)))
    await write('done', shape.reply.parse(result))
    return result
  } catch (error) {
    const told = errorEvent(tellableOf(error, reply.request))
    if (!raw.writableEnded) raw.write(told)
    throw error
  } finally {
    raw.end()
  }
}

const lookMs = 400

/**
 * Looks again and again whether who listens still may, and cuts a stream that has begun as soon as not: whichever server
 * ended the session, its streams end within a second. Answers what ends the watch.
 */
export function cutWhenEnded(reply: FastifyReply, findListener: () => Promise<unknown>): () => void {
  const { raw } = reply
  const look = async () => {
    if (!reply.sent || raw.writableEnded || (await findListener()) !== undefined) return
    if (!raw.writableEnded) raw.end(errorEvent(new Refusal('signed_out')))
  }
  // A database that is away says nothing of a session.
  const timer = setInterval(() => void look().catch(() => undefined), lookMs)
  return () => clearInterval(timer)
}
