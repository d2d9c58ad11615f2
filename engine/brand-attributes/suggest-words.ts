import type { Category } from '#contract/plain/brand.ts'
import type { SuggestionRequest } from '#contract/writers.ts'
import { isPluralNoun } from '#engine/language/inflect.ts'
import {
  clusterRelatedness,
  clustersOf,
  isKnown,
  isNegative,
  lexicalKey,
  lookUp,
  nearness,
} from '#engine/language/lexicon.ts'
import { meaningKey } from '#engine/language/similarity.ts'
import { isAdjective } from '#engine/language/word-classes.ts'
import { chooseDiverse, type Scored } from './choose-diverse.ts'
import { type Candidate, candidatesOf, goesOn, spellAs } from './word-candidates.ts'

/** What each ground for a suggestion weighs; the fit of an entry, a third to one, is the measure. `people`: customers are some. */
const weights = { people: 0.05, relatedness: 1.5, company: 1.6, companyWhileTyping: 0.4, oneWord: 0.1, sameForm: 0.2 }
/** "Better grades" and "better sleep" have no more in common than that. */
const degrees = new Set(
  ['more', 'less', 'fewer', 'better', 'higher', 'lower', 'greater', 'increased', 'reduced', 'improved', 'faster'].map(
    meaningKey,
  ),
)
/** From this many suggestions on, a rarer or looser word is left out. */
const enough = 4
/** Words already there that count for a candidate: the nearest ones. */
const companySize = 5
/** Below this length an unknown input is a start that leads nowhere, not a word. */
const wholeWordLength = 4

/** What the owner wrote, as a measure of candidates. */
type Taste = {
  /** How near a cluster lies to the words that are there, 0 to 1. */
  company: (cluster: string) => number
  /** Whether a candidate suits what was told: things and people that do not are another business's. */
  isNear: (candidate: Candidate) => boolean
  /** The same while typing, where a start may still become much: only what lies nowhere near is left out. */
  isNotFar: (candidate: Candidate) => boolean
  /** How good a candidate is by itself: its fit, and whether it has the form of the owner's words. */
  standing: (candidate: Candidate) => number
}

/**
 * Words of a category for its owner to choose from, best first, at most `count`. A known word gets words near it in
 * meaning; the start of a word is continued; an empty input gets words that suit `existingWords`. Never a word that is
 * there already in any form or spelling, never one that puts a business down; fewer than `count` rather than unfit ones.
 * A phrase of several words is only gone on from.
 */
export function suggestWords(request: SuggestionRequest): string[] {
  const { category, input, existingWords, standingWords = [], count } = request
  const typed = typedKey(input)
  const company = rateCompany(existingWords, category)
  const taste: Taste = {
    company,
    isNotFar: findNotFar(company, category),
    isNear: findNear(existingWords, category),
    standing: rateStanding([...existingWords, input], category),
  }
  const taken = new Set([...existingWords, ...standingWords].map(meaningKey))
  const free = candidatesOf(category).filter(({ meaning }) => !taken.has(meaning))

  const suited = () => chooseDiverse(suit(free, taste), count, { perCluster: 2, repeatCost: 0.1 })
  const answered = typed === '' ? suited() : answerTyped(free, { category, input, count }, taste)
  const isAtALoss =
    answered.length === 0 && !isPhrase(input) && typed.length >= wholeWordLength && existingWords.length > 0
  return spellAs([...existingWords, input], typed, isAtALoss ? suited() : answered)
}

/** A space after a word is heeded where something goes on from there: "no " to "no-nonsense", not to "nostalgic". */
/** "Run by twins" means more than any of its words: what is near "run" or near "twins" is off the subject. */
const isPhrase = (input: string) => input.trim().includes(' ') && !isKnown(input)

const typedKey = (input: string) => lexicalKey(input) + (/\S\s+$/.test(input) ? ' ' : '')

type Typed = Pick<SuggestionRequest, 'category' | 'input' | 'count'>

/**
 * A word known as it stands, or one that nothing goes on from, is answered by its meaning. Unless it is a word of the
 * category it may as well be a start ("art" of "artistic"): then what continues it comes first.
 */
function answerTyped(free: readonly Candidate[], { category, input, count }: Typed, taste: Taste): Candidate[] {
  const typed = typedKey(input)
  const continued = chooseDiverse(continueTyped(free, typed, taste), count, { perCluster: 3, repeatCost: 0.1 })
  if (isPhrase(input)) return withoutPadding(continued)
  const isWhole = isKnown(input) || continued.length === 0
  if (!isWhole || isNegative(input)) return withoutPadding(continued)
  const isOfCategory = candidatesOf(category).some(({ british, american }) =>
    [british, american].includes(typed.trim()),
  )
  // Beside what goes on from "home", what merely lies near a home fits nobody.
  const least = isOfCategory || continued.length === 0 ? nearness.listed : nearness.first
  const related = findRelated(free, input, category, taste).filter(({ relatedness }) => relatedness >= least)
  const near = chooseDiverse(related, count, { perCluster: count, repeatCost: 0.1 })
  const answers = isOfCategory ? [...near, ...continued] : [...continued.slice(0, count / 2), ...near, ...continued]
  const isNew = ({ meaning }: Candidate, place: number) =>
    answers.findIndex((each) => each.meaning === meaning) === place && !(isOfCategory && meaning === meaningKey(input))
  return withoutPadding(answers.filter(isNew).slice(0, count))
}

const withoutPadding = (chosen: readonly Candidate[]) =>
  chosen.filter(({ entry }, place) => place < enough || entry.fit > 1)

