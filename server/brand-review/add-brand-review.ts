/** The brand review: its routes, its jobs and its mails. */
import type { AccountContext } from '#server/account/account-context.ts'
import { auditJob, createAuditJob } from '#server/brand-review/brand-review-job.ts'
import { createAuditMailKinds } from '#server/brand-review/brand-review-mail-kinds.ts'
import { addAuditRoutes } from '#server/brand-review/brand-review-routes.ts'
import { createAuditStore } from '#server/brand-review/brand-review-store.ts'
import type { JobQueue } from '#server/platform/jobs/job-worker.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import type { AllowedHosts } from '#server/platform/sites/site-address.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'

type Parts = { printer: PdfPrinter; threads: ThreadPool; allowed: AllowedHosts; gate: ModelGate }

/**
 * How many reviews run at once. They mostly wait for slow sites; one per owner leaves two of the three slots free for
 * others.
 */
const places = { atOnce: 3, ofOneOwner: 1, attemptsMax: 4 } as const

export function addBrandReview(
  context: AccountContext,
  { printer, threads, allowed, gate }: Parts,
): { line: JobQueue; mails: Record<string, MailKind> } {
  const { database } = context
  const audits = createAuditStore(database)
  addAuditRoutes({ context, audits, printer, allowed, gate })
  const kinds = { [auditJob]: createAuditJob({ database, audits, allowed, threads }) }
  return { line: { kinds, ...places }, mails: createAuditMailKinds(context, printer) }
}
