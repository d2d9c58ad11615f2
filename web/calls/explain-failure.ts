/**
 * The message for a failed call: the server's own, else one derived from the status or the network, else `otherwise`.
 */
import { CallError, getErrorMessage } from '#web/calls/send.ts'

export function explainFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof CallError)) return 'We can’t reach the server. Please check your connection and try again.'
  if (error.body) return getErrorMessage(error, otherwise)
  return error.status >= 500 ? 'The service isn’t available right now. Please try again in a moment.' : otherwise
}
