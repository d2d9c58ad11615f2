/** Stores a brand's value propositions: the list, the chosen one, and the sentences that drafts are made from. */
import { eq, sql } from 'drizzle-orm'
import { listSentencesToAsk } from '#contract/plain/sentence-drafts.ts'
import type { Sentences } from '#contract/plain/sentences.ts'
import { readSentences, type SentencesInput } from '#contract/sentences.ts'
import { readUvps, type StoredUvp, type UvpList } from '#contract/uvp.ts'
import { markOf } from '#server/brand/brand-brief.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { countVersions } from '#server/brand/brand-versions.ts'
import { type KeptUvps, keptUvps } from '#server/brand/kept-parts.ts'
import {
  isStaleList,
  type LineHistory,
  type LineListType,
  type LinesChange,
  readShownLines,
  replaceLines,
} from '#server/brand/lines-store.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { brands } from '#server/tables/tables.ts'

const uvpLines: LineListType<StoredUvp> = {
  part: 'uvps',
  textOf: ({ uvp }) => uvp,
  markOf: (brief) => markOf(brief),
  read: (row) => ({
    lines: readUvps(row.uvpVariations),
    source: row.uvpSource,
    madeFrom: row.uvpMadeFrom,
    seed: row.uvpSeed,
  }),
  columnsOf: (lines, { source, madeFrom, seed }) => ({
    uvpVariations: lines,
    ...(source && { uvpSource: source }),
    ...(madeFrom !== undefined && { uvpMadeFrom: madeFrom }),
    ...(seed !== undefined && { uvpSeed: seed }),
  }),
  keep: ({ lines, source, madeFrom }): KeptUvps => ({ uvps: lines, source, madeFrom }),
  readKept: (value) => keptUvps.parse(value).uvps,
}

export type UvpStore = {
  readList: (brandId: string) => Promise<UvpList>
  replace: (brandId: string, change: LinesChange<StoredUvp>) => Promise<UvpList>
  /** Saves finished sentences; those that are not given stay as they are. */
  tellSentences: (brandId: string, told: SentencesInput) => Promise<{ sentences: Sentences; uvps: UvpList }>
  choose: (brandId: string, chosenUvp: string) => Promise<void>
  readShown: (brandId: string) => Promise<LineHistory<StoredUvp>>
}

async function listOf(brandId: string, db: Queryable): Promise<UvpList> {
  const row = await readBrandRow(brandId, db)
  return {
    uvpVariations: readUvps(row.uvpVariations),
    source: row.uvpSource,
    isStale: isStaleList(uvpLines, row),
    earlierCount: await countVersions(brandId, 'uvps', db),
    asks: listSentencesToAsk(readSentences(row.sentences)),
  }
}

export function createUvpStore(database: Database): UvpStore {
  return {
    readList: (brandId) => listOf(brandId, database),
    replace: (brandId, change) =>
      database.transaction(async (tx) => {
        await replaceLines(uvpLines, brandId, change, tx)
        return listOf(brandId, tx)
      }),
    tellSentences: (brandId, told) =>
      database.transaction(async (tx) => {
        const row = await readBrandRow(brandId, tx, 'to change')
        const sentences = readSentences({ ...readSentences(row.sentences), ...told })
        await tx.update(brands).set({ sentences, updatedAt: sql`now()` }).where(eq(brands.id, brandId))
        return { sentences, uvps: await listOf(brandId, tx) }
      }),
    choose: async (brandId, chosenUvp) => {
      await database.update(brands).set({ chosenUvp, updatedAt: sql`now()` }).where(eq(brands.id, brandId))
    },
    readShown: (brandId) => readShownLines(uvpLines, brandId, database),
  }
}
