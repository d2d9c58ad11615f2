/** Sends what earlier pages left unsent. */
import { AttributesDraft } from '#web/brand/attributes-draft.ts'
import { send } from '#web/calls/send.ts'

/** A draft takes the waiting edits in by itself, merges them with the newest words and saves. */
export async function sendWaiting(userId: string): Promise<void> {
  const { brandAttributes } = await send('GET /api/brand-attributes', {})
  await new AttributesDraft(userId, brandAttributes).saveNow()
}
