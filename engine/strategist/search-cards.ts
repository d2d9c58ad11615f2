/** Full-text search over cards, with prefixes, typos and synonyms. */
import MiniSearch from 'minisearch'
import type { SearchCard } from './card.ts'
import {
  hasSynonyms,
  isTopicWord,
  isTypo,
  listCardKeys,
  parseSearchQuery,
  type QueryKey,
  type SearchQuery,
} from './search-keys.ts'

export type CardSearch = { cards: ReadonlyMap<string, SearchCard>; index: MiniSearch<SearchCard> }

/** Indexes the cards for searching. */
export function createCardSearch(cards: readonly SearchCard[]): CardSearch {
  const index = new MiniSearch<SearchCard>({
    fields: ['title', 'words', 'text', 'group'],
    tokenize: listCardKeys,
    processTerm: (key) => key,
    searchOptions: { tokenize: (key) => [key], boost: { title: 3, words: 2 } },
  })
  index.addAll(cards)
  return { cards: new Map(cards.map((card) => [card.id, card])), index }
}

const hitsMax = 5
/** A card is a hit if it covers at least this share of the question (`held`). */
const foundFrom = 0.55
/** The lower threshold for cards with `isOnTopic`, and for cards of the owner's brand if the question is about it. */
const onTopicFrom = 0.3
/** Factor on a card's value if the question points to its place (the owner's brand, the method or the help). */
const leading: Readonly<Record<SearchCard['place'], number>> = { brand: 1.25, method: 1.1, help: 1.1 }
/** Cards worth less than this fraction of the best one are dropped. */
const besideFirst = 0.5
/** Factor on a card's value for each card of its place that is ranked before it, so that the hits vary. */
const again = 0.95

/** How much a match counts by field. `ownText` is the minimum for the owner's cards, `alike` the factor for inexact matches. */
const worth: Readonly<Record<string, number>> = { title: 1, words: 0.9, text: 0.55, group: 0.4 }
const ownText = 0.75
const alike = 0.7
/** From this worth on, a match means that the card is about the word; below, it only mentions the word. */
const named = 0.9
/** A word of the synonym table is specific if at most this many cards are about it. */
const strongMax = 4
const askedMax = 40
/** Limits for the weight of a word, which grows with its rarity; the product's own topics weigh `rarityMax`. */
const rarityMin = 1.5
const rareMax = 3
const rarityMax = 4
/** The weight of a word that no card contains; less if it is a common English word. */
const unknown = 2.5
const unknownWord = 2
/** From this many words on, a question contains background: unmatched words then count at most `unknownMax` together. */
const longFrom = 4
const unknownMax = 2.5
/** Only this many words, the rarest, must be covered, so that a long question can have hits too. */
const enough = 3

/** `held`: how well the card covers a word or the whole question, 1 is fully; `score`: MiniSearch's, to break ties. */
type Rated = { card: SearchCard; held: number; score: number }
/** `isOnTopic`: the card is about one of the product's topics or a specific word that the question names. */
type Whole = Rated & { isOnTopic: boolean }

function worthOf(card: SearchCard, fields: readonly string[]): number {
  const most = Math.max(...fields.map((field) => worth[field] ?? 0))
  return card.place === 'brand' ? Math.max(most, ownText) : most
}

/** Tries an exact match first, then a prefix, then a typo. */
function look({ key, isWord }: QueryKey, { index }: CardSearch) {
  const exact = index.search(key)
  if (exact.length > 0 || isWord || key.length < 4) return exact
  const begun = index.search(key, { prefix: true })
  return begun.length > 0 || key.length < 5 ? begun : index.search(key, { fuzzy: 2 })
}

/** The cards that match a word, each with how well. */
function holding(asked: QueryKey, search: CardSearch): Rated[] {
  const { key } = asked
  return look(asked, search).flatMap(({ id, score, match }) => {
    const card = search.cards.get(String(id))
    const held = Object.entries(match)
      .filter(([term]) => term.startsWith(key) || isTypo(key, term))
      .map(([term, fields]) => (card ? worthOf(card, fields) * (term === key ? 1 : alike) : 0))
    return card && held.length > 0 ? [{ card, held: Math.max(...held), score }] : []
  })
}

type Word = { found: readonly Rated[]; weight: number; isStrong: boolean }

/**
 * Finds and weighs the words of a question. Words found only in the owner's record count half, unless the question is
 * about their brand: in “a tagline for a bakery” they only describe the business.
 */
