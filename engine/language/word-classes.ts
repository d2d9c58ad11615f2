/** What class of word a form belongs to: by short lists of everyday words, else by its ending. */
import lists from './word-classes.json' with { type: 'json' }

export type WordClass = keyof typeof lists

const classes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([name, words]) => [name, new Set(words.split(' '))]),
)

const adjectiveEnding =
  /(ful|less|ous|ive|able|ible|ical|ial|ual|[^aeiou]al|ic|ish|ary|ory|some|like|ward|worthy|minded|hearted|proof|friendly|ready|wise|esque|ant|ent|ate|ile|ine|ique|id)$/
/** Adjectives in -y are many; these everyday nouns are not among them. */
const nounsInY =
  /^(family|community|story|city|country|company|party|baby|lady|body|day|way|money|energy|joy|hobby|diary|gallery|bakery|brewery|pottery|therapy|comedy|melody|memory|mystery|victory|history|delivery|recovery|discovery|battery|jewellery|jewelry|factory|century|journey|key|honey|journey|enemy|trophy|pharmacy|library|strategy|duty|county|bounty|ally|army|copy|policy|industry|economy|empathy|sympathy|harmony|luxury|glory|sky|toy|boy|guy|buddy|puppy|pony|kitty|nanny|granny|mummy|daddy)$/
/** Words in -ly that describe things rather than deeds. */
const adjectivesInLy =
  /^(friendly|lovely|lively|homely|costly|daily|weekly|monthly|yearly|early|only|elderly|lonely|orderly|timely|worldly|kindly|lowly|holy|silly|jolly|bubbly|cuddly|curly|wobbly|wooly|woolly|chilly|hilly|smelly|likely|unlikely|motherly|fatherly|brotherly|sisterly|neighbourly|neighborly|scholarly|leisurely|heavenly|earthly|saintly|ghostly|deadly|sparkly|prickly|family-friendly|ugly|burly|surly|gnarly|steely|oily|wily|godly|shapely|comely|cleanly|sickly|unruly)$/

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
  if (isComparative(word) || adjectivesInLy.test(word)) return true
  return adjectiveEnding.test(word) || (/[^aeiou]y$/.test(word) && !nounsInY.test(word) && !/ly$/.test(word))
}

/** "healthier", "calmer", "lower". */
export function isComparative(word: string): boolean {
  if (word === 'lower') return true
  if (/ier$/.test(word) && word.length > 4)
    return !/^(carrier|soldier|barrier|courier|supplier|frontier|glacier|premier|cashier)$/.test(word)
  const bases = [word.replace(/er$/, ''), word.replace(/r$/, ''), word.replace(/(.)\1er$/, '$1')]
  return /er$/.test(word) && bases.some((base) => isListed(base, 'adjectives'))
}
