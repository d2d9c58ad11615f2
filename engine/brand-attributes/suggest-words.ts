import type { Category } from '#contract/brand.ts'
import type { SuggestionRequest } from '#contract/writers.ts'
import {
  clusterRelatedness,
  clustersOf,
  type Entry,
  entriesOf,
  isKnown,
  isNegative,
  lexicalKey,
} from '#engine/language/lexicon.ts'
import { meaningKey } from '#engine/language/similarity.ts'
import { americanSpelling, canonicalSpelling } from '#engine/language/spelling.ts'
import { stems } from '#engine/language/stem.ts'

/** An entry with what ranking asks of it again and again. */
type Candidate = { entry: Entry; meaning: string; stems: ReadonlySet<string>; british: string; american: string }
type Scored = { candidate: Candidate; score: number }
/** How many of one cluster may stand together, and how much a repeated cluster costs. */
type Spread = { perCluster: number; repeatCost: number }

const weights = { relatedness: 1.6, company: 0.8, companyWhileTyping: 0.4, oneWord: 0.1, sharedWord: 0.6 }
/** Nearer than this counts as near in meaning. */
const nearEnough = 0.6
/** Words already there that count for a candidate: the nearest ones. */
const companySize = 5
/** Below this length an unknown input is a start that leads nowhere, not a word. */
const wholeWordLength = 4

/**
 * Words of a category for its owner to choose from, best first, at most `count`. A known word gets words near it in
 * meaning; the start of a word is continued; an empty input gets words that suit `existingWords`. Never a word that is
 * there already in any form or spelling, never one that puts a business down; fewer than `count` rather than unfit ones.
 * Ranked by maximal marginal relevance (Carbonell & Goldstein, 1998).
 */
export function suggestWords({ category, input, existingWords, count }: SuggestionRequest): string[] {
  const typed = lexicalKey(input)
  const company = rateCompany(existingWords, category)
  const taken = new Set(existingWords.map(meaningKey))
  const free = candidatesOf(category).filter(({ meaning }) => !taken.has(meaning))
  const continuing = () => continueTyped(free, typed, company)
  const related = () => findRelated(free, input, category, company)
  const suited = () => choose(suit(free, company), count, { perCluster: 2, repeatCost: 0.1 })

  const chosen = typed === '' ? suited() : answerTyped(typed, count, continuing, related)
  const isAtALoss = chosen.length === 0 && typed.length >= wholeWordLength && existingWords.length > 0
  return spell(isAtALoss ? suited() : chosen, typed, [...existingWords, input])
}

function answerTyped(typed: string, count: number, continuing: () => Scored[], related: () => Scored[]): Candidate[] {
  const continued = choose(continuing(), count, { perCluster: 3, repeatCost: 0.1 })
  const isWhole = isKnown(typed) || continued.length === 0
  if (!isWhole || isNegative(typed)) return continued
  const near = choose(related(), count, { perCluster: count, repeatCost: 0.05 })
  return [...new Set([...near, ...continued])].slice(0, count)
}

/** Entries whose first words go on from what was typed. */
function continueTyped(free: readonly Candidate[], typed: string, company: Company): Scored[] {
  return free
    .filter((each) => each.british !== typed && (startsWith(each.british, typed) || startsWith(each.american, typed)))
    .map((candidate) => ({
      candidate,
      score:
        candidate.entry.fit / 3 +
        weights.companyWhileTyping * company(candidate.entry.cluster) +
        (candidate.stems.size === 1 ? weights.oneWord : 0),
    }))
}

/** "lighth" goes on as "light-hearted"; but a typed space stays a space. */
const startsWith = (key: string, typed: string) =>
  key.startsWith(typed) || (!typed.includes(' ') && key.replace(/^(\S+) (?=\S+$)/, '$1').startsWith(typed))

