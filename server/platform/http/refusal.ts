/** A refusal that the caller reads: thrown anywhere below a route, turned into JSON once, at the edge. */
import { type ErrorBody, type ErrorCode, errors } from '#contract/errors.ts'

export type RefusalDetails = {
  /** A better sentence than the code's own. */
  sentence?: string
  fields?: Record<string, string>
  /** Further members of the body, such as the current copy beside `stale_revision`. */
  extra?: Record<string, unknown>
  retryAfterSeconds?: number
}

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.sentence ?? errors[code].sentence)
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
