/** Turns text into search keys: one per word or known phrase, with its synonyms. */
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { correctTypos } from '#engine/language/correct-typos.ts'
import { isFrequentWord } from '#engine/language/frequent-words.ts'
import { editDistance } from '#engine/language/similarity.ts'
import { toCanonicalSpelling } from '#engine/language/spelling.ts'
import { splitWords, stemWord } from '#engine/language/stem.ts'
import table from './search-words.json' with { type: 'json' }

/** Digits that people also write as words. */
const figures: Readonly<Record<string, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  12: 'twelve',
}

/** The words of a text in one spelling, without accents and apostrophes. */
export const splitPlainWords = (text: string): string[] =>
  splitWords(toCanonicalSpelling(text.normalize('NFD').replace(/\p{M}/gu, ''))).map(
    (word) => figures[word] ?? word.replace("'", ''),
  )

/** A phrase becomes one key; the "+" keeps it from matching as the start of a word. */
const joined = (words: readonly string[]) => (words.length > 1 ? '+' : '') + words.map(stemWord).join('')
const keyOf = (text: string) => joined(splitPlainWords(text))
const keysOf = (list: string) => list.split(', ').map(keyOf)
const ignored = new Set(table.ignored.split(' '))
const ignoredStems = new Set([...ignored].filter((word) => word.length > 3).map(stemWord))
/** Maps the key of a word or phrase to all keys with the same meaning. */
const same = new Map(table.same.map(keysOf).flatMap((row) => row.map((key) => [key, row] as const)))
const hosting = new Set(keysOf(table.hosting))
/** The product's own topics: such a word is the topic of a question, however many cards contain it. */
const topics = new Set([...keysOf(table.topics), ...archetypeIds.map(keyOf)].flatMap((key) => same.get(key) ?? [key]))
export const isTopicWord = (key: string) => topics.has(key)
/** Whether the product's synonym table has the word. */
export const hasSynonyms = (key: string) => same.has(key)

type Phrase = readonly string[]
/** The stems of known phrases, by their first stem, longest first. */
const phrases: ReadonlyMap<string | undefined, readonly Phrase[]> = Map.groupBy(
  [...table.same, table.hosting]
    .flatMap((row) => row.split(', '))
    .map((phrase) => splitPlainWords(phrase).map(stemWord))
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => other.length - one.length),
  ([first]) => first,
)

/** True if the phrase occurs at this index of the words. */
const begins = (words: readonly string[], at: number, phrase: Phrase) =>
  phrase.every((part, place) => words[at + place] === part)

/** True for a small word: one letter, or too common to search for (“the”, “how”; `ignored` in search-words.json). */
const isSmall = (word: string) => word.length < 2 || ignored.has(word) || ignoredStems.has(stemWord(word))

/** The keys of a text, each with the words it replaces; words too common to search for are skipped. */
export function findSearchKeys(words: readonly string[]): { key: string; said: readonly string[] }[] {
  const keys: { key: string; said: readonly string[] }[] = []
  const stems = words.map(stemWord)
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.get(stems[at])?.find((each) => begins(stems, at, each))
    const said = words.slice(at, at + (phrase?.length ?? 1))
    if (said.length > 1 || !isSmall(said[0] ?? '')) keys.push({ key: joined(said), said })
    at += said.length
  }
  return keys
}

/** The keys of a card with synonyms. A known phrase adds its single words, unless one is too common to be searched for. */
export const listCardKeys = (text: string): string[] =>
  findSearchKeys(splitPlainWords(text)).flatMap(({ key, said }) => [
    ...(same.get(key) ?? [key]),
    ...(said.length > 1 && !said.some(isSmall) ? said.map(stemWord) : []),
  ])

/** Whether two words differ by a typo: a letter missing, doubled, changed or swapped; longer words may have two. */
export function isTypo(typed: string, meant: string): boolean {
  const distance = editDistance(typed, meant)
  if (distance === 1) return Math.min(typed.length, meant.length) > 3
  if (distance !== 2 || typed[0] !== meant[0]) return false
  return typed.length > 8 || (typed.length === meant.length && [...typed].sort().join() === [...meant].sort().join())
}

