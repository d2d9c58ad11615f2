/**
 * A brand's conversations with a tool. The server's copy is the only truth; a client's history is never trusted. A message
 * is stored before it is answered, so that a crash loses nothing, and only one message is answered at a time.
 */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import {
  type ChangedMessage,
  type ConversationTool,
  isFull,
  limitsOf,
  type NewMessage,
  type Part,
  readMessages,
  rememberedMax,
  type StoredMessage,
  sayAtEnd,
  setMessage,
  takeBack,
  writeMessage,
} from '#server/brand/conversation-messages.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { conversations } from '#server/tables/tables.ts'

export type { ChangedMessage, ConversationTool, StoredMessage }
/** Written in one transaction: the changed messages, and whatever `alongside` writes. */
export type ConversationChange = {
  messages: readonly ChangedMessage[]
  alongside: (conversationId: string, db: Queryable) => Promise<void>
}
/** Decides how to change the open conversation; undefined changes nothing. Gets [] if there is no open conversation. */
export type MakeChange = (messages: readonly StoredMessage[]) => Promise<ConversationChange | undefined>
/** Answers a conversation whose last message is the user's. Gets only the newest messages of one over the limit. */
export type MakeReply = (messages: readonly StoredMessage[]) => Promise<NewMessage>

/** A lock expires after six seconds and is renewed every two, so a crashed server blocks a conversation only briefly. */
const holdMs = 6000
const renewMs = 2000
const holdFromNow = () => new Date(Date.now() + holdMs)

export type Conversations = {
  /** The newest page of the open conversation, or the page just before message `before`; oldest message first. */
  read: (brandId: string, tool: ConversationTool, before?: number, db?: Queryable) => Promise<StoredMessage[]>
  /** The messages that a reply is based on: the whole open conversation, unless it is over the limit. */
  readForReply: (brandId: string, tool: ConversationTool) => Promise<StoredMessage[]>
  /** Whether anything was said in the open conversation. */
  isBegun: (brandId: string, tool: ConversationTool) => Promise<boolean>
  /** Whether the open conversation takes no more messages. */
  isFull: (brandId: string, tool: ConversationTool) => Promise<boolean>
  /**
   * Stores the user's message and its reply, and returns both. Refuses with `conversation_busy` while another message is
   * being answered, and with `conversation_full` at the length limit. Replaces a message that a crash left unanswered.
   * If `leaving` aborts before the reply is there, nothing is stored.
   */
  say: (
    brandId: string,
    tool: ConversationTool,
    message: NewMessage,
    reply: MakeReply,
    leaving?: AbortSignal,
  ) => Promise<StoredMessage[]>
  /** Answers the last message if a crash left it unanswered. */
  resume: (brandId: string, tool: ConversationTool, reply: MakeReply) => Promise<void>
  /** Changes stored messages under the lock; refuses with `conversation_busy` while a message is being answered. */
  change: (brandId: string, tool: ConversationTool, make: MakeChange) => Promise<void>
  /** Replaces the `detail` of a message in the open conversation. */
  setDetail: (brandId: string, tool: ConversationTool, number: number, detail: unknown, db?: Queryable) => Promise<void>
  /** Locks the open conversation for the transaction `db` and returns its id; refuses while a message is being answered. */
  holdOpen: (brandId: string, tool: ConversationTool, db: Queryable) => Promise<string | undefined>
  /** Hands the open conversation over to another tool, whose own open conversation is closed. */
  move: (brandId: string, from: ConversationTool, to: ConversationTool) => Promise<void>
  /** Closes the open conversation; it can be reopened. */
  end: (brandId: string, tool: ConversationTool, db?: Queryable) => Promise<void>
  /** Closed conversations, latest first. */
  listEnded: (brandId: string, tool: ConversationTool) => Promise<{ id: string; endedAt: Date }[]>
  /** Reopens a closed conversation and closes the open one; false if there is no such closed conversation. */
  reopen: (brandId: string, tool: ConversationTool, id: string, db?: Queryable) => Promise<boolean>
}

const isOpenOf = (brandId: string, tool: ConversationTool) =>
  and(eq(conversations.brandId, brandId), eq(conversations.tool, tool), isNull(conversations.endedAt))

