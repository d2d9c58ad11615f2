/**
 * Mails a report. The account's own confirmed address gets it at once; any other address first gets one neutral mail, and
 * the report only after the receiver clicks the link in it.
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
export const consentMailJob = 'audit-mail-asking'
/** How many consent mails a user can have sent a day, over all audits. */
const askingMailsADay = 3
const dayMs = 86_400_000

type MailRow = typeof auditMails.$inferSelect
/**
 * Who requests a mail. `ownAddress` is undefined if it was never confirmed; then it has to consent like any other
 * address.
 */
export type MailRequester = { userId: string; ownAddress: string | undefined }

export type MailState = Audit['mails'][number]['state']

/** The state of a mail as its owner sees it. */
export function presentAuditMail({
  address,
  tokenHash,
  confirmedAt,
  sentAt,
  failedAt,
}: MailRow): Audit['mails'][number] {
  if (sentAt) return { address, state: 'sent' }
  if (failedAt) return { address, state: 'failed' }
  return { address, state: tokenHash !== null && !confirmedAt ? 'unconfirmed' : 'waiting' }
}

export const listAuditMails = (auditId: string, db: Queryable) =>
  db.select().from(auditMails).where(eq(auditMails.auditId, auditId)).orderBy(auditMails.createdAt)

/** Queues the mail of a report, unless it is already queued. */
async function queueMail({ id, userId }: MailRow, db: Queryable): Promise<void> {
  const queued = await db
    .update(auditMails)
    .set({ queuedAt: sql`now()` })
    .where(and(eq(auditMails.id, id), isNull(auditMails.queuedAt)))
    .returning({ id: auditMails.id })
  if (queued.length > 0) await addJob(auditMailJob, { mailId: id }, userId, db)
}

/** Queues every mail of a complete report that may be sent: to the account's own address and to those that consented. */
export async function queueReportMails(auditId: string, db: Queryable): Promise<void> {
  for (const mail of await listAuditMails(auditId, db)) {
    if (presentAuditMail(mail).state === 'waiting') await queueMail(mail, db)
  }
}

/** Records that a mail failed, or that its outcome is unknown; it can be requested again. */
export async function recordMailFailure(mailId: string, db: Queryable): Promise<void> {
  await db
    .update(auditMails)
    .set({ failedAt: sql`now()`, queuedAt: null })
    .where(and(eq(auditMails.id, mailId), isNull(auditMails.sentAt)))
}

const isLately = ({ createdAt }: MailRow) => createdAt.getTime() > Date.now() - dayMs

/** Refuses once a user has had too many consent mails sent today; repeated mails to one address count too. */
async function checkAskingMails(userId: string, db: Queryable): Promise<void> {
  const { createdAt, tokenHash } = auditMails
  const lately = and(eq(auditMails.userId, userId), gt(createdAt, new Date(Date.now() - dayMs)), isNotNull(tokenHash))
  const [mails] = await db.select({ number: count() }).from(auditMails).where(lately)
  if ((mails?.number ?? 0) < askingMailsADay) return
  const sentence = 'You can send reports to three new addresses a day. Please try again tomorrow.'
  throw new Refusal('too_many_requests', { sentence, fields: { email: sentence }, retryAfterSeconds: dayMs / 1000 })
}

/**
 * Records that the report of an audit is to go to `address`, and returns the mail's state. An address other than the
 * account's own gets a consent mail, at most once a day per audit.
 */
export async function addAuditMail(
  auditId: string,
  address: string,
  { userId, ownAddress }: MailRequester,
  parts: { tx: Queryable; secrets: Secrets },
): Promise<MailState> {
  const { tx, secrets } = parts
  const wanted = address.toLowerCase()
  // Locks the user's row, so that parallel requests cannot pass the daily limit together.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const before = (await listAuditMails(auditId, tx)).find((mail) => mail.address === wanted)
  const state = before && presentAuditMail(before).state
  if (before && state && state !== 'failed' && (state !== 'unconfirmed' || isLately(before))) return state
  if (before && state === 'failed' && before.confirmedAt) {
    await tx.update(auditMails).set({ failedAt: null }).where(eq(auditMails.id, before.id))
    return 'waiting'
  }
  if (before) await tx.delete(auditMails).where(eq(auditMails.id, before.id))
  const row = { id: randomUUID(), auditId, userId, address: wanted }
  if (wanted === ownAddress) {
    await tx.insert(auditMails).values(row)
    return 'waiting'
  }
  await checkAskingMails(userId, tx)
  // A placeholder: the mailing job creates the token that works.
  await tx.insert(auditMails).values({ ...row, tokenHash: secrets.hashOf(secrets.newToken()) })
  await addJob(consentMailJob, { mailId: row.id }, userId, tx)
  return 'unconfirmed'
}

/** Confirms an address by the token of its mail, and queues the report if it is complete. False if the token is unknown. */
export function confirmMailAddress(token: string, database: Database, secrets: Secrets): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [mail] = await tx
      .update(auditMails)
      .set({ confirmedAt: sql`coalesce(${auditMails.confirmedAt}, now())`, failedAt: null })
      .where(eq(auditMails.tokenHash, secrets.hashOf(token)))
      .returning()
    if (!mail) return false
    const [audit] = await tx
      .select({ status: brandAudits.status })
      .from(brandAudits)
      .where(eq(brandAudits.id, mail.auditId))
    if (audit?.status === 'complete' && !mail.sentAt) await queueMail(mail, tx)
    return true
  })
}
