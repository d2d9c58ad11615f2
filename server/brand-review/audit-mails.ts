/**
 * The e-mail copy of a report. The account's own address gets it at once; any other first gets one neutral mail, and
 * the report only after the click.
 */
import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Audit } from '#contract/audit-calls.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { auditMails, brandAudits, users } from '#server/platform/db/tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'

export const auditMailJob = 'audit-mail'
/** Mails to addresses that are not the account's own, whichever audits they are about. */
const askingMailsADay = 3
const dayMs = 86_400_000

type MailRow = typeof auditMails.$inferSelect
export type Receiver = { userId: string; ownAddress: string }

export type MailState = Audit['mails'][number]['state']

/** How far a mail has come, for its owner's eyes. */
export const presentMail = ({ address, tokenHash, confirmedAt, sentAt }: MailRow): Audit['mails'][number] => ({
  address,
  state: sentAt ? 'sent' : tokenHash !== null && !confirmedAt ? 'unconfirmed' : 'waiting',
})

export const listMails = (auditId: string, on: Queryable) =>
  on.select().from(auditMails).where(eq(auditMails.auditId, auditId)).orderBy(auditMails.createdAt)

/** Queues what may be sent of a complete report: the mails of own and of confirmed addresses. */
export async function queueMails(auditId: string, on: Queryable): Promise<void> {
  for (const mail of await listMails(auditId, on)) {
    if (presentMail(mail).state === 'waiting') await addJob(auditMailJob, { mailId: mail.id }, on)
  }
}

const isLately = ({ createdAt }: MailRow) => createdAt.getTime() > Date.now() - dayMs

/** Nobody gets more than a few unasked mails, however often they are asked for: the same address counts each time. */
async function checkAskingMails(userId: string, on: Queryable): Promise<void> {
  const { createdAt, tokenHash } = auditMails
  const lately = and(eq(auditMails.userId, userId), gt(createdAt, new Date(Date.now() - dayMs)), isNotNull(tokenHash))
  const [mails] = await on.select({ number: count() }).from(auditMails).where(lately)
  if ((mails?.number ?? 0) < askingMailsADay) return
  const sentence = 'Reports can go to three new addresses a day. Please try again tomorrow.'
  throw new Refusal('too_many_requests', { sentence, fields: { email: sentence }, retryAfterSeconds: dayMs / 1000 })
}

/**
 * Notes that the report of an audit goes to `address`; answers how far that has come, and the token to be mailed for
 * confirmation when it is to be asked now. An address is asked once a day about an audit, at most.
 */
export async function addMail(
  auditId: string,
  address: string,
  { userId, ownAddress }: Receiver,
  parts: { on: Queryable; secrets: Secrets },
): Promise<{ state: MailState; token?: string }> {
  const { on, secrets } = parts
  const wanted = address.toLowerCase()
  // Requests of one user pass here one after another, so that none slips by the count.
  await on.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const before = (await listMails(auditId, on)).find((mail) => mail.address === wanted)
  const state = before && presentMail(before).state
  if (before && state && (state !== 'unconfirmed' || isLately(before))) return { state }
  if (before) await on.delete(auditMails).where(eq(auditMails.id, before.id))
  const row = { id: randomUUID(), auditId, userId, address: wanted }
  if (wanted === ownAddress) {
    await on.insert(auditMails).values(row)
    return { state: 'waiting' }
  }
  await checkAskingMails(userId, on)
  const token = secrets.newToken()
  await on.insert(auditMails).values({ ...row, tokenHash: secrets.hashOf(token) })
  return { state: 'unconfirmed', token }
}

/** Forgets a mail that asked and did not go out, so that it can be asked for again. */
export async function forgetMail(token: string, on: Queryable, secrets: Secrets): Promise<void> {
  await on.delete(auditMails).where(eq(auditMails.tokenHash, secrets.hashOf(token)))
}

/** Takes the click of a mailed link; the report goes out at once when it is complete. False when the link is unknown. */
export function confirmMail(token: string, database: Database, secrets: Secrets): Promise<boolean> {
  return database.transaction(async (on) => {
    const [mail] = await on
      .update(auditMails)
      .set({ confirmedAt: sql`coalesce(${auditMails.confirmedAt}, now())` })
      .where(eq(auditMails.tokenHash, secrets.hashOf(token)))
      .returning()
    if (!mail) return false
    const [audit] = await on
      .select({ status: brandAudits.status })
      .from(brandAudits)
      .where(eq(brandAudits.id, mail.auditId))
    if (audit?.status === 'complete' && !mail.sentAt) await addJob(auditMailJob, { mailId: mail.id }, on)
    return true
  })
}
