/** An expected error for the caller: thrown anywhere below a route, turned into JSON once, by the error handler. */
import { type ErrorBody, type ErrorCode, errorDefinitions } from '#contract/plain/errors.ts'
import type { SecurityEvent, SecurityFacts } from '#server/platform/http/security-events.ts'

export type RefusalDetails = {
  /** Replaces the code's default sentence. */
  sentence?: string
  fields?: Record<string, string>
  /** Further members of the body, such as the current version for `stale_revision`. */
  extra?: Record<string, unknown>
  retryAfterSeconds?: number
  /** The underlying error, only for the log. */
  cause?: unknown
  /** The security event to log, if the code does not imply one; never sent to the caller. */
  security?: SecurityFacts & { event?: SecurityEvent }
}

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.sentence ?? errorDefinitions[code].sentence, { cause: details.cause })
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorDefinitions[this.code].status
  }

  get body(): ErrorBody & Record<string, unknown> {
    const { fields, extra } = this.details
    return { error: this.message, code: this.code, ...(fields && { fields }), ...extra }
  }
}

/** The same refusal, with the user it concerns for the log; other errors unchanged. */
export function addUserToRefusal(error: unknown, user: string | undefined): unknown {
  if (!(error instanceof Refusal)) return error
  const { code, details } = error
  return new Refusal(code, { ...details, security: { ...details.security, user } })
}