const isMistypedSmallWord = (word: string) => [...ignored].some((each) => isTypo(word, each))

/** Joins words that were typed apart ("tag line") and splits words that were typed together ("aswell"). */
function mendBlanks(words: readonly string[], isKnown: (key: string) => boolean): string[] {
  const mended: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at, at + 2)
    const whole = word + next
    if (word.length > 2 && next.length > 2 && same.has(stemWord(whole))) {
      mended.push(whole)
      at += 1
    } else if (isSmall(word) || isFrequentWord(word) || isKnown(stemWord(word))) mended.push(word)
    else mended.push(...part(word, isKnown))
  }
  return mended
}

/** Longer words are noise, not typos. */
const lettersMax = 24
/** Only this many words of a message are read. */
const wordsMax = 100

/** Splits an unknown word if both halves are known; drops it if it is a typo of a very common word; else keeps it. */
function part(word: string, isKnown: (key: string) => boolean): string[] {
  if (word.length > lettersMax) return [word]
  const isWord = (half: string) => half.length > 1 && (ignored.has(half) || isKnown(stemWord(half)))
  for (let cut = 2; cut < word.length - 1; cut += 1) {
    const halves = [word.slice(0, cut), word.slice(cut)]
    if (halves.every(isWord)) return halves
  }
  return isMistypedSmallWord(word) ? [] : [word]
}

/** Where a card comes from: the owner's brand, the method's explanations, or the help. */
export type CardSource = 'brand' | 'method' | 'help'
/** `isWord`: a common English word, so it is searched only as it is, not as the start or a typo of another word. */
export type QueryKey = { key: string; isWord: boolean }
export type SearchQuery = {
  keys: readonly QueryKey[]
  /** The places whose cards rank higher. */
  leads: readonly CardSource[]
  /** Whether the question is about running the product oneself. */
  isHosting: boolean
}

const asWord = (key: string): QueryKey => ({ key, isWord: true })

/** Where the words contain the name, or -1. A name that is a common word (“Still”) must be capitalized as in the profile. */
function placeOfName(message: string, words: readonly string[], name: readonly string[], typed: string): number {
  const isCommon = name.every((word) => isSmall(word) || same.has(stemWord(word)))
  if (name.length === 0 || (isCommon && !message.includes(typed))) return -1
  const [stems, sought] = [words.map(stemWord), name.map(stemWord)]
  return words.findIndex((_word, at) => begins(stems, at, sought))
}

const people = new Set(same.get('team'))
/** True for the “my” of “my wife” or “our team”, which does not make it a question about the owner's brand. */
const isOfPeople = (words: readonly string[], at: number) =>
  /^(?:my|our)$/.test(words[at] ?? '') && people.has(stemWord(words[at + 1] ?? ''))

/**
 * What a message asks for. Naming the business makes it a question about the owner's brand; the name itself is searched
 * only if nothing else was asked.
 */
export function parseSearchQuery(
  message: string,
  names: readonly string[],
  isKnown: (key: string) => boolean,
): SearchQuery {
  let words = splitPlainWords(correctTypos(message)).slice(0, wordsMax)
  let named: readonly string[] = []
  for (const typed of names) {
    const name = splitPlainWords(typed)
    const at = placeOfName(message, words, name, typed)
    if (at < 0) continue
    named = name
    words = words.toSpliced(at, name.length)
  }
  const said = ` ${words.filter((_word, at) => !isOfPeople(words, at)).join(' ')} `
  const begun = (place: CardSource) => table.leads[place].split(', ').some((lead) => said.includes(` ${lead} `))
  const isOwn = named.length > 0 || begun('brand')
  const leads = [...(begun('help') ? (['help'] as const) : isOwn ? (['brand'] as const) : [])]
  const asked = findSearchKeys(mendBlanks(words, isKnown)).map(
    ({ key, said }) => [key, { key, isWord: said.every(isFrequentWord) }] as const,
  )
  const keys = [...new Map(asked).values()]
  return {
    keys: keys.length > 0 || named.length === 0 ? keys : [...named.map(stemWord), keyOf('name')].map(asWord),
    leads: begun('method') ? [...leads, 'method'] : leads,
    isHosting: keys.some(({ key }) => hosting.has(key)),
  }
}
