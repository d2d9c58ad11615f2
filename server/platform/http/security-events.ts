/**
 * Security events: lines of the log that an operator can watch for and count. They name who it is about by the user's
 * id, and hold no email, password, token or query string.
 */
import type { FastifyRequest } from 'fastify'
import { aboutRequest } from '#server/platform/http/log-requests.ts'

/** Every event there is, with the level of its line; docs/operations.md says what each one means. */
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

/** What is known of an event beside its request. */
export type SecurityFacts = {
  /** The user it is about, where that is not who asks. */
  user?: string | undefined
  /** The limit that was hit. */
  limit?: string
  /** Looks into it beside the answer, which comes as soon whatever it finds; without it the event is one in any case. */
  isSo?: () => Promise<boolean>
}

/** Writes the line of an event. */
export function tellSecurity(
  request: FastifyRequest,
  event: SecurityEvent,
  { isSo, ...facts }: SecurityFacts = {},
): void {
  const { log } = request
  const line = { event, ...aboutRequest(request), ...facts }
  const tell = () => log[levels[event]](line, 'security')
  if (isSo === undefined) tell()
  else
    isSo().then(
      (found) => found && tell(),
      (error: unknown) => log.error({ ...line, err: error }, 'an event could not be looked into'),
    )
}
