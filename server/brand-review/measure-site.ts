/** Measures a fetched site in a thread: parsing nine pages would hold up everybody else. */
import type { AuditResult } from '#contract/brand-review.ts'
import type { auditSite } from '#engine/brand-review/audit-site.ts'
import { dropHalfCharacters } from '#server/brand-review/drop-half-characters.ts'
import { WorkTooLarge } from '#server/platform/threads/open-thread.ts'
import type { Threads } from '#server/platform/threads/threads.ts'

type Audit = typeof auditSite
const measuring = { module: '#engine/brand-review/audit-site.ts', name: 'auditSite' }
/** Nine pages and sixteen style sheets of 2 MB take about eleven seconds of a core; a busy machine shares its cores. */
const limitMs = 60_000

const tooLarge: AuditResult = {
  kind: 'failed',
  reason: 'This site is too large for us. Measuring its pages took longer than we allow.',
}

/** The result; one that takes over 60 s has failed. Rejects when measuring breaks or `signal` aborts. */
export async function measureSite(
  threads: Threads,
  task: Parameters<Audit>,
  signal: AbortSignal,
): Promise<AuditResult> {
  try {
    return dropHalfCharacters(await threads.run<Audit>(measuring, task, { limitMs, signal }))
  } catch (error) {
    if (error instanceof WorkTooLarge) return tooLarge
    throw error
  }
}
