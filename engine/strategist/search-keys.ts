/** What is searched by: words as keys, a known phrase as one, with everything that means the same. */
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { isFrequentWord } from '#engine/language/frequent-words.ts'
import { mendSlips } from '#engine/language/mend-slips.ts'
import { editDistance } from '#engine/language/similarity.ts'
import { canonicalSpelling } from '#engine/language/spelling.ts'
import { stem, wordsOf } from '#engine/language/stem.ts'
import table from './search-words.json' with { type: 'json' }

/** Figures as people write them in words. */
const figures: Readonly<Record<string, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  12: 'twelve',
}

/** The words of a text, in one spelling and without accents and apostrophes. */
export const plainWords = (text: string): string[] =>
  wordsOf(canonicalSpelling(text.normalize('NFD').replace(/\p{M}/gu, ''))).map(
    (word) => figures[word] ?? word.replace("'", ''),
  )

/** A phrase is one key, which no beginning of a word leads to. */
const joined = (words: readonly string[]) => (words.length > 1 ? '+' : '') + words.map(stem).join('')
const keyOf = (text: string) => joined(plainWords(text))
const keysOf = (list: string) => list.split(', ').map(keyOf)
const ignored = new Set(table.ignored.split(' '))
const ignoredStems = new Set([...ignored].filter((word) => word.length > 3).map(stem))
/** The key of a word or phrase, with all keys that mean the same. */
const same = new Map(table.same.map(keysOf).flatMap((row) => row.map((key) => [key, row] as const)))
const hosting = new Set(keysOf(table.hosting))
/** What the product is about: such a word is the topic of a question, however many cards hold it. */
const topics = new Set([...keysOf(table.topics), ...archetypeIds.map(keyOf)].flatMap((key) => same.get(key) ?? [key]))
export const isTopic = (key: string) => topics.has(key)
/** A word that the product gives a meaning of its own. */
export const isListed = (key: string) => same.has(key)

type Phrase = readonly string[]
/** The stems of known phrases by their first one, the longest first. */
const phrases: ReadonlyMap<string | undefined, readonly Phrase[]> = Map.groupBy(
  [...table.same, table.hosting]
    .flatMap((row) => row.split(', '))
    .map((phrase) => plainWords(phrase).map(stem))
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => other.length - one.length),
  ([first]) => first,
)

const begins = (words: readonly string[], at: number, phrase: Phrase) =>
  phrase.every((part, place) => words[at + place] === part)

const isSmall = (word: string) => word.length < 2 || ignored.has(word) || ignoredStems.has(stem(word))

/** The keys of a text, each with the words that it stands for; small words have none. */
export function keysIn(words: readonly string[]): { key: string; said: readonly string[] }[] {
  const keys: { key: string; said: readonly string[] }[] = []
  const stems = words.map(stem)
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.get(stems[at])?.find((each) => begins(stems, at, each))
    const said = words.slice(at, at + (phrase?.length ?? 1))
    if (said.length > 1 || !isSmall(said[0] ?? '')) keys.push({ key: joined(said), said })
    at += said.length
  }
  return keys
}

/** What a card is found by: its keys, what means the same, and the words of a phrase where none of them is small. */
export const keysOfCard = (text: string): string[] =>
  keysIn(plainWords(text)).flatMap(({ key, said }) => [
    ...(same.get(key) ?? [key]),
    ...(said.length > 1 && !said.some(isSmall) ? said.map(stem) : []),
  ])

/** Letters that were missed, doubled, changed or swapped; longer words may hold two slips. */
export function isSlip(typed: string, meant: string): boolean {
  const distance = editDistance(typed, meant)
  if (distance === 1) return Math.min(typed.length, meant.length) > 3
  if (distance !== 2 || typed[0] !== meant[0]) return false
  return typed.length > 8 || (typed.length === meant.length && [...typed].sort().join() === [...meant].sort().join())
}

