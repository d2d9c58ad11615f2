/** The mails of the brand review: the question whether a report may come, and the report. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { auditChanges } from '#contract/audit-calls.ts'
import { layOutReport } from '#contract/audit-layout.ts'
import { auditScoreIds, auditScoreNames, cardOf, formatScore, listNames } from '#contract/audit-words.ts'
import { type AuditAnalysis, auditAnalysis } from '#contract/brand-review.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { askingMailJob, auditMailJob, noteMailFailed } from '#server/brand-review/audit-mails.ts'
import { auditReport } from '#server/brand-review/audit-report.ts'
import { auditMails, brandAudits, users } from '#server/platform/db/tables.ts'
import { frameMail } from '#server/platform/mail/mail-frame.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'

const mailPayload = z.object({ mailId: z.uuid() })
const readMailId = (payload: unknown) => mailPayload.parse(payload).mailId

const fail: NonNullable<MailKind['fail']> = (payload, on) => noteMailFailed(readMailId(payload), on)

const reportFile = 'brand-review.pdf'

/** What the mail says of a report: how the site stands, and what to do first. */
function linesOf(host: string, analysis: AuditAnalysis, isOwn: boolean): string[] {
  const scores = auditScoreIds
    .filter((score) => cardOf(analysis, score).isMeasured)
    .map((score) => `${auditScoreNames[score]} ${formatScore(cardOf(analysis, score).score)}`)
  const first = layOutReport(analysis).first.map(({ action }) => `“${action.title}”`)
  return [
    isOwn ? `Your review of ${host} is ready.` : `Here is the review of ${host}.`,
    `Overall it scores ${formatScore(analysis.overallScore)} out of 10${scores.length > 0 ? `: ${listNames(scores)}` : ''}.`,
    ...(first.length > 0 ? [`First to do: ${listNames(first)}.`] : []),
    'The whole report is attached. Its second page sums it up; the others show every finding and where it stands.',
  ]
}

/** The report, attached, unless it went out already. */
function createReportMail({ database, productName, linkBase }: AccountContext, printer: PdfPrinter): MailKind {
  return {
    prepare: async (payload) => {
      const { websiteUrl, createdAt, changes, analysis: stored } = brandAudits
      const owner = { email: users.email, firstName: users.firstName }
      const [found] = await database
        .select({ mail: auditMails, owner, websiteUrl, createdAt, changes, stored })
        .from(auditMails)
        .innerJoin(brandAudits, eq(brandAudits.id, auditMails.auditId))
        .innerJoin(users, eq(users.id, auditMails.userId))
        .where(and(eq(auditMails.id, readMailId(payload)), isNull(auditMails.sentAt)))
      if (!found) return undefined
      const analysis = auditAnalysis.parse(found.stored)
      const moved = auditChanges.nullable().parse(found.changes)
      const report = { websiteUrl: found.websiteUrl, madeOn: found.createdAt, analysis, changes: moved, productName }
      const { mail: asked } = found
      const host = new URL(found.websiteUrl).hostname
      const isOwn = asked.address === found.owner.email
      const business = analysis.madeFrom?.record.businessName ?? ''
      const framed = frameMail({
        productName,
        ...(business !== '' && { business }),
        greeting: isOwn && found.owner.firstName ? `Hello ${found.owner.firstName}` : 'Hello',
        lines: linesOf(host, analysis, isOwn),
        ...(isOwn && {
          button: { label: 'Open the report', url: `${linkBase}/toolkit/brand-review?audit=${asked.auditId}` },
        }),
        closing: ['You get this because a copy was asked for with this address.'],
      })
      const mail: Mail = {
        to: asked.address,
        subject: `Website review of ${host}: ${formatScore(analysis.overallScore)} out of 10 (${productName})`,
        ...framed,
        attachments: [{ filename: reportFile, content: await printer.print(auditReport(report)) }],
      }
      return {
        mail,
        noteSent: async (on) => {
          await on.update(auditMails).set({ sentAt: new Date() }).where(eq(auditMails.id, asked.id))
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
      const framed = frameMail({
        productName,
        greeting: 'Hello',
        lines: [
          `Somebody who uses ${productName} would like to send you the review of a website: ${new URL(asked.websiteUrl).hostname}.`,
          'Nothing is sent before you say yes.',
        ],
        button: { label: 'Yes, send it to me', url: `${linkBase}/audit-mail?token=${token}` },
        closing: ['If you would rather not, ignore this mail. Nothing else will come.'],
      })
      return { mail: { to: asked.to, subject: `A website review for you? (${productName})`, ...framed } }
    },
    fail,
  }
}

export const createAuditMailKinds = (context: AccountContext, printer: PdfPrinter): Record<string, MailKind> => ({
  [auditMailJob]: createReportMail(context, printer),
  [askingMailJob]: createAskingMail(context),
})
