/** Merges concurrent edits of the same words from two tabs or devices without losing either. */
import {
  type AttributesData,
  type CategoryWords,
  categoryWordsMax,
  makeWordKey,
  mapCategories,
  picksPerCategory,
} from '#contract/plain/brand.ts'

const keysOf = (words: readonly string[]) => new Set(words.map(makeWordKey))

function mergeLists(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const [inBase, inMine, inTheirs] = [keysOf(base), keysOf(mine), keysOf(theirs)]
  const isRemoved = (key: string) => inBase.has(key) && !(inMine.has(key) && inTheirs.has(key))
  const merged = new Map<string, string>()
  for (const word of [...theirs, ...mine]) {
    const key = makeWordKey(word)
    if (!isRemoved(key) && !merged.has(key)) merged.set(key, word)
  }
  return [...merged.values()]
}

/**
 * Shortens a merged list to the limit. Drops words that are not picked: first those that were there before both edits,
 * from the end.
 */
function fitList(words: readonly string[], picks: ReadonlySet<string>, before: ReadonlySet<string>): string[] {
  const loose = words.toReversed().filter((word) => !picks.has(makeWordKey(word)))
  const [old, added] = [true, false].map((isOld) => loose.filter((word) => before.has(makeWordKey(word)) === isOld))
  const surplus = Math.max(0, words.length - categoryWordsMax)
  const givenUp = new Set([...(old ?? []), ...(added ?? [])].slice(0, surplus))
  return words.filter((word) => !givenUp.has(word))
}

/**
 * Three-way merge of one category against the common base: additions of both stay, a removal wins over an unchanged
 * word, and a new pick on one side wins over the other side's removal of that word.
 */
export function mergeCategory(base: CategoryWords, mine: CategoryWords, theirs: CategoryWords): CategoryWords {
  const before = keysOf(base.topFive)
  const newPicks = [...theirs.topFive, ...mine.topFive].filter((pick) => !before.has(makeWordKey(pick)))
  const merged = mergeLists([], newPicks, mergeLists(base.words, mine.words, theirs.words))
  const picks = mergeLists(base.topFive, mine.topFive, theirs.topFive)
  const words = fitList(merged, keysOf(picks), keysOf(base.words))
  const standing = new Map(words.map((word) => [makeWordKey(word), word]))
  const topFive = picks.flatMap((pick) => standing.get(makeWordKey(pick)) ?? []).slice(0, picksPerCategory)
  const wanted = mine.topOne === base.topOne ? theirs.topOne : mine.topOne
  const standsPicked = (word: string) => topFive.find((pick) => makeWordKey(pick) === makeWordKey(word))
  // The number one word must be among the picks. If the merge dropped it, the other side's number one is used.
  const topOne = standsPicked(wanted) ?? (mine.topOne === '' ? '' : (standsPicked(theirs.topOne) ?? ''))
  const kept = mergeLists([], mine.kept ?? [], theirs.kept ?? []).filter((word) => standing.has(makeWordKey(word)))
  return { words, topFive, topOne, ...(kept.length > 0 && { kept }) }
}

export function mergeAttributes(base: AttributesData, mine: AttributesData, theirs: AttributesData): AttributesData {
  return mapCategories((category) => mergeCategory(base[category], mine[category], theirs[category]))
}