function continueTyped(free: readonly Candidate[], typed: string, { company, standing, isNotFar }: Taste): Scored[] {
  const goingOn = (start: string) => free.filter((candidate) => goesOn(candidate, start) && isNotFar(candidate))
  const asTyped = goingOn(typed)
  return (asTyped.length > 0 ? asTyped : goingOn(typed.trim())).map((candidate) => ({
    candidate,
    score: standing(candidate) + weights.companyWhileTyping * company(candidate.entry.cluster),
  }))
}

/** "New parents" are new, and they are parents: customers lie near both what describes them and what they are. */
function sourcesOf(word: string, category: Category): string[] {
  const noun = lexicalKey(word).split(' ').at(-1) ?? ''
  // "Open on Sundays" is nothing open, and "hard of h" not yet anything: a phrase means what its last word means.
  const isFollowed = lookUp(word).length > 0 || isKnown(word) || clustersOf(noun).length > 0
  const own = isFollowed ? clustersOf(word, category) : []
  const isListed = lookUp(noun).some((entry) => entry.category === category && lexicalKey(entry.word) === noun)
  return category === 'customers' && isListed ? [...new Set([...own, ...clustersOf(noun, category)])] : own
}

type Related = Scored & { relatedness: number }

/** Entries near the typed word in meaning; of those that merely repeat it with another word beside it, the best one. */
function findRelated(free: readonly Candidate[], input: string, category: Category, taste: Taste): Related[] {
  const sources = sourcesOf(input, category)
  const own = meaningKey(input)
  const ownParts = new Set(own.split(' ').filter((part) => !degrees.has(part)))
  const rated = free
    .filter(({ meaning }) => meaning !== own)
    .map((candidate) => {
      const { cluster } = candidate.entry
      const relatedness = Math.max(0, ...sources.map((source) => clusterRelatedness(source, cluster)))
      const company = weights.companyWhileTyping * taste.company(cluster)
      return { candidate, relatedness, score: weights.relatedness * relatedness + company + taste.standing(candidate) }
    })
    .filter(({ relatedness }) => relatedness >= nearness.listed)
    .sort((a, b) => b.score - a.score)
  const repeats = ({ candidate }: Related) => [...candidate.parts].some((part) => ownParts.has(part))
  const bestRepeat = rated.find(repeats)
  return rated.filter((each) => each === bestRepeat || !repeats(each))
}

/** Every entry, by how well it suits the words that are there. */
function suit(free: readonly Candidate[], { company, standing, isNear }: Taste): Scored[] {
  return free.filter(isNear).map((candidate) => ({
    candidate,
    score: standing(candidate) + weights.company * company(candidate.entry.cluster),
  }))
}

/** Qualities are anybody's; a thing has to be near a word that is there, and a phrase is near nothing by its single words. */
function findNear(existingWords: readonly string[], category: Category): Taste['isNear'] {
  const told = existingWords.filter((word) => !isPhrase(word)).flatMap((word) => sourcesOf(word, category))
  const isNear = (cluster: string) => told.some((each) => clusterRelatedness(each, cluster) >= nearness.listed)
  return ({ entry }) => existingWords.length === 0 || formOf(entry.partOfSpeech) === 'quality' || isNear(entry.cluster)
}

function findNotFar(company: Taste['company'], category: Category): Taste['isNotFar'] {
  const isNothingKnown = candidatesOf(category).every(({ entry }) => company(entry.cluster) === 0)
  return ({ entry }) => isNothingKnown || formOf(entry.partOfSpeech) === 'quality' || company(entry.cluster) > 0
}

function rateCompany(existingWords: readonly string[], category: Category): Taste['company'] {
  const known = existingWords.map((word) => sourcesOf(word, category)).filter((clusters) => clusters.length > 0)
  const rated = new Map<string, number>()
  return (cluster) => {
    const before = rated.get(cluster)
    if (before !== undefined) return before
    const nearest = known
      .map((clusters) => Math.max(...clusters.map((each) => clusterRelatedness(each, cluster))))
      .sort((a, b) => b - a)
      .slice(0, companySize)
    const mean = nearest.reduce((sum, each) => sum + each, 0) / Math.max(1, nearest.length)
    rated.set(cluster, mean)
    return mean
  }
}

/** Qualities, things and doings are the forms that an owner keeps to, or mixes. */
function rateStanding(written: readonly string[], category: Category): Taste['standing'] {
  const isEmpty = written.at(-1) === ''
  const forms = written.flatMap((word) => {
    const entry = lookUp(word).find((each) => each.category === category)
    return entry === undefined ? (isEmpty ? guessForm(word) : []) : [formOf(entry.partOfSpeech)]
  })
  const share = (form: string) => forms.filter((each) => each === form).length / Math.max(1, forms.length)
  const shares = { quality: share('quality'), thing: share('thing'), doing: share('doing') }
  return ({ entry, parts }) =>
    entry.fit / 3 +
    (parts.size === 1 ? weights.oneWord : 0) +
    (entry.category === 'customers' && formOf(entry.partOfSpeech) === 'thing' ? weights.people : 0) +
    weights.sameForm * shares[formOf(entry.partOfSpeech)]
}

/** An unknown word by its look: a phrase and a plural name a thing. */
function guessForm(word: string): 'thing'[] {
  const key = lexicalKey(word)
  return /\S \S/.test(key) || (isPluralNoun(key) && !isAdjective(key)) ? ['thing'] : []
}

function formOf(partOfSpeech: Candidate['entry']['partOfSpeech']): 'quality' | 'thing' | 'doing' {
  if (partOfSpeech === 'adj') return 'quality'
  return partOfSpeech === 'verbPhrase' || partOfSpeech === 'clause' ? 'doing' : 'thing'
}
