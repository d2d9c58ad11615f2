/** Compares two versions of a line word by word, by the longest common subsequence. */

/** Words in a row that are in both versions, only in the new one, or only in the old one. */
export type WordRun = { kind: 'same' | 'in' | 'out'; text: string }

/** What counts as the same word: its letters and digits, or the signs of what has none. */
const keyOf = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') || word

const isSame = (one = '', other = '') => keyOf(one) === keyOf(other)

const splitWords = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** How many words the rest of both versions have in common, for each pair of places. */
function countCommon(before: readonly string[], after: readonly string[]): number[][] {
  const common = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0))
  const at = (one: number, other: number) => common[one]?.[other] ?? 0
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = common[one] ?? []
      row[other] = isSame(before[one], after[other])
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1))
    }
  return common
}

export function diffWords(old: string, next: string): WordRun[] {
  const [before, after] = [splitWords(old), splitWords(next)]
  const common = countCommon(before, after)
  const runs: WordRun[] = []
  const add = (kind: WordRun['kind'], word = '') => {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += ` ${word}`
    else runs.push({ kind, text: word })
  }
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length) {
    const [out, put] = [common[one + 1]?.[other] ?? -1, common[one]?.[other + 1] ?? -1]
    if (one < before.length && other < after.length && isSame(before[one], after[other])) {
      add('same', after[other])
      one += 1
      other += 1
    } else if (one < before.length && (out >= put || other >= after.length)) {
      add('out', before[one])
      one += 1
    } else {
      add('in', after[other])
      other += 1
    }
  }
  return runs
}
