/**
 * Security events: log lines for monitoring. They identify users by id and contain no email, password, token or query
 * string.
 */
import type { FastifyRequest } from 'fastify'
import { describeRequest } from '#server/platform/http/log-requests.ts'

/** All events with their log level; docs/operations.md explains each one. */
const levels = {
  signed_up: 'info',
  signed_in: 'info',
  signed_out: 'info',
  token_used: 'info',
  reset_asked: 'info',
  reset_used: 'info',
  password_changed: 'info',
  impersonation_started: 'info',
  impersonation_ended: 'info',
  second_factor_on: 'info',
  second_factor_off: 'info',
  recovery_code_used: 'warn',
  second_step_failed: 'warn',
  confirm_failed: 'warn',
  account_deleted: 'warn',
  sign_in_failed: 'warn',
  sign_in_locked: 'warn',
  token_refused: 'warn',
  refused_owner: 'warn',
  refused_admin: 'warn',
  refused_origin: 'warn',
  refused_address: 'warn',
  limit_hit: 'warn',
} as const satisfies Record<string, 'info' | 'warn'>

export type SecurityEvent = keyof typeof levels

/** Facts about an event besides its request. */
export type SecurityFacts = {
  /** The user concerned, if different from the asker. */
  user?: string | undefined
  /** The limit that was exceeded. */
  limit?: string
  /**
   * A check that runs in the background, so that it does not delay the response; the event is logged only if it finds
   * so. Without it the event is always logged.
   */
  isSo?: () => Promise<boolean>
}

/** Logs an event. */
export function logSecurityEvent(
  request: FastifyRequest,
  event: SecurityEvent,
  { isSo, ...facts }: SecurityFacts = {},
): void {
  const { log } = request
  const line = { event, ...describeRequest(request), ...facts }
  const tell = () => log[levels[event]](line, 'security')
  if (isSo === undefined) tell()
  else
    isSo().then(
      (found) => found && tell(),
      (error: unknown) => log.error({ ...line, err: error }, 'an event could not be looked into'),
    )
}
