/**
 * The access log: one line of JSON per request, without query string, headers, body and the token of a shared report,
 * all of which may contain secrets.
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { describeError } from '#server/platform/http/describe-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user, once known: set where a session is found or started. */
    userId: string | undefined
  }
}

/** Serializers of logged values. */
export const logSerializers = { err: describeError }

/** The time field of a line, as ISO 8601. */
export const formatLogTime = () => `,"time":"${new Date().toISOString()}"`

/** The fields that describe a request. */
export const describeRequest = ({ id, method, url, ip, userId }: FastifyRequest) => ({
  request: id,
  method,
  path: url.split('?')[0]?.replace(/^\/r\/.+/, '/r/…'),
  ip,
  user: userId,
})

/**
 * All requests share one logger: a child logger per request costs more than its line, which identifies the request
 * anyway.
 */
export const createSharedLogger = (logger: FastifyBaseLogger) => logger

/** Adds a log line for every request of `app`. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('userId', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    app.log.info({ ...describeRequest(request), status: reply.statusCode, ms }, 'answered')
    done()
  })
}
