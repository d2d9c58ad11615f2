/** Reads all statements once, so that each line can be compared with them quickly. */

import { correctTypos } from '#engine/language/correct-typos.ts'
import { isFrequentWord } from '#engine/language/frequent-words.ts'
import { editDistance } from '#engine/language/similarity.ts'
import type { NumberedStatement, StatementField } from './list-statements.ts'
import { type Claim, readClaims } from './read-claims.ts'
import { type Measure, readMeasures } from './read-measures.ts'
import { isPresent, readStance } from './read-stance.ts'
import { type FoundTime, readTimes } from './read-times.ts'
import { findClause, lowerInPlace, splitTokens, type Token } from './split-tokens.ts'
import { findWordKeys, isFunctionWord, isPlainWord, listCoveredRoots, type WordKeys } from './word-knowledge.ts'

/** A statement with what it says. */
export type ReadStatement = {
  number: number
  field: StatementField
  lower: string
  claims: readonly Claim[]
  measures: readonly Measure[]
  times: readonly FoundTime[]
  roots: ReadonlySet<string>
}

/**
 * That a statement says a word, before the word `beside`: denied, hoped for, true for the most part, or of someone else. `isRefused`: “no caravans”;
 * `isMoment`: of the customer, in a sentence that lines quote; `isCompared`: beside what others do.
 */
export type Telling = {
  number: number
  beside: string
  isDenied: boolean
  isRefused: boolean
  isWish: boolean
  isMostly: boolean
  isOfOthers: boolean
  isMoment: boolean
  isCompared: boolean
}

export type StatementIndex = {
  statements: readonly ReadStatement[]
  /** By word, stem, root, and two words as one. */
  tellings: ReadonlyMap<string, readonly Telling[]>
  /** By the root of what a told word means or is a kind of. */
  related: ReadonlyMap<string, readonly Telling[]>
  /** Told words that are in no list, so perhaps misspelt. */
  unknown: readonly string[]
  /** What the words of earlier lines were found to be misspelt as; '' if nothing. */
  slips: Map<string, string>
}

