/** Sends the words that an earlier page left unsent, from a screen that does not edit them. */
import { areAttributesComplete } from '#contract/brand.ts'
import { patchUser } from '#web/account/use-user.ts'
import { forgetWaiting, mergeWaiting, readWaiting } from '#web/brand/waiting-edits.ts'
import { CallError, send } from '#web/calls/send.ts'

const attemptsMax = 3
const isStale = (error: unknown) => error instanceof CallError && error.body?.code === 'stale_revision'

/** Merges them into what the server has. What cannot be sent keeps waiting; throws then as `send` does. */
export async function sendWaiting(userId: string): Promise<void> {
  const waiting = readWaiting(userId)
  if (waiting.length === 0) return
  for (let attempt = 1; ; attempt += 1) {
    const { brandAttributes } = await send('GET /api/brand-attributes', {})
    const { currentStep, revision } = brandAttributes
    const attributesData = mergeWaiting(waiting, brandAttributes.attributesData)
    try {
      await send('PUT /api/brand-attributes', { body: { attributesData, currentStep, revision } })
    } catch (error) {
      if (isStale(error) && attempt < attemptsMax) continue
      throw error
    }
    forgetWaiting(waiting)
    patchUser({
      brandAttributesData: { attributesData, currentStep },
      brandAttributesCompleted: areAttributesComplete(attributesData),
    })
    return
  }
}
