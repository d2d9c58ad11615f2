/** The stored messages of one conversation: read in pages, appended, changed, and kept under its limits. */
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { conversationMessages, type conversations } from '#server/tables/tables.ts'

export type ConversationTool = (typeof conversations.$inferSelect)['tool']
export type StoredMessage = Omit<typeof conversationMessages.$inferSelect, 'conversationId'>
/** A message to store; `detail` is what its tool needs besides the text. */
export type NewMessage = { content: string; detail?: unknown }
/** New values for the stored message `number`, or for some of its fields. */
export type ChangedMessage = Pick<StoredMessage, 'number'> & Partial<Omit<StoredMessage, 'number' | 'role'>>

export type Part = { count: number; before?: number | undefined }

/** Reads a page. It always begins with a user message, so that no message is separated from its reply. */
export async function readMessages(
  conversationId: string,
  { count, before }: Part,
  db: Queryable,
): Promise<StoredMessage[]> {
  const { number, role, content, detail, createdAt } = conversationMessages
  const isOf = eq(conversationMessages.conversationId, conversationId)
  const rows = await db
    .select({ number, role, content, detail, createdAt })
    .from(conversationMessages)
    .where(before === undefined ? isOf : and(isOf, lt(number, before)))
    .orderBy(desc(number))
    .limit(count)
  const messages = rows.reverse()
  return messages[0]?.role === 'assistant' ? messages.slice(1) : messages
}

type TalkKind = keyof typeof conversationLimits
export const limitsOf = (tool: ConversationTool) => {
  const kind: TalkKind = tool === 'strategist' || tool === 'brand-archetype' ? tool : 'core-values'
  return conversationLimits[kind]
}

/** The most messages a reply is based on. Conversations from before there was a limit may be longer. */
export const rememberedMax = 400

/** Whether a conversation is at its limit. Counts from the newest message, so that a very long one costs no more. */
export async function isFull(conversationId: string, tool: ConversationTool, db: Queryable): Promise<boolean> {
  const { messagesMax, bytesMax } = limitsOf(tool)
  const newest = db
    .select({ bytes: sql<number>`octet_length(${conversationMessages.content})`.as('bytes') })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(desc(conversationMessages.number))
    .limit(messagesMax)
    .as('newest')
  const [row] = await db
    .select({ isFull: sql<boolean>`count(*) >= ${messagesMax} OR coalesce(sum(${newest.bytes}), 0) >= ${bytesMax}` })
    .from(newest)
  return row?.isFull ?? false
}

type Numbered = NewMessage & { number: number; role: 'user' | 'assistant' }
export const writeMessage = (
  conversationId: string,
  { number, role, content, detail = null }: Numbered,
  db: Queryable,
) => db.insert(conversationMessages).values({ conversationId, number, role, content, detail })

export async function setMessage(id: string, number: number, changes: Omit<ChangedMessage, 'number'>, db: Queryable) {
  const its = and(eq(conversationMessages.conversationId, id), eq(conversationMessages.number, number))
  await db.update(conversationMessages).set(changes).where(its)
}

/** Appends the message, replacing a last one that was never answered. Refuses if the conversation is full. */
export async function sayAtEnd(id: string, tool: ConversationTool, message: NewMessage, db: Queryable): Promise<void> {
  const { number, role } = conversationMessages
  const isOf = eq(conversationMessages.conversationId, id)
  const [last] = await db.select({ number, role }).from(conversationMessages).where(isOf).orderBy(desc(number)).limit(1)
  const isLeft = last?.role === 'user'
  const at = isLeft ? last.number : (last?.number ?? 0) + 1
  if (isLeft) await db.delete(conversationMessages).where(and(isOf, eq(number, at)))
  if (await isFull(id, tool, db)) throw new Refusal('conversation_full')
  await writeMessage(id, { ...message, number: at, role: 'user' }, db)
}

/** Takes back the last message, which was not answered. */
export async function takeBack(id: string, { number }: Pick<StoredMessage, 'number'>, db: Queryable): Promise<void> {
  const its = and(eq(conversationMessages.conversationId, id), eq(conversationMessages.number, number))
  await db.delete(conversationMessages).where(its)
}