/** What customers are, feel and suffer from says nothing of what the business does. */
const fieldsOfOthers: ReadonlySet<StatementField> = new Set([
  ...(['who', 'when', 'customers', 'feeling', 'idealClientDescription', 'customerPainPoints'] as const),
  'competitiveDifferentiator',
])
/** What customers lack or feel, and how the owner sounds, denies nothing of what the business does. */
const fieldsOfFeeling: ReadonlySet<StatementField> = new Set([
  'when',
  'who',
  'customers',
  'feeling',
  'customerPainPoints',
  'voice',
])
/** Where an owner says what they do and do not sell. */
const fieldsOfOffer: ReadonlySet<StatementField> = new Set([
  ...(['productsServices', 'idealClientDescription', 'competitiveDifferentiator', 'does', 'only', 'quote'] as const),
])
/** What comes right before the things that are not sold: “no”, “dont do caravans or”. */
const refusing =
  /\b(?:no|not|nae) $|(?:\b(?:not|never|dont|cannot)|n't) (?:do|sell|offer|make|stock|fit|install|have|buy|cover|hire|use) (?:any )?(?:[a-z]+ (?:or|and|n) )?$/
/** What is denied of others is not denied of us: “nobody else’s milk”. */
const ofNobodyElse = /\b(?:no|not|nobody|no ?one) (?:else|others?)(?:'?s)? (?:[a-z]+ )?$/
/** In a comparison with others, a clause that speaks of us and not of them. */
function saysOfUs(lower: string, at: number): boolean {
  const { from, to } = findClause(lower, at)
  const clause = lower.slice(from, to)
  return (
    /\b(?:we|i|our|my|us)\b/.test(clause) &&
    !/\b(?:others?|they|them|their|most|some|elsewhere|everyone)\b/.test(clause)
  )
}

/** Only hoped for. */
const isGoal = (field: StatementField) => field === 'primaryGoal'

const indexed = new WeakMap<readonly NumberedStatement[], StatementIndex>()

/** The index of a list of statements; made once for the same list. */
export function indexStatements(statements: readonly NumberedStatement[]): StatementIndex {
  const before = indexed.get(statements)
  if (before !== undefined) return before
  const index = makeIndex(statements)
  indexed.set(statements, index)
  return index
}

function makeIndex(statements: readonly NumberedStatement[]): StatementIndex {
  const tellings = new Map<string, Telling[]>()
  const related = new Map<string, Telling[]>()
  const unknown = new Set<string>()
  const read = statements.map(({ number, field, text }): ReadStatement => {
    const lower = lowerInPlace(correctTypos(text))
    const tokens = splitTokens(lower)
    for (const { keys, at, beside } of listKeys(tokens, lower)) {
      const { isDenied: isDeniedThere, hedges } = readStance(lower, at.start, at.end)
      const isOurs = !fieldsOfFeeling.has(field) && !ofNobodyElse.test(lower.slice(0, at.start))
      const isDenied = isDeniedThere && isOurs
      const isOfOthers =
        fieldsOfOthers.has(field) && !(field === 'competitiveDifferentiator' && saysOfUs(lower, at.start))
      const isRefused = isDenied && fieldsOfOffer.has(field) && refusing.test(lower.slice(0, at.start))
      const isHoped = isGoal(field) && !isPresent(lower, at.start)
      const isWish = isHoped || (!isGoal(field) && !isOfOthers && hedges.has('wish'))
      const isMoment = field === 'when' || field === 'who' || field === 'idealClientDescription'
      const telling = {
        ...{ number, beside, isDenied, isRefused, isWish, isMostly: hedges.has('mostly'), isOfOthers, isMoment },
        isCompared: field === 'competitiveDifferentiator',
      }
      for (const key of keys) append(tellings, key, telling)
      for (const root of listCoveredRoots(at.root)) append(related, root, telling)
    }
    for (const token of tokens)
      if (token.word.length >= typoLettersMin && !isFrequentWord(token.word) && !isPlainWord(token))
        unknown.add(token.word)
    return {
      ...{ number, field, lower, claims: readClaims(lower), measures: readMeasures(lower, tokens) },
      times: readTimes(lower, true),
      roots: new Set(tokens.flatMap(({ root, word, stem }) => [root, word, stem, ...listCoveredRoots(root)])),
    }
  })
  return { statements: read, tellings, related, unknown: [...unknown], slips: new Map() }
}

function append(map: Map<string, Telling[]>, key: string, telling: Telling): void {
  const before = map.get(key)
  if (before === undefined) map.set(key, [telling])
  else before.push(telling)
}

/** The keys of each word of a statement: its forms, and with the next word as one. */
function listKeys(tokens: readonly Token[], lower: string): { keys: ReadonlySet<string>; at: Token; beside: string }[] {
  return tokens.map((at, place) => {
    const next = tokens[place + 1]
    const joined = next === undefined ? [] : [at.word + next.word, at.word + next.stem]
    const isBeside = next !== undefined && !isFunctionWord(next.word) && lower.slice(at.end, next.start) === ' '
    return { keys: new Set([at.word, at.stem, at.root, ...joined]), at, beside: isBeside ? next.root : '' }
  })
}

const typoLettersMin = 5
const longWordMin = 8

/** The tellings of a word: in any form, by a word of like meaning, or misspelt. */
export function findTellings(index: StatementIndex, keys: WordKeys): readonly Telling[] {
  const { tellings, related, unknown } = index
  const direct = tellings.get(keys.stem) ?? tellings.get(keys.word) ?? tellings.get(keys.root) ?? related.get(keys.root)
  if (direct !== undefined || keys.word.length < typoLettersMin) return direct ?? []
  const slip = index.slips.get(keys.word) ?? findSlip(unknown, keys.word)
  index.slips.set(keys.word, slip)
  return slip === '' ? [] : (tellings.get(findWordKeys(slip).word) ?? [])
}

/** The same letters in another order: “pharoah”. */
const areSwapped = (one: string, other: string) =>
  one.length === other.length &&
  editDistance(one, other) === 2 &&
  [...one].toSorted().join('') === [...other].toSorted().join('')

/** A told word of which this one is the right spelling; '' if there is none. */
const findSlip = (unknown: readonly string[], word: string): string =>
  unknown.find(
    (told) =>
      told[0] === word[0] &&
      Math.abs(told.length - word.length) <= 2 &&
      (editDistance(told, word) <= (word.length >= longWordMin ? 2 : 1) || areSwapped(told, word)),
  ) ?? ''
