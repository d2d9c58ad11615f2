/** The words and picks of a brand. A save carries the revision that it started from; what stood before is kept. */
import { eq, sql } from 'drizzle-orm'
import { type AttributesData, areAttributesComplete } from '#contract/brand.ts'
import { type BrandAttributes, readAttributes } from '#contract/brand-attributes.ts'
import { versionsKept } from '#contract/brand-history.ts'
import type { Revisions } from '#server/brand/brand-revisions.ts'
import type { Database } from '#server/platform/db/database.ts'
import { brands } from '#server/platform/db/tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** What a save changes: an absent category or step stays as it was. */
export type AttributesChange = {
  attributesData: Partial<AttributesData>
  currentStep?: number | undefined
  /** The revision that the change started from; without one the save is always taken. */
  revision?: string | undefined
  /** Why the former state was replaced, in words for the owner. */
  reason: string
}

export type AttributesStore = {
  read: (brandId: string) => Promise<BrandAttributes>
  save: (brandId: string, change: AttributesChange) => Promise<BrandAttributes>
}

type Row = { attributesData: unknown; attributesStep: number; attributesRevision: string }

const present = (row: Row): BrandAttributes => ({
  attributesData: readAttributes(row.attributesData),
  currentStep: row.attributesStep,
  revision: row.attributesRevision,
})

/**
 * One statement, one round trip: takes the row if its revision is the expected one, keeps what stood there, drops the
 * state beyond the last 50, and writes the new one. No row back means that the revision was stale.
 */
function saveStatement(
  brandId: string,
  expected: string,
  data: AttributesData,
  step: number,
  next: string,
  reason: string,
) {
  return sql`
    WITH old AS (
      SELECT id, attributes_data, attributes_step FROM brands
      WHERE id = ${brandId} AND attributes_revision = ${expected} FOR UPDATE
    ), kept AS (
      INSERT INTO brand_versions (brand_id, part, reason, value)
      SELECT id, 'attributes', ${reason}, jsonb_build_object('attributesData', attributes_data, 'currentStep', attributes_step) FROM old
    ), dropped AS (
      DELETE FROM brand_versions v USING old WHERE v.brand_id = old.id AND v.part = 'attributes' AND v.number <= (
        SELECT number FROM brand_versions WHERE brand_id = old.id AND part = 'attributes'
        ORDER BY number DESC OFFSET ${versionsKept - 1} LIMIT 1)
    )
    UPDATE brands SET attributes_data = ${JSON.stringify(data)}::jsonb, attributes_step = ${step},
      attributes_revision = ${next}, brand_attributes_completed = ${areAttributesComplete(data)}, updated_at = now()
    FROM old WHERE brands.id = old.id RETURNING brands.id`
}

export function createAttributesStore(database: Database, revisions: Revisions): AttributesStore {
  async function readRow(brandId: string): Promise<Row> {
    const [row] = await database
      .select({
        attributesData: brands.attributesData,
        attributesStep: brands.attributesStep,
        attributesRevision: brands.attributesRevision,
      })
      .from(brands)
      .where(eq(brands.id, brandId))
    if (!row) throw new Refusal('not_found')
    return row
  }

  return {
    read: async (brandId) => present(await readRow(brandId)),
    save: async (brandId, { attributesData, currentStep, revision, reason }) => {
      if (revision !== undefined && revisions.isForeign(revision, brandId)) throw new Refusal('wrong_account')
      // A save without a revision races only with itself: it takes the newest state and tries again.
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const current = present(await readRow(brandId))
        if (revision !== undefined && revision !== current.revision) {
          throw new Refusal('stale_revision', { extra: { brandAttributes: current } })
        }
        const data = { ...current.attributesData, ...attributesData }
        const step = currentStep ?? current.currentStep
        const next = revisions.next(brandId)
        const { rows } = await database.execute(saveStatement(brandId, current.revision, data, step, next, reason))
        if (rows.length > 0) return { attributesData: data, currentStep: step, revision: next }
      }
      throw new Refusal('busy', { retryAfterSeconds: 1 })
    },
  }
}
