/** Stores a brand's list of written lines (value propositions or taglines), what it was made from, and its versions. */
import { eq, sql } from 'drizzle-orm'
import type { BrandBrief, ResultSource } from '#contract/plain/brand.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { briefOf } from '#server/brand/brand-brief.ts'
import { type BrandRow, readBrandRow } from '#server/brand/brand-row.ts'
import { countVersions, keepVersion, listVersions } from '#server/brand/brand-versions.ts'
import type { LineListType } from '#server/brand/line-list-type.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { brands } from '#server/tables/tables.ts'

/** The current list. `isStale`: the answers have changed since it was made. `brief`: what its claims are checked against. */
export type LineList = {
  lines: WrittenLine[]
  source: ResultSource | null
  isStale: boolean
  earlierCount: number
  brief: BrandBrief
}

/** Who made a list, a hash of the answers it was made from, and the seed. */
type MadeLines = { source: ResultSource; madeFrom: string; seed: number }

/** A new list. Without `made`, it is an edit of the current list; `isRenewed` marks that list as made from today's answers. */
type LinesChange = { lines: WrittenLine[]; reason: string; made?: MadeLines; isRenewed?: boolean }

/**
 * What the owner has seen so far: every text ever shown, the current list (`standing`) and which line of it is chosen,
 * whether it is outdated, and the next seed.
 */
export type LineHistory = {
  texts: string[]
  standing: WrittenLine[]
  chosen?: string | null
  isStale: boolean
  seed: number
}

/** `More` is what one kind of list has besides the common part. */
export type LineStore<More> = {
  readList: (brandId: string, db?: Queryable) => Promise<LineList & More>
  /** Replaces the current list. The old one is kept as a version, unless only pins changed. */
  replace: (brandId: string, change: LinesChange) => Promise<LineList & More>
  choose: (brandId: string, text: string) => Promise<void>
  readShown: (brandId: string) => Promise<LineHistory>
}

function isStaleList(kind: LineListType, row: BrandRow): boolean {
  const { lines, madeFrom } = kind.read(row)
  return lines.length > 0 && madeFrom !== null && madeFrom !== kind.hashAnswers(briefOf(row))
}

async function replaceLines(
  kind: LineListType,
  brandId: string,
  { lines, reason, made, isRenewed }: LinesChange,
  tx: Queryable,
): Promise<void> {
  const row = await readBrandRow(brandId, tx, 'to change')
  const before = kind.read(row)
  const textIn = (list: readonly WrittenLine[]) => list.map(({ text }) => text).join('\n')
  if (before.lines.length > 0 && textIn(before.lines) !== textIn(lines))
    await keepVersion(brandId, kind.part, reason, kind.keep(before), tx)
  const renewed = isRenewed ? { madeFrom: kind.hashAnswers(briefOf(row)) } : {}
  const columns = kind.columnsOf(lines, { ...renewed, ...made })
  await tx
    .update(brands)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(brands.id, brandId))
}

async function readShownLines(kind: LineListType, brandId: string, database: Database): Promise<LineHistory> {
  const row = await readBrandRow(brandId, database)
  const earlier = await listVersions(brandId, kind.part, database)
  const { lines: standing, seed } = kind.read(row)
  const lists = [standing, ...earlier.map(({ value }) => kind.readKept(value).lines)]
  const texts = [...new Set(lists.flat().map(({ text }) => text))]
  return { texts, standing, chosen: kind.readChosen(row), isStale: isStaleList(kind, row), seed: seed + 1 }
}

/** The store of one kind of lines; `readMore` reads from the brand's row what only this kind has. */
export function createLineStore<More>(
  database: Database,
  kind: LineListType,
  readMore: (row: BrandRow) => More,
): LineStore<More> {
  async function readList(brandId: string, db: Queryable = database): Promise<LineList & More> {
    const row = await readBrandRow(brandId, db)
    const { lines, source } = kind.read(row)
    const earlierCount = await countVersions(brandId, kind.part, db)
    return { lines, source, isStale: isStaleList(kind, row), earlierCount, brief: briefOf(row), ...readMore(row) }
  }
  return {
    readList,
    replace: (brandId, change) =>
      database.transaction(async (tx) => {
        await replaceLines(kind, brandId, change, tx)
        return readList(brandId, tx)
      }),
    choose: async (brandId, text) => {
      const columns = kind.chosenColumn(text)
      await database
        .update(brands)
        .set({ ...columns, updatedAt: sql`now()` })
        .where(eq(brands.id, brandId))
    },
    readShown: (brandId) => readShownLines(kind, brandId, database),
  }
}
