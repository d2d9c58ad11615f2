/**
 * Fast path for a visitor's first request of a prebuilt page, answered before the framework. It applies without cookie,
 * query and cached copy; all other requests take the usual path, which sends the same bytes and headers.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { PrebuiltPage } from '#server/app/compressed-pages.ts'
import { hasOneHost } from '#server/platform/http/guard-host.ts'
import type { NoteRequest } from '#server/platform/metrics/metrics.ts'

/** The headers of a prebuilt page, on either path. */
export const makePageHeaders = ({ etag }: PrebuiltPage) => ({
  etag,
  vary: 'accept-encoding',
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
})

/**
 * Installs the fast path in front of `app`; `headers` are the common response headers, `note` counts requests for the
 * metrics.
 */
export function answerPrebuiltPages(
  app: FastifyInstance,
  pages: ReadonlyMap<string, PrebuiltPage>,
  headers: Readonly<Record<string, string>>,
  note?: NoteRequest,
): void {
  const ready = new Map(
    [...pages].map(([path, page]) => [
      path,
      { page, headers: { ...headers, ...makePageHeaders(page), 'content-encoding': 'br' } },
    ]),
  )
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers: asked } = request
    const found = method === 'GET' ? ready.get(url) : undefined
    const isFirstLook = asked.cookie === undefined && asked['if-none-match'] === undefined
    if (!found || !isFirstLook || !asked['accept-encoding']?.includes('br') || !hasOneHost(request)) return false
    const body = found.page.brotli
    response.writeHead(200, { ...found.headers, 'content-length': body.length }).end(body)
    app.log.info({ method, path: url, ip: request.socket.remoteAddress, status: 200, ms: 0 }, 'answered')
    note?.('GET', url, 200, 0)
    return true
  }
  const usual = app.server.listeners('request')
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (answer(request, response)) return
    for (const listener of usual) listener.call(app.server, request, response)
  })
}
