/** The setup of a new account: sentences out of a text that the owner has written before. */
import { z } from 'zod'
import { call } from '#contract/call.ts'

/** The answers that a text can hold. */
export const answerFields = [
  'productsServices',
  'idealClientDescription',
  'customerPainPoints',
  'competitiveDifferentiator',
  'primaryGoal',
] as const
export type AnswerField = (typeof answerFields)[number]

const foundSentence = z.object({
  text: z.string(),
  /** The question that it plainly answers; null where the owner is to say. */
  field: z.enum(answerFields).nullable(),
})
export type FoundSentence = z.infer<typeof foundSentence>

export const onboardingCalls = {
  readText: call({
    method: 'POST',
    path: '/api/onboarding/upload',
    summary:
      'Read a document and answer its sentences word for word, each with the question it answers; nothing is saved.',
    caller: 'signed-in',
    upload: 'document',
    reply: z.object({ success: z.literal(true), sentences: z.array(foundSentence) }),
  }),
}
