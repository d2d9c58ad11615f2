/** The job that mails a report. A mail is noted as sent before it goes out: a killed server never sends it twice. */
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { type AuditAnalysis, auditAnalysis } from '#contract/brand-review.ts'
import type { Database } from '#server/platform/db/database.ts'
import { auditMails, brandAudits } from '#server/platform/db/tables.ts'
import type { JobKind } from '#server/platform/jobs/job-worker.ts'
import type { SendMail } from '#server/platform/mail/send-mail.ts'

const mailPayload = z.object({ mailId: z.uuid() })

type Report = { websiteUrl: string; createdAt: Date; analysis: AuditAnalysis }
export type MailParts = {
  database: Database
  sendMail: SendMail
  productName: string
  print: (report: Report) => Promise<Buffer>
}

const score = (value: number) => value.toFixed(1)

const textOf = ({ websiteUrl, analysis }: Report) =>
  [
    `The review of ${websiteUrl} is complete.`,
    `Overall: ${score(analysis.overallScore)} of 10`,
    [
      `Brand voice: ${score(analysis.voiceAnalysis.score)}`,
      `Visual identity: ${score(analysis.visualAnalysis.score)}`,
      `Messaging: ${score(analysis.messagingAnalysis.score)}`,
      `Consistency: ${score(analysis.consistencyAnalysis.score)}`,
    ].join('\n'),
    'The whole report, with the evidence of every finding, is attached.',
  ].join('\n\n')

export function createAuditMailJob({ database, sendMail, productName, print }: MailParts): JobKind {
  /** The mail's address and report, noted as sent; undefined when it has gone out already. */
  async function takeMail(mailId: string): Promise<{ address: string; report: Report } | undefined> {
    const [mail] = await database
      .update(auditMails)
      .set({ sentAt: new Date() })
      .where(and(eq(auditMails.id, mailId), isNull(auditMails.sentAt)))
      .returning()
    if (!mail) return undefined
    const { websiteUrl, createdAt, analysis } = brandAudits
    const [audit] = await database
      .select({ websiteUrl, createdAt, analysis })
      .from(brandAudits)
      .where(eq(brandAudits.id, mail.auditId))
    return audit && { address: mail.address, report: { ...audit, analysis: auditAnalysis.parse(audit.analysis) } }
  }

  async function send(address: string, report: Report): Promise<void> {
    const { hostname } = new URL(report.websiteUrl)
    await sendMail({
      to: address,
      subject: `The brand review of ${hostname} (${productName})`,
      text: textOf(report),
      attachments: [{ filename: 'brand-review.pdf', content: await print(report) }],
    })
  }

  return {
    work: async ({ payload, finish }) => {
      const { mailId } = mailPayload.parse(payload)
      const mail = await takeMail(mailId)
      if (mail) {
        await send(mail.address, mail.report).catch(async (error: unknown) => {
          // It did not go out, so it may be tried again.
          await database.update(auditMails).set({ sentAt: null }).where(eq(auditMails.id, mailId))
          throw error
        })
      }
      await finish(async () => undefined)
    },
    // The owner sees that it is still waiting, and can ask again.
    fail: async () => undefined,
  }
}
