/** The mails of the brand review: the question whether a report may come, and the report. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { type AuditAnalysis, auditAnalysis } from '#contract/brand-review.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { askingMailJob, auditMailJob, noteMailFailed } from '#server/brand-review/audit-mails.ts'
import { auditReport } from '#server/brand-review/audit-report.ts'
import { auditMails, brandAudits } from '#server/platform/db/tables.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'

const mailPayload = z.object({ mailId: z.uuid() })
const readMailId = (payload: unknown) => mailPayload.parse(payload).mailId

const fail: NonNullable<MailKind['fail']> = (payload, on) => noteMailFailed(readMailId(payload), on)

const score = (value: number) => value.toFixed(1)

const textOf = (websiteUrl: string, analysis: AuditAnalysis) =>
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

/** The report, attached, unless it went out already. */
function createReportMail({ database, productName }: AccountContext, printer: PdfPrinter): MailKind {
  return {
    prepare: async (payload) => {
      const { websiteUrl, createdAt, analysis: stored } = brandAudits
      const [found] = await database
        .select({ id: auditMails.id, to: auditMails.address, websiteUrl, createdAt, stored })
        .from(auditMails)
        .innerJoin(brandAudits, eq(brandAudits.id, auditMails.auditId))
        .where(and(eq(auditMails.id, readMailId(payload)), isNull(auditMails.sentAt)))
      if (!found) return undefined
      const analysis = auditAnalysis.parse(found.stored)
      const report = { websiteUrl: found.websiteUrl, madeOn: found.createdAt, analysis, productName }
      const mail: Mail = {
        to: found.to,
        subject: `The brand review of ${new URL(found.websiteUrl).hostname} (${productName})`,
        text: textOf(found.websiteUrl, analysis),
        attachments: [{ filename: 'brand-review.pdf', content: await printer.print(auditReport(report)) }],
      }
      return {
        mail,
        noteSent: async (on) => {
          await on.update(auditMails).set({ sentAt: new Date() }).where(eq(auditMails.id, found.id))
        },
      }
    },
    fail,
  }
}

/** Asks an address that is not the account's own; the link's token is made here and stored as a hash. */
function createAskingMail({ database, secrets, productName, linkBase }: AccountContext): MailKind {
  return {
    prepare: async (payload) => {
      const token = secrets.newToken()
      const [asked] = await database
        .update(auditMails)
        .set({ tokenHash: secrets.hashOf(token) })
        .from(brandAudits)
        .where(
          and(
            eq(auditMails.id, readMailId(payload)),
            eq(brandAudits.id, auditMails.auditId),
            isNotNull(auditMails.tokenHash),
            isNull(auditMails.confirmedAt),
          ),
        )
        .returning({ to: auditMails.address, websiteUrl: brandAudits.websiteUrl })
      if (!asked) return undefined
      const text = [
        `Somebody who uses ${productName} wants to send you the review of a website: ${new URL(asked.websiteUrl).hostname}.`,
        `To get it, open this link:\n\n${linkBase}/audit-mail?token=${token}`,
        'If you do not want it, leave this message; nothing else will come.',
      ].join('\n\n')
      return { mail: { to: asked.to, subject: `A website review waits for you (${productName})`, text } }
    },
    fail,
  }
}

export const createAuditMailKinds = (context: AccountContext, printer: PdfPrinter): Record<string, MailKind> => ({
  [auditMailJob]: createReportMail(context, printer),
  [askingMailJob]: createAskingMail(context),
})
