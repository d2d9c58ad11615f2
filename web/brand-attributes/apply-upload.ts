/** Applies the words found in an uploaded document: appends them to the owner's words or replaces those. */
import { type AttributesData, eachCategory, wordKey, wordsMax } from '#contract/plain/brand.ts'
import { withSamples } from '#web/brand-attributes/edit-words.ts'

/** Puts the found words before the current ones, without duplicates. A category without any stays as it is. */
export function appendWords(data: AttributesData, found: AttributesData): AttributesData {
  return eachCategory((category) => {
    const standing = withSamples(category, data[category])
    const known = new Map(standing.words.map((word) => [wordKey(word), word]))
    const fresh = found[category].words.filter((word) => !known.has(wordKey(word)))
    const repeated = found[category].words.flatMap((word) => known.get(wordKey(word)) ?? [])
    if (fresh.length === 0 && repeated.length === 0) return data[category]
    const room = wordsMax - standing.words.length
    const kept = [...new Set([...(standing.kept ?? []), ...repeated])]
    return { ...standing, words: [...fresh.slice(0, room), ...standing.words], kept }
  })
}

/**
 * Replaces the words with the found ones; picks and a number one that are not among them are dropped. A category for
 * which nothing was found stays as it is.
 */
export function replaceWords(data: AttributesData, found: AttributesData): AttributesData {
  return eachCategory((category) => {
    const words = found[category].words.slice(0, wordsMax)
    if (words.length === 0) return data[category]
    const standing = (pick: string) => words.find((word) => wordKey(word) === wordKey(pick))
    const topFive = data[category].topFive.flatMap((pick) => standing(pick) ?? [])
    return {
      words,
      topFive,
      topOne: topFive.find((pick) => wordKey(pick) === wordKey(data[category].topOne)) ?? '',
      kept: [...words],
    }
  })
}
