/** The taglines of a brand: the latest list, what it was made from, the choice. What stood before is kept. */
import { eq, sql } from 'drizzle-orm'
import type { Maker } from '#contract/plain/brand.ts'
import type { Tagline, TaglineList } from '#contract/taglines.ts'
import { briefOf } from '#server/brand/brand-brief.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { countVersions, keepVersion, listVersions } from '#server/brand/brand-versions.ts'
import { type KeptTaglines, keptTaglines, storedTaglines } from '#server/brand/kept-parts.ts'
import { taglineMarkOf } from '#server/brand/made-from.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { brands } from '#server/platform/db/tables.ts'

/** A new list; without `made` it is an edit of the one that stands, which with `isRenewed` is made from today's answers. */
export type TaglineChange = {
  taglines: Tagline[]
  reason: string
  made?: { source: Maker; madeFrom: string; seed: number }
  isRenewed?: boolean
}

export type TaglineStore = {
  readList: (brandId: string) => Promise<TaglineList>
  replace: (brandId: string, change: TaglineChange) => Promise<TaglineList>
  choose: (brandId: string, chosenTagline: string) => Promise<void>
  /** Every line that was ever shown, the list as it stands, whether its answers have changed since, and the next seed. */
  readShown: (brandId: string) => Promise<{ texts: string[]; standing: Tagline[]; isStale: boolean; seed: number }>
}

async function listOf(brandId: string, on: Queryable): Promise<TaglineList> {
  const row = await readBrandRow(brandId, on)
  const stored = storedTaglines.parse(row.taglines)
  return {
    taglines: stored.map(({ tagline }) => tagline),
    details: stored.map(({ tagline: _tagline, ...marks }) => marks),
    source: row.taglinesSource,
    madeAt: row.taglinesMadeAt?.toISOString() ?? null,
    isStale: stored.length > 0 && row.taglinesMadeFrom !== taglineMarkOf(briefOf(row)),
    earlierCount: await countVersions(brandId, 'taglines', on),
  }
}

export function createTaglineStore(database: Database): TaglineStore {
  return {
    readList: (brandId) => listOf(brandId, database),
    replace: (brandId, { taglines, reason, made, isRenewed }) =>
      database.transaction(async (on) => {
        const row = await readBrandRow(brandId, on, 'to change')
        const before = storedTaglines.parse(row.taglines)
        const kept: KeptTaglines = { taglines: before, source: row.taglinesSource, madeFrom: row.taglinesMadeFrom }
        const isSameText =
          before.map(({ tagline }) => tagline).join('\n') === taglines.map(({ tagline }) => tagline).join('\n')
        if (before.length > 0 && !isSameText) await keepVersion(brandId, 'taglines', reason, kept, on)
        await on
          .update(brands)
          .set({
            taglines,
            ...(isRenewed && { taglinesMadeFrom: taglineMarkOf(briefOf(row)) }),
            ...(made && {
              taglinesSource: made.source,
              taglinesMadeFrom: made.madeFrom,
              taglinesMadeAt: new Date(),
              taglinesSeed: made.seed,
            }),
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
      const standing = storedTaglines.parse(row.taglines)
      const lists = [standing, ...earlier.map(({ value }) => keptTaglines.parse(value).taglines)]
      const isStale = standing.length > 0 && row.taglinesMadeFrom !== taglineMarkOf(briefOf(row))
      const texts = [...new Set(lists.flat().map(({ tagline }) => tagline))]
      return { texts, standing, isStale, seed: row.taglinesSeed + 1 }
    },
  }
}
