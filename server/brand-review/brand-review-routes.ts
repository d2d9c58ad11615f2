/** The routes of the brand review: start an audit, follow it, read its report, share it and mail it. */

import { auditCalls } from '#contract/brand-review-calls.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { auditJob } from '#server/brand-review/brand-review-job.ts'
import { listStandingJudgments } from '#server/brand-review/brand-review-judgments.ts'
import {
  addAuditMail,
  confirmMailAddress,
  listAuditMails,
  type MailRequester,
  presentAuditMail,
  queueReportMails,
} from '#server/brand-review/brand-review-mails.ts'
import type { AuditRow, AuditStore } from '#server/brand-review/brand-review-store.ts'
import { addJudgmentRoutes } from '#server/brand-review/judgment-routes.ts'
import { makeAuditPrintJob } from '#server/brand-review/report-pdf.ts'
import { auditDayLimit, auditLimit, auditMailConfirmLimit, auditMailLimit } from '#server/brand-review/review-limits.ts'
import type { Asker } from '#server/calls/asker.ts'
import { changeLimit, pdfLimit, readLimit } from '#server/calls/limits.ts'
import { createDisconnectSignal } from '#server/platform/http/disconnect-signal.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { type AllowedHosts, readSiteAddress, resolveSite, SiteError } from '#server/platform/sites/site-address.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'

export type AuditRouteParts = {
  context: AccountContext
  audits: AuditStore
  printer: PdfPrinter
  allowed: AllowedHosts
  gate: ModelGate
}

const badAddress = 'Please enter a valid website URL'

/** Refuses every forbidden address with the same message, so that nobody can probe what is behind it. */
async function checkAddress(websiteUrl: string, allowed: AllowedHosts): Promise<void> {
  const url = readSiteAddress(websiteUrl, allowed)
  const problem = url === undefined ? 'refused' : await resolveSite(url, allowed).then(() => undefined, problemOf)
  if (problem === undefined) return
  // An unknown host name is a typing error, not a security event.
  const security = problem === 'refused' && { security: { event: 'refused_address' as const } }
  throw new Refusal('invalid_input', { sentence: badAddress, fields: { websiteUrl: badAddress }, ...security })
}
const problemOf = (error: unknown) => (error instanceof SiteError ? error.reason : 'unreachable')

/** The response is the same for a missing audit and for another account's; only the security log tells them apart. */
const notOwn = (audits: AuditStore, brandId: string, id: string) =>
  new Refusal('not_found', { security: { event: 'refused_owner', isSo: () => audits.isAnothers(brandId, id) } })

async function findOwn(audits: AuditStore, brandId: string, id: string) {
  const audit = await audits.find(brandId, id)
  if (!audit) throw notOwn(audits, brandId, id)
  return audit
}

export function addAuditRoutes(parts: AuditRouteParts): void {
  const { context, audits, gate } = parts
  addAskingRoutes(parts)
  addReadingRoutes(parts)
  addMailRoutes(parts)
  async function findOwnRow(brandId: string, id: string): Promise<AuditRow> {
    const row = await audits.findRow(brandId, id)
    if (!row) throw notOwn(audits, brandId, id)
    return row
  }
  addJudgmentRoutes({ answer: context.answer, database: context.database, gate, findOwnRow })
}

/** Who asks for a copy. Leaves out the account's own address if it was never confirmed. */
async function receiverOf({ userId }: Asker, { accounts }: AuditRouteParts['context']): Promise<MailRequester> {
  const own = await accounts.findAddressee(userId)
  return { userId, ownAddress: own?.isProven ? own.email : undefined }
}

