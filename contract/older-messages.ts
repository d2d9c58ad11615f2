/** Conversations are paged, newest messages first. */
import { z } from 'zod'

/** The message number to page back from. */
export const beforeMessage = z.coerce.number().int().min(1).max(1_000_000)

export const olderMessages = {
  /** Cursor for older messages; absent if there are none. */
  before: z.int().optional(),
}

export const fullness = {
  /** The conversation is full and can only be restarted. */
  isFull: z.boolean().optional(),
}
