/** The list after new lines were written. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { isPinnedOrEdited, keepPinnedOrEditedLines } from '#contract/plain/keep-marked.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import type { LineHistory, LineList, LineStore } from '#server/brand/lines-store.ts'

/**
 * Pinned and edited lines keep their places. The chosen line stays if a language model wrote it, so that it goes on naming
 * its writer and being checked.
 */
export function renewLines({ standing, chosen }: LineHistory, fresh: readonly WrittenLine[]): WrittenLine[] {
  const lines = keepPinnedOrEditedLines(standing, fresh)
  const isLeft = lines.every(({ text }) => text !== chosen)
  const left = standing.find(({ text, writtenBy }) => isLeft && text === chosen && writtenBy !== undefined)
  return left ? [...lines, left] : lines
}

/**
 * Stores what a language model had written when it was stopped as a new list, made from today's answers. What is marked in
 * `sent` stands in the current list already.
 */
export async function keepStoppedLines<More>(
  { readList, readShown, replace }: LineStore<More>,
  brandId: string,
  { sent, hashAnswers }: { sent: readonly WrittenLine[]; hashAnswers: (brief: BrandBrief) => string },
): Promise<LineList & More> {
  const [{ brief }, shown] = await Promise.all([readList(brandId), readShown(brandId)])
  const fresh = sent.filter((line) => !isPinnedOrEdited(line))
  const isByModel = fresh.some(({ writtenBy }) => writtenBy !== undefined)
  return replace(brandId, {
    ...{ lines: renewLines(shown, fresh), reason: 'Regenerated, stopped early' },
    made: { source: isByModel ? 'provider' : 'embedded', madeFrom: hashAnswers(brief), seed: shown.seed },
  })
}
