/** Guesses a word's class from lists of everyday words, otherwise from its ending. */
import lists from './word-classes.json' with { type: 'json' }

/** `nounsInY` and `adjectivesInLy` are exceptions to the rules for endings. */
export type WordClass = keyof typeof lists

const classes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([name, words]) => [name, new Set(words.split(' '))]),
)

const adjectiveEnding =
  /(ful|less|ous|ive|able|ible|ical|ial|ual|[^aeiou]al|ic|ish|ary|ory|some|like|ward|worthy|minded|hearted|proof|friendly|ready|wise|esque|ant|ent|ate|ile|ine|ique|id)$/

/** True if a lower-case word is in the list of a class. */
export function isInWordClass(word: string, wordClass: WordClass): boolean {
  return classes.get(wordClass)?.has(word) ?? false
}

/** True if a lower-case word looks like an adjective: listed, hyphenated, a comparative ("healthier"), or by its ending. */
export function isAdjective(word: string): boolean {
  if (isInWordClass(word, 'adjectives')) return true
  if ((['mass', 'count', 'verbs', 'prepositions'] as const).some((list) => isInWordClass(word, list))) return false
  if (/^(my|any|every|why|very)$/.test(word)) return false
  if (word.includes('-')) return true
  if (isComparative(word) || isInWordClass(word, 'adjectivesInLy')) return true
  return (
    adjectiveEnding.test(word) || (/[^aeiou]y$/.test(word) && !isInWordClass(word, 'nounsInY') && !/ly$/.test(word))
  )
}

/** True for comparatives such as "healthier", "calmer" and "lower". */
export function isComparative(word: string): boolean {
  if (word === 'lower') return true
  if (/ier$/.test(word) && word.length > 4)
    return !/^(carrier|soldier|barrier|courier|supplier|frontier|glacier|premier|cashier)$/.test(word)
  const bases = [word.replace(/er$/, ''), word.replace(/r$/, ''), word.replace(/(.)\1er$/, '$1')]
  return /er$/.test(word) && bases.some((base) => isInWordClass(base, 'adjectives'))
}
