/** Stores a brand's words and picks. A save names the revision it started from; the replaced state is kept as a version. */
import { eq } from 'drizzle-orm'
import { type BrandAttributes, readAttributes } from '#contract/brand-attributes.ts'
import { versionsKept } from '#contract/brand-history.ts'
import { type AttributesData, areAttributesComplete } from '#contract/plain/brand.ts'
import type { BrandRevisions } from '#server/brand/brand-revisions.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { brands } from '#server/tables/tables.ts'

/** What a save changes. A category or step that is not given stays as it was. */
export type AttributesChange = {
  attributesData: Partial<AttributesData>
  currentStep?: number | undefined
  /** The revision that the change started from; without one, the save always succeeds. */
  revision?: string | undefined
  /** Why the old state was replaced, in words for the owner. */
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

/** A save of all six categories and the step. `expected` is the revision that must still be current; null accepts any. */
type WholeSave = { data: AttributesData; step: number; expected: string | null }

/**
 * One statement, one round trip: locks the row if its revision is the expected one, keeps the old words as a version if
 * they changed (a new step alone keeps nothing), deletes all but the newest 50 versions, and writes the new words. No row
 * returned means that the revision was stale.
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

/** The change as a save of everything, if it names all six categories and the step. Then nothing has to be read first. */
function wholeOf({ attributesData, currentStep, revision }: AttributesChange): WholeSave | undefined {
  const { culture, customers, voice, feeling, impact, xfactor } = attributesData
  if (!culture || !customers || !voice || !feeling || !impact || !xfactor || currentStep === undefined) return undefined
  return {
    data: { culture, customers, voice, feeling, impact, xfactor },
    step: currentStep,
    expected: revision ?? null,
  }
}

export function createAttributesStore(database: Database, revisions: BrandRevisions): AttributesStore {
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

  /** Completes a partial change with the current state. */
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
      // A save without a revision can only lose a race, so it retries on the newest state.
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
