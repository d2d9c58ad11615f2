/** The chosen value proposition as far as it may be printed and exported. */
import { hasUntold } from '#contract/plain/claim.ts'
import { briefOf } from '#server/brand/brand-brief.ts'
import type { BrandRow } from '#server/brand/brand-row.ts'
import type { ReadClaims } from '#server/brand/claims-reader.ts'
import { uvpLines } from '#server/brand/line-list-type.ts'

/** null if none is chosen, or if a language model wrote it and it says something that the owner never told us. */
export async function readPrintableUvp(row: BrandRow, readClaims: ReadClaims): Promise<string | null> {
  const { chosenUvp } = row
  const chosen = uvpLines.read(row).lines.filter(({ text }) => text === chosenUvp)
  const [line] = await readClaims(chosen, briefOf(row))
  return hasUntold(line?.claims) ? null : chosenUvp
}
