/** Stores a brand's list of written lines (value propositions or taglines), what it was made from, and its versions. */
import { eq, sql } from 'drizzle-orm'
import type { BrandBrief, ResultSource } from '#contract/plain/brand.ts'
import { briefOf } from '#server/brand/brand-brief.ts'
import { type BrandRow, readBrandRow } from '#server/brand/brand-row.ts'
import { keepVersion, listVersions } from '#server/brand/brand-versions.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { brands } from '#server/tables/tables.ts'

/** Who made a list, a hash of the answers it was made from, and the seed. */
export type MadeLines = { source: ResultSource; madeFrom: string; seed: number }

/**
 * A list as stored in the row of its brand. `madeFrom` (a hash of the answers) is null if nothing has been generated
 * yet.
 */
export type LinesState<Line> = { lines: Line[]; source: ResultSource | null; madeFrom: string | null; seed: number }

/** A new list. Without `made`, it is an edit of the current list; `isRenewed` marks that list as made from today's answers. */
export type LinesChange<Line> = { lines: Line[]; reason: string; made?: MadeLines; isRenewed?: boolean }

/** What differs between value propositions and taglines: where they are stored and what they are made from. */
export type LineListType<Line> = {
  part: 'uvps' | 'taglines'
  textOf: (line: Line) => string
  markOf: (brief: BrandBrief) => string
  read: (row: BrandRow) => LinesState<Line>
  /** The columns that store a list and, if it was generated anew, what it was made from. */
  columnsOf: (lines: Line[], made: Partial<MadeLines>) => Partial<typeof brands.$inferInsert>
  /** Converts a list to the value stored as its version, and such a value back to its lines. */
  keep: (state: LinesState<Line>) => unknown
  readKept: (value: unknown) => Line[]
}

/**
 * What the owner has seen so far: every text ever shown, the current list (`standing`), whether it is outdated, and the
 * next seed.
 */
export type LineHistory<Line> = { texts: string[]; standing: Line[]; isStale: boolean; seed: number }

/** Whether the answers have changed since the list was made. */
export function isStaleList<Line>(kind: LineListType<Line>, row: BrandRow): boolean {
  const { lines, madeFrom } = kind.read(row)
  return lines.length > 0 && madeFrom !== null && madeFrom !== kind.markOf(briefOf(row))
}

/** Replaces the current list. The old one is kept as a version, unless only pins changed. */
export async function replaceLines<Line>(
  kind: LineListType<Line>,
  brandId: string,
  { lines, reason, made, isRenewed }: LinesChange<Line>,
  tx: Queryable,
): Promise<void> {
  const row = await readBrandRow(brandId, tx, 'to change')
  const before = kind.read(row)
  const textIn = (list: readonly Line[]) => list.map(kind.textOf).join('\n')
  if (before.lines.length > 0 && textIn(before.lines) !== textIn(lines))
    await keepVersion(brandId, kind.part, reason, kind.keep(before), tx)
  const renewed = isRenewed ? { madeFrom: kind.markOf(briefOf(row)) } : {}
  const columns = kind.columnsOf(lines, { ...renewed, ...made })
  await tx
    .update(brands)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(brands.id, brandId))
}

export async function readShownLines<Line>(
  kind: LineListType<Line>,
  brandId: string,
  database: Database,
): Promise<LineHistory<Line>> {
  const row = await readBrandRow(brandId, database)
  const earlier = await listVersions(brandId, kind.part, database)
  const { lines: standing, seed } = kind.read(row)
  const lists = [standing, ...earlier.map(({ value }) => kind.readKept(value))]
  const texts = [...new Set(lists.flat().map(kind.textOf))]
  return { texts, standing, isStale: isStaleList(kind, row), seed: seed + 1 }
}
