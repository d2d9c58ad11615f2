/** The chosen value proposition and tagline as far as they may be printed and exported. */
import { hasUntold } from '#contract/plain/claim.ts'
import { briefOf } from '#server/brand/brand-brief.ts'
import type { BrandRow } from '#server/brand/brand-row.ts'
import { listVersions } from '#server/brand/brand-versions.ts'
import type { ReadClaims } from '#server/brand/claims-reader.ts'
import { type LineListType, taglineLines, uvpLines } from '#server/brand/line-list-type.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** Each is null if none is chosen, or if a language model wrote it and it says something that the owner never told us. */
export async function readPrintableLines(
  row: BrandRow,
  readClaims: ReadClaims,
  database: Queryable,
): Promise<{ chosenUvp: string | null; chosenTagline: string | null }> {
  const brief = briefOf(row)
  async function readPrintable(kind: LineListType, text: string | null): Promise<string | null> {
    const earlier = await listVersions(row.id, kind.part, database)
    const lists = [kind.read(row), ...earlier.map(({ value }) => kind.readKept(value))]
    // The newest list that has it says who wrote it.
    const chosen = lists.flatMap(({ lines }) => lines).find((line) => line.text === text)
    const [line] = chosen ? await readClaims([chosen], brief) : []
    return hasUntold(line?.claims) ? null : text
  }
  return {
    chosenUvp: await readPrintable(uvpLines, row.chosenUvp),
    chosenTagline: await readPrintable(taglineLines, row.chosenTagline),
  }
}