/** Entries near the typed word in meaning; of those that merely repeat it with another word beside it, the best one. */
function findRelated(free: readonly Candidate[], input: string, category: Category, company: Company): Scored[] {
  const sources = clustersOf(input, category)
  const own = meaningKey(input)
  const inputRoots = new Set(own.split(' '))
  const rated = free
    .filter(({ meaning }) => meaning !== own)
    .map((candidate) => {
      const { cluster, fit } = candidate.entry
      const relatedness = Math.max(0, ...sources.map((source) => clusterRelatedness(source, cluster)))
      const score = weights.relatedness * relatedness + weights.companyWhileTyping * company(cluster) + fit / 3
      return { candidate, relatedness, score }
    })
    .filter(({ relatedness }) => relatedness >= nearEnough)
  const repeats = (each: Scored) => each.candidate.meaning.split(' ').some((part) => inputRoots.has(part))
  const bestRepeat = rated.filter(repeats).sort(byScore)[0]
  return rated.filter((each) => each === bestRepeat || !repeats(each))
}

/** Every entry, by how well it suits the words that are there. */
function suit(free: readonly Candidate[], company: Company): Scored[] {
  return free.map((candidate) => ({
    candidate,
    score:
      2 * weights.company * company(candidate.entry.cluster) +
      candidate.entry.fit / 3 +
      (candidate.stems.size === 1 ? weights.oneWord : 0),
  }))
}

const byScore = (a: Scored, b: Scored) => b.score - a.score

/** The best `count`, each weighed against those chosen before it. */
function choose(scored: readonly Scored[], count: number, spread: Spread): Candidate[] {
  const pool = [...scored].sort(byScore).slice(0, 20 * count)
  const chosen: Candidate[] = []
  while (chosen.length < count) {
    let best: Scored | undefined
    for (const { candidate, score } of pool) {
      const weighed = score - repetition(candidate, chosen, spread)
      if (weighed > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { candidate, score: weighed }
    }
    if (best === undefined) break
    chosen.push(best.candidate)
  }
  return chosen
}

/** What a candidate costs beside those chosen: for a shared cluster, for shared words; everything if it is one of them. */
function repetition(candidate: Candidate, chosen: readonly Candidate[], spread: Spread): number {
  let sameCluster = 0
  let shared = 0
  for (const other of chosen) {
    if (other.meaning === candidate.meaning) return Number.POSITIVE_INFINITY
    if (other.entry.cluster === candidate.entry.cluster) sameCluster += 1
    for (const stem of candidate.stems) if (other.stems.has(stem)) shared += 1 / candidate.stems.size
  }
  if (sameCluster >= spread.perCluster) return Number.POSITIVE_INFINITY
  return spread.repeatCost * sameCluster + weights.sharedWord * shared
}

/** How near a cluster lies to the words that are there, 0 to 1. */
type Company = (cluster: string) => number

function rateCompany(existingWords: readonly string[], category: Category): Company {
  const known = existingWords.map((word) => clustersOf(word, category)).filter((clusters) => clusters.length > 0)
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

const prepared = new Map<Category, readonly Candidate[]>()
/** A category's entries made ready for ranking, once; what is listed as negative never gets in. */
function candidatesOf(category: Category): readonly Candidate[] {
  const before = prepared.get(category)
  if (before !== undefined) return before
  const candidates = entriesOf(category)
    .filter((entry) => !isNegative(entry.word))
    .map((entry) => ({
      entry,
      meaning: meaningKey(entry.word),
      stems: stems(canonicalSpelling(entry.word)),
      british: lexicalKey(entry.word),
      american: americanSpelling(lexicalKey(entry.word)),
    }))
  prepared.set(category, candidates)
  return candidates
}

/** Suggestions in the spelling that the owner writes: American where what was typed, or a word before it, is American. */
function spell(chosen: readonly Candidate[], typed: string, written: readonly string[]): string[] {
  const writesAmerican = written.some((text) => canonicalSpelling(text) !== text.toLowerCase())
  return chosen.map(({ entry, british, american }) =>
    writesAmerican || (!startsWith(british, typed) && startsWith(american, typed))
      ? americanSpelling(entry.word)
      : entry.word,
  )
}
