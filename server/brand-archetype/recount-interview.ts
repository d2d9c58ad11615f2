/** Counts an interview anew with what a language model reads in its answers, and stores what comes of it. */
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import type { Conversations } from '#server/brand/conversations-store.ts'
import type { ArchetypeState, ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { revisionOf, storedTurn } from '#server/brand-archetype/interview-transcript.ts'
import { type InterviewSoFar, writeUseByEngine } from '#server/brand-archetype/measure-interview.ts'
import { measureWithReadings, type StoredReadings } from '#server/brand-archetype/measure-readings.ts'
import { reopenInterview } from '#server/brand-archetype/reopen-interview.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Parts = { archetypes: ArchetypeStore; conversations: Conversations }
type Analysis = NonNullable<ArchetypeState['analysis']>
/** The interview as it was read for a change. */
export type ReadInterview = { soFar: InterviewSoFar; state: ArchetypeState; revision: string }

const none: StoredReadings = { items: [], writtenBy: '' }

export function createRecount({ archetypes, conversations }: Parts) {
  /** Counts the result anew. Where no archetype stands out any more, the interview is open again. */
  async function recount(
    brandId: string,
    { soFar, revision }: ReadInterview,
    { analysis, readings }: { analysis: Analysis; readings: StoredReadings | undefined },
  ): Promise<void> {
    const turn = measureWithReadings(soFar, readings ?? none)
    if (turn.kind === 'result') {
      const { result } = turn
      const counted = { result, use: writeUseByEngine(result, soFar), readings }
      return archetypes.setReadings(brandId, counted, analysis.result)
    }
    if (turn.kind === 'undecided') await reopenInterview({ archetypes, conversations }, brandId, { turn, revision })
  }

  /** Ends an undecided interview if an archetype stands out with the readings; whether it does. */
  async function decide(
    brandId: string,
    { soFar, revision }: ReadInterview,
    readings: StoredReadings,
  ): Promise<boolean> {
    const turn = measureWithReadings(soFar, readings)
    if (turn.kind !== 'result') return false
    const { result } = turn
    await conversations.change(brandId, archetypeTool, async (messages) => {
      const open = messages.at(-1)
      const newest = messages.slice(-conversationLimits[archetypeTool].page)
      if (!open || revisionOf(newest) !== revision) throw new Refusal('conversation_moved')
      const made = { result, use: writeUseByEngine(result, soFar), source: 'embedded' as const, readings }
      return {
        messages: [{ number: open.number, ...storedTurn(turn), createdAt: new Date() }],
        alongside: (_conversationId, db) => archetypes.complete(brandId, made, db),
      }
    })
    return true
  }

  return { recount, decide }
}
