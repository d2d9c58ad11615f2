/** Conversations are paged, newest messages first. */
import { z } from 'zod'

/** The cursor for paging back: the call returns the messages before this number. */
export const olderMessagesQuery = z.coerce.number().int().min(1).max(1_000_000)

export const olderMessages = {
  /** The cursor of the next older page; absent on the oldest page. */
  before: z.int().optional(),
}

export const conversationFullness = {
  /** The conversation is full and can only be restarted. */
  isFull: z.boolean().optional(),
}
