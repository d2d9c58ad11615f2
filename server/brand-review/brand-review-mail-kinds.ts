/** The mails of the brand review: the question whether a report may come, and the report. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { type AuditAnalysis, auditAnalysis } from '#contract/brand-review.ts'
import { auditChanges } from '#contract/brand-review-calls.ts'
import { layOutReport } from '#contract/plain/brand-review-layout.ts'
import { auditScoreIds, auditScoreNames, cardOf, formatScore, listNames } from '#contract/plain/brand-review-words.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { askingMailJob, auditMailJob, noteMailFailed } from '#server/brand-review/brand-review-mails.ts'
import { auditReport } from '#server/brand-review/report-pdf.ts'
import { auditMails, brandAudits } from '#server/platform/db/tables.ts'
import { type Addressee, frameMail, type MailParts } from '#server/platform/mail/mail-frame.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'

const mailPayload = z.object({ mailId: z.uuid() })
const readMailId = (payload: unknown) => mailPayload.parse(payload).mailId

const fail: NonNullable<MailKind['fail']> = (payload, on) => noteMailFailed(readMailId(payload), on)

const reportFile = 'brand-review.pdf'

/** What the mail says of a report: how the site stands, and what to do first. */
function linesOf(host: string, analysis: AuditAnalysis, isOwn: boolean): MailParts['lines'] {
  const scores = auditScoreIds
    .map((score) => ({ ...cardOf(analysis, score), name: auditScoreNames[score] }))
    .filter(({ isMeasured }) => isMeasured)
    .map(({ score, name, isPartial }) => ({
      number: formatScore(score),
      name: isPartial ? `${name} (partly measured)` : name,
    }))
  const first = layOutReport(analysis).first.map(({ action }) => `“${action.title}”`)
  return [
    isOwn ? `Your review of ${host} is ready.` : `Here’s the review of ${host}.`,
    `Overall, it scores ${formatScore(analysis.overallScore)} out of 10; each score shows what it was measured on.`,
    ...(scores.length > 0 ? [{ figures: scores }] : []),
    ...(first.length > 0 ? [`What to do first: ${listNames(first)}.`] : []),
    'The full report is attached. Its second page sums it up, and the others show every finding and where we found it.',
  ]
}

export type ReportMail = {
  productName: string
  linkBase: string
  to: Addressee
  host: string
  analysis: AuditAnalysis
  /** Where it goes to the address of whoever made the review: only they can open it. */
  ownAuditId: string | undefined
}

export function writeReportMail({ productName, linkBase, to, host, analysis, ownAuditId }: ReportMail): Mail {
  const isOwn = ownAuditId !== undefined
  return frameMail(productName, to, ({ firstName }) => ({
    subject: `Website review of ${host}: ${formatScore(analysis.overallScore)} out of 10 (${productName})`,
    greeting: `Hello ${firstName}`,
    lines: linesOf(host, analysis, isOwn),
    ...(isOwn && {
      button: { label: 'Open the Report', url: `${linkBase}/toolkit/brand-review?audit=${ownAuditId}` },
    }),
    reason: isOwn
      ? 'You get this because you asked us to send a copy to your own address.'
      : 'You get this because someone asked us to send a copy to this address.',
  }))
}

/** The report, attached, unless it went out already. */
function createReportMail(
  { accounts, database, productName, linkBase }: AccountContext,
  printer: PdfPrinter,
): MailKind {
  return {
    prepare: async (payload) => {
      const { websiteUrl, createdAt, changes, analysis: stored } = brandAudits
      const [found] = await database
        .select({ mail: auditMails, websiteUrl, createdAt, changes, stored })
        .from(auditMails)
        .innerJoin(brandAudits, eq(brandAudits.id, auditMails.auditId))
        .where(and(eq(auditMails.id, readMailId(payload)), isNull(auditMails.sentAt)))
      if (!found) return undefined
      const analysis = auditAnalysis.parse(found.stored)
      const moved = auditChanges.nullable().parse(found.changes)
      const report = { websiteUrl: found.websiteUrl, madeOn: found.createdAt, analysis, changes: moved, productName }
      const { mail: asked } = found
      const host = new URL(found.websiteUrl).hostname
      const owner = await accounts.findAddressee(asked.userId)
      if (!owner) return undefined
      const isOwn = asked.address === owner.email
      const business = analysis.madeFrom?.record.businessName ?? ''
      const told = writeReportMail({
        ...{ productName, linkBase, analysis, host },
        to: { ...(isOwn ? owner : { email: asked.address, isProven: owner.isProven }), business },
        ownAuditId: isOwn ? asked.auditId : undefined,
      })
      const mail: Mail = {
        ...told,
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
      const host = new URL(asked.websiteUrl).hostname
      return { mail: writeAskingMail({ productName, linkBase, to: asked.to, host, token }) }
    },
    fail,
  }
}

type AskingMail = Pick<ReportMail, 'productName' | 'linkBase' | 'host'> & { to: string; token: string }

export function writeAskingMail({ productName, linkBase, to, host, token }: AskingMail): Mail {
  return frameMail(productName, { email: to, isProven: false }, () => ({
    subject: `A website review for you? (${productName})`,
    greeting: 'Hello',
    lines: [
      `Someone who uses ${productName} would like to send you a review of the website ${host}.`,
      'We won’t send it unless you say yes.',
    ],
    button: { label: 'Yes, send it to me', url: `${linkBase}/audit-mail?token=${token}` },
    closing: ['If you’d rather not, just ignore this email. We won’t send anything else.'],
    reason: 'You get this once, because someone gave this address.',
  }))
}

export const createAuditMailKinds = (context: AccountContext, printer: PdfPrinter): Record<string, MailKind> => ({
  [auditMailJob]: createReportMail(context, printer),
  [askingMailJob]: createAskingMail(context),
})
