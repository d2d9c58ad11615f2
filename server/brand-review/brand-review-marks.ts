/** The owner's marks on a site's findings: "intended" or "done". The next audit of the site takes them into account. */
import { and, asc, eq, gt, lte, type SQLWrapper, sql } from 'drizzle-orm'
import type { AuditMark } from '#contract/brand-review-calls.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { auditMarks, brandAudits } from '#server/tables/tables.ts'

/** Normalises an address to its site: ignores the protocol, www. and trailing slashes. */
export const normalizeSiteAddress = (address: SQLWrapper | string) =>
  sql<string>`regexp_replace(lower(${address}), '^https?://(www[.])?|/+$', '', 'g')`

export type MarkedSite = { brandId: string; websiteUrl: string }

const ofSite = ({ brandId, websiteUrl }: MarkedSite) =>
  and(eq(auditMarks.brandId, brandId), eq(auditMarks.site, normalizeSiteAddress(websiteUrl)))

const listMarks = (site: MarkedSite, db: Queryable): Promise<AuditMark[]> =>
  db
    .select({ check: auditMarks.checkId, mark: auditMarks.mark })
    .from(auditMarks)
    .where(ofSite(site))
    .orderBy(asc(auditMarks.checkId))

/** The marks shown beside the report created at `createdAt`; null once a newer report of the site is complete. */
export async function readAuditMarks(site: MarkedSite, createdAt: Date, db: Queryable): Promise<AuditMark[] | null> {
  const [newer] = await db
    .select({ id: brandAudits.id })
    .from(brandAudits)
    .where(
      and(
        eq(brandAudits.brandId, site.brandId),
        eq(normalizeSiteAddress(brandAudits.websiteUrl), normalizeSiteAddress(site.websiteUrl)),
        eq(brandAudits.status, 'complete'),
        // PostgreSQL stores microseconds, a Date only milliseconds; without truncating, a report would count as newer
        // than itself.
        gt(sql`date_trunc('milliseconds', ${brandAudits.createdAt})`, createdAt),
      ),
    )
    .limit(1)
  return newer ? null : listMarks(site, db)
}

/** Sets the mark of a check on a site, or removes it. */
export async function setAuditMark(
  site: MarkedSite,
  check: string,
  mark: AuditMark['mark'] | null,
  db: Queryable,
): Promise<void> {
  if (mark === null) {
    await db.delete(auditMarks).where(and(ofSite(site), eq(auditMarks.checkId, check)))
    return
  }
  await db
    .insert(auditMarks)
    .values({ brandId: site.brandId, site: normalizeSiteAddress(site.websiteUrl), checkId: check, mark })
    .onConflictDoUpdate({
      target: [auditMarks.brandId, auditMarks.site, auditMarks.checkId],
      set: { mark, markedAt: sql`now()` },
    })
}

/** The checks whose findings are intended. */
export async function listIntendedChecks(site: MarkedSite, db: Queryable): Promise<string[]> {
  const marks = await listMarks(site, db)
  return marks.filter(({ mark }) => mark === 'intended').map(({ check }) => check)
}

/**
 * Removes and returns the checks that were marked as done before `askedAt`, when the audit was requested. Its report
 * then says whether they really are.
 */
export async function takeDoneMarks(site: MarkedSite, askedAt: Date, db: Queryable): Promise<string[]> {
  const taken = await db
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
