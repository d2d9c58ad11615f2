/** The audit job: fetches and measures a site and writes the report. The fetched site is stored, so a restart continues there. */
import { z } from 'zod'
import { readAttributes } from '#contract/brand-attributes.ts'
import type { AuditBasis } from '#contract/brand-review.ts'
import { type AuditedRecord, makeAuditedRecord } from '#contract/plain/reviewed-record.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { queueReportMails } from '#server/brand-review/brand-review-mails.ts'
import { listIntendedChecks } from '#server/brand-review/brand-review-marks.ts'
import type { AuditStore, AuditTask } from '#server/brand-review/brand-review-store.ts'
import { measureSite } from '#server/brand-review/measure-site.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { JobKind } from '#server/platform/jobs/job-worker.ts'
import { crawlSite } from '#server/platform/sites/crawl-site.ts'
import { type AllowedHosts, readSiteAddress } from '#server/platform/sites/site-address.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'

export const auditJob = 'audit'
export const auditPayload = z.object({ auditId: z.uuid() })

const gaveUp = 'We couldn’t finish the review. Please try again.'

/** Reads what the site is measured against: the current brand record, and what the business sells. */
async function readRecord(brandId: string, database: Database) {
  const row = await readBrandRow(brandId, database)
  const coreValues = z.array(z.unknown()).catch([]).parse(row.coreValues)
  const record = makeAuditedRecord({ ...row, coreValues }, readAttributes(row.attributesData))
  return { record, productsServices: row.productsServices ?? '' }
}

function madeFromOf({ request }: AuditTask, record: AuditedRecord): AuditBasis {
  const { brandArchetype, coreValues, targetAudience, brandTone } = request
  const { voiceWords, coreValues: ownValues } = record
  return {
    asked: { brandArchetype, coreValues, targetAudience, brandTone },
    record: { ...record, voiceWords: [...voiceWords], coreValues: [...ownValues] },
  }
}

export type AuditJobParts = { database: Database; audits: AuditStore; allowed: AllowedHosts; threads: ThreadPool }

export function createAuditJob({ database, audits, allowed, threads }: AuditJobParts): JobKind {
  async function fetchSite({ id, request, site }: AuditTask, signal: AbortSignal) {
    if (site) return site
    await audits.startFetching(id)
    const entry = readSiteAddress(request.websiteUrl, allowed)
    if (!entry) return { entry: request.websiteUrl, pages: [], stylesheets: [], unreachable: [] }
    const fetched = await crawlSite({ entry, allowed, signal })
    // A crawl interrupted by a shutdown is incomplete, so it is not stored.
    signal.throwIfAborted()
    await audits.keepSite(id, fetched)
    return fetched
  }

  return {
    work: async ({ payload, signal, finish }) => {
      const { auditId } = auditPayload.parse(payload)
      const task = await audits.findTask(auditId)
      if (!task) return finish(async () => undefined)
      const site = await fetchSite(task, signal)
      const { record, productsServices } = await readRecord(task.brandId, database)
      const marked = { brandId: task.brandId, websiteUrl: task.request.websiteUrl }
      const intended = await listIntendedChecks(marked, database)
      const today = new Date().toISOString().slice(0, 10)
      const result = await measureSite(
        threads,
        [site, task.request, { ...record, productsServices }, { intended, today }],
        signal,
      )
      await finish(async (db) => {
        if (result.kind === 'failed') return audits.fail(auditId, result.reason, db)
        const analysis = { ...result.analysis, madeFrom: madeFromOf(task, record) }
        await audits.complete(task, { analysis, passages: result.passages }, db)
        await queueReportMails(auditId, db)
      })
    },
    fail: (payload, db) => audits.fail(auditPayload.parse(payload).auditId, gaveUp, db),
  }
}
