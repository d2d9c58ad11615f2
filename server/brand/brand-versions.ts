/** Earlier states of a brand's parts. Every replaced state is kept; the last 50 of each part can be restored. */
import { and, desc, eq, sql } from 'drizzle-orm'
import { type HistoryPart, versionsKept } from '#contract/brand-history.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { brandVersions } from '#server/tables/tables.ts'

const ofPart = (brandId: string, part: HistoryPart) =>
  and(eq(brandVersions.brandId, brandId), eq(brandVersions.part, part))

/** Keeps `value` as an earlier state, in the transaction that replaces it; deletes all but the newest 50. */
export async function keepVersion(
  brandId: string,
  part: HistoryPart,
  reason: string,
  value: unknown,
  db: Queryable,
): Promise<void> {
  await db.insert(brandVersions).values({ brandId, part, reason, value })
  await db.execute(sql`
    DELETE FROM brand_versions WHERE brand_id = ${brandId} AND part = ${part} AND number < (
      SELECT number FROM brand_versions WHERE brand_id = ${brandId} AND part = ${part}
      ORDER BY number DESC OFFSET ${versionsKept - 1} LIMIT 1)`)
}

export type KeptVersion = { number: number; reason: string; value: unknown; replacedAt: Date }

/** The earlier states of a part, newest first. */
export function listVersions(brandId: string, part: HistoryPart, db: Queryable): Promise<KeptVersion[]> {
  const { number, reason, value, replacedAt } = brandVersions
  return db
    .select({ number, reason, value, replacedAt })
    .from(brandVersions)
    .where(ofPart(brandId, part))
    .orderBy(desc(number))
    .limit(versionsKept)
}

/** One earlier state of this brand; undefined if the number is unknown or belongs to another brand. */
export async function findVersion(brandId: string, number: number, db: Queryable) {
  const [row] = await db
    .select({ part: brandVersions.part, value: brandVersions.value })
    .from(brandVersions)
    .where(and(eq(brandVersions.brandId, brandId), eq(brandVersions.number, number)))
  return row
}

/** How many earlier states of a part can be restored. */
export async function countVersions(brandId: string, part: HistoryPart, db: Queryable): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(brandVersions).where(ofPart(brandId, part))
  return Math.min(row?.count ?? 0, versionsKept)
}
