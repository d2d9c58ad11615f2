/**
 * What the interview page shows besides the messages. It is stored with the last answer; for older interviews it is
 * computed once and then stored.
 */
import type { ArchetypeShortfall, ArchetypeUse } from '#contract/brand-archetype.ts'
import { interviewQuestionsMin } from '#contract/plain/archetypes.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import { type Conversations, countSaid } from '#server/brand/conversations-store.ts'
import type { ArchetypeState, ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { questionDetail, transcriptOf } from '#server/brand-archetype/interview-transcript.ts'
import { measureShortfall, writeUseByEngine } from '#server/brand-archetype/measure-interview.ts'

export type InterviewReading = {
  /** What an interview still lacks that asked enough questions but got too few informative answers; null for any other. */
  readShortfall: (brandId: string, state: ArchetypeState) => Promise<ArchetypeShortfall | null>
  /** The advice for texts and pictures that follows from the result; null if there is no result. */
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
      if (countSaid(messages) < interviewQuestionsMin) return null
      const measured = measureShortfall({ brand, transcript: await readTranscript(brandId) })
      const questionId = stored?.questionId ?? measured.questionId
      await conversations.setDetail(brandId, archetypeTool, asked.number, { ...measured, questionId })
      return measured.shortfall
    },
    readUse: async (brandId, { brand, analysis }) => {
      if (!analysis || analysis.use) return analysis?.use ?? null
      const use = writeUseByEngine(analysis.result, { brand, transcript: await readTranscript(brandId) })
      await archetypes.setUse(brandId, use)
      return use
    },
  }
}