const isMistypedSmallWord = (word: string) => [...ignored].some((each) => isSlip(word, each))

/** What was typed, with words put together that were parted and parted that were run together: "tag line", "aswell". */
function mendBlanks(words: readonly string[], isKnown: (key: string) => boolean): string[] {
  const mended: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at, at + 2)
    const whole = word + next
    if (word.length > 2 && next.length > 2 && same.has(stem(whole))) {
      mended.push(whole)
      at += 1
    } else if (isSmall(word) || isFrequentWord(word) || isKnown(stem(word))) mended.push(word)
    else mended.push(...part(word, isKnown))
  }
  return mended
}

/** Longer ones are no slip but noise. */
const lettersMax = 24
/** Of a long message so many words are read. */
const wordsMax = 100

/** A word that nobody knows, parted where both halves are known; itself where it cannot be. */
function part(word: string, isKnown: (key: string) => boolean): string[] {
  if (word.length > lettersMax) return [word]
  const isWord = (half: string) => half.length > 1 && (ignored.has(half) || isKnown(stem(half)))
  for (let cut = 2; cut < word.length - 1; cut += 1) {
    const halves = [word.slice(0, cut), word.slice(cut)]
    if (halves.every(isWord)) return halves
  }
  return isMistypedSmallWord(word) ? [] : [word]
}

export type Place = 'brand' | 'method' | 'help'
/** `isWord`: an English word that people use, so neither the beginning of one nor a mistyped one. */
export type AskedKey = { key: string; isWord: boolean }
export type Asked = {
  keys: readonly AskedKey[]
  /** Where an answer is looked for first. */
  leads: readonly Place[]
  /** Whether it is about running the product oneself. */
  isHosting: boolean
}

const asWord = (key: string): AskedKey => ({ key, isWord: true })

/** Where the name stands among the words; one that is also a common word counts only with its own capitals. */
function placeOfName(message: string, words: readonly string[], name: readonly string[], typed: string): number {
  const isCommon = name.every((word) => isSmall(word) || same.has(stem(word)))
  if (name.length === 0 || (isCommon && !message.includes(typed))) return -1
  const [stems, sought] = [words.map(stem), name.map(stem)]
  return words.findIndex((_word, at) => begins(stems, at, sought))
}

const people = new Set(same.get('team'))
/** "My wife" is no part of a brand. */
const isOfPeople = (words: readonly string[], at: number) =>
  /^(?:my|our)$/.test(words[at] ?? '') && people.has(stem(words[at + 1] ?? ''))

/**
 * What a message asks for. Who names her business asks about her own; the name itself is searched only where nothing
 * else was asked.
 */
export function readAsked(message: string, names: readonly string[], isKnown: (key: string) => boolean): Asked {
  let words = plainWords(mendSlips(message)).slice(0, wordsMax)
  let named: readonly string[] = []
  for (const typed of names) {
    const name = plainWords(typed)
    const at = placeOfName(message, words, name, typed)
    if (at < 0) continue
    named = name
    words = words.toSpliced(at, name.length)
  }
  const said = ` ${words.filter((_word, at) => !isOfPeople(words, at)).join(' ')} `
  const begun = (place: Place) => table.leads[place].split(', ').some((lead) => said.includes(` ${lead} `))
  const isOwn = named.length > 0 || begun('brand')
  const leads = [...(begun('help') ? (['help'] as const) : isOwn ? (['brand'] as const) : [])]
  const asked = keysIn(mendBlanks(words, isKnown)).map(
    ({ key, said }) => [key, { key, isWord: said.every(isFrequentWord) }] as const,
  )
  const keys = [...new Map(asked).values()]
  return {
    keys: keys.length > 0 || named.length === 0 ? keys : [...named.map(stem), keyOf('name')].map(asWord),
    leads: begun('method') ? [...leads, 'method'] : leads,
    isHosting: keys.some(({ key }) => hosting.has(key)),
  }
}
