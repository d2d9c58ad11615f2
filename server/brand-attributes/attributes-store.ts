/** The words and picks of a brand. A save carries the revision that it started from; what stood before is kept. */
import { eq } from 'drizzle-orm'
import { type BrandAttributes, readAttributes } from '#contract/brand-attributes.ts'
import { versionsKept } from '#contract/brand-history.ts'
import { type AttributesData, areAttributesComplete } from '#contract/plain/brand.ts'
import type { Revisions } from '#server/brand/brand-revisions.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { brands } from '#server/tables/tables.ts'

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

/** All that is saved at once; `expected` is the revision that must still stand, null takes whichever stands. */
type WholeSave = { data: AttributesData; step: number; expected: string | null }

/**
 * One statement, one round trip: takes the row if its revision is the expected one, keeps the words that stood there
 * (a mere move to another step keeps nothing) and the 49 states before them, and writes the new ones. No row back means
 * that the revision was stale.
 */
export const saveStatement = `
  WITH old AS (
    SELECT id, attributes_data FROM brands
    WHERE id = $1 AND ($2::text IS NULL OR attributes_revision = $2) FOR UPDATE
  ), kept AS (
    INSERT INTO brand_versions (brand_id, part, reason, value)
    SELECT id, 'attributes', $3, attributes_data FROM old WHERE attributes_data <> $4::jsonb RETURNING brand_id
  ), gone AS (
    DELETE FROM brand_versions USING kept
    WHERE brand_versions.brand_id = kept.brand_id AND part = 'attributes' AND number < (
      SELECT number FROM brand_versions WHERE brand_id = $1 AND part = 'attributes'
      ORDER BY number DESC OFFSET ${versionsKept - 2} LIMIT 1)
  )
  UPDATE brands SET attributes_data = $4, attributes_step = $5, attributes_revision = $6,
    brand_attributes_completed = $7, updated_at = now()
  FROM old WHERE brands.id = old.id RETURNING brands.id`

/** The change itself where it names all six categories and the step: then nothing has to be read before. */
function wholeOf({ attributesData, currentStep, revision }: AttributesChange): WholeSave | undefined {
  const { culture, customers, voice, feeling, impact, xfactor } = attributesData
  if (!culture || !customers || !voice || !feeling || !impact || !xfactor || currentStep === undefined) return undefined
  return {
    data: { culture, customers, voice, feeling, impact, xfactor },
    step: currentStep,
    expected: revision ?? null,
  }
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

  async function readExpected(brandId: string, revision: string | undefined): Promise<BrandAttributes> {
    const current = present(await readRow(brandId))
    if (revision === undefined || revision === current.revision) return current
    throw new Refusal('stale_revision', { extra: { brandAttributes: current } })
  }

  /** The change over what stands now. */
  async function completeChange(brandId: string, change: AttributesChange): Promise<WholeSave> {
    const current = await readExpected(brandId, change.revision)
    return {
      data: { ...current.attributesData, ...change.attributesData },
      step: change.currentStep ?? current.currentStep,
      expected: current.revision,
    }
  }

  return {
    read: async (brandId) => present(await readRow(brandId)),
    save: async (brandId, change) => {
      const { revision, reason } = change
      if (revision !== undefined && revisions.isForeign(revision, brandId)) throw new Refusal('wrong_account')
      // A save without a revision races only with itself: it takes the newest state and tries again.
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const { data, step, expected } = wholeOf(change) ?? (await completeChange(brandId, change))
        const next = revisions.next(brandId)
        const { rowCount } = await database.$client.query({
          name: 'save_attributes',
          text: saveStatement,
          values: [brandId, expected, reason, JSON.stringify(data), step, next, areAttributesComplete(data)],
        })
        if (rowCount) return { attributesData: data, currentStep: step, revision: next }
        await readExpected(brandId, revision)
      }
      throw new Refusal('busy', { retryAfterSeconds: 1 })
    },
  }
}
