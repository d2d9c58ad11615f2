/** Error messages: if retrying would not help, the server's own message says what would. */
import type { ErrorCode } from '#contract/plain/errors.ts'
import { CallError } from '#web/calls/send.ts'

/** The errors whose message to show, by code, as an error within a stream has no HTTP status. */
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

/** The server's own message, or `otherwise`. */
export const explainRefusal = (error: unknown, otherwise: string): string =>
  error instanceof CallError && error.body && telling.includes(error.body.code) ? error.body.error : otherwise
