/** Applies the words found in an uploaded document: appends them to the owner's words or replaces those. */
import { type AttributesData, categoryWordsMax, makeWordKey, mapCategories } from '#contract/plain/brand.ts'
import { withSamples } from '#web/brand-attributes/edit-words.ts'

/** Puts the found words before the current ones, without duplicates. A category without any stays as it is. */
export function appendWords(data: AttributesData, found: AttributesData): AttributesData {
  return mapCategories((category) => {
    const standing = withSamples(category, data[category])
    const known = new Map(standing.words.map((word) => [makeWordKey(word), word]))
    const fresh = found[category].words.filter((word) => !known.has(makeWordKey(word)))
    const repeated = found[category].words.flatMap((word) => known.get(makeWordKey(word)) ?? [])
    if (fresh.length === 0 && repeated.length === 0) return data[category]
    const room = categoryWordsMax - standing.words.length
    const kept = [...new Set([...(standing.kept ?? []), ...repeated])]
    return { ...standing, words: [...fresh.slice(0, room), ...standing.words], kept }
  })
}

/**
 * Replaces the words with the found ones; picks and a number one that are not among them are dropped. A category for
 * which nothing was found stays as it is.
 */
export function replaceWords(data: AttributesData, found: AttributesData): AttributesData {
  return mapCategories((category) => {
    const words = found[category].words.slice(0, categoryWordsMax)
    if (words.length === 0) return data[category]
    const standing = (pick: string) => words.find((word) => makeWordKey(word) === makeWordKey(pick))
    const topFive = data[category].topFive.flatMap((pick) => standing(pick) ?? [])
    return {
      words,
      topFive,
      topOne: topFive.find((pick) => makeWordKey(pick) === makeWordKey(data[category].topOne)) ?? '',
      kept: [...words],
    }
  })
}
