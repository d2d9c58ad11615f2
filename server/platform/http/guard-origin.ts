/** CSRF protection: refuses state-changing requests from other origins. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

const isReading = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** Whether `origin` is this server's own: that of PUBLIC_URL, or without it the request's scheme and Host. */
function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  return origin === `${request.protocol}://${request.headers.host ?? ''}`
}

/** Adds the check to every route registered later. */
export function guardOrigin(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isReading(request.method)) return done()
    const { origin } = request.headers
    const isForeign = origin !== undefined && !isOwnOrigin(origin, request, publicUrl)
    const isRefused = isForeign || request.headers['sec-fetch-site'] === 'cross-site'
    return done(isRefused ? new Refusal('foreign_origin') : undefined)
  })
}
