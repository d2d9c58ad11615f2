/** Counts an interview anew with what a language model reads in its answers, and stores what comes of it. */
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import type { Conversations, StoredMessage } from '#server/brand/conversations-store.ts'
import type { ArchetypeState, ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { revisionOf, storedTurn } from '#server/brand-archetype/interview-transcript.ts'
import { type InterviewSoFar, writeUseByEngine } from '#server/brand-archetype/measure-interview.ts'
import { describeKept, type KeptReadings, measureWithReadings } from '#server/brand-archetype/measure-readings.ts'
import { reopenInterview } from '#server/brand-archetype/reopen-interview.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Parts = { archetypes: ArchetypeStore; conversations: Conversations }
type Analysis = NonNullable<ArchetypeState['analysis']>
/** The interview as it was read for a change. */
export type ReadInterview = { soFar: InterviewSoFar; messages: readonly StoredMessage[] }

const none: KeptReadings = { items: [], writtenBy: '' }

export function createRecount({ archetypes, conversations }: Parts) {
  /**
   * Counts the result anew. If it stands by the readings alone and no archetype stands out without those taken back, the
   * interview is open again.
   */
  async function recount(
    brandId: string,
    { soFar, messages }: ReadInterview,
    { analysis, readings }: { analysis: Analysis; readings: KeptReadings | undefined },
  ): Promise<void> {
    const turn = measureWithReadings(soFar, readings ?? none)
    if (turn.kind === 'undecided') return reopenInterview(archetypes, brandId, { turn, messages })
    if (turn.kind !== 'result') return
    const { result } = turn
    const use = writeUseByEngine(result, soFar)
    const described = readings && describeKept(readings, soFar)
    await archetypes.setReadings(brandId, { result, use, readings: described }, analysis.result)
  }

  /** Ends an undecided interview if an archetype stands out with the readings; whether it does. */
  async function decide(
    brandId: string,
    { soFar, messages: seen }: ReadInterview,
    readings: KeptReadings,
  ): Promise<boolean> {
    const turn = measureWithReadings(soFar, readings)
    if (turn.kind !== 'result') return false
    const { result } = turn
    await conversations.change(brandId, archetypeTool, async (messages) => {
      const open = messages.at(-1)
      const newest = messages.slice(-conversationLimits[archetypeTool].page)
      if (!open || revisionOf(newest) !== revisionOf(seen)) throw new Refusal('conversation_moved')
      const [use, described] = [writeUseByEngine(result, soFar), describeKept(readings, soFar)]
      const made = { result, use, source: 'embedded' as const, readings: described }
      return {
        messages: [{ number: open.number, ...storedTurn(turn), createdAt: new Date() }],
        alongside: (_conversationId, db) => archetypes.complete(brandId, made, db),
      }
    })
    return true
  }

  return { recount, decide }
}
