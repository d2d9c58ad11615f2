/** Tells whether the client is still waiting for the response. */
import type { FastifyReply } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Aborts when the client disconnects before the response is complete, so that work can stop. */
export function createDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // Listen on this response, not on its connection, which is shared by many requests and would accumulate listeners.
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new Refusal('unavailable'))
  })
  return controller.signal
}
