/** Generates a list of lines once: new lines for all places that the owner has not pinned or edited. */
import type { BrandBrief, ResultSource } from '#contract/plain/brand.ts'
import { isPinnedOrEdited } from '#contract/plain/keep-marked.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import type { WritingTurn } from '#contract/writers.ts'
import type { LineHistory } from '#server/brand/lines-store.ts'
import type { WritingAsker } from '#server/writing/model-gate.ts'

export type LinesRequest = WritingTurn & {
  brief: BrandBrief
  /** How many lines there is room for. */
  count: number
  asker: WritingAsker
  /** Whether the owner pressed a button that says that a language model writes. */
  byModel: boolean
  signal: AbortSignal
  /** Called if a language model could not write, or not all of it. */
  onTrouble: (trouble: WritingTrouble) => void
}

/** A line; with `at` it takes the place of the one that came as number `at`, counted from 0. */
export type ArrivingLine = WrittenLine & { at?: number }

/** Each line as soon as it is written. A language model ends by itself, since it may still mend a line. */
export type LinesReply = AsyncIterable<ArrivingLine> | Iterable<WrittenLine>

/** `trouble`: why a language model did not write them, or not all. */
export type WrittenLines = { written: WrittenLine[]; source: ResultSource; trouble?: WritingTrouble }

/** Adds a line to those that came, or sets it in the place of one of them. */
export function placeLine(lines: WrittenLine[], { at, ...line }: ArrivingLine): void {
  lines[at ?? lines.length] = line
}

type Turn = {
  shown: LineHistory
  /** How many lines a list has, including those that the owner pinned or edited. */
  perTurn: number
  write: (turn: WritingTurn & Pick<LinesRequest, 'count' | 'byModel' | 'onTrouble'>) => Promise<LinesReply>
  byModel: boolean
  /** Called with each line as soon as it is written. */
  tell: (line: ArrivingLine) => Promise<void>
  signal: AbortSignal
}

/** How many new lines to write: the places that hold no pinned or edited line, but at least one. */
export const countPlaces = (standing: readonly WrittenLine[], perTurn: number): number =>
  Math.max(1, perTurn - standing.filter(isPinnedOrEdited).length)

/**
 * Writes lines that were never shown. If there are none left and the answers have changed since, earlier lines may come
 * again, because they now count as current. Throws when `signal` aborts, so that nothing partial is stored.
 */
export async function writeLines(turn: Turn): Promise<WrittenLines> {
  const { shown, perTurn, write, tell, signal } = turn
  const { texts, standing, isStale, seed } = shown
  const places = countPlaces(standing, perTurn)
  let trouble: WritingTrouble | undefined
  const onTrouble = (met: WritingTrouble) => {
    trouble = met
  }
  const writeWithout = async (exclude: readonly string[], byModel: boolean) => {
    const written: WrittenLine[] = []
    for await (const line of await write({ seed, exclude, count: places, byModel, onTrouble })) {
      signal.throwIfAborted()
      placeLine(written, line)
      await tell(line)
      if (line.writtenBy === undefined && written.length === places) break
    }
    const source: ResultSource = written.some(({ writtenBy }) => writtenBy !== undefined) ? 'provider' : 'embedded'
    return { written, source, ...(trouble !== undefined && { trouble }) }
  }
  const fresh = await writeWithout(texts, turn.byModel)
  if (fresh.written.length > 0 || !isStale) return fresh
  // A model writes once for each press.
  const marked = standing.filter(isPinnedOrEdited).map(({ text }) => text)
  return writeWithout(marked, false)
}
