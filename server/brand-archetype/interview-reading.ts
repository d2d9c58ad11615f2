/** What an interview has come to, as it was stored with the last answer. What is from before it was stored is worked out once. */
import type { ArchetypeShortfall, ArchetypeUse } from '#contract/brand-archetype.ts'
import { questionsMin } from '#contract/plain/archetypes.ts'
import { takeInterviewTurn } from '#engine/brand-archetype/take-interview-turn.ts'
import { writeUse } from '#engine/brand-archetype/write-use.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import { type Conversations, countSaid } from '#server/brand/conversations-store.ts'
import type { ArchetypeState, ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { questionDetail, transcriptOf } from '#server/brand-archetype/interview-transcript.ts'

export type InterviewReading = {
  /** What the interview lacks that was long enough and told too little; null while it goes its way. */
  readShortfall: (brandId: string, state: ArchetypeState) => Promise<ArchetypeShortfall | null>
  /** What the result means for what the owner writes and shows; null where there is none. */
  readUse: (brandId: string, state: ArchetypeState) => Promise<ArchetypeUse | null>
}

export function createInterviewReading(archetypes: ArchetypeStore, conversations: Conversations): InterviewReading {
  const readTranscript = async (brandId: string) =>
    transcriptOf(await conversations.readForReply(brandId, archetypeTool))

  return {
    readShortfall: async (brandId, { brand, messages, analysis }) => {
      const asked = messages.findLast(({ role }) => role === 'assistant')
      if (analysis || !asked) return null
      const stored = questionDetail.safeParse(asked.detail).data
      if (stored?.shortfall !== undefined) return stored.shortfall
      if (countSaid(messages) < questionsMin) return null
      const turn = takeInterviewTurn({ brand, transcript: await readTranscript(brandId) })
      const shortfall = turn.kind === 'undecided' ? turn.shortfall : null
      const questionId = stored?.questionId ?? (turn.kind === 'result' ? '' : turn.question.id)
      await conversations.setDetail(brandId, archetypeTool, asked.number, { questionId, shortfall })
      return shortfall
    },
    readUse: async (brandId, { brand, analysis }) => {
      if (!analysis || analysis.use) return analysis?.use ?? null
      const use = writeUse(analysis.result, brand, await readTranscript(brandId))
      await archetypes.setUse(brandId, use)
      return use
    },
  }
}
