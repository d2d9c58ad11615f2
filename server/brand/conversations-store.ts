/**
 * Conversations of a brand with a tool, on the server: what a browser remembers of them is never asked. A message is
 * stored before it is answered, so that a crash in between loses nothing; one is answered at a time.
 */
import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { conversationMessages, conversations } from '#server/platform/db/tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export type ConversationTool = (typeof conversations.$inferSelect)['tool']
export type StoredMessage = Omit<typeof conversationMessages.$inferSelect, 'conversationId'>
/** `detail` is what the tool keeps beside the words. */
export type NewMessage = { content: string; detail?: unknown }
/** Answers the conversation so far, whose last message is the user's. */
export type MakeReply = (messages: readonly StoredMessage[]) => Promise<NewMessage>

/** Who answers says so every two seconds: a server that is no more holds a conversation for moments only. */
const holdMs = 6000
const renewMs = 2000
const holdFromNow = () => new Date(Date.now() + holdMs)

export type Conversations = {
  /** The open conversation, oldest first; empty before its first message. */
  read: (brandId: string, tool: ConversationTool, on?: Queryable) => Promise<StoredMessage[]>
  /**
   * Stores the user's message, then its reply; answers the whole conversation. While another message is being answered
   * it refuses with `conversation_busy`. A message that was left unanswered by a crash is replaced by this one.
   */
  say: (brandId: string, tool: ConversationTool, message: NewMessage, reply: MakeReply) => Promise<StoredMessage[]>
  /** Answers what a crash has left unanswered, if anything is. */
  resume: (brandId: string, tool: ConversationTool, reply: MakeReply) => Promise<StoredMessage[]>
  /** The open conversation's id, held for the transaction `on`; refuses while a message in it is being answered. */
  holdOpen: (brandId: string, tool: ConversationTool, on: Queryable) => Promise<string | undefined>
  /** Makes the open conversation that of another tool, whose own is closed and kept. */
  move: (brandId: string, from: ConversationTool, to: ConversationTool) => Promise<void>
  /** Closes the open conversation and keeps it. */
  end: (brandId: string, tool: ConversationTool, on?: Queryable) => Promise<void>
  /** Conversations that ended, latest first. */
  listEnded: (brandId: string, tool: ConversationTool) => Promise<{ id: string; endedAt: Date }[]>
  /** Makes an ended conversation the open one again, in exchange for the one that is open; false when there is none. */
  reopen: (brandId: string, tool: ConversationTool, id: string, on?: Queryable) => Promise<boolean>
}

const isOpenOf = (brandId: string, tool: ConversationTool) =>
  and(eq(conversations.brandId, brandId), eq(conversations.tool, tool), isNull(conversations.endedAt))

function readMessages(conversationId: string, on: Queryable): Promise<StoredMessage[]> {
  const { number, role, content, detail, createdAt } = conversationMessages
  return on
    .select({ number, role, content, detail, createdAt })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(asc(number))
}

async function findOpen(brandId: string, tool: ConversationTool, on: Queryable): Promise<string | undefined> {
  const [row] = await on.select({ id: conversations.id }).from(conversations).where(isOpenOf(brandId, tool))
  return row?.id
}

/** Takes the open conversation for one answer, making it when there is none. Refuses while another answer is made. */
async function take(brandId: string, tool: ConversationTool, on: Queryable): Promise<string> {
  await on.insert(conversations).values({ id: randomUUID(), brandId, tool }).onConflictDoNothing()
  const isFree = or(isNull(conversations.answeringUntil), lt(conversations.answeringUntil, sql`now()`))
  const [taken] = await on
    .update(conversations)
    .set({ answeringUntil: holdFromNow() })
    .where(and(isOpenOf(brandId, tool), isFree))
    .returning({ id: conversations.id })
  if (!taken) throw new Refusal('conversation_busy', { retryAfterSeconds: 1 })
  return taken.id
}

const letGo = (id: string, on: Queryable) =>
  on.update(conversations).set({ answeringUntil: null }).where(eq(conversations.id, id))

const renew = (id: string, on: Queryable) =>
  on.update(conversations).set({ answeringUntil: holdFromNow() }).where(eq(conversations.id, id))

/** The open conversation, which nobody takes until the transaction `on` has ended. */
async function holdOpen(brandId: string, tool: ConversationTool, on: Queryable): Promise<string | undefined> {
  const isBusy = sql<boolean>`coalesce(${conversations.answeringUntil} > now(), false)`
  const [row] = await on
    .select({ id: conversations.id, isBusy })
    .from(conversations)
    .where(isOpenOf(brandId, tool))
    .for('update')
  if (row?.isBusy) throw new Refusal('conversation_busy', { retryAfterSeconds: 1 })
  return row?.id
}

