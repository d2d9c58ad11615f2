/** What class of word a form belongs to: by short lists of everyday words, else by its ending. */
import lists from './word-classes.json' with { type: 'json' }

/** `nounsInY` and `adjectivesInLy` are what their endings hide. */
export type WordClass = keyof typeof lists

const classes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([name, words]) => [name, new Set(words.split(' '))]),
)

const adjectiveEnding =
  /(ful|less|ous|ive|able|ible|ical|ial|ual|[^aeiou]al|ic|ish|ary|ory|some|like|ward|worthy|minded|hearted|proof|friendly|ready|wise|esque|ant|ent|ate|ile|ine|ique|id)$/

/** Whether the lists name a lower-case word in a class. */
export function isListed(word: string, wordClass: WordClass): boolean {
  return classes.get(wordClass)?.has(word) ?? false
}

/** Whether a lower-case word reads as an adjective: listed, compared ("healthier"), a participle, or by its ending. */
export function isAdjective(word: string): boolean {
  if (isListed(word, 'adjectives')) return true
  if ((['mass', 'count', 'verbs', 'prepositions'] as const).some((list) => isListed(word, list))) return false
  if (/^(my|any|every|why|very)$/.test(word)) return false
  if (word.includes('-')) return true
  if (isComparative(word) || isListed(word, 'adjectivesInLy')) return true
  return adjectiveEnding.test(word) || (/[^aeiou]y$/.test(word) && !isListed(word, 'nounsInY') && !/ly$/.test(word))
}

/** "healthier", "calmer", "lower". */
export function isComparative(word: string): boolean {
  if (word === 'lower') return true
  if (/ier$/.test(word) && word.length > 4)
    return !/^(carrier|soldier|barrier|courier|supplier|frontier|glacier|premier|cashier)$/.test(word)
  const bases = [word.replace(/er$/, ''), word.replace(/r$/, ''), word.replace(/(.)\1er$/, '$1')]
  return /er$/.test(word) && bases.some((base) => isListed(base, 'adjectives'))
}
