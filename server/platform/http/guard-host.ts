/** Refuses a request that names two hosts, for a proxy in front may have gone by the other one, or none where HTTP asks for one. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Whether the request has one `Host`, of old HTTP at most one; of several the framework tells the first alone. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  // Names and values take turns.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Adds the check to every route that is registered after it. */
export function guardHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasOneHost(request.raw) ? undefined : new Refusal('invalid_json'))
  })
}
