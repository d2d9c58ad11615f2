/** What a text is about, as a direction among the meanings of words. */
import listed from './word-vectors.json' with { type: 'json' }

export const meaningLength = listed.dimensions
const firstCode = '#'.charCodeAt(0)
const middle = 28

const rankOf = new Map(listed.words.split(' ').map((word, rank) => [word, rank]))
/** Read where it stands: a copy as numbers would lie in memory a second time. */
const figureAt = (place: number) => listed.vectors.charCodeAt(place) - firstCode - middle

/** A word as frequent as this counts half; more frequent ones less. */
const halfFrequency = 1e-3
const harmonic = Math.log(rankOf.size)
/** By Zipf's law the frequency of a word falls with its rank. */
const weightAt = (rank: number) => halfFrequency / (halfFrequency + 1 / ((rank + 1) * harmonic))

/** The vector of a word in lower case, of length 1; undefined for a word that is not listed. */
export function vectorOf(word: string): Float32Array | undefined {
  const rank = rankOf.get(word)
  if (rank === undefined) return undefined
  const vector = Float32Array.from({ length: meaningLength }, (_, at) => figureAt(rank * meaningLength + at))
  const length = Math.hypot(...vector)
  return vector.map((each) => each / length)
}

/**
 * The mean of the words' vectors, rare words weighing more than frequent ones, as `meaningLength` numbers of length 1
 * in all; zeros where no word is known. Words are in lower case; one with an apostrophe counts as its parts.
 * Method: smooth inverse frequency (Arora, Liang and Ma 2017) over GloVe vectors (Pennington, Socher and Manning 2014).
 */
export function meaningOf(words: readonly string[]): Float32Array {
  const sum = new Float32Array(meaningLength)
  for (const word of words.flatMap((each) => each.split("'"))) {
    const rank = rankOf.get(word)
    if (rank === undefined) continue
    const weight = weightAt(rank)
    const start = rank * meaningLength
    for (let at = 0; at < meaningLength; at += 1) sum[at] = (sum[at] ?? 0) + weight * figureAt(start + at)
  }
  const length = Math.hypot(...sum)
  return length === 0 ? sum : sum.map((each) => each / length)
}
