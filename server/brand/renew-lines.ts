/** The list after new lines were written. */
import { keepPinnedOrEditedLines } from '#contract/plain/keep-marked.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import type { LineHistory } from '#server/brand/lines-store.ts'

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
