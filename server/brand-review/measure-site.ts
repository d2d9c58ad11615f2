/** Measures a fetched site in a worker thread, because parsing nine pages would block all other requests. */
import type { AuditResult } from '#contract/brand-review.ts'
import type { auditSite } from '#engine/brand-review/audit-site.ts'
import { removeLoneSurrogates } from '#server/brand-review/remove-lone-surrogates.ts'
import { WorkTooLargeError } from '#server/platform/threads/open-thread.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'

type Audit = typeof auditSite
const measuring = { module: '#engine/brand-review/audit-site.ts', name: 'auditSite' }
/** Nine pages and sixteen style sheets of 2 MB take about 11 s of CPU; this leaves room for a busy machine. */
const limitMs = 60_000

const tooLarge: AuditResult = {
  kind: 'failed',
  reason: 'This site is too large for us. Measuring its pages took longer than we allow.',
}

/** The result; taking over 60 s counts as a failed audit. Rejects if measuring throws or `signal` aborts. */
export async function measureSite(
  threads: ThreadPool,
  task: Parameters<Audit>,
  signal: AbortSignal,
): Promise<AuditResult> {
  try {
    return removeLoneSurrogates(await threads.run<Audit>(measuring, task, { limitMs, signal }))
  } catch (error) {
    if (error instanceof WorkTooLargeError) return tooLarge
    throw error
  }
}
