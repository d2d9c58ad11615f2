/** How long one conversation gets before it has to be started over, and how much of it comes at once. */
import { answersMax } from '#contract/plain/archetypes.ts'

/** `page`: so many messages are read at once, older ones are asked for. An interview ends by itself before its bytes are used up. */
export const conversationLimits = {
  strategist: { messagesMax: 400, bytesMax: 400_000, page: 40 },
  'core-values': { messagesMax: 200, bytesMax: 200_000, page: 40 },
  'brand-archetype': { messagesMax: 2 * answersMax, bytesMax: 800_000, page: 2 * answersMax },
} as const
