/**
 * Collects an account's data from every table. Leaves out hashes, sealed secrets and keys. Long lists are read in
 * batches, and no connection is held while a slow client downloads.
 */
import { and, asc, desc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { Asker } from '#server/calls/asker.ts'
import type { Database } from '#server/platform/db/database.ts'
import { orders, paymentEvents } from '#server/tables/payment-tables.ts'
import {
  auditMails,
  auditMarks,
  auditSetAside,
  brandAudits,
  brands,
  brandVersions,
  conversationMessages,
  conversations,
  sessions,
  users,
  waitlist,
} from '#server/tables/tables.ts'
import { modelCalls, writingConsents } from '#server/tables/writing-tables.ts'

/** A named part of the file; lists, also nested ones, are read while they are written. */
export type OwnDataPart = readonly [name: string, value: object | AsyncIterable<object>]

const userColumns = (({
  passwordHash,
  notes,
  stripeCustomerId,
  stripeSubscriptionId,
  trialMailAt,
  ...told
}: ReturnType<typeof getTableColumns<typeof users>>) => told)(getTableColumns(users))

const orderColumns = (({
  userId,
  buyer,
  buyerName,
  claimHash,
  claimUntil,
  clientSecret,
  ...told
}: ReturnType<typeof getTableColumns<typeof orders>>) => told)(getTableColumns(orders))

const auditColumns = (({
  shareToken,
  websiteContent,
  ...told
}: ReturnType<typeof getTableColumns<typeof brandAudits>>) => told)(getTableColumns(brandAudits))

const versionsAtOnce = 10

async function* readVersions(brandId: string, database: Database): AsyncGenerator<object> {
  for (let after = 0; ; ) {
    const { brandId: _, ...told } = getTableColumns(brandVersions)
    const rows = await database
      .select(told)
      .from(brandVersions)
      .where(and(eq(brandVersions.brandId, brandId), gt(brandVersions.number, after)))
      .orderBy(asc(brandVersions.number))
      .limit(versionsAtOnce)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < versionsAtOnce) return
    after = last.number
  }
}

async function* readConversations(brandId: string, database: Database): AsyncGenerator<object> {
  const all = await database
    .select({
      id: conversations.id,
      tool: conversations.tool,
      createdAt: conversations.createdAt,
      endedAt: conversations.endedAt,
    })
    .from(conversations)
    .where(eq(conversations.brandId, brandId))
    .orderBy(asc(conversations.createdAt))
  for (const conversation of all) yield { ...conversation, messages: readMessages(conversation.id, database) }
}

const messagesAtOnce = 20

async function* readMessages(conversationId: string, database: Database): AsyncGenerator<object> {
  const { number, role, content, createdAt } = conversationMessages
  for (let after = 0; ; ) {
    const rows = await database
      .select({ number, role, content, createdAt })
      .from(conversationMessages)
      .where(and(eq(conversationMessages.conversationId, conversationId), gt(number, after)))
      .orderBy(asc(number))
      .limit(messagesAtOnce)
    for (const { number: _, ...message } of rows) yield message
    const last = rows.at(-1)
    if (!last || rows.length < messagesAtOnce) return
    after = last.number
  }
}

async function* readReviews(brandId: string, database: Database): AsyncGenerator<object> {
  const all = await database
    .select({ id: brandAudits.id, shareToken: brandAudits.shareToken })
    .from(brandAudits)
    .where(eq(brandAudits.brandId, brandId))
    .orderBy(asc(brandAudits.createdAt))
  for (const { id, shareToken } of all) {
    const [review] = await database.select(auditColumns).from(brandAudits).where(eq(brandAudits.id, id))
    const { address, confirmedAt, sentAt } = auditMails
    const sentTo = await database
      .select({ address, confirmedAt, sentAt })
      .from(auditMails)
      .where(eq(auditMails.auditId, id))
    if (review) yield { ...review, isShared: shareToken !== null, sentTo }
  }
}

async function* readOrders(userId: string, database: Database): AsyncGenerator<object> {
  const all = await database
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(orders.createdAt)
  for (const order of all) {
    const { event, receivedAt } = paymentEvents
    const told = await database
      .select({ event, receivedAt })
      .from(paymentEvents)
      .where(eq(paymentEvents.orderId, order.id))
      .orderBy(receivedAt)
    yield { ...order, payments: told }
  }
}

/** The parts of the file, in order. */
export async function gatherOwnData(
  { userId, brandId, email }: Asker,
  product: string,
  database: Database,
): Promise<OwnDataPart[]> {
  const [account] = await database.select(userColumns).from(users).where(eq(users.id, userId))
  const [brand] = await database.select().from(brands).where(eq(brands.id, brandId))
  const { device, createdAt, expire } = sessions
  const devices = await database
    .select({ device, signedInAt: createdAt, endsAt: expire })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(createdAt))
  const { site, checkId, mark, markedAt } = auditMarks
  const marks = await database
    .select({ site, checkId, mark, markedAt })
    .from(auditMarks)
    .where(eq(auditMarks.brandId, brandId))
  const { one, other, setAsideAt } = auditSetAside
  const setAside = await database
    .select({ site: auditSetAside.site, one, other, setAsideAt })
    .from(auditSetAside)
    .where(eq(auditSetAside.brandId, brandId))
  const { recipient, isOn, isShownEachTime, agreedAt } = writingConsents
  const agreements = await database
    .select({ recipient, isOn, isShownEachTime, agreedAt })
    .from(writingConsents)
    .where(eq(writingConsents.userId, userId))
  const { at, tool, model, outcome, inputTokens, outputTokens, sentCharacters, costMicros } = modelCalls
  const calls = await database
    .select({ at, tool, model, outcome, inputTokens, outputTokens, sentCharacters, costMicros })
    .from(modelCalls)
    .where(eq(modelCalls.userId, userId))
    .orderBy(asc(at))
  const { firstName, listName, createdAt: joinedAt } = waitlist
  const lists = await database.select({ firstName, listName, joinedAt }).from(waitlist).where(eq(waitlist.email, email))
  return [
    ['about', { product, exportedAt: new Date().toISOString() }],
    ['account', account ?? {}],
    ['brand', brand ?? {}],
    ['earlierVersions', readVersions(brandId, database)],
    ['conversations', readConversations(brandId, database)],
    ['reviews', readReviews(brandId, database)],
    ['reviewMarks', marks],
    ['judgmentsSetAside', setAside],
    ['orders', readOrders(userId, database)],
    ['devices', devices],
    ['languageModel', { agreements, calls }],
    ['waitlist', lists],
  ]
}
