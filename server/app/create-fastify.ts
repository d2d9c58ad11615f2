/** Configures the HTTP framework. */

import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { AppSettings } from '#server/app/app-settings.ts'
import { handleMalformedRequests } from '#server/app/malformed-requests.ts'
import { createSharedLogger, formatLogTime, logSerializers } from '#server/platform/http/log-requests.ts'
import type { LogStream } from '#server/platform/http/log-stream.ts'

/** Creates Fastify, configured so that its own errors have our shape and headers. */
export function createFastify(
  { logLevel, trustProxy }: AppSettings,
  headers: Readonly<Record<string, string>>,
  stream: LogStream,
): FastifyInstance {
  return Fastify({
    logger: {
      level: logLevel,
      stream,
      serializers: logSerializers,
      timestamp: formatLogTime,
    },
    childLoggerFactory: createSharedLogger,
    logController: new LogController({ disableRequestLogging: true }),
    ...handleMalformedRequests(headers),
    trustProxy: trustProxy?.split(',').map((part) => part.trim()) ?? false,
    bodyLimit: 64 * 1024,
    // Idle and slow connections time out, so that they cannot exhaust the server.
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // Node's own refusal would lack our headers; `guardHost` checks the header instead.
    http: { requireHostHeader: false },
  })
}
