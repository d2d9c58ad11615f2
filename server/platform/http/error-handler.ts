/** Turns any thrown error into the common error shape; an unexpected one gets only a reference number. */
import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/plain/errors.ts'
import { isDatabaseUnavailable } from '#server/platform/db/database.ts'
import { describeRequest } from '#server/platform/http/log-requests.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { logSecurityEvent, type SecurityEvent } from '#server/platform/http/security-events.ts'

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'invalid_input',
  FST_PARTS_LIMIT: 'invalid_input',
  FST_FIELDS_LIMIT: 'invalid_input',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_type',
}

/** Refusals that are always security events. */
const events: Readonly<Partial<Record<ErrorCode, SecurityEvent>>> = {
  foreign_origin: 'refused_origin',
  admin_required: 'refused_admin',
  too_many_requests: 'limit_hit',
}

function tellEvent({ code, details }: Refusal, request: FastifyRequest): void {
  const { event = events[code], ...facts } = details.security ?? {}
  if (details.cause !== undefined) request.log.warn({ err: details.cause, code }, 'refused because of an error')
  if (event !== undefined) logSecurityEvent(request, event, facts)
}

/** The refusal that stands for an error; undefined for an unexpected error. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (isDatabaseUnavailable(error)) return new Refusal('unavailable')
  if (!(error instanceof Error)) return undefined
  const { code, statusCode }: Partial<FastifyError> = error
  const known = code === undefined ? undefined : frameworkCodes[code]
  if (known) return new Refusal(known)
  // Static files: a folder, or a path outside the root.
  if (statusCode === 403 || statusCode === 404) return new Refusal('not_found')
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Refusal('invalid_input') : undefined
}

/**
 * The refusal to send. Logs security events, and unexpected errors together with the reference number that the caller
 * gets.
 */
export function toRefusal(error: unknown, request: FastifyRequest): Refusal {
  const refusal = refusalOf(error)
  if (refusal) {
    tellEvent(refusal, request)
    return refusal
  }
  const reference = randomUUID().slice(0, 8)
  request.log.error({ ...describeRequest(request), err: error, reference }, 'unexpected error')
  return new Refusal('unexpected', { extra: { reference } })
}

/** Adds the API's error handler. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error, request)
    const { retryAfterSeconds } = refusal.details
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    return reply.code(refusal.status).header('cache-control', 'no-store').send(refusal.body)
  })
}
