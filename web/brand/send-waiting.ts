/** Sends the words that an earlier page left unsent, from a screen that does not edit them. */
import { areAttributesComplete } from '#contract/brand.ts'
import { patchUser } from '#web/account/use-user.ts'
import { claimWaiting, mergeWaiting, type WaitingEdits } from '#web/brand/waiting-edits.ts'
import { CallError, send } from '#web/calls/send.ts'

const attemptsMax = 3
const isStale = (error: unknown) => error instanceof CallError && error.body?.code === 'stale_revision'

/** Merges them into what the server has. Throws as `send` does. */
async function sendEdits(edits: WaitingEdits): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { brandAttributes } = await send('GET /api/brand-attributes', {})
    const { currentStep, revision } = brandAttributes
    const attributesData = mergeWaiting(edits, brandAttributes.attributesData)
    try {
      await send('PUT /api/brand-attributes', { body: { attributesData, currentStep, revision } })
    } catch (error) {
      if (isStale(error) && attempt < attemptsMax) continue
      throw error
    }
    patchUser({
      brandAttributesData: { attributesData, currentStep },
      brandAttributesCompleted: areAttributesComplete(attributesData),
    })
    return
  }
}

/** Sends what pages left that are gone; what cannot be sent goes on waiting. The answer ends the waiting for pages that live. */
export function sendWaiting(userId: string): () => void {
  // One after the other: each starts from the revision that the one before has made.
  let before: Promise<void> = Promise.resolve()
  return claimWaiting(userId, (edits) => {
    before = before.catch(() => undefined).then(() => sendEdits(edits))
    return before
  })
}
