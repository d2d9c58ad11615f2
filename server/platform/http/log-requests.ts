/** The log: one line of JSON for each request, without query string, headers or body, for all three carry secrets. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { describeError } from '#server/platform/http/describe-error.ts'

/** How what is logged turns into JSON. */
export const logSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    path: request.url.split('?')[0],
    ip: request.ip,
  }),
  err: describeError,
}

/** Adds the line to every request of `app`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
}
