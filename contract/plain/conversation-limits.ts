/** Maximum size of each conversation before it has to be restarted, and its page size. */
import { interviewAnswersMax } from '#contract/plain/archetypes.ts'

/**
 * `page` is the number of messages in a response. An interview ends by its number of answers before it reaches its byte
 * limit.
 */
export const conversationLimits = {
  strategist: { messagesMax: 400, bytesMax: 400_000, page: 40 },
  'core-values': { messagesMax: 200, bytesMax: 200_000, page: 40 },
  'brand-archetype': { messagesMax: 2 * interviewAnswersMax, bytesMax: 800_000, page: 2 * interviewAnswersMax },
} as const
