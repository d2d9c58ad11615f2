/** The taglines of a brand: the latest list, what it was made from, the choice. What stood before is kept. */
import { eq, sql } from 'drizzle-orm'
import type { BrandBrief, Maker } from '#contract/brand.ts'
import type { TaglineList } from '#contract/taglines.ts'
import type { Tagline } from '#contract/writers.ts'
import { briefOf, markOf } from '#server/brand/brand-brief.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { countVersions, keepVersion, listVersions } from '#server/brand/brand-versions.ts'
import { type KeptTaglines, keptTaglines, storedTaglines } from '#server/brand/kept-parts.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { brands } from '#server/platform/db/tables.ts'

/** Taglines are written from the value proposition too. */
export const taglineMarkOf = (brief: BrandBrief) => markOf(brief, brief.chosenUvp)

export type TaglineStore = {
  readList: (brandId: string) => Promise<TaglineList>
  replace: (
    brandId: string,
    taglines: Tagline[],
    made: { source: Maker; madeFrom: string; seed: number },
  ) => Promise<TaglineList>
  choose: (brandId: string, chosenTagline: string) => Promise<void>
  /** Every line that was ever shown, and the seed of the next list. */
  readShown: (brandId: string) => Promise<{ texts: string[]; seed: number }>
}

async function listOf(brandId: string, on: Queryable): Promise<TaglineList> {
  const row = await readBrandRow(brandId, on)
  const stored = storedTaglines.parse(row.taglines)
  return {
    taglines: stored.map(({ tagline }) => tagline),
    details: stored.map(({ leans, device }) => ({ leans, device })),
    source: row.taglinesSource,
    madeAt: row.taglinesMadeAt?.toISOString() ?? null,
    isStale: stored.length > 0 && row.taglinesMadeFrom !== taglineMarkOf(briefOf(row)),
    earlierCount: await countVersions(brandId, 'taglines', on),
  }
}

export function createTaglineStore(database: Database): TaglineStore {
  return {
    readList: (brandId) => listOf(brandId, database),
    replace: (brandId, taglines, { source, madeFrom, seed }) =>
      database.transaction(async (on) => {
        const row = await readBrandRow(brandId, on, 'to change')
        const before = storedTaglines.parse(row.taglines)
        const kept: KeptTaglines = { taglines: before, source: row.taglinesSource, madeFrom: row.taglinesMadeFrom }
        if (before.length > 0) await keepVersion(brandId, 'taglines', 'Regenerated', kept, on)
        await on
          .update(brands)
          .set({
            taglines,
            taglinesSource: source,
            taglinesMadeFrom: madeFrom,
            taglinesMadeAt: new Date(),
            taglinesSeed: seed,
            updatedAt: sql`now()`,
          })
          .where(eq(brands.id, brandId))
        return listOf(brandId, on)
      }),
    choose: async (brandId, chosenTagline) => {
      await database.update(brands).set({ chosenTagline, updatedAt: sql`now()` }).where(eq(brands.id, brandId))
    },
    readShown: async (brandId) => {
      const row = await readBrandRow(brandId, database)
      const earlier = await listVersions(brandId, 'taglines', database)
      const lists = [
        storedTaglines.parse(row.taglines),
        ...earlier.map(({ value }) => keptTaglines.parse(value).taglines),
      ]
      return { texts: [...new Set(lists.flat().map(({ tagline }) => tagline))], seed: row.taglinesSeed + 1 }
    },
  }
}
