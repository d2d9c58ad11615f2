/** Opens an interview again whose result no longer holds. */
import type { InterviewTurn } from '#contract/brand-archetype.ts'
import { setMessage } from '#server/brand/conversation-messages.ts'
import type { StoredMessage } from '#server/brand/conversations-store.ts'
import type { ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { revisionOf, storedTurn } from '#server/brand-archetype/interview-transcript.ts'

type UndecidedTurn = Extract<InterviewTurn, { kind: 'undecided' }>

/**
 * Removes the result, which can be restored, and puts the question of an undecided `turn` in the place of the message that
 * told it. Refuses with `stale_revision` if the conversation is no longer as in these newest messages.
 */
export async function reopenInterview(
  archetypes: ArchetypeStore,
  brandId: string,
  { turn, messages }: { turn: UndecidedTurn; messages: readonly StoredMessage[] },
): Promise<void> {
  const last = messages.at(-1)
  await archetypes.renew(brandId, undefined, revisionOf(messages), async (conversationId, db) => {
    if (last) await setMessage(conversationId, last.number, storedTurn(turn), db)
  })
}