function weigh({ keys, leads }: SearchQuery, searches: readonly CardSearch[]): Word[] {
  const size = searches.reduce((sum, { cards }) => sum + cards.size, 0)
  const isOwn = ({ card }: Rated) => card.place === 'brand'
  const held = keys
    .slice(0, askedMax)
    .map((each) => ({ ...each, found: searches.flatMap((search) => holding(each, search)) }))
  const isOwnSought = leads.includes('brand') || held.every(({ found }) => found.every(isOwn))
  return held.map(({ key, isWord, found }) => {
    if (found.length === 0) return { found, weight: isWord ? unknownWord : unknown, isStrong: false }
    if (isTopicWord(key)) return { found, weight: rarityMax, isStrong: true }
    const rarity = Math.min(rareMax, Math.max(rarityMin, Math.log(1 + size / found.length)))
    const isStrong = hasSynonyms(key) && found.filter(({ held }) => held >= named).length <= strongMax
    return { found, weight: found.every(isOwn) && !isOwnSought ? rarity / 2 : rarity, isStrong }
  })
}

/** Rates how much of the question each card covers: 1 is all of it; rare words count more. */
function rateCards(words: readonly Word[]): Whole[] {
  const { known = [], nowhere = [] } = Object.groupBy(words, ({ found }) => (found.length > 0 ? 'known' : 'nowhere'))
  const most = known.map(({ weight }) => weight).toSorted((one, other) => other - one)
  const missed = nowhere.reduce((sum, { weight }) => sum + weight, 0)
  const around = words.length < longFrom ? missed : Math.min(unknownMax, missed)
  const whole = most.slice(0, enough).reduce((sum, weight) => sum + weight, around)
  const rated = new Map<string, Whole>()
  for (const { found, weight, isStrong } of known) {
    for (const { card, held, score } of found) {
      const before = rated.get(card.id)
      rated.set(card.id, {
        card,
        held: (before?.held ?? 0) + (held * weight) / whole,
        score: (before?.score ?? 0) + score,
        isOnTopic: before?.isOnTopic || (isStrong && held >= named),
      })
    }
  }
  return [...rated.values()]
}

/** Ranks the cards, best first; of cards that are about equal, prefers one from another place than those before it. */
function pick(rated: readonly Rated[], leads: SearchQuery['leads']): Rated[] {
  const picked: Rated[] = []
  const left = new Set(rated)
  const value = ({ card, held }: Rated) =>
    held *
    (leads.includes(card.place) ? leading[card.place] : 1) *
    again ** picked.filter((each) => each.card.place === card.place).length
  let first: number | undefined
  while (picked.length < hitsMax && left.size > 0) {
    const [best] = [...left].toSorted((one, other) => value(other) - value(one) || other.score - one.score)
    first ??= best && value(best)
    if (!best || value(best) < (first ?? 0) * besideFirst) break
    left.delete(best)
    // A question that is not about the owner's brand gets at most one of its cards.
    const isFurther = best.card.place === 'brand' && picked.some(({ card }) => card.place === 'brand')
    if (!isFurther || leads.includes('brand')) picked.push(best)
  }
  return picked
}

/** Adds `brand` to the places that rank higher if a word is found only there, unless it asks how something is done. */
function leadsOf({ leads }: SearchQuery, words: readonly Word[]): SearchQuery['leads'] {
  const isOwn = words.some(({ found }) => found.length > 0 && found.every(({ card }) => card.place === 'brand'))
  return isOwn && !leads.includes('help') ? [...leads, 'brand'] : leads
}

/** At most five cards, best first; none if no card covers enough of the question. `names`: those of the business. */
export function searchCards(asked: string, searches: readonly CardSearch[], names: readonly string[] = []): Rated[] {
  const isKnown = (key: string) => searches.some(({ index }) => index.search(key).length > 0)
  const read = parseSearchQuery(asked, names, isKnown)
  const enoughOf = ({ card, isOnTopic }: Whole) =>
    isOnTopic || (card.place === 'brand' && read.leads.includes('brand')) ? onTopicFrom : foundFrom
  const words = weigh(read, searches)
  const rated = rateCards(words).filter(
    (each) => each.held >= enoughOf(each) && (read.isHosting || !each.card.isForOperators),
  )
  return pick(rated, leadsOf(read, words))
}
