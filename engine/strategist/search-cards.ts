/** The search: full text with beginnings of words, small mistakes and words that mean the same. */
import MiniSearch from 'minisearch'
import { editDistance } from '#engine/language/similarity.ts'
import { canonicalSpelling } from '#engine/language/spelling.ts'
import { stem, wordsOf } from '#engine/language/stem.ts'
import type { Card } from './card.ts'
import table from './search-words.json' with { type: 'json' }

/** A phrase is one key, which no beginning of a word leads to. */
const joined = (words: readonly string[]) => (words.length > 1 ? '+' : '') + words.map(stem).join('')
const keyOf = (text: string) => joined(wordsOf(text))
const ignored = new Set(table.ignored.split(' '))
/** Who asks with these asks about her own. */
const own = new Set(table.own.split(' '))
const groups = table.same.map((row) => row.split(', '))
/** The key of a word or phrase, with all keys that mean the same. */
const same = new Map(groups.flatMap((row) => row.map((each) => [keyOf(each), row.map(keyOf)] as const)))
/** Known phrases by their first word, the longest first. */
const phrases = Map.groupBy(
  groups
    .flat()
    .map(wordsOf)
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => other.length - one.length),
  ([first]) => first,
)

/** The keys of a text, a known phrase as one. */
function keysOf(text: string): string[] {
  const words = wordsOf(canonicalSpelling(text.normalize('NFD').replace(/\p{M}/gu, ''))).map((word) =>
    word.replace("'", ''),
  )
  const keys: string[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const phrase = phrases.get(word)?.find((each) => each.every((part, place) => words[at + place] === part))
    if (phrase || (word.length > 1 && !ignored.has(word))) keys.push(joined(phrase ?? [word]))
    at += phrase?.length ?? 1
  }
  return keys
}

export type CardSearch = { cards: ReadonlyMap<string, Card>; index: MiniSearch<Card> }

/** Makes `cards` ready to be searched. */
export function makeSearch(cards: readonly Card[]): CardSearch {
  const index = new MiniSearch<Card>({
    fields: ['title', 'words', 'text'],
    tokenize: (text) => keysOf(text).flatMap((key) => same.get(key) ?? [key]),
    processTerm: (key) => key,
    searchOptions: { tokenize: (key) => [key], boost: { title: 3, words: 2 } },
  })
  index.addAll(cards)
  return { cards: new Map(cards.map((card) => [card.id, card])), index }
}

const hitsMax = 5
/** A card that holds less of what was asked is none. */
const foundFrom = 0.55
/** Cards that hold about as much are told apart by who is meant. */
const about = 0.1

/** What a word counts by where it stands in a card, and one that is only like it. */
const worth: Readonly<Record<string, number>> = { title: 1, words: 0.9, text: 0.55 }
const alike = 0.7
const askedMax = 40
/** Of a long question so many words, the rarest, make a whole. */
const enough = 2

type Rated = { card: Card; held: number; score: number }

/** The cards that hold a word, each with how well. */
function holding(key: string, { cards, index }: CardSearch): Rated[] {
  const exact = index.search(key, { prefix: key.length > 3 })
  // Only what is unknown may be mistyped.
  const found = exact.length > 0 || key.length < 5 ? exact : index.search(key, { fuzzy: key.length > 8 ? 2 : 1 })
  return found.flatMap(({ id, score, match }) => {
    const card = cards.get(String(id))
    const fields = Object.entries(match).map(
      ([term, places]) => Math.max(...places.map((place) => worth[place] ?? 0)) * (term === key ? 1 : alike),
    )
    return card ? [{ card, held: Math.max(...fields), score }] : []
  })
}

/** "Realy": what is passed over where it is spelled right. */
const isMistypedSmallWord = (key: string) =>
  key.length > 3 && [...ignored].some((word) => word.length > 3 && editDistance(word, key) === 1)

/** How much of what was asked each card holds: from 1 on all of it, a rare word counting more. */
function rateCards(asked: string, searches: readonly CardSearch[]): Rated[] {
  const size = searches.reduce((sum, { cards }) => sum + cards.size, 0)
  const keys = [...new Set(keysOf(asked))].slice(0, askedMax)
  const words = keys.flatMap((key) => {
    const found = searches.flatMap((each) => holding(key, each))
    if (found.length === 0 && isMistypedSmallWord(key)) return []
    return [{ found, rarity: Math.log(1 + size / Math.max(1, found.length)) }]
  })
  const tellingMost = words.map(({ rarity }) => rarity).toSorted((one, other) => other - one)
  const whole = tellingMost.slice(0, enough).reduce((sum, rarity) => sum + rarity, 0)
  const rated = new Map<string, Rated>()
  for (const { found, rarity } of words) {
    for (const { card, held, score } of found) {
      const before = rated.get(card.id) ?? { card, held: 0, score: 0 }
      rated.set(card.id, { card, held: before.held + (held * rarity) / whole, score: before.score + score })
    }
  }
  return [...rated.values()].toSorted((one, other) => other.held - one.held || other.score - one.score)
}

/** At most five cards, the best first; none where nothing holds enough of what was asked. */
export function findCards(asked: string, searches: readonly CardSearch[]): Rated[] {
  const rated = rateCards(asked, searches).filter(({ held }) => held >= foundFrom)
  const isOwn = wordsOf(asked).some((word) => own.has(word))
  const best = rated[0]?.held ?? 0
  const first = ({ card, held }: Rated) => (card.place === 'brand') === isOwn && held >= best - about
  const sorted = [...rated.filter(first), ...rated.filter((each) => !first(each))]
  // Who asks of no own thing gets one at most.
  const brand = isOwn ? [] : sorted.filter(({ card }) => card.place === 'brand').slice(1)
  return sorted.filter((each) => !brand.includes(each)).slice(0, hitsMax)
}
