/** The value propositions of a brand: the list, what it was made from, the choice. What stood before is kept. */
import { eq, sql } from 'drizzle-orm'
import type { Maker } from '#contract/plain/brand.ts'
import type { Sentences } from '#contract/plain/sentences.ts'
import { readSentences, type SentencesInput } from '#contract/sentences.ts'
import { readUvps, type StoredUvp, type UvpList } from '#contract/uvp.ts'
import { asksOf } from '#engine/uvp/write-uvps.ts'
import { briefOf, markOf } from '#server/brand/brand-brief.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { countVersions, keepVersion, listVersions } from '#server/brand/brand-versions.ts'
import { type KeptUvps, keptUvps } from '#server/brand/kept-parts.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { brands } from '#server/platform/db/tables.ts'

/** A new list; without `made` it is an edit of the one that stands, which with `isRenewed` is made from today's answers. */
export type UvpChange = {
  uvps: StoredUvp[]
  reason: string
  made?: { source: Maker; madeFrom: string; seed: number }
  isRenewed?: boolean
}

export type UvpStore = {
  readList: (brandId: string) => Promise<UvpList>
  replace: (brandId: string, change: UvpChange) => Promise<UvpList>
  /** Puts finished sentences into the record; what is not said stays. */
  tellSentences: (brandId: string, told: SentencesInput) => Promise<{ sentences: Sentences; uvps: UvpList }>
  choose: (brandId: string, chosenUvp: string) => Promise<void>
  /** Every text that was ever shown, the list as it stands, whether its answers have changed since, and the next seed. */
  readShown: (brandId: string) => Promise<{ texts: string[]; standing: StoredUvp[]; isStale: boolean; seed: number }>
}

async function listOf(brandId: string, on: Queryable): Promise<UvpList> {
  const row = await readBrandRow(brandId, on)
  const uvpVariations = readUvps(row.uvpVariations)
  const brief = briefOf(row)
  return {
    uvpVariations,
    source: row.uvpSource,
    isStale: uvpVariations.length > 0 && row.uvpMadeFrom !== null && row.uvpMadeFrom !== markOf(brief),
    earlierCount: await countVersions(brandId, 'uvps', on),
    asks: asksOf(brief),
  }
}

export function createUvpStore(database: Database): UvpStore {
  return {
    readList: (brandId) => listOf(brandId, database),
    replace: (brandId, { uvps, reason, made, isRenewed }) =>
      database.transaction(async (on) => {
        const row = await readBrandRow(brandId, on, 'to change')
        const before = readUvps(row.uvpVariations)
        const isSame = JSON.stringify(before) === JSON.stringify(uvps)
        if (before.length > 0 && !isSame) {
          const kept: KeptUvps = { uvps: before, source: row.uvpSource, madeFrom: row.uvpMadeFrom }
          await keepVersion(brandId, 'uvps', reason, kept, on)
        }
        await on
          .update(brands)
          .set({
            uvpVariations: uvps,
            ...(isRenewed && { uvpMadeFrom: markOf(briefOf(row)) }),
            ...(made && { uvpSource: made.source, uvpMadeFrom: made.madeFrom, uvpSeed: made.seed }),
            updatedAt: sql`now()`,
          })
          .where(eq(brands.id, brandId))
        return listOf(brandId, on)
      }),
    tellSentences: (brandId, told) =>
      database.transaction(async (on) => {
        const row = await readBrandRow(brandId, on, 'to change')
        const sentences = readSentences({ ...readSentences(row.sentences), ...told })
        await on.update(brands).set({ sentences, updatedAt: sql`now()` }).where(eq(brands.id, brandId))
        return { sentences, uvps: await listOf(brandId, on) }
      }),
    choose: async (brandId, chosenUvp) => {
      await database.update(brands).set({ chosenUvp, updatedAt: sql`now()` }).where(eq(brands.id, brandId))
    },
    readShown: async (brandId) => {
      const row = await readBrandRow(brandId, database)
      const earlier = await listVersions(brandId, 'uvps', database)
      const standing = readUvps(row.uvpVariations)
      const lists = [standing, ...earlier.map(({ value }) => keptUvps.parse(value).uvps)]
      const isStale = standing.length > 0 && row.uvpMadeFrom !== null && row.uvpMadeFrom !== markOf(briefOf(row))
      const texts = [...new Set(lists.flat().map(({ uvp }) => uvp))]
      return { texts, standing, isStale, seed: row.uvpSeed + 1 }
    },
  }
}
