/** Measures a fetched site in a thread: parsing nine pages would hold up everybody else. */
import type { AuditResult } from '#contract/brand-review.ts'
import type { auditSite } from '#engine/brand-review/audit-site.ts'
import type { Threads } from '#server/platform/threads/threads.ts'

type Audit = typeof auditSite
const measuring = { module: '#engine/brand-review/audit-site.ts', name: 'auditSite' }
const limitMs = 30_000

/** The result; rejects when measuring breaks, takes over 30 s, or `signal` aborts. */
export const measureSite = (threads: Threads, task: Parameters<Audit>, signal: AbortSignal): Promise<AuditResult> =>
  threads.run<Audit>(measuring, task, { limitMs, signal })
