/** Measures a fetched site in a thread of its own: parsing nine pages would hold up everybody else. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AuditedBrand, AuditRequest, AuditResult, FetchedSite } from '#contract/brand-review.ts'

export type MeasureTask = { site: FetchedSite; request: AuditRequest; brand: AuditedBrand }

const measureMs = 30_000
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/** The result; rejects when measuring breaks, takes over 30 s, or `signal` aborts. */
export async function measureSite(task: MeasureTask, signal: AbortSignal): Promise<AuditResult> {
  const worker = new Worker(new URL('measure-worker.ts', import.meta.url), {
    workerData: task,
    env: {},
    execArgv: [],
    resourceLimits,
  })
  try {
    const [result]: AuditResult[] = await once(worker, 'message', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(measureMs)]),
    })
    if (!result) throw new Error('Measuring ended without a result.')
    return result
  } finally {
    await worker.terminate()
  }
}