type Numbered = NewMessage & { number: number; role: 'user' | 'assistant' }
const write = (conversationId: string, { number, role, content, detail = null }: Numbered, on: Queryable) =>
  on.insert(conversationMessages).values({ conversationId, number, role, content, detail })

async function end(brandId: string, tool: ConversationTool, on: Queryable): Promise<void> {
  await on.update(conversations).set({ endedAt: sql`now()`, answeringUntil: null }).where(isOpenOf(brandId, tool))
}

/** Puts the message at the end; one that nobody answered yet makes room for it. */
async function sayAtEnd(id: string, message: Parameters<Conversations['say']>[2], on: Queryable): Promise<void> {
  const last = (await readMessages(id, on)).at(-1)
  const isLeft = last?.role === 'user'
  const number = isLeft ? last.number : (last?.number ?? 0) + 1
  if (isLeft) {
    const its = and(eq(conversationMessages.conversationId, id), eq(conversationMessages.number, number))
    await on.delete(conversationMessages).where(its)
  }
  await write(id, { ...message, number, role: 'user' }, on)
}

/** Opens an ended conversation of the brand in the place of the open one; false when it is not there. */
async function exchange(brandId: string, tool: ConversationTool, id: string, on: Queryable): Promise<boolean> {
  const ended = and(
    eq(conversations.id, id),
    eq(conversations.brandId, brandId),
    eq(conversations.tool, tool),
    isNotNull(conversations.endedAt),
  )
  const [found] = await on.select({ id: conversations.id }).from(conversations).where(ended)
  if (!found) return false
  await end(brandId, tool, on)
  await on.update(conversations).set({ endedAt: null }).where(eq(conversations.id, id))
  return true
}

async function move(brandId: string, from: ConversationTool, to: ConversationTool, on: Queryable): Promise<void> {
  const id = await holdOpen(brandId, from, on)
  if (id === undefined) return
  await end(brandId, to, on)
  await on.update(conversations).set({ tool: to }).where(eq(conversations.id, id))
}

export function createConversations(database: Database): Conversations {
  /** Replies to the conversation as it is stored and lets go of it, whatever comes of the reply. */
  async function answer(id: string, reply: MakeReply): Promise<StoredMessage[]> {
    // A renewal that fails lets the hold run out, which harms less than a reply that fails for it.
    const renewing = setInterval(() => void renew(id, database).catch(() => undefined), renewMs)
    try {
      const messages = await readMessages(id, database)
      const last = messages.at(-1)
      if (last?.role !== 'user') return messages
      const made = await reply(messages)
      await write(id, { ...made, number: last.number + 1, role: 'assistant' }, database)
    } finally {
      clearInterval(renewing)
      await letGo(id, database)
    }
    return readMessages(id, database)
  }

  return {
    read: async (brandId, tool, on = database) => {
      const id = await findOpen(brandId, tool, on)
      return id === undefined ? [] : readMessages(id, on)
    },
    say: async (brandId, tool, message, reply) => {
      const id = await database.transaction(async (on) => {
        const taken = await take(brandId, tool, on)
        await sayAtEnd(taken, message, on)
        return taken
      })
      return answer(id, reply)
    },
    resume: async (brandId, tool, reply) => {
      const open = await findOpen(brandId, tool, database)
      const messages = open === undefined ? [] : await readMessages(open, database)
      if (messages.at(-1)?.role !== 'user') return messages
      return answer(await take(brandId, tool, database), reply)
    },
    holdOpen,
    move: (brandId, from, to) => database.transaction((on) => move(brandId, from, to, on)),
    end: (brandId, tool, on = database) => end(brandId, tool, on),
    listEnded: async (brandId, tool) => {
      const { id, endedAt } = conversations
      const rows = await database
        .select({ id, endedAt })
        .from(conversations)
        .where(and(eq(conversations.brandId, brandId), eq(conversations.tool, tool), isNotNull(endedAt)))
        .orderBy(desc(endedAt))
      return rows.flatMap((row) => (row.endedAt ? [{ id: row.id, endedAt: row.endedAt }] : []))
    },
    reopen: (brandId, tool, id, outer) =>
      outer ? exchange(brandId, tool, id, outer) : database.transaction((on) => exchange(brandId, tool, id, on)),
  }
}
