/** Stores a brand's taglines: the latest list and the chosen one. */
import { eq, sql } from 'drizzle-orm'
import type { Tagline, TaglineList } from '#contract/taglines.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { countVersions } from '#server/brand/brand-versions.ts'
import { type KeptTaglines, keptTaglines, storedTaglines } from '#server/brand/kept-parts.ts'
import {
  isStaleList,
  type LineHistory,
  type LineListType,
  type LinesChange,
  readShownLines,
  replaceLines,
} from '#server/brand/lines-store.ts'
import { taglineMarkOf } from '#server/brand/made-from.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { brands } from '#server/tables/tables.ts'

const taglineLines: LineListType<Tagline> = {
  part: 'taglines',
  textOf: ({ tagline }) => tagline,
  markOf: taglineMarkOf,
  read: (row) => ({
    lines: storedTaglines.parse(row.taglines),
    source: row.taglinesSource,
    madeFrom: row.taglinesMadeFrom,
    seed: row.taglinesSeed,
  }),
  columnsOf: (lines, { source, madeFrom, seed }) => ({
    taglines: lines,
    ...(madeFrom !== undefined && { taglinesMadeFrom: madeFrom }),
    ...(source && { taglinesSource: source, taglinesMadeAt: new Date() }),
    ...(seed !== undefined && { taglinesSeed: seed }),
  }),
  keep: ({ lines, source, madeFrom }): KeptTaglines => ({ taglines: lines, source, madeFrom }),
  readKept: (value) => keptTaglines.parse(value).taglines,
}

export type TaglineStore = {
  readList: (brandId: string) => Promise<TaglineList>
  replace: (brandId: string, change: LinesChange<Tagline>) => Promise<TaglineList>
  choose: (brandId: string, chosenTagline: string) => Promise<void>
  readShown: (brandId: string) => Promise<LineHistory<Tagline>>
}

async function listOf(brandId: string, db: Queryable): Promise<TaglineList> {
  const row = await readBrandRow(brandId, db)
  const stored = storedTaglines.parse(row.taglines)
  return {
    taglines: stored.map(({ tagline }) => tagline),
    details: stored.map(({ tagline: _tagline, ...marks }) => marks),
    source: row.taglinesSource,
    madeAt: row.taglinesMadeAt?.toISOString() ?? null,
    isStale: isStaleList(taglineLines, row),
    earlierCount: await countVersions(brandId, 'taglines', db),
  }
}

export function createTaglineStore(database: Database): TaglineStore {
  return {
    readList: (brandId) => listOf(brandId, database),
    replace: (brandId, change) =>
      database.transaction(async (tx) => {
        await replaceLines(taglineLines, brandId, change, tx)
        return listOf(brandId, tx)
      }),
    choose: async (brandId, chosenTagline) => {
      await database.update(brands).set({ chosenTagline, updatedAt: sql`now()` }).where(eq(brands.id, brandId))
    },
    readShown: (brandId) => readShownLines(taglineLines, brandId, database),
  }
}
