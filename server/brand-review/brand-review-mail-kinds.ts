/** The mails of the brand review: the request for the receiver's consent, and the report. */

import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { type AuditAnalysis, auditAnalysis } from '#contract/brand-review.ts'
import { auditChanges } from '#contract/brand-review-calls.ts'
import { layOutReport } from '#contract/plain/brand-review-layout.ts'
import { auditScoreIds, auditScoreNames, findScoreCard, formatScore } from '#contract/plain/brand-review-words.ts'
import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import {
  listJudgmentsForOthers,
  listStandingJudgments,
  readJudgments,
} from '#server/brand-review/brand-review-judgments.ts'
import { auditMailJob, consentMailJob, recordMailFailure } from '#server/brand-review/brand-review-mails.ts'
import { makeAuditPrintJob } from '#server/brand-review/report-pdf.ts'
import { type Addressee, frameMail, type MailParts } from '#server/platform/mail/mail-frame.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { auditMails, brandAudits } from '#server/tables/tables.ts'

const mailPayload = z.object({ mailId: z.uuid() })
const readMailId = (payload: unknown) => mailPayload.parse(payload).mailId

const fail: NonNullable<MailKind['fail']> = (payload, db) => recordMailFailure(readMailId(payload), db)

const reportFile = 'brand-review.pdf'

/** The mail's text about a report: the scores, and what to do first. */
function linesOf(opening: string, analysis: AuditAnalysis): MailParts['lines'] {
  const scores = auditScoreIds
    .map((score) => ({ ...findScoreCard(analysis, score), name: auditScoreNames[score] }))
    .filter(({ isMeasured }) => isMeasured)
    .map(({ score, name, isPartial }) => ({
      number: formatScore(score),
      name: isPartial ? `${name} (partly measured)` : name,
    }))
  const first = layOutReport(analysis).first.map(({ action }) => `“${action.title}”`)
  return [
    opening,
    `Overall, it scores ${formatScore(analysis.overallScore)} out of 10; each score shows what it was measured on.`,
    ...(scores.length > 0 ? [{ figures: scores }] : []),
    ...(first.length > 0 ? [`What to do first: ${joinWithAnd(first)}.`] : []),
    'The full report is attached. Its second page sums it up, and the others show every finding and where we found it.',
  ]
}

/** Who sends a report to somebody else. `isProven`: the account's address is confirmed, so the sender may be named. */
export type ReportSender = { isProven: boolean; name: string; business: string }

/** Matches a URL, domain or email address. A "name" that contains one is meant to lure the receiver somewhere. */
const leadsElsewhere = /[/@\\]|www\.|\.[a-z]{2,}\b/i

/** The addressee of a mail to somebody else. The sender is named only if proven and not suspicious. */
const sentBy = (email: string, { isProven, name, business }: ReportSender): Addressee => {
  const isTold = isProven && !leadsElsewhere.test(`${name} ${business}`)
  return { email, isProven: isTold, firstName: name, business }
}

/** "Lena Falk of Harbour Loaf"; '' if the sender may not be named. */
const tellSender = ({ firstName, business }: { firstName: string; business: string }) =>
  business && firstName ? `${firstName} of ${business}` : firstName

type Place = { productName: string; linkBase: string; host: string }
type ReportMail = Place & { analysis: AuditAnalysis }

const subjectOf = ({ productName, host, analysis }: ReportMail) =>
  `Website Review of ${host}: ${formatScore(analysis.overallScore)} out of 10 (${productName})`

/** The report for the owner of the review. Only this mail has a link, because only the owner can open the review. */
export function writeReportMail({ to, auditId, ...report }: ReportMail & { to: Addressee; auditId: string }): Mail {
  const { productName, linkBase, host, analysis } = report
  return frameMail(productName, to, ({ firstName }) => ({
    subject: subjectOf(report),
    greeting: `Hello ${firstName}`,
    lines: linesOf(`Your review of ${host} is ready.`, analysis),
    button: { label: 'Open the Report', url: `${linkBase}/toolkit/brand-review?audit=${auditId}` },
    reason: 'You get this because you asked us to send a copy to your own address.',
  }))
}

