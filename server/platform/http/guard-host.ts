/**
 * Refuses requests with several Host headers, of which a proxy may have used another one, or with none where HTTP
 * requires it.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

/**
 * Whether there is exactly one `Host` (HTTP/1.0: at most one). Checks the raw headers, because the framework shows only
 * the first.
 */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  // Raw headers alternate names and values.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Adds the check to every route registered later. */
export function guardHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasOneHost(request.raw) ? undefined : new Refusal('invalid_json'))
  })
}
