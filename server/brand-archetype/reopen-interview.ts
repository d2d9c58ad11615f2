/** Opens an interview again whose result no longer holds. */
import type { InterviewTurn } from '#contract/brand-archetype.ts'
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import type { Conversations } from '#server/brand/conversations-store.ts'
import type { ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { revisionOf, storedTurn } from '#server/brand-archetype/interview-transcript.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Parts = { archetypes: ArchetypeStore; conversations: Conversations }

/**
 * Puts the question of an undecided `turn` in the place of the message that told the result, and removes the result, which
 * can be restored. Refuses with `stale_revision` if the conversation has changed since `revision`.
 */
export async function reopenInterview(
  { archetypes, conversations }: Parts,
  brandId: string,
  { turn, revision }: { turn: Extract<InterviewTurn, { kind: 'undecided' }>; revision: string },
): Promise<void> {
  await conversations.change(brandId, archetypeTool, async (messages) => {
    const newest = messages.slice(-conversationLimits[archetypeTool].page)
    const last = messages.at(-1)
    if (!last || revisionOf(newest) !== revision) throw new Refusal('stale_revision')
    return { messages: [{ number: last.number, ...storedTurn(turn) }], alongside: async () => undefined }
  })
  await archetypes.renew(brandId, undefined, revision)
}