/** The cursor for the page before these messages; empty if they include the first message. */
export function findOlderMessagesCursor(messages: readonly StoredMessage[]): { before?: number } {
  const first = messages[0]?.number ?? 1
  return first > 1 ? { before: first } : {}
}

/** How many messages the user has sent, up to the last of these; user messages and replies alternate. */
export const countSaid = (messages: readonly StoredMessage[]) => Math.ceil((messages.at(-1)?.number ?? 0) / 2)

async function findOpen(brandId: string, tool: ConversationTool, db: Queryable): Promise<string | undefined> {
  const [row] = await db.select({ id: conversations.id }).from(conversations).where(isOpenOf(brandId, tool))
  return row?.id
}

/** How many conversations a brand keeps, besides those that `dropOldest` never deletes. Closed ones are deleted first. */
const conversationsKept = 100

const dropOldest = (brandId: string, db: Queryable) =>
  db.execute(sql`
    DELETE FROM conversations WHERE id IN (
      SELECT id FROM conversations AS kept
      WHERE brand_id = ${brandId} AND NOT (ended_at IS NULL AND tool IN ('strategist', 'brand-archetype'))
        AND NOT EXISTS (SELECT 1 FROM brand_versions WHERE brand_id = ${brandId} AND part = 'archetype'
          AND value ->> 'conversationId' = kept.id::text)
      ORDER BY ended_at IS NULL DESC, coalesce(ended_at, created_at) DESC OFFSET ${conversationsKept})`)

/** Locks the open conversation, creating one if there is none. */
async function take(brandId: string, tool: ConversationTool, db: Queryable): Promise<string> {
  const made = await db
    .insert(conversations)
    .values({ id: randomUUID(), brandId, tool })
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  if (made.length > 0) await dropOldest(brandId, db)
  return takeOpen(brandId, tool, db)
}

/** Locks the open conversation for one answer; refuses while another answer is being made. */
async function takeOpen(brandId: string, tool: ConversationTool, db: Queryable): Promise<string> {
  const isFree = or(isNull(conversations.answeringUntil), lt(conversations.answeringUntil, sql`now()`))
  const [taken] = await db
    .update(conversations)
    .set({ answeringUntil: holdFromNow() })
    .where(and(isOpenOf(brandId, tool), isFree))
    .returning({ id: conversations.id })
  if (!taken) throw new Refusal('conversation_busy', { retryAfterSeconds: 1 })
  return taken.id
}

const letGo = (id: string, db: Queryable) =>
  db.update(conversations).set({ answeringUntil: null }).where(eq(conversations.id, id))

const renew = (id: string, db: Queryable) =>
  db.update(conversations).set({ answeringUntil: holdFromNow() }).where(eq(conversations.id, id))

/** Locks the row of the open conversation until the transaction `db` ends. */
async function holdOpen(brandId: string, tool: ConversationTool, db: Queryable): Promise<string | undefined> {
  const isBusy = sql<boolean>`coalesce(${conversations.answeringUntil} > now(), false)`
  const [row] = await db
    .select({ id: conversations.id, isBusy })
    .from(conversations)
    .where(isOpenOf(brandId, tool))
    .for('update')
  if (row?.isBusy) throw new Refusal('conversation_busy', { retryAfterSeconds: 1 })
  return row?.id
}

async function end(brandId: string, tool: ConversationTool, db: Queryable): Promise<void> {
  await db.update(conversations).set({ endedAt: sql`now()`, answeringUntil: null }).where(isOpenOf(brandId, tool))
}

/** Closes the open conversation and reopens a closed one of this brand; false if it does not exist. */
async function exchange(brandId: string, tool: ConversationTool, id: string, db: Queryable): Promise<boolean> {
  const ended = and(
    eq(conversations.id, id),
    eq(conversations.brandId, brandId),
    eq(conversations.tool, tool),
    isNotNull(conversations.endedAt),
  )
  const [found] = await db.select({ id: conversations.id }).from(conversations).where(ended)
  if (!found) return false
  await end(brandId, tool, db)
  await db.update(conversations).set({ endedAt: null }).where(eq(conversations.id, id))
  return true
}

async function move(brandId: string, from: ConversationTool, to: ConversationTool, db: Queryable): Promise<void> {
  const id = await holdOpen(brandId, from, db)
  if (id === undefined) return
  await end(brandId, to, db)
  await db.update(conversations).set({ tool: to }).where(eq(conversations.id, id))
}

