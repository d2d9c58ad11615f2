/** Refuses a method that a known address of the API does not take: `405`, with those that it takes in `Allow`. */
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Call it before any route is added; what it answers adds the refusals, once all routes are there. */
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
        // Before the body is read: whatever is in it, the method is wrong.
        onRequest: (_request, reply, done) => {
          reply.header('allow', allow)
          done(new Refusal('method_not_allowed'))
        },
        handler: () => undefined,
      })
    }
  }
}
