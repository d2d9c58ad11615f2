/** A refusal that the caller reads: thrown anywhere below a route, turned into JSON once, at the edge. */
import { type ErrorBody, type ErrorCode, errors } from '#contract/plain/errors.ts'
import type { SecurityEvent, SecurityFacts } from '#server/platform/http/security-events.ts'

export type RefusalDetails = {
  /** A better sentence than the code's own. */
  sentence?: string
  fields?: Record<string, string>
  /** Further members of the body, such as the current copy beside `stale_revision`. */
  extra?: Record<string, unknown>
  retryAfterSeconds?: number
  /** What went wrong behind it, for the log alone. */
  cause?: unknown
  /** The event that this is to the log, if its code alone does not say so; the caller reads nothing of it. */
  security?: SecurityFacts & { event?: SecurityEvent }
}

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.sentence ?? errors[code].sentence, { cause: details.cause })
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errors[this.code].status
  }

  get body(): ErrorBody & Record<string, unknown> {
    const { fields, extra } = this.details
    return { error: this.message, code: this.code, ...(fields && { fields }), ...extra }
  }
}

/** The same refusal, with the user that it is about; any other error as it is. */
export function aboutUser(error: unknown, user: string | undefined): unknown {
  if (!(error instanceof Refusal)) return error
  const { code, details } = error
  return new Refusal(code, { ...details, security: { ...details.security, user } })
}
