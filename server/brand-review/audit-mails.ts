/**
 * The e-mail copy of a report. The account's own address gets it at once; any other first gets one neutral mail, and
 * the report only after the click.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Audit } from '#contract/audit-calls.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { auditMails, brandAudits } from '#server/platform/db/tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'

export const auditMailJob = 'audit-mail'
const newAddressesADay = 3
const dayMs = 86_400_000

type MailRow = typeof auditMails.$inferSelect
export type Receiver = { userId: string; ownAddress: string }

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

async function checkNewAddress(address: string, userId: string, on: Queryable): Promise<void> {
  const { createdAt, tokenHash } = auditMails
  const lately = and(eq(auditMails.userId, userId), gt(createdAt, new Date(Date.now() - dayMs)), isNotNull(tokenHash))
  const rows = await on.select({ address: auditMails.address }).from(auditMails).where(lately)
  const others = new Set(rows.map((row) => row.address).filter((each) => each !== address))
  if (others.size >= newAddressesADay) {
    throw new Refusal('too_many_requests', {
      sentence: 'You can send reports to three new addresses a day. Please try again tomorrow.',
      retryAfterSeconds: dayMs / 1000,
    })
  }
}

/** Notes that the report of an audit goes to `address`; answers the token to be confirmed when it is not the own one. */
export async function addMail(
  auditId: string,
  address: string,
  { userId, ownAddress }: Receiver,
  parts: { on: Queryable; secrets: Secrets },
): Promise<{ token?: string }> {
  const { on, secrets } = parts
  const wanted = address.toLowerCase()
  const before = (await listMails(auditId, on)).find((mail) => mail.address === wanted)
  if (before && presentMail(before).state !== 'unconfirmed') return {}
  if (before) await on.delete(auditMails).where(eq(auditMails.id, before.id))
  const row = { id: randomUUID(), auditId, userId, address: wanted }
  if (wanted === ownAddress) {
    await on.insert(auditMails).values(row)
    return {}
  }
  await checkNewAddress(wanted, userId, on)
  const token = secrets.newToken()
  await on.insert(auditMails).values({ ...row, tokenHash: secrets.hashOf(token) })
  return { token }
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
