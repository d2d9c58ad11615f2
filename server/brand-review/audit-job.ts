/** The job of an audit: fetch, measure, write the report. Each stage is kept, so that a restart goes on from it. */
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { readAttributes } from '#contract/brand-attributes.ts'
import type { AuditedBrand } from '#contract/brand-review.ts'
import { queueMails } from '#server/brand-review/audit-mails.ts'
import type { AuditStore, AuditTask } from '#server/brand-review/audit-store.ts'
import { measureSite } from '#server/brand-review/measure-site.ts'
import type { Database } from '#server/platform/db/database.ts'
import { brands } from '#server/platform/db/tables.ts'
import type { JobKind } from '#server/platform/jobs/job-worker.ts'
import { crawlSite } from '#server/platform/sites/crawl-site.ts'
import { type AllowedHosts, readSiteAddress } from '#server/platform/sites/site-address.ts'
import type { Threads } from '#server/platform/threads/threads.ts'

export const auditJob = 'audit'
export const auditPayload = z.object({ auditId: z.uuid() })

const gaveUp = 'The analysis could not be finished. Please try again.'

async function readAuditedBrand(brandId: string, database: Database): Promise<AuditedBrand> {
  const { businessName, chosenUvp, chosenTagline, attributesData } = brands
  const [row] = await database
    .select({ businessName, chosenUvp, chosenTagline, attributesData })
    .from(brands)
    .where(eq(brands.id, brandId))
  return {
    businessName: row?.businessName ?? '',
    chosenUvp: row?.chosenUvp ?? '',
    chosenTagline: row?.chosenTagline ?? '',
    voiceWords: readAttributes(row?.attributesData).voice.topFive,
  }
}

export type AuditJobParts = { database: Database; audits: AuditStore; allowed: AllowedHosts; threads: Threads }

export function createAuditJob({ database, audits, allowed, threads }: AuditJobParts): JobKind {
  async function fetchSite({ id, request, site }: AuditTask, signal: AbortSignal) {
    if (site) return site
    await audits.startFetching(id)
    const entry = readSiteAddress(request.websiteUrl, allowed)
    if (!entry) return { entry: request.websiteUrl, pages: [], stylesheets: [], unreachable: [] }
    const fetched = await crawlSite({ entry, allowed, signal })
    // A crawl that was cut off by a stop is no picture of the site.
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
      const brand = await readAuditedBrand(task.brandId, database)
      const result = await measureSite(threads, [site, task.request, brand], signal)
      await finish(async (on) => {
        if (result.kind === 'failed') return audits.fail(auditId, result.reason, on)
        await audits.complete(task, result.analysis, on)
        await queueMails(auditId, on)
      })
    },
    fail: (payload, on) => audits.fail(auditPayload.parse(payload).auditId, gaveUp, on),
  }
}
