/** What an interview has come to, as it was stored with the last answer. What is from before it was stored is worked out once. */
import type { ArchetypeShortfall, ArchetypeUse } from '#contract/brand-archetype.ts'
import { questionsMin } from '#contract/plain/archetypes.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import { type Conversations, countSaid } from '#server/brand/conversations-store.ts'
import type { ArchetypeState, ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { questionDetail, transcriptOf } from '#server/brand-archetype/interview-transcript.ts'
import { embeddedInterviewWriter } from '#server/brand-archetype/interview-writer.ts'
import { measureShortfall } from '#server/brand-archetype/measure-interview.ts'

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
      const measured = measureShortfall({ brand, transcript: await readTranscript(brandId) })
      const questionId = stored?.questionId ?? measured.questionId
      await conversations.setDetail(brandId, archetypeTool, asked.number, { ...measured, questionId })
      return measured.shortfall
    },
    readUse: async (brandId, { brand, analysis }) => {
      if (!analysis || analysis.use) return analysis?.use ?? null
      // The engine works it out, whoever writes now: a page that is looked at never waits for a model.
      const transcript = await readTranscript(brandId)
      const signal = new AbortController().signal
      const use = await embeddedInterviewWriter.writeUse({ result: analysis.result, brand, transcript, signal })
      await archetypes.setUse(brandId, use)
      return use
    },
  }
}
