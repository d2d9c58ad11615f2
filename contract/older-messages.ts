/** A conversation comes in parts, the newest first. */
import { z } from 'zod'

/** Number of the message that those asked for came before. */
export const beforeMessage = z.coerce.number().int().min(1).max(1_000_000)

export const olderMessages = {
  /** What to ask for older messages with; absent where these are the first. */
  before: z.int().optional(),
}

export const fullness = {
  /** It takes no more messages: it can only be started over. */
  isFull: z.boolean().optional(),
}
