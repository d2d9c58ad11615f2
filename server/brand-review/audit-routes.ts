/** The calls of the brand review: asking for an audit, following it, its report, sharing and mailing it. */
import type { FastifyRequest } from 'fastify'
import { auditCalls } from '#contract/audit-calls.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import type { Asker } from '#server/account/session-store.ts'
import { auditJob } from '#server/brand-review/audit-job.ts'
import {
  addMail,
  confirmMail,
  forgetMail,
  listMails,
  presentMail,
  queueMails,
} from '#server/brand-review/audit-mails.ts'
import { auditReport } from '#server/brand-review/audit-report.ts'
import type { AuditStore } from '#server/brand-review/audit-store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { type AllowedHosts, readSiteAddress, resolveSite } from '#server/platform/sites/site-address.ts'

export type AuditRouteParts = {
  context: AccountContext
  audits: AuditStore
  printer: PdfPrinter
  allowed: AllowedHosts
  /** Looks for jobs at once. */
  wake: () => void
}

const badAddress = 'Please enter a valid website URL'

/** Refuses every address that may not be fetched alike, so that nobody learns what stands behind it. */
async function checkAddress(websiteUrl: string, allowed: AllowedHosts): Promise<void> {
  const url = readSiteAddress(websiteUrl, allowed)
  const isFine = url !== undefined && (await resolveSite(url, allowed).catch(() => undefined)) !== undefined
  if (!isFine) throw new Refusal('invalid_input', { sentence: badAddress, fields: { websiteUrl: badAddress } })
}

async function findOwn(audits: AuditStore, brandId: string, id: string) {
  const audit = await audits.find(brandId, id)
  if (!audit) throw new Refusal('not_found')
  return audit
}

export function addAuditRoutes(parts: AuditRouteParts): void {
  addAskingRoutes(parts)
  addReadingRoutes(parts)
  addMailRoutes(parts)
}

type Copy = { auditId: string; websiteUrl: string; address: string; asker: Asker }

/** Notes who gets a copy; answers how far it has come, with the mail that asks first when the address is not the account's own. */
async function askToMail({ auditId, websiteUrl, address, asker }: Copy, context: AccountContext, on: Queryable) {
  const { productName, linkBase, secrets } = context
  const receiver = { userId: asker.userId, ownAddress: asker.email }
  const { state, token } = await addMail(auditId, address, receiver, { on, secrets })
  if (token === undefined) return { state }
  const text = [
    `Somebody who uses ${productName} wants to send you the review of a website: ${new URL(websiteUrl).hostname}.`,
    `To get it, open this link:\n\n${linkBase}/audit-mail?token=${token}`,
    'If you do not want it, leave this message; nothing else will come.',
  ].join('\n\n')
  const mail = { to: address, subject: `A website review waits for you (${productName})`, text }
  return { state, asking: { mail, token } }
}

type Asking = { mail: Mail; token: string }

/** Sent beside the answer, which does not wait for it; one that does not go out may be asked for again. */
function sendBeside(asking: Asking | undefined, context: AccountContext, { log }: FastifyRequest): void {
  if (!asking) return
  const { sendMail, database, secrets } = context
  sendMail(asking.mail).catch(async (error: unknown) => {
    log.error({ err: error }, 'mail was not sent')
    await forgetMail(asking.token, database, secrets).catch((err: unknown) =>
      log.error({ err }, 'mail was not forgotten'),
    )
  })
}

/** Asking for an audit, and asking again. */
function addAskingRoutes({ context, audits, allowed, wake }: AuditRouteParts): void {
  const { answer, database, rateLimits } = context
  const starts = rateLimits('audit', 10, 600)

  answer(auditCalls.startAudit, async ({ asker, body, request }) => {
    await starts.use(asker.userId)
    await checkAddress(body.websiteUrl, allowed)
    const { auditId, asked } = await database.transaction(async (on) => {
      const id = await audits.create(asker.brandId, body, on)
      await addJob(auditJob, { auditId: id }, on)
      const copy = { auditId: id, websiteUrl: body.websiteUrl, address: body.email ?? '', asker }
      return { auditId: id, asked: copy.address === '' ? undefined : await askToMail(copy, context, on) }
    })
    wake()
    sendBeside(asked?.asking, context, request)
    return { success: true as const, auditId }
  })

  answer(auditCalls.retryAudit, async ({ asker, params }) => {
    await starts.use(asker.userId)
    await database.transaction(async (on) => {
      if (!(await audits.reopen(asker.brandId, params.id, on))) throw new Refusal('not_found')
      await addJob(auditJob, { auditId: params.id }, on)
    })
    wake()
    return { success: true as const }
  })
}

/** Following an audit, its report, the page that shares it. */
function addReadingRoutes({ context, audits, printer }: AuditRouteParts): void {
  const { answer, database, productName } = context
  answer(auditCalls.listAudits, async ({ asker }) => ({
    success: true as const,
    audits: await audits.list(asker.brandId),
  }))

  answer(auditCalls.getAudit, async ({ asker, params }) => {
    const audit = await findOwn(audits, asker.brandId, params.id)
    const mails = await listMails(audit.id, database)
    return { success: true as const, audit: { ...audit, mails: mails.map(presentMail) } }
  })

  answer(auditCalls.getAuditReport, async ({ asker, params, reply }) => {
    const { websiteUrl, createdAt, analysis } = await findOwn(audits, asker.brandId, params.id)
    if (!analysis) throw new Refusal('not_found')
    const pdf = await printer.print(auditReport({ websiteUrl, madeOn: new Date(createdAt), analysis, productName }))
    return reply.type('application/pdf').header('content-disposition', 'inline; filename="brand-review.pdf"').send(pdf)
  })

  answer(auditCalls.shareAudit, async ({ asker, params }) => {
    const sharePath = await audits.share(asker.brandId, params.id)
    if (sharePath === undefined) throw new Refusal('not_found')
    return { success: true as const, sharePath }
  })

  answer(auditCalls.unshareAudit, async ({ asker, params }) => {
    if (!(await audits.unshare(asker.brandId, params.id))) throw new Refusal('not_found')
    return { success: true as const }
  })
}

/** The e-mail copy. */
function addMailRoutes({ context, audits, wake }: AuditRouteParts): void {
  const { answer, database, rateLimits, secrets } = context
  const mailings = rateLimits('audit-mail', 10, 600)
  const confirmations = rateLimits('audit-mail-confirm', 30, 600)

  answer(auditCalls.mailAudit, async ({ asker, params, body, request }) => {
    await mailings.use(asker.userId)
    const audit = await findOwn(audits, asker.brandId, params.id)
    const { state, asking } = await database.transaction(async (on) => {
      const copy = { auditId: audit.id, websiteUrl: audit.websiteUrl, address: body.email, asker }
      const asked = await askToMail(copy, context, on)
      if (audit.status === 'complete') await queueMails(audit.id, on)
      return asked
    })
    wake()
    sendBeside(asking, context, request)
    return { success: true as const, state }
  })

  answer(auditCalls.confirmAuditMail, async ({ body, request }) => {
    await confirmations.use(networkOf(request.ip))
    if (!(await confirmMail(body.token, database, secrets))) throw new Refusal('invalid_link')
    wake()
    return { success: true as const }
  })
}
