/** What must be true of whoever asks before a call is answered: rights, access, the order of steps, a recent password. */
import type { CallSpec } from '#contract/call.ts'
import { mayUse, whyClosed } from '#contract/plain/access.ts'
import { blockingStep, type StepId, steps } from '#contract/plain/brand.ts'
import type { Asker } from '#server/calls/asker.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Refuses with `access_required` or `step_locked` unless the asker may change what belongs to the step. */
export function checkStep(step: StepId, asker: Asker): void {
  const now = Date.now()
  if (!mayUse(asker.access, step, now)) {
    const advice = asker.access.subscriptionStatus === 'past_due' ? 'Change the card in your profile' : 'Choose a plan'
    const sentence = `${whyClosed(asker.access, now)} ${advice} to keep working. Everything you made stays yours.`
    throw new Refusal('access_required', { sentence, extra: { link: '/cart' } })
  }
  const blocking = blockingStep(step, asker.chain)
  const first = steps.find(({ id }) => id === blocking)
  if (first) {
    const sentence = `Complete Step ${first.number} First: ${first.name}.`
    throw new Refusal('step_locked', { sentence, extra: { step: first.id } })
  }
}

/**
 * Refuses unless the call's step is open and, for a call that needs it, the password or a code was given recently. The
 * refusal names the ways in which the asker can confirm.
 */
export function checkOpen({ step, needsConfirmation }: CallSpec, asker: Asker): void {
  if (step !== undefined) checkStep(step, asker)
  if (!needsConfirmation || asker.isConfirmed) return
  const ways = [...(asker.hasPassword ? ['password'] : []), ...(asker.hasSecondFactor ? ['code'] : [])]
  throw new Refusal('confirm_required', { extra: { ways } })
}

/** Why this asker may not make the call at all: not an admin, or an admin who is signed in as somebody else. */
export function refusalOf(
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
  // This session may have been opened by the password alone, before there was a second factor.
  return asker.hasUsedFactor ? undefined : new Refusal('confirm_required', { extra: { ways: ['code'] } })
}
