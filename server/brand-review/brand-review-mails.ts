/**
 * The e-mail copy of a report. The account's own address gets it at once; any other first gets one neutral mail, and
 * the report only after the click.
 */
import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Audit } from '#contract/brand-review-calls.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { auditMails, brandAudits, users } from '#server/tables/tables.ts'

export const auditMailJob = 'audit-mail'
export const askingMailJob = 'audit-mail-asking'
/** Mails to addresses that are not the account's own, whichever audits they are about. */
const askingMailsADay = 3
const dayMs = 86_400_000

type MailRow = typeof auditMails.$inferSelect
/** `ownAddress` is undefined while nobody has proven it: then it is asked like any other. */
export type Receiver = { userId: string; ownAddress: string | undefined }

export type MailState = Audit['mails'][number]['state']

/** How far a mail has come, for its owner's eyes. */
export function presentMail({ address, tokenHash, confirmedAt, sentAt, failedAt }: MailRow): Audit['mails'][number] {
  if (sentAt) return { address, state: 'sent' }
  if (failedAt) return { address, state: 'failed' }
  return { address, state: tokenHash !== null && !confirmedAt ? 'unconfirmed' : 'waiting' }
}

export const listMails = (auditId: string, on: Queryable) =>
  on.select().from(auditMails).where(eq(auditMails.auditId, auditId)).orderBy(auditMails.createdAt)

/** Has a report mailed; one that is queued already is not queued again. */
async function queueMail({ id, userId }: MailRow, on: Queryable): Promise<void> {
  const queued = await on
    .update(auditMails)
    .set({ queuedAt: sql`now()` })
    .where(and(eq(auditMails.id, id), isNull(auditMails.queuedAt)))
    .returning({ id: auditMails.id })
  if (queued.length > 0) await addJob(auditMailJob, { mailId: id }, userId, on)
}

/** Queues what may be sent of a complete report: the mails of own and of confirmed addresses. */
export async function queueMails(auditId: string, on: Queryable): Promise<void> {
  for (const mail of await listMails(auditId, on)) {
    if (presentMail(mail).state === 'waiting') await queueMail(mail, on)
  }
}

/** Notes that a mail did not go out, or that nobody can say so; it may be asked for again. */
export async function noteMailFailed(mailId: string, on: Queryable): Promise<void> {
  await on
    .update(auditMails)
    .set({ failedAt: sql`now()`, queuedAt: null })
    .where(and(eq(auditMails.id, mailId), isNull(auditMails.sentAt)))
}

const isLately = ({ createdAt }: MailRow) => createdAt.getTime() > Date.now() - dayMs

/** Nobody gets more than a few unasked mails, however often they are asked for: the same address counts each time. */
async function checkAskingMails(userId: string, on: Queryable): Promise<void> {
  const { createdAt, tokenHash } = auditMails
  const lately = and(eq(auditMails.userId, userId), gt(createdAt, new Date(Date.now() - dayMs)), isNotNull(tokenHash))
  const [mails] = await on.select({ number: count() }).from(auditMails).where(lately)
  if ((mails?.number ?? 0) < askingMailsADay) return
  const sentence = 'You can send reports to three new addresses a day. Please try again tomorrow.'
  throw new Refusal('too_many_requests', { sentence, fields: { email: sentence }, retryAfterSeconds: dayMs / 1000 })
}

/**
 * Notes that the report of an audit goes to `address`; answers how far that has come. An address that is not the
 * account's own is asked by a mail, once a day about an audit, at most.
 */
export async function addMail(
  auditId: string,
  address: string,
  { userId, ownAddress }: Receiver,
  parts: { on: Queryable; secrets: Secrets },
): Promise<MailState> {
  const { on, secrets } = parts
  const wanted = address.toLowerCase()
  // Requests of one user pass here one after another, so that none slips by the count.
  await on.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const before = (await listMails(auditId, on)).find((mail) => mail.address === wanted)
  const state = before && presentMail(before).state
  if (before && state && state !== 'failed' && (state !== 'unconfirmed' || isLately(before))) return state
  if (before && state === 'failed' && before.confirmedAt) {
    await on.update(auditMails).set({ failedAt: null }).where(eq(auditMails.id, before.id))
    return 'waiting'
  }
  if (before) await on.delete(auditMails).where(eq(auditMails.id, before.id))
  const row = { id: randomUUID(), auditId, userId, address: wanted }
  if (wanted === ownAddress) {
    await on.insert(auditMails).values(row)
    return 'waiting'
  }
  await checkAskingMails(userId, on)
  // The job that mails the link makes its token: what is stored until then opens nothing.
  await on.insert(auditMails).values({ ...row, tokenHash: secrets.hashOf(secrets.newToken()) })
  await addJob(askingMailJob, { mailId: row.id }, userId, on)
  return 'unconfirmed'
}

/** Takes the click of a mailed link; the report goes out at once when it is complete. False when the link is unknown. */
export function confirmMail(token: string, database: Database, secrets: Secrets): Promise<boolean> {
  return database.transaction(async (on) => {
    const [mail] = await on
      .update(auditMails)
      .set({ confirmedAt: sql`coalesce(${auditMails.confirmedAt}, now())`, failedAt: null })
      .where(eq(auditMails.tokenHash, secrets.hashOf(token)))
      .returning()
    if (!mail) return false
    const [audit] = await on
      .select({ status: brandAudits.status })
      .from(brandAudits)
      .where(eq(brandAudits.id, mail.auditId))
    if (audit?.status === 'complete' && !mail.sentAt) await queueMail(mail, on)
    return true
  })
}
