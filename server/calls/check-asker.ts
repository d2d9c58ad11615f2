/** Checks on the asker before a call runs: permissions, paid access, order of the steps, recent confirmation. */
import type { CallSpec } from '#contract/call.ts'
import { canUseTool, explainClosedTool } from '#contract/plain/access.ts'
import { findBlockingStep, type StepId, steps } from '#contract/plain/brand.ts'
import type { Asker } from '#server/calls/asker.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Throws `access_required` or `step_locked` unless the asker may change the step's data. */
export function checkStepAccess(step: StepId, asker: Asker): void {
  const now = Date.now()
  if (!canUseTool(asker.access, step, now)) {
    const advice = asker.access.subscriptionStatus === 'past_due' ? 'Change the card in your profile' : 'Choose a plan'
    const sentence = `${explainClosedTool(asker.access, now)} ${advice} to keep working. Everything you made stays yours.`
    throw new Refusal('access_required', { sentence, extra: { link: '/cart' } })
  }
  const blocking = findBlockingStep(step, asker.chain)
  const first = steps.find(({ id }) => id === blocking)
  if (first) {
    const sentence = `Complete Step ${first.number} First: ${first.name}.`
    throw new Refusal('step_locked', { sentence, extra: { step: first.id } })
  }
}

/**
 * Throws unless the call's step is open and, if the call needs it, the session was confirmed recently. The error lists
 * the ways in which the asker can confirm.
 */
export function checkCallOpen({ step, needsConfirmation }: CallSpec, asker: Asker): void {
  if (step !== undefined) checkStepAccess(step, asker)
  if (!needsConfirmation || asker.isConfirmed) return
  const ways = [...(asker.hasPassword ? ['password'] : []), ...(asker.hasSecondFactor ? ['code'] : [])]
  throw new Refusal('confirm_required', { extra: { ways } })
}

/** Why an admin-only call, or a call by an impersonating admin, is refused; undefined if it is allowed. */
export function findRefusal(
  { caller, notWhileImpersonating, refuses }: CallSpec,
  asker: Asker,
  isAdminFactorRequired: boolean,
): Refusal | undefined {
  const isForAdmins = caller === 'admin'
  if (asker.impersonatorId !== null && (isForAdmins || notWhileImpersonating))
    return new Refusal(refuses?.includes('already_impersonating') ? 'already_impersonating' : 'impersonating')
  if (!isForAdmins) return undefined
  if (!asker.isAdmin) return new Refusal('admin_required')
  if (!isAdminFactorRequired) return undefined
  if (!asker.hasSecondFactor) return new Refusal('second_factor_required')
  // The session may have been opened by password alone, before the second factor was set up.
  return asker.hasUsedFactor ? undefined : new Refusal('confirm_required', { extra: { ways: ['code'] } })
}
