/** Whether anybody still waits for a reply. */
import type { FastifyReply } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Aborts when the browser leaves before the reply is whole, so that no work is done for nobody. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // The end of this reply, not of its connection, which serves others and would gather listeners.
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new Refusal('unavailable'))
  })
  return controller.signal
}
