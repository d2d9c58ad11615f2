/** Sends edits that a closed page left unsent, from a screen that does not edit them. */
import { areAttributesComplete } from '#contract/plain/brand.ts'
import { mergeCoreValues } from '#contract/plain/merge-core-values.ts'
import { updateCachedUser } from '#web/account/use-user.ts'
import { cacheCoreValues, putCoreValues, unsentCoreValues } from '#web/brand/saving/core-values-draft.ts'
import type { UnsentEdits } from '#web/brand/saving/unsent-edits.ts'
import { mergeUnsentWords, unsentWordEdits } from '#web/brand/saving/unsent-words.ts'
import { CallError, send } from '#web/calls/send.ts'

const attemptsMax = 3
const isStale = (error: unknown) => error instanceof CallError && error.body?.code === 'stale_revision'

/** Runs `merge`, and again if another save came between its reading and its writing. Throws as `send` does. */
async function untilTaken(merge: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await merge()
    } catch (error) {
      if (!isStale(error) || attempt >= attemptsMax) throw error
    }
  }
}

/**
 * Takes over the edits of closed pages one at a time: each merge is based on the revision that the previous one
 * saved.
 */
function sendAll<Edits>(userId: string, waiting: UnsentEdits<Edits>, sendOne: (edits: Edits) => Promise<void>) {
  let before: Promise<void> = Promise.resolve()
  return waiting.claim(userId, (edits) => {
    before = before.catch(() => undefined).then(() => untilTaken(() => sendOne(edits)))
    return before
  })
}

const sendWords = (userId: string) =>
  sendAll(userId, unsentWordEdits, async (edits) => {
    const { brandAttributes } = await send('GET /api/brand-attributes', {})
    const { currentStep, revision } = brandAttributes
    const attributesData = mergeUnsentWords(edits, brandAttributes.attributesData)
    await send('PUT /api/brand-attributes', { body: { attributesData, currentStep, revision } })
    updateCachedUser({
      brandAttributesData: { attributesData, currentStep },
      brandAttributesCompleted: areAttributesComplete(attributesData),
    })
  })

const sendValues = (userId: string) =>
  sendAll(userId, unsentCoreValues, async ({ base, data }) => {
    const { coreValues, revision } = await send('GET /api/core-values', {})
    const saved = await putCoreValues(mergeCoreValues(base, data, coreValues), coreValues, revision)
    cacheCoreValues(saved.coreValues)
  })

export type EditedKind = 'words' | 'values'

/**
 * Sends the edits of closed pages, except of the kind that this screen edits: its own draft merges them. What cannot
 * be sent stays stored. Returns a function that stops waiting for pages still open.
 */
export function sendUnsentEdits(userId: string, edited?: EditedKind): () => void {
  const stops = [
    ...(edited === 'words' ? [] : [sendWords(userId)]),
    ...(edited === 'values' ? [] : [sendValues(userId)]),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