/** The report for another address that has agreed to receive it. */
export function writeReportCopyMail({
  to,
  sender,
  ...report
}: ReportMail & { to: string; sender: ReportSender }): Mail {
  const { productName, host, analysis } = report
  return frameMail(productName, sentBy(to, sender), (own) => {
    const named = tellSender(own)
    return {
      subject: subjectOf(report),
      greeting: 'Hello',
      lines: linesOf(`Here’s the review of ${host}${named && `, sent by ${named}`}.`, analysis),
      reason: `You get this because ${named || 'someone'} asked us to send a copy to this address.`,
    }
  })
}

/** The user who has a report sent; undefined if the account is gone. */
async function findSender(userId: string, accounts: AccountContext['accounts']): Promise<ReportSender | undefined> {
  const owner = await accounts.findAddressee(userId)
  if (!owner) return undefined
  const { firstName, lastName, business } = await accounts.findNames(userId)
  return { isProven: owner.isProven, name: `${firstName} ${lastName}`.trim(), business }
}

/** The mail with the report attached; sends nothing if it was already sent. */
function createReportMail(
  { accounts, database, productName, linkBase }: AccountContext,
  printer: PdfPrinter,
): MailKind {
  return {
    prepare: async (payload) => {
      const [found] = await database
        .select({ mail: auditMails, audit: brandAudits })
        .from(auditMails)
        .innerJoin(brandAudits, eq(brandAudits.id, auditMails.auditId))
        .where(and(eq(auditMails.id, readMailId(payload)), isNull(auditMails.sentAt)))
      if (!found) return undefined
      const { mail: asked, audit } = found
      const analysis = auditAnalysis.parse(audit.analysis)
      const changes = auditChanges.nullable().parse(audit.changes)
      const host = new URL(audit.websiteUrl).hostname
      const owner = await accounts.findAddressee(asked.userId)
      const sender = await findSender(asked.userId, accounts)
      if (!owner || !sender) return undefined
      const business = analysis.madeFrom?.record.businessName ?? ''
      const told = { productName, linkBase, analysis, host }
      const isOwn = asked.address === owner.email
      const judged = await readJudgments(audit, database)
      const judgments = isOwn ? listStandingJudgments(judged) : listJudgmentsForOthers(judged)
      const { websiteUrl, createdAt: madeOn } = audit
      const report = makeAuditPrintJob({ websiteUrl, madeOn, analysis, changes, judgments, productName })
      const text = isOwn
        ? writeReportMail({ ...told, to: { ...owner, business }, auditId: asked.auditId })
        : writeReportCopyMail({ ...told, to: asked.address, sender })
      const mail: Mail = {
        ...text,
        attachments: [{ filename: reportFile, content: await printer.print(report) }],
      }
      return {
        mail,
        noteSent: async (db) => {
          await db.update(auditMails).set({ sentAt: new Date() }).where(eq(auditMails.id, asked.id))
        },
      }
    },
    fail,
  }
}

/** Asks an address other than the account's own for consent. The link's token is created here and stored as a hash. */
function createAskingMail({ accounts, database, secrets, productName, linkBase }: AccountContext): MailKind {
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
        .returning({ to: auditMails.address, userId: auditMails.userId, websiteUrl: brandAudits.websiteUrl })
      const sender = asked && (await findSender(asked.userId, accounts))
      if (!sender) return undefined
      const host = new URL(asked.websiteUrl).hostname
      return { mail: writeConsentMail({ productName, linkBase, to: asked.to, sender, host, token }) }
    },
    fail,
  }
}

type AskingMail = Place & { to: string; sender: ReportSender; token: string }

export function writeConsentMail({ productName, linkBase, to, sender, host, token }: AskingMail): Mail {
  return frameMail(productName, sentBy(to, sender), (own) => {
    const named = tellSender(own)
    const wish = `would like to send you a review of the website ${host}`
    return {
      subject: `A website review for you? (${productName})`,
      greeting: 'Hello',
      lines: [
        named ? `${named} ${wish}, made with ${productName}.` : `Someone who uses ${productName} ${wish}.`,
        'We won’t send it unless you say yes.',
      ],
      button: { label: 'Yes, send it to me', url: `${linkBase}/audit-mail?token=${token}` },
      closing: ['If you’d rather not, just ignore this email. We won’t send anything else.'],
      reason: `You get this once, because ${named || 'someone'} gave this address.`,
    }
  })
}

export const createAuditMailKinds = (context: AccountContext, printer: PdfPrinter): Record<string, MailKind> => ({
  [auditMailJob]: createReportMail(context, printer),
  [consentMailJob]: createAskingMail(context),
})
