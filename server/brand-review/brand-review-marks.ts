/** What an owner says of the findings of a site: meant so, or mended. The next audit of the site respects it. */
import { and, asc, eq, gt, lte, type SQLWrapper, sql } from 'drizzle-orm'
import type { AuditMark } from '#contract/brand-review-calls.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { auditMarks, brandAudits } from '#server/tables/tables.ts'

/** One site under the addresses that people write for it: with or without www., the lock, or a slash at the end. */
export const siteOf = (address: SQLWrapper | string) =>
  sql<string>`regexp_replace(lower(${address}), '^https?://(www[.])?|/+$', '', 'g')`

/** A site of a brand. */
export type MarkedSite = { brandId: string; websiteUrl: string }

const ofSite = ({ brandId, websiteUrl }: MarkedSite) =>
  and(eq(auditMarks.brandId, brandId), eq(auditMarks.site, siteOf(websiteUrl)))

const listMarks = (site: MarkedSite, on: Queryable): Promise<AuditMark[]> =>
  on
    .select({ check: auditMarks.checkId, mark: auditMarks.mark })
    .from(auditMarks)
    .where(ofSite(site))
    .orderBy(asc(auditMarks.checkId))

/** The marks that stand beside the report of `createdAt`; null once a newer one of the site is complete. */
export async function readMarks(site: MarkedSite, createdAt: Date, on: Queryable): Promise<AuditMark[] | null> {
  const [newer] = await on
    .select({ id: brandAudits.id })
    .from(brandAudits)
    .where(
      and(
        eq(brandAudits.brandId, site.brandId),
        eq(siteOf(brandAudits.websiteUrl), siteOf(site.websiteUrl)),
        eq(brandAudits.status, 'complete'),
        // The database knows microseconds, a date milliseconds.
        gt(sql`date_trunc('milliseconds', ${brandAudits.createdAt})`, createdAt),
      ),
    )
    .limit(1)
  return newer ? null : listMarks(site, on)
}

/** Marks a check of a site, or takes its mark back. */
export async function setMark(
  site: MarkedSite,
  check: string,
  mark: AuditMark['mark'] | null,
  on: Queryable,
): Promise<void> {
  if (mark === null) {
    await on.delete(auditMarks).where(and(ofSite(site), eq(auditMarks.checkId, check)))
    return
  }
  await on
    .insert(auditMarks)
    .values({ brandId: site.brandId, site: siteOf(site.websiteUrl), checkId: check, mark })
    .onConflictDoUpdate({
      target: [auditMarks.brandId, auditMarks.site, auditMarks.checkId],
      set: { mark, markedAt: sql`now()` },
    })
}

/** The checks whose findings are meant so. */
export async function listIntended(site: MarkedSite, on: Queryable): Promise<string[]> {
  const marks = await listMarks(site, on)
  return marks.filter(({ mark }) => mark === 'intended').map(({ check }) => check)
}

/** Takes the checks that were marked as done before `askedAt`: an audit of that moment says whether they are. */
export async function takeDone(site: MarkedSite, askedAt: Date, on: Queryable): Promise<string[]> {
  const taken = await on
    .delete(auditMarks)
    .where(
      and(
        ofSite(site),
        eq(auditMarks.mark, 'done'),
        lte(sql`date_trunc('milliseconds', ${auditMarks.markedAt})`, askedAt),
      ),
    )
    .returning({ check: auditMarks.checkId })
  return taken.map(({ check }) => check)
}
