/**
 * The log: one line of JSON for each request, without query string, headers, body and the token of a shared report, for
 * all of them are secrets or carry some.
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { describeError } from '#server/platform/http/describe-error.ts'

/** How what is logged turns into JSON. */
export const logSerializers = { err: describeError }

/** What a line says of the request that it is about. */
export const aboutRequest = ({ id, method, url, ip }: FastifyRequest) => ({
  request: id,
  method,
  path: url.split('?')[0]?.replace(/^\/r\/.+/, '/r/…'),
  ip,
})

/** One logger for all requests: a child for each costs more than its line, which names its request itself. */
export const shareLogger = (logger: FastifyBaseLogger) => logger

/** Adds the line to every request of `app`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    app.log.info({ ...aboutRequest(request), status: reply.statusCode, ms }, 'answered')
    done()
  })
}
