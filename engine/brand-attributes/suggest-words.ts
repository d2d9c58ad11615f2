import type { Category } from '#contract/plain/brand.ts'
import type { SuggestionRequest } from '#contract/writers.ts'
import { isPluralNoun } from '#engine/language/inflect.ts'
import {
  clusterNearness,
  findClusters,
  isKnownWord,
  isNegativeWord,
  lookUpWord,
  makeLexicalKey,
  measureClusterRelatedness,
} from '#engine/language/lexicon.ts'
import { makeMeaningKey } from '#engine/language/similarity.ts'
import { isAdjective } from '#engine/language/word-classes.ts'
import { chooseDiverseCandidates, type ScoredCandidate } from './choose-diverse-candidates.ts'
import { continuesTypedText, listCandidates, spellLikeOwner, type WordCandidate } from './word-candidates.ts'

/**
 * The weight of each reason to suggest a word, relative to its fit (1/3 to 1). `people`: nouns under Customers; `company`:
 * nearness to the existing words; `sameForm`: the grammatical form that the owner mostly uses.
 */
const weights = { people: 0.05, relatedness: 1.5, company: 1.6, companyWhileTyping: 0.4, oneWord: 0.1, sameForm: 0.2 }
/** Comparatives do not count as a shared word: "better grades" and "better sleep" have different meanings. */
const degrees = new Set(
  ['more', 'less', 'fewer', 'better', 'higher', 'lower', 'greater', 'increased', 'reduced', 'improved', 'faster'].map(
    makeMeaningKey,
  ),
)
/** From this many suggestions on, rarer or looser words are left out. */
const enough = 4
/** A candidate is compared with this many existing words, the nearest ones. */
const companySize = 5
/** Below this length an unknown input is an unfinished start, not a word. */
const wholeWordLength = 4

/** Scores candidates by what the owner wrote. */
type Taste = {
  /** How near a cluster (a group of words with similar meaning) is to the existing words, 0 to 1. */
  company: (cluster: string) => number
  /** Whether a candidate suits the existing words: unrelated things and people belong to another business. */
  isNear: (candidate: WordCandidate) => boolean
  /** The looser rule while typing, when a start may still become anything: only clearly unrelated candidates fail. */
  isNotFar: (candidate: WordCandidate) => boolean
  /** How good a candidate is by itself: its fit, and whether it has the form of the owner's words. */
  standing: (candidate: WordCandidate) => number
}

/**
 * Suggests at most `count` words of a category, best first. A known word gets related words, the start of a word gets
 * completions, and an empty input gets words that suit `existingWords`. A phrase of several words only gets completions.
 * Never suggests a word that is there already in any form or spelling, or a derogatory one; returns fewer words rather than
 * unsuitable ones.
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
  const taken = new Set([...existingWords, ...standingWords].map(makeMeaningKey))
  const free = listCandidates(category).filter(({ meaning }) => !taken.has(meaning))

  const suited = () => chooseDiverseCandidates(suit(free, taste), count, { perCluster: 2, repeatCost: 0.1 })
  const answered = typed === '' ? suited() : answerTyped(free, { category, input, count }, taste)
  const isAtALoss =
    answered.length === 0 && !isPhrase(input) && typed.length >= wholeWordLength && existingWords.length > 0
  return spellLikeOwner([...existingWords, input], typed, isAtALoss ? suited() : answered)
}

/**
 * Whether the input is a phrase that the lexicon does not list, such as "run by twins": words related to "run" or to "twins"
 * alone would miss its meaning.
 */
const isPhrase = (input: string) => input.trim().includes(' ') && !isKnownWord(input)

/** Keeps a trailing space, so that "no " is completed to "no-nonsense" and not to "nostalgic". */
const typedKey = (input: string) => makeLexicalKey(input) + (/\S\s+$/.test(input) ? ' ' : '')

type Typed = Pick<SuggestionRequest, 'category' | 'input' | 'count'>

/**
 * A known word, or one that nothing completes, gets related words. If it is not a word of the category it may still be a
 * start ("art" of "artistic"), so completions come first.
 */
function answerTyped(free: readonly WordCandidate[], { category, input, count }: Typed, taste: Taste): WordCandidate[] {
  const typed = typedKey(input)
  const continued = chooseDiverseCandidates(continueTyped(free, typed, taste), count, {
    perCluster: 3,
    repeatCost: 0.1,
  })
  if (isPhrase(input)) return withoutPadding(continued)
  const isWhole = isKnownWord(input) || continued.length === 0
  if (!isWhole || isNegativeWord(input)) return withoutPadding(continued)
  const isOfCategory = listCandidates(category).some(({ british, american }) =>
    [british, american].includes(typed.trim()),
  )
  // Beside the completions of a word of another category ("home"), loosely related words would not fit.
  const least = isOfCategory || continued.length === 0 ? clusterNearness.listed : clusterNearness.first
  const related = findRelated(free, input, category, taste).filter(({ relatedness }) => relatedness >= least)
  const near = chooseDiverseCandidates(related, count, { perCluster: count, repeatCost: 0.1 })
  const answers = isOfCategory ? [...near, ...continued] : [...continued.slice(0, count / 2), ...near, ...continued]
  const isNew = ({ meaning }: WordCandidate, place: number) =>
    answers.findIndex((each) => each.meaning === meaning) === place &&
    !(isOfCategory && meaning === makeMeaningKey(input))
  return withoutPadding(answers.filter(isNew).slice(0, count))
}

