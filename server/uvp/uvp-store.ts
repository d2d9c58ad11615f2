/** Stores a brand's value propositions: the list, the chosen one, and the sentences that drafts are made from. */
import { eq, sql } from 'drizzle-orm'
import { listSentencesToAsk } from '#contract/plain/sentence-drafts.ts'
import type { SentenceStem, Sentences } from '#contract/plain/sentences.ts'
import { readSentences, type SentencesInput } from '#contract/sentences.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { uvpLines } from '#server/brand/line-list-type.ts'
import { createLineStore, type LineList, type LineStore } from '#server/brand/lines-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { brands } from '#server/tables/tables.ts'

/** The sentences the first draft still needs, in the order to ask for them. */
type Asks = { asks: SentenceStem[] }

export type UvpLines = LineList & Asks

export type UvpStore = LineStore<Asks> & {
  /** Saves finished sentences; those that are not given stay as they are. */
  tellSentences: (brandId: string, told: SentencesInput) => Promise<{ sentences: Sentences; list: UvpLines }>
}

export function createUvpStore(database: Database): UvpStore {
  const store = createLineStore<Asks>(database, uvpLines, (row) => ({
    asks: listSentencesToAsk(readSentences(row.sentences)),
  }))
  return {
    ...store,
    tellSentences: (brandId, told) =>
      database.transaction(async (tx) => {
        const row = await readBrandRow(brandId, tx, 'to change')
        const sentences = readSentences({ ...readSentences(row.sentences), ...told })
        await tx.update(brands).set({ sentences, updatedAt: sql`now()` }).where(eq(brands.id, brandId))
        return { sentences, list: await store.readList(brandId, tx) }
      }),
  }
}
