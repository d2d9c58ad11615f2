/** Server-sent events: each line goes out as soon as it exists. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refusalOf } from '#server/platform/http/tell-errors.ts'

export const wantsEvents = (request: FastifyRequest) => (request.headers.accept ?? '').includes('text/event-stream')

export type EventSink = (event: string, data: unknown) => void

/** Streams what `run` tells, then its result as `done`; an error becomes an `error` event in the common shape. */
export async function streamEvents<Result>(
  reply: FastifyReply,
  run: (tell: EventSink) => Promise<Result>,
): Promise<Result> {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const tell: EventSink = (event, data) => {
    if (!raw.writableEnded) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  try {
    const result = await run(tell)
    tell('done', result)
    return result
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) reply.log.error({ err: error }, 'unexpected error in a stream')
    tell('error', (refusal ?? new Refusal('unexpected')).body)
    throw error
  } finally {
    raw.end()
  }
}
