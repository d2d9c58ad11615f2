/** Handles malformed requests that never reach a route, with the usual error shape and headers. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type ErrorCode, errorDefinitions } from '#contract/plain/errors.ts'

const bodyOf = (code: ErrorCode) => JSON.stringify({ error: errorDefinitions[code].sentence, code })

/** Fastify's two handlers that run before any hook; `headers` are the common response headers. */
export function handleMalformedRequests(headers: Readonly<Record<string, string>>) {
  return {
    frameworkErrors: (_error: Error, _request: unknown, reply: FastifyReply) => {
      reply.code(errorDefinitions.not_found.status).headers({ ...headers, 'cache-control': 'no-store' })
      reply.type('application/json; charset=utf-8').send(bodyOf('not_found'))
    },
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
      const body = bodyOf('invalid_json')
      const lines = {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'cache-control': 'no-store',
        connection: 'close',
      }
      const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
      socket.end(`HTTP/1.1 ${errorDefinitions.invalid_json.status} Bad Request\r\n${head.join('\r\n')}\r\n\r\n${body}`)
    },
  }
}

/** Handles an `Expect` header other than `100-continue`, which Node would answer by itself, without our headers. */
export function answerExpectHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(errorDefinitions.unmet_expectation.status, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    })
    response.end(bodyOf('unmet_expectation'))
  })
}
