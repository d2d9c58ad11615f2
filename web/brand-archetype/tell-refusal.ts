/** What an owner is told of a failure: where trying again would not help, the server says what would. */
import type { ErrorCode } from '#contract/plain/errors.ts'
import { CallError } from '#web/calls/send.ts'

/** In a stream its code tells, not the status. */
const telling: readonly ErrorCode[] = [
  'access_required',
  'step_locked',
  'conversation_busy',
  'conversation_moved',
  'stale_revision',
  'conversation_full',
  'analysis_complete',
  'too_many_requests',
  'not_found',
]

/** The server's own sentence, or `otherwise`. */
export const tellRefusal = (error: unknown, otherwise: string): string =>
  error instanceof CallError && error.body && telling.includes(error.body.code) ? error.body.error : otherwise
