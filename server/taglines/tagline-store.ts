/** Stores a brand's taglines: the latest list, when it was made, and the chosen one. */
import { taglineLines } from '#server/brand/line-list-type.ts'
import { createLineStore, type LineList, type LineStore } from '#server/brand/lines-store.ts'
import type { Database } from '#server/platform/db/database.ts'

/** Null before the first list. */
type MadeAt = { madeAt: Date | null }

export type TaglineLines = LineList & MadeAt
export type TaglineStore = LineStore<MadeAt>

export const createTaglineStore = (database: Database): TaglineStore =>
  createLineStore<MadeAt>(database, taglineLines, (row) => ({ madeAt: row.taglinesMadeAt }))