/** Starting an audit and retrying a failed one. */
function addAskingRoutes({ context, audits, allowed }: AuditRouteParts): void {
  const { answer, database, secrets, wake } = context

  answer(auditCalls.startAudit, [auditLimit, auditDayLimit], async ({ asker, body }) => {
    // An admin acting as a user may not have a report mailed to another address, just as in `mailAudit`.
    if (asker.impersonatorId !== null && body.email && body.email.toLowerCase() !== asker.email)
      throw new Refusal('impersonating')
    await checkAddress(body.websiteUrl, allowed)
    const receiver = await receiverOf(asker, context)
    const auditId = await database.transaction(async (tx) => {
      const id = await audits.create(asker.brandId, body, tx)
      await addJob(auditJob, { auditId: id }, asker.userId, tx)
      if (body.email) await addAuditMail(id, body.email, receiver, { tx, secrets })
      return id
    })
    wake()
    return { success: true as const, auditId }
  })

  answer(auditCalls.retryAudit, [auditLimit, auditDayLimit], async ({ asker, params }) => {
    await database.transaction(async (tx) => {
      if (!(await audits.reopen(asker.brandId, params.id, tx))) throw notOwn(audits, asker.brandId, params.id)
      await addJob(auditJob, { auditId: params.id }, asker.userId, tx)
    })
    wake()
    return { success: true as const }
  })
}

/** Following an audit, reading its report, sharing it. */
function addReadingRoutes({ context, audits, printer }: AuditRouteParts): void {
  const { answer, database, productName } = context
  answer(auditCalls.listAudits, [readLimit], async ({ asker }) => ({
    success: true as const,
    audits: await audits.list(asker.brandId),
  }))

  answer(auditCalls.getAudit, [readLimit], async ({ asker, params }) => {
    const audit = await findOwn(audits, asker.brandId, params.id)
    const mails = await listAuditMails(audit.id, database)
    return { success: true as const, audit: { ...audit, mails: mails.map(presentAuditMail) } }
  })

  answer.overHttp(auditCalls.getAuditReport, [pdfLimit], async ({ asker, params, query, reply }) => {
    const { websiteUrl, createdAt, analysis, changes, judgments } = await findOwn(audits, asker.brandId, params.id)
    if (!analysis) throw new Refusal('not_found')
    const report = makeAuditPrintJob({
      websiteUrl,
      madeOn: new Date(createdAt),
      ...query,
      analysis,
      changes,
      judgments: listStandingJudgments(judgments),
      productName,
    })
    const pdf = await printer.print(report, createDisconnectSignal(reply))
    return reply.type('application/pdf').header('content-disposition', 'inline; filename="brand-review.pdf"').send(pdf)
  })

  answer(auditCalls.shareAudit, [changeLimit], async ({ asker, params }) => {
    const sharePath = await audits.share(asker.brandId, params.id)
    if (sharePath === undefined) throw notOwn(audits, asker.brandId, params.id)
    return { success: true as const, sharePath }
  })

  answer(auditCalls.markAudit, [changeLimit], async ({ asker, params, body }) => {
    const marked = await audits.mark(asker.brandId, params.id, body)
    if (!marked) throw notOwn(audits, asker.brandId, params.id)
    return { success: true as const, ...marked }
  })

  answer(auditCalls.unshareAudit, [changeLimit], async ({ asker, params }) => {
    if (!(await audits.unshare(asker.brandId, params.id))) throw notOwn(audits, asker.brandId, params.id)
    return { success: true as const }
  })
}

/** Mailing a report. */
function addMailRoutes({ context, audits }: AuditRouteParts): void {
  const { answer, database, secrets, wake } = context

  answer(auditCalls.mailAudit, [auditMailLimit], async ({ asker, params, body }) => {
    const audit = await findOwn(audits, asker.brandId, params.id)
    const receiver = await receiverOf(asker, context)
    const state = await database.transaction(async (tx) => {
      const reached = await addAuditMail(audit.id, body.email, receiver, { tx, secrets })
      if (audit.status === 'complete') await queueReportMails(audit.id, tx)
      return reached
    })
    wake()
    return { success: true as const, state }
  })

  answer(auditCalls.confirmAuditMail, [auditMailConfirmLimit], async ({ body }) => {
    if (!(await confirmMailAddress(body.token, database, secrets))) throw new Refusal('invalid_link')
    wake()
    return { success: true as const }
  })
}
