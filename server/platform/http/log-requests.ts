/**
 * The log: one line of JSON for each request, without query string, headers, body and the token of a shared report, for
 * all of them are secrets or carry some.
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { describeError } from '#server/platform/http/describe-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking, once that is known: set where a session is found or begins. */
    userId: string | undefined
  }
}

/** How what is logged turns into JSON. */
export const logSerializers = { err: describeError }

/** The time of a line, as ISO 8601. */
export const logTime = () => `,"time":"${new Date().toISOString()}"`

/** What a line says of the request that it is about. */
export const aboutRequest = ({ id, method, url, ip, userId }: FastifyRequest) => ({
  request: id,
  method,
  path: url.split('?')[0]?.replace(/^\/r\/.+/, '/r/…'),
  ip,
  user: userId,
})

/** One logger for all requests: a child for each costs more than its line, which names its request itself. */
export const shareLogger = (logger: FastifyBaseLogger) => logger

/** Adds the line to every request of `app`. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('userId', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    app.log.info({ ...aboutRequest(request), status: reply.statusCode, ms }, 'answered')
    done()
  })
}
