/** What each tool would send to a language model now, to the letter. */
import { taglinesPerTurn } from '#contract/taglines.ts'
import { uvpsPerTurn } from '#contract/uvp.ts'
import type { Conversations } from '#server/brand/conversations-store.ts'
import { previewLines } from '#server/brand/lines-request.ts'
import type { ArchetypeTexts } from '#server/brand-archetype/archetype-texts.ts'
import type { InterviewQuestions } from '#server/brand-archetype/interview-questions.ts'
import type { ModelReadingsOfInterview } from '#server/brand-archetype/model-readings.ts'
import { previewSuggestions } from '#server/brand-attributes/suggestions-prompt.ts'
import { previewDocumentWords } from '#server/brand-attributes/words-document-prompt.ts'
import { createAuditStore } from '#server/brand-review/brand-review-store.ts'
import { previewJudgmentRequest } from '#server/brand-review/judgment-routes.ts'
import { previewValuesRequest } from '#server/core-values/preview-values-request.ts'
import type { ValuesStore } from '#server/core-values/values-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { previewSynapseRequest } from '#server/strategist/preview-synapse-request.ts'
import type { TaglineStore } from '#server/taglines/tagline-store.ts'
import { taglinesAsking } from '#server/taglines/taglines-prompt.ts'
import { previewRefining } from '#server/uvp/refine-prompt.ts'
import { previewSentences } from '#server/uvp/sentences-prompt.ts'
import { uvpAsking } from '#server/uvp/uvp-prompt.ts'
import type { UvpStore } from '#server/uvp/uvp-store.ts'
import { picturePrompt, withPicturePrompt } from '#server/writing/picture-prompt.ts'
import type { SentTexts } from '#server/writing/writing-routes.ts'

type Parts = {
  database: Database
  productName: string
  uvps: UvpStore
  taglines: TaglineStore
  values: ValuesStore
  conversations: Conversations
  texts: ArchetypeTexts
  questions: InterviewQuestions
  modelReadings: ModelReadingsOfInterview
}

export function createSentTexts(parts: Parts): SentTexts {
  const { database, productName, uvps, taglines, values, conversations, texts, questions, modelReadings } = parts
  return {
    uvp: ({ brandId }) => previewLines(brandId, { store: uvps, asking: uvpAsking, perTurn: uvpsPerTurn, database }),
    taglines: ({ brandId }) =>
      previewLines(brandId, { store: taglines, asking: taglinesAsking, perTurn: taglinesPerTurn, database }),
    refining: ({ brandId }) => previewRefining(brandId, database),
    synapse: (asker) => previewSynapseRequest(asker, { conversations, database, productName }),
    values: async ({ brandId }, about) => {
      const parts = { database, conversations, values }
      if (about !== 'picture') return previewValuesRequest(brandId, about, parts)
      return withPicturePrompt(await previewValuesRequest(brandId, 'document', parts))
    },
    archetype: ({ brandId }, about) => {
      if (about === 'question') return questions.preview(brandId)
      return about === 'readings' ? modelReadings.preview(brandId) : texts.preview(brandId)
    },
    review: ({ brandId }, about) =>
      previewJudgmentRequest(brandId, about, { audits: createAuditStore(database), database }),
    sentences: ({ brandId }) => previewSentences(brandId, database),
    suggestions: ({ brandId }) => previewSuggestions(brandId, database),
    documents: async ({ brandId }, about) => {
      const sent = await previewDocumentWords(brandId, database)
      return about === 'picture' ? withPicturePrompt(sent) : sent
    },
    pictures: async () => ({ instructions: picturePrompt.instructions, record: '' }),
  }
}
