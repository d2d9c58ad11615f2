/** The brand review: its calls, and the jobs that do its work. */
import type { AccountContext } from '#server/account/account-context.ts'
import { auditJob, createAuditJob } from '#server/brand-review/audit-job.ts'
import { createAuditMailJob } from '#server/brand-review/audit-mail-job.ts'
import { auditMailJob } from '#server/brand-review/audit-mails.ts'
import { auditReport } from '#server/brand-review/audit-report.ts'
import { addAuditRoutes } from '#server/brand-review/audit-routes.ts'
import { createAuditStore } from '#server/brand-review/audit-store.ts'
import type { JobKind } from '#server/platform/jobs/job-worker.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import type { AllowedHosts } from '#server/platform/sites/site-address.ts'
import type { Threads } from '#server/platform/threads/threads.ts'

type Parts = { printer: PdfPrinter; threads: Threads; allowed: AllowedHosts; wake: () => void }

export function addBrandReview(
  context: AccountContext,
  { printer, threads, allowed, wake }: Parts,
): Record<string, JobKind> {
  const { database, sendMail, productName } = context
  const audits = createAuditStore(database)
  addAuditRoutes({ context, audits, printer, allowed, wake })
  return {
    [auditJob]: createAuditJob({ database, audits, allowed, threads }),
    [auditMailJob]: createAuditMailJob({
      database,
      sendMail,
      productName,
      print: ({ createdAt, ...report }) => printer.print(auditReport({ ...report, madeOn: createdAt, productName })),
    }),
  }
}
