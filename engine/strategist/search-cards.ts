/** The search: full text with beginnings of words, small mistakes and words that mean the same. */
import MiniSearch from 'minisearch'
import type { Card } from './card.ts'
import { type Asked, type AskedKey, isListed, isSlip, isTopic, keysOfCard, readAsked } from './search-keys.ts'

export type CardSearch = { cards: ReadonlyMap<string, Card>; index: MiniSearch<Card> }

/** Makes `cards` ready to be searched. */
export function makeSearch(cards: readonly Card[]): CardSearch {
  const index = new MiniSearch<Card>({
    fields: ['title', 'words', 'text', 'group'],
    tokenize: keysOfCard,
    processTerm: (key) => key,
    searchOptions: { tokenize: (key) => [key], boost: { title: 3, words: 2 } },
  })
  index.addAll(cards)
  return { cards: new Map(cards.map((card) => [card.id, card])), index }
}

const hitsMax = 5
/** A card that holds less of what was asked is none. */
const foundFrom = 0.55
/** Enough where it holds what the product is about, or where she asks for her own and it is hers. */
const onTopicFrom = 0.3
/** How much more a card counts where such questions are answered. */
const leading: Readonly<Record<Card['place'], number>> = { brand: 1.25, method: 1.1, help: 1.1 }
/** A card that holds less than this of what the first one holds is no answer beside it. */
const besideFirst = 0.5
/** How much less a card counts for each one of the same place that stands before it. */
const again = 0.95

/** What a word counts by where it stands in a card, and one that is only like it. Her own words are what a card of hers is. */
const worth: Readonly<Record<string, number>> = { title: 1, words: 0.9, text: 0.55, group: 0.4 }
const ownText = 0.75
const alike = 0.7
/** From here on a card is about the word, and does not only mention it. */
const named = 0.9
/** A listed word that no more cards are about than this says what is meant. */
const strongMax = 4
const askedMax = 40
/** The rarity of a word is kept within these: a single mention makes no word the topic. */
const rarityMin = 1.5
const rareMax = 3
const rarityMax = 4
/** What a word counts that stands nowhere, less if it is one that people use. */
const unknown = 2.5
const unknownWord = 2
/** Whoever asks at length tells more around it: then such words count no more than this, together. */
const longFrom = 4
const unknownMax = 2.5
/** Of a long question so many words, those that tell most, make a whole. */
const enough = 3

type Rated = { card: Card; held: number; score: number }
/** `isOnTopic`: it is about a word that nobody uses for anything else. */
type Whole = Rated & { isOnTopic: boolean }

function worthOf(card: Card, fields: readonly string[]): number {
  const most = Math.max(...fields.map((field) => worth[field] ?? 0))
  return card.place === 'brand' ? Math.max(most, ownText) : most
}

/** Only what is not there as it was typed may be a beginning, and only what is no beginning may be mistyped. */
function look({ key, isWord }: AskedKey, { index }: CardSearch) {
  const exact = index.search(key)
  if (exact.length > 0 || isWord || key.length < 4) return exact
  const begun = index.search(key, { prefix: true })
  return begun.length > 0 || key.length < 5 ? begun : index.search(key, { fuzzy: 2 })
}

/** The cards that hold a word, each with how well. */
function holding(asked: AskedKey, search: CardSearch): Rated[] {
  const { key } = asked
  return look(asked, search).flatMap(({ id, score, match }) => {
    const card = search.cards.get(String(id))
    const held = Object.entries(match)
      .filter(([term]) => term.startsWith(key) || isSlip(key, term))
      .map(([term, fields]) => (card ? worthOf(card, fields) * (term === key ? 1 : alike) : 0))
    return card && held.length > 0 ? [{ card, held: Math.max(...held), score }] : []
  })
}

type Word = { found: readonly Rated[]; weight: number; isStrong: boolean }

/**
 * The words of a question with what holds them. Beside others, words that only the owner uses tell whom it is about,
 * unless it is her own that she looks for.
 */
function weigh({ keys, leads }: Asked, searches: readonly CardSearch[]): Word[] {
  const size = searches.reduce((sum, { cards }) => sum + cards.size, 0)
  const isOwn = ({ card }: Rated) => card.place === 'brand'
  const held = keys
    .slice(0, askedMax)
    .map((each) => ({ ...each, found: searches.flatMap((search) => holding(each, search)) }))
  const isOwnSought = leads.includes('brand') || held.every(({ found }) => found.every(isOwn))
  return held.map(({ key, isWord, found }) => {
    if (found.length === 0) return { found, weight: isWord ? unknownWord : unknown, isStrong: false }
    if (isTopic(key)) return { found, weight: rarityMax, isStrong: true }
    const rarity = Math.min(rareMax, Math.max(rarityMin, Math.log(1 + size / found.length)))
    const isStrong = isListed(key) && found.filter(({ held }) => held >= named).length <= strongMax
    return { found, weight: found.every(isOwn) && !isOwnSought ? rarity / 2 : rarity, isStrong }
  })
}

/** How much of what was asked each card holds: from 1 on all of it, a rare word counting more. */
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

/** The best first; of cards about as good, those of another place than the one before. */
function pick(rated: readonly Rated[], leads: Asked['leads']): Rated[] {
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
    // Who asks of no own thing gets one at most.
    const isFurther = best.card.place === 'brand' && picked.some(({ card }) => card.place === 'brand')
    if (!isFurther || leads.includes('brand')) picked.push(best)
  }
  return picked
}

/** Words that stand nowhere but in her record make it a question about her own, unless it asks how something is done. */
function leadsOf({ leads }: Asked, words: readonly Word[]): Asked['leads'] {
  const isOwn = words.some(({ found }) => found.length > 0 && found.every(({ card }) => card.place === 'brand'))
  return isOwn && !leads.includes('help') ? [...leads, 'brand'] : leads
}

/** At most five cards, the best first; none where nothing holds enough of what was asked. `names`: of the business. */
export function findCards(asked: string, searches: readonly CardSearch[], names: readonly string[] = []): Rated[] {
  const isKnown = (key: string) => searches.some(({ index }) => index.search(key).length > 0)
  const read = readAsked(asked, names, isKnown)
  const enoughOf = ({ card, isOnTopic }: Whole) =>
    isOnTopic || (card.place === 'brand' && read.leads.includes('brand')) ? onTopicFrom : foundFrom
  const words = weigh(read, searches)
  const rated = rateCards(words).filter(
    (each) => each.held >= enoughOf(each) && (read.isHosting || !each.card.isForOperators),
  )
  return pick(rated, leadsOf(read, words))
}