const withoutPadding = (chosen: readonly WordCandidate[]) =>
  chosen.filter(({ entry }, place) => place < enough || entry.fit > 1)

function continueTyped(
  free: readonly WordCandidate[],
  typed: string,
  { company, standing, isNotFar }: Taste,
): ScoredCandidate[] {
  const goingOn = (start: string) =>
    free.filter((candidate) => continuesTypedText(candidate, start) && isNotFar(candidate))
  const asTyped = goingOn(typed)
  return (asTyped.length > 0 ? asTyped : goingOn(typed.trim())).map((candidate) => ({
    candidate,
    score: standing(candidate) + weights.companyWhileTyping * company(candidate.entry.cluster),
  }))
}

/** A word’s clusters; for customers also those of its noun: "new parents" are near "new" and near "parents". */
function sourcesOf(word: string, category: Category): string[] {
  const noun = makeLexicalKey(word).split(' ').at(-1) ?? ''
  // An unlisted phrase needs a known last word: "open on Sundays" must not count as "open", and "hard of h" is unfinished.
  const isFollowed = lookUpWord(word).length > 0 || isKnownWord(word) || findClusters(noun).length > 0
  const own = isFollowed ? findClusters(word, category) : []
  const isListed = lookUpWord(noun).some((entry) => entry.category === category && makeLexicalKey(entry.word) === noun)
  return category === 'customers' && isListed ? [...new Set([...own, ...findClusters(noun, category)])] : own
}

type Related = ScoredCandidate & { relatedness: number }

/** Entries related to the typed word; of those that contain it beside another word, only the best one. */
function findRelated(free: readonly WordCandidate[], input: string, category: Category, taste: Taste): Related[] {
  const sources = sourcesOf(input, category)
  const own = makeMeaningKey(input)
  const ownParts = new Set(own.split(' ').filter((part) => !degrees.has(part)))
  const rated = free
    .filter(({ meaning }) => meaning !== own)
    .map((candidate) => {
      const { cluster } = candidate.entry
      const relatedness = Math.max(0, ...sources.map((source) => measureClusterRelatedness(source, cluster)))
      const company = weights.companyWhileTyping * taste.company(cluster)
      return { candidate, relatedness, score: weights.relatedness * relatedness + company + taste.standing(candidate) }
    })
    .filter(({ relatedness }) => relatedness >= clusterNearness.listed)
    .sort((a, b) => b.score - a.score)
  const repeats = ({ candidate }: Related) => [...candidate.parts].some((part) => ownParts.has(part))
  const bestRepeat = rated.find(repeats)
  return rated.filter((each) => each === bestRepeat || !repeats(each))
}

/** All suitable entries, scored by how well they suit the existing words. */
function suit(free: readonly WordCandidate[], { company, standing, isNear }: Taste): ScoredCandidate[] {
  return free.filter(isNear).map((candidate) => ({
    candidate,
    score: standing(candidate) + weights.company * company(candidate.entry.cluster),
  }))
}

/**
 * Adjectives suit any owner; other candidates must be related to an existing word. Existing phrases are ignored, because
 * their single words mislead.
 */
function findNear(existingWords: readonly string[], category: Category): Taste['isNear'] {
  const told = existingWords.filter((word) => !isPhrase(word)).flatMap((word) => sourcesOf(word, category))
  const isNear = (cluster: string) =>
    told.some((each) => measureClusterRelatedness(each, cluster) >= clusterNearness.listed)
  return ({ entry }) => existingWords.length === 0 || formOf(entry.partOfSpeech) === 'quality' || isNear(entry.cluster)
}

function findNotFar(company: Taste['company'], category: Category): Taste['isNotFar'] {
  const isNothingKnown = listCandidates(category).every(({ entry }) => company(entry.cluster) === 0)
  return ({ entry }) => isNothingKnown || formOf(entry.partOfSpeech) === 'quality' || company(entry.cluster) > 0
}

function rateCompany(existingWords: readonly string[], category: Category): Taste['company'] {
  const known = existingWords.map((word) => sourcesOf(word, category)).filter((clusters) => clusters.length > 0)
  const rated = new Map<string, number>()
  return (cluster) => {
    const before = rated.get(cluster)
    if (before !== undefined) return before
    const nearest = known
      .map((clusters) => Math.max(...clusters.map((each) => measureClusterRelatedness(each, cluster))))
      .sort((a, b) => b - a)
      .slice(0, companySize)
    const mean = nearest.reduce((sum, each) => sum + each, 0) / Math.max(1, nearest.length)
    rated.set(cluster, mean)
    return mean
  }
}

/**
 * Rates a candidate by its fit and by its form (adjective, noun or action): owners usually keep to one form, so the one that
 * they use gets a bonus.
 */
function rateStanding(written: readonly string[], category: Category): Taste['standing'] {
  const isEmpty = written.at(-1) === ''
  const forms = written.flatMap((word) => {
    const entry = lookUpWord(word).find((each) => each.category === category)
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

/** The likely form of an unknown word: phrases and plurals are things. */
function guessForm(word: string): 'thing'[] {
  const key = makeLexicalKey(word)
  return /\S \S/.test(key) || (isPluralNoun(key) && !isAdjective(key)) ? ['thing'] : []
}

function formOf(partOfSpeech: WordCandidate['entry']['partOfSpeech']): 'quality' | 'thing' | 'doing' {
  if (partOfSpeech === 'adj') return 'quality'
  return partOfSpeech === 'verbPhrase' || partOfSpeech === 'clause' ? 'doing' : 'thing'
}