async function listEnded(brandId: string, tool: ConversationTool, db: Queryable) {
  const { id, endedAt } = conversations
  const rows = await db
    .select({ id, endedAt })
    .from(conversations)
    .where(and(eq(conversations.brandId, brandId), eq(conversations.tool, tool), isNotNull(endedAt)))
    .orderBy(desc(endedAt))
  return rows.flatMap((row) => (row.endedAt ? [{ id: row.id, endedAt: row.endedAt }] : []))
}

/** Work on a conversation that is already locked. */
function createWork(database: Database) {
  /** Runs `work` on the stored messages, renewing the lock, and unlocks the conversation however it ends. */
  async function workOn(id: string, work: (messages: StoredMessage[]) => Promise<void>): Promise<void> {
    // If a renewal fails, the lock may expire early; that is better than failing the reply.
    const renewing = setInterval(() => void renew(id, database).catch(() => undefined), renewMs)
    try {
      await work(await readMessages(id, { count: rememberedMax }, database))
    } finally {
      clearInterval(renewing)
      await letGo(id, database)
    }
  }

  return {
    answer: (id: string, reply: MakeReply, leaving?: AbortSignal) =>
      workOn(id, async (messages) => {
        const last = messages.at(-1)
        if (last?.role !== 'user') return
        const made = await reply(messages)
          .then((written) => {
            leaving?.throwIfAborted()
            return written
          })
          .catch(async (error: unknown) => {
            if (leaving?.aborted) await takeBack(id, last, database)
            throw error
          })
        await writeMessage(id, { ...made, number: last.number + 1, role: 'assistant' }, database)
      }),
    change: (id: string, make: MakeChange) =>
      workOn(id, async (messages) => {
        const made = await make(messages)
        if (!made) return
        await database.transaction(async (tx) => {
          for (const { number, ...changes } of made.messages) await setMessage(id, number, changes, tx)
          await made.alongside(id, tx)
        })
      }),
  }
}

export function createConversations(database: Database): Conversations {
  const { answer, change } = createWork(database)
  async function readOpen(brandId: string, tool: ConversationTool, part: Part, db: Queryable = database) {
    const id = await findOpen(brandId, tool, db)
    return id === undefined ? [] : readMessages(id, part, db)
  }

  return {
    read: (brandId, tool, before, db) => readOpen(brandId, tool, { count: limitsOf(tool).page, before }, db),
    readForReply: (brandId, tool) => readOpen(brandId, tool, { count: rememberedMax }),
    isBegun: async (brandId, tool) => (await findOpen(brandId, tool, database)) !== undefined,
    isFull: async (brandId, tool) => {
      const id = await findOpen(brandId, tool, database)
      return id !== undefined && isFull(id, tool, database)
    },
    say: async (brandId, tool, message, reply, leaving) => {
      const id = await database.transaction(async (tx) => {
        const taken = await take(brandId, tool, tx)
        await sayAtEnd(taken, tool, message, tx)
        return taken
      })
      await answer(id, reply, leaving)
      return readMessages(id, { count: 2 }, database)
    },
    resume: async (brandId, tool, reply) => {
      const [last] = await readOpen(brandId, tool, { count: 1 })
      // A page never begins with a reply, so one message here means it is unanswered.
      if (last) await answer(await takeOpen(brandId, tool, database), reply)
    },
    change: async (brandId, tool, make) => {
      const isThere = (await findOpen(brandId, tool, database)) !== undefined
      if (isThere) await change(await takeOpen(brandId, tool, database), make)
      else await make([])
    },
    setDetail: async (brandId, tool, number, detail, db = database) => {
      const id = await findOpen(brandId, tool, db)
      if (id !== undefined) await setMessage(id, number, { detail }, db)
    },
    holdOpen,
    move: (brandId, from, to) => database.transaction((tx) => move(brandId, from, to, tx)),
    end: (brandId, tool, db = database) => end(brandId, tool, db),
    listEnded: (brandId, tool) => listEnded(brandId, tool, database),
    reopen: (brandId, tool, id, outer) =>
      outer ? exchange(brandId, tool, id, outer) : database.transaction((tx) => exchange(brandId, tool, id, tx)),
  }
}
