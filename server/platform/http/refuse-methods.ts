/** Answers an unsupported method on a known API path with `405` and an `Allow` header. */
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Call it before any route is added; call the returned function after all routes, to add the refusals. */
export function refuseMethods(app: FastifyInstance): () => void {
  const takenAt = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const taken = takenAt.get(url) ?? new Set()
    for (const one of [method].flat()) taken.add(one)
    takenAt.set(url, taken)
  })
  return () => {
    for (const [url, taken] of [...takenAt]) {
      const allow = [...taken].toSorted().join(', ')
      app.route({
        method: app.supportedMethods.filter((method) => !taken.has(method)),
        url,
        exposeHeadRoute: false,
        // Refuse before the body is read.
        onRequest: (_request, reply, done) => {
          reply.header('allow', allow)
          done(new Refusal('method_not_allowed'))
        },
        handler: () => undefined,
      })
    }
  }
}
