/** Generates a list of lines once: new lines for all places that the owner has not pinned or edited. */
import { isPinnedOrEdited } from '#contract/plain/keep-marked.ts'
import type { WritingTurn } from '#contract/writers.ts'
import type { LineHistory } from '#server/brand/lines-store.ts'

type Turn<Line> = {
  shown: LineHistory<Line>
  /** How many lines a list has, including those that the owner pinned or edited. */
  perTurn: number
  textOf: (line: Line) => string
  write: (turn: WritingTurn) => AsyncIterable<Line> | Iterable<Line>
  /** Called with each line as soon as it is written. */
  tell: (line: Line) => Promise<void>
  signal: AbortSignal
}

/** How many new lines to write: the places that hold no pinned or edited line, but at least one. */
export const countPlaces = (standing: readonly Parameters<typeof isPinnedOrEdited>[0][], perTurn: number): number =>
  Math.max(1, perTurn - standing.filter(isPinnedOrEdited).length)

/**
 * Writes lines that were never shown. If there are none left and the answers have changed since, earlier lines may come
 * again, because they now count as current. Throws when `signal` aborts, so that nothing partial is stored.
 */
export async function writeLines<Line extends Parameters<typeof isPinnedOrEdited>[0]>(
  turn: Turn<Line>,
): Promise<Line[]> {
  const { shown, perTurn, textOf, write, tell, signal } = turn
  const { texts, standing, isStale, seed } = shown
  const places = countPlaces(standing, perTurn)
  const written: Line[] = []
  const writeWithout = async (exclude: readonly string[]) => {
    for await (const line of write({ seed, exclude })) {
      signal.throwIfAborted()
      written.push(line)
      await tell(line)
      if (written.length === places) break
    }
  }
  await writeWithout(texts)
  if (written.length === 0 && isStale) await writeWithout(standing.filter(isPinnedOrEdited).map(textOf))
  return written
}
