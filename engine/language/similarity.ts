import { toCanonicalSpelling } from './spelling.ts'
import { findWordRoot, functionWords, splitWords } from './stem.ts'

/**
 * A key that is equal for phrases that differ only in form: "time savings", "saving time" and "save time" have the same
 * key.
 */
export function makeMeaningKey(phrase: string): string {
  const all = splitWords(toCanonicalSpelling(phrase))
  const content = all.filter((word) => !functionWords.has(word))
  return [...new Set((content.length > 0 ? content : all).map(findWordRoot))].sort().join(' ')
}

/** True if two words or phrases differ only in form: spelling, number, tense, order or part of speech. */
export function isInflection(a: string, b: string): boolean {
  return makeMeaningKey(a) === makeMeaningKey(b)
}

/** Edit distance: the number of letters inserted, deleted or replaced (Levenshtein 1966). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_each, place) => place)
  for (let down = 1; down <= one.length; down += 1) {
    const next = [down]
    for (let along = 1; along <= other.length; along += 1) {
      const changed = (row[along - 1] ?? 0) + (one[down - 1] === other[along - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[along] ?? 0) + 1, (next[along - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
