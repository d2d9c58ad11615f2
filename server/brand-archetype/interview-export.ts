/** The interview for the brand export: the owner's answers word for word, and what they mean. */
import type { ArchetypeText } from '#contract/archetype-text.ts'
import type { ArchetypeResult, ArchetypeUse } from '#contract/brand-archetype.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import type { Conversations } from '#server/brand/conversations-store.ts'
import type { ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import type { ArchetypeTexts } from '#server/brand-archetype/archetype-texts.ts'
import type { InterviewReading } from '#server/brand-archetype/interview-reading.ts'
import { exchangesOf } from '#server/brand-archetype/interview-transcript.ts'
import { readVoice, type Topic, topicOf } from '#server/brand-archetype/measure-interview.ts'

/** `tells`: the answer says something about the brand that no earlier answer said, unlike "no idea". */
export type ExportedAnswer = { topic: Topic; question: string; answer: string; tells: boolean }

export type ExportedInterview = {
  answers: ExportedAnswer[]
  /** A few short sentences of the owner's that show how they talk. */
  samples: string[]
  /** Null if there is no result. */
  reading: ArchetypeResult['reading'] | null
  use: ArchetypeUse | null
  /** What a language model wrote about the result; null if it says something that nobody told us. */
  modelText: ArchetypeText | null
}

type Parts = {
  archetypes: ArchetypeStore
  conversations: Conversations
  reading: InterviewReading
  texts: ArchetypeTexts
}

/** Creates the reader of a brand's current interview; all lists are empty if there is none. */
export const createInterviewExport =
  ({ archetypes, conversations, reading, texts }: Parts) =>
  async (brandId: string): Promise<ExportedInterview> => {
    const [state, messages] = await Promise.all([
      archetypes.read(brandId),
      conversations.readForReply(brandId, archetypeTool),
    ])
    const exchanges = exchangesOf(messages)
    const { tells, samples } = readVoice(exchanges, state.brand.industry)
    return {
      answers: exchanges.map(({ questionId, question, answer }, at) => ({
        topic: topicOf(questionId),
        question,
        answer,
        tells: tells[at] ?? false,
      })),
      samples,
      reading: state.analysis?.result.reading ?? null,
      use: await reading.readUse(brandId, state),
      modelText: await texts.readPrintable(brandId, state),
    }
  }
