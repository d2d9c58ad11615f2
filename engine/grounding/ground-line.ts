/** Checks a line of copy against what the owner told us, claim by claim. */
import type { PassagePair } from '#contract/plain/brand.ts'
import { findNumbers, replaceNumberWords } from '#engine/facts/read-numbers.ts'
import { type Cover, coverClaim, coverMeasures, coverTime, type SpanReason } from './cover-claims.ts'
import { findStandingContradictions, type StatementContradiction } from './find-contradictions.ts'
import { findBusinessNames, findNames } from './find-names.ts'
import { findTellings, indexStatements, type StatementIndex, type Telling } from './index-statements.ts'
import type { NumberedStatement } from './list-statements.ts'
import { readClaims, type SpanKind } from './read-claims.ts'
import { type Measure, readMeasures } from './read-measures.ts'
import { isReferred, readStance } from './read-stance.ts'
import { readTimes } from './read-times.ts'
import { findClause, findSentence, keepLast, lowerInPlace, splitTokens, type Token } from './split-tokens.ts'
import {
  findWordKeys,
  isCommonWord,
  isFunctionWord,
  isKin,
  isPlainWord,
  isProduct,
  isServiceVerb,
  isThing,
} from './word-knowledge.ts'

/**
 * A claim in a line. `statements`: those that cover it, or, with a `reason`, those that it differs from. Without a reason it is
 * covered.
 */
export type GroundedSpan = {
  start: number
  end: number
  text: string
  kind: SpanKind
  statements: number[]
  reason?: SpanReason
}

/** `subjective`: nothing in the line needs to be told. `contradicted`: the record says otherwise. */
export type GroundingVerdict = 'covered' | 'subjective' | 'uncovered' | 'contradicted'
export type GroundedLine = { spans: GroundedSpan[]; verdict: GroundingVerdict }

type Found = { start: number; end: number; kind: SpanKind; cover: Cover }

/** Finds every claim of a line, and for each the statements that cover it or why none does. */
export function groundLine(
  line: string,
  statements: readonly NumberedStatement[],
  { businessName, bothRight }: { businessName: string; bothRight?: readonly PassagePair[] },
): GroundedLine {
  const index = indexStatements(statements)
  const shortNames = statements.filter(({ field }) => field === 'shortName').map(({ text }) => text)
  const names = [businessName, ...shortNames].map((name) => name.trim()).filter((name) => name !== '')
  const found: Found[] = []
  const isFree = ({ start, end }: { start: number; end: number }) =>
    !found.some((each) => each.start < end && each.end > start)
  const add = (more: readonly Found[]) => found.push(...more.filter(isFree))
  const tokens = splitTokens(line)
  add(findBusinessNames(line, tokens, names).map((name) => ({ ...name, cover: coverName(name.isExact) })))
  // The name is no part of what is said about the business.
  const lower = found.reduce(
    (text, { start, end }) => text.slice(0, start) + '_'.repeat(end - start) + text.slice(end),
    lowerInPlace(line),
  )
  const times = readTimes(lower, false)
  const measures = readMeasures(lower, tokens).filter(
    ({ start, end }) => !times.some((each) => each.start < end && each.end > start),
  )
  const typed = [
    ...coverMeasures(measures, lower, index).flatMap((cover, place) => placeMeasure(measures[place], cover)),
    ...times.map((each) => ({ ...each, kind: 'time' as const, cover: coverTime(each, index) })),
  ]
  const claims = readClaims(lower).map((each) => ({ ...each, cover: coverClaim(each, lower, index) }))
  // What is not covered goes first: of two claims over the same words, one that is told does not excuse the other.
  const listStanding = () => findStandingContradictions(statements, bothRight)
  add([...claims, ...typed].map((each) => dispute(each, lower, listStanding)).toSorted(byFault))
  add(findNames(tokens).map((each) => ({ ...each, cover: coverWords(tokens, each, lower, index) })))
  add(tokens.flatMap((token) => groundWord(token, lower, index)))
  return makeResult(line, found)
}

/** A sum that is told per something else is marked with it: “£30 a week”. */
function placeMeasure(said: Measure | undefined, cover: Cover): Found[] {
  if (said === undefined) return []
  const end = cover.reason === 'other-unit' ? Math.max(said.end, said.rateEnd) : said.end
  return [{ start: said.start, end, kind: said.kind, cover }]
}

const byFault = (one: Found, other: Found) =>
  Number(other.cover.reason !== undefined) - Number(one.cover.reason !== undefined) ||
  other.end - other.start - (one.end - one.start)

/** A claim that only statements tell which others contradict is not covered. */
function dispute(found: Found, lower: string, listStanding: () => readonly StatementContradiction[]): Found {
  if (found.cover.reason !== undefined || found.cover.statements.length === 0) return found
  const words = listComparable(lower.slice(found.start, found.end))
  const isDisputed = (number: number) =>
    listStanding().some(({ statements: pair, shown }) => {
      const place = pair.indexOf(number)
      return place >= 0 && listComparable(shown[place] ?? '').some((word) => words.includes(word))
    })
  return found.cover.statements.every(isDisputed)
    ? { ...found, cover: { statements: found.cover.statements, reason: 'disputed' } }
    : found
}

const listComparable = (text: string) =>
  splitTokens(replaceNumberWords(text)).flatMap(({ word, root }) => (isFunctionWord(word) ? [] : [root]))

const coverName = (isExact: boolean): Cover =>
  isExact ? { statements: [] } : { statements: [], reason: 'name-changed' }

function coverWords(
  tokens: readonly Token[],
  at: { start: number; end: number },
  lower: string,
  index: StatementIndex,
): Cover {
  const token = tokens.find(({ start }) => start === at.start)
  return token === undefined ? { statements: [] } : coverWord(token, lower, index)
}

const absolutes = /\b(?:all|every|only|always|entirely|purely?|nothing but|100 ?%)(?![a-z])/
/** Right before what is said of all: “every job”. */
const allOfThem = /\b(?:all|every|each) (?:the |our |my )?$/
const speaksOfUs = /\b(?:we|i|our|my|us|me)\b/

const rootsOf = keepLast((lower) => new Set(splitTokens(lower).map(({ root }) => root)))

const deniedRootsOf = keepLast(
  (lower) =>
    new Set(
      splitTokens(lower).flatMap(({ root, start, end }) => (readStance(lower, start, end).isDenied ? [root] : [])),
    ),
)
/** Where a line denies a thing as the record does, it may name it besides: “never trims the margin, where people write”. */
const isDeniedToo = ({ root }: Token, lower: string, tellings: readonly Telling[]) =>
  tellings.some((each) => !each.isDenied) && deniedRootsOf(lower).has(root)

/** The statements that tell a word, unless they only deny it or only hope for it. */
function coverWord(token: Token, lower: string, index: StatementIndex): Cover {
  const tellings = findTellings(index, token)
  if (tellings.length === 0) return { statements: [], reason: 'not-told' }
  const numbers = (some: readonly Telling[]) => [...new Set(some.map(({ number }) => number))]
  const { isDenied, hedges } = readStance(lower, token.start, token.end)
  const denied = tellings.filter((each) => each.isDenied)
  // “No sugar flowers” denies no sugar.
  const isWithHead = denied.some(({ beside }) => beside === '' || rootsOf(lower).has(beside))
  const clause = findClause(lower, token.start)
  const words = lower.slice(clause.from, clause.to)
  const isWhole = absolutes.test(words) && !hedges.has('mostly')
  const isByOthers = (each: Telling) => each.isOfOthers && (!each.isMoment || speaksOfUs.test(words))
  const isTold = (each: Telling) =>
    !each.isDenied &&
    (!each.isWish || hedges.has('wish')) &&
    !(each.isMostly && isWhole) &&
    !(isByOthers(each) && denied.length > 0 && (isWithHead || !each.isCompared))
  const isAsTold = isDenied || isReferred(lower, token.start) || isDeniedToo(token, lower, tellings)
  const telling = isAsTold ? tellings : tellings.filter(isTold)
  if (telling.length > 0) return { statements: numbers(telling) }
  return { statements: numbers(tellings), reason: denied.length > 0 ? 'denied' : 'hedge-lost' }
}

/** What the customer has; “your” also stands for what they would buy, so materials still count. */
const customersOwn = /\byour (?:\w+ )?$|\byour \w+'s (?:\w+ )?$/
/** What you do yourself, but not what you get. */
const customersDeed =
  /^(?:and |so |when |if )?you (?!get|have|receive|enjoy|find|choose|taste|own|meet|can|will|'ll|need|want)[a-z]+ /

/** In a question that is not about us. */
function isAsked(at: number, lower: string): boolean {
  const { from, to } = findSentence(lower, at)
  return lower[to] === '?' && !speaksOfUs.test(lower.slice(from, to))
}

const otherSubject =
  /\b(?:you|it|they|he|she|that|this|who|which|these|those|nobody|someone)\b|\b(?:is|are|was|were|does|do|did|can|could|will|would|may|might|should|must)\b|n't\b|'(?:s|re|ll|ve|d)\b/
/** In a sentence that says something of others, and is no list of what is offered: “a horse doesn't mind rain”. */
function isOfOthers({ start }: Token, lower: string): boolean {
  const { from, to } = findSentence(lower, start)
  const sentence = lower.slice(from, to)
  return otherSubject.test(sentence) && !speaksOfUs.test(sentence) && !sentence.includes('_')
}

/** What happens meanwhile, and what it is not: “before the lawn swallows you”, “not a tomb”. */
const isAside =
  /\b(?:before|until|till?|when|while|whenever|once|if) (?:the|an?|your|that|this|those|it) (?!.*(?:\b(?:we|i|our|my|us|me)\b|_|, ))[^.;]*$|\bnot (?:an?|the|some|your|another) (?:[a-z']+ )?$/

/** What is asked, and what stands about in the customer's own life, is no claim: “Forgot the mallet?”, “mud on your boots”. */
function isScenery({ start, end }: Token, lower: string): boolean {
  const { from } = findSentence(lower, start)
  const clause = findClause(lower, start)
  return (
    isAsked(start, lower) ||
    isAside.test(lower.slice(from, start)) ||
    customersOwn.test(lower.slice(0, start)) ||
    readStance(lower, start, end).isDenied ||
    customersDeed.test(lower.slice(clause.from, clause.to))
  )
}

/** An everyday verb that is a service where we say that we do it: “we clean”, “I also teach”. */
const offersService = ({ stem, start }: Token, lower: string): boolean =>
  isServiceVerb(stem) && /\b(?:we|i)(?:'ll)? (?:also |even |can |will )?$/.test(lower.slice(0, start))

const ordinals: Readonly<Record<string, string>> = { fifth: 'five', eighth: 'eight', ninth: 'nine', twelfth: 'twelve' }
/** The next one after those that are told, or the last of them: “nine choirs … the tenth”. */
function isToldOrdinal({ word, end }: Token, lower: string, { statements }: StatementIndex): boolean {
  const [number] = findNumbers(ordinals[word] ?? word.replace(/ieth$/, 'y').replace(/th$/, ''))
  if (number === undefined || !word.endsWith('th')) return false
  const isOfTime = /^ (?:year|decade|season|anniversary|birthday|generation)/.test(lower.slice(end))
  return (
    !isOfTime &&
    statements.some(({ measures }) =>
      measures.some(({ value }) => value === number.value || value + 1 === number.value),
    )
  )
}

/** A word that would be a new fact, or is told. Everyday words need no statement, unless the record denies what we say we do. */
function groundWord(token: Token, lower: string, index: StatementIndex): Found[] {
  if (isFunctionWord(token.word) || /^\d/.test(token.word) || isToldOrdinal(token, lower, index)) return []
  // “Follow-ups”, “under-fourteens”
  if (isFunctionWord(token.word.replace(/s$/, '')) && token.isJoined) return []
  const cover = coverWord(token, lower, index)
  const clause = findClause(lower, token.start)
  const isOurs = speaksOfUs.test(lower.slice(clause.from, clause.to))
  const isVerb = isProduct(token) && /^ (?:the|an?|your|you|it|them|all|our|every|that)\b/.test(lower.slice(token.end))
  if (isVerb) return []
  const isOwnKin = isKin(token) && /\b(?:my|our) (?:\w+ )?$/.test(lower.slice(0, token.start))
  const isPlain =
    (isPlainWord(token) ||
      isPlainWord(findWordKeys(token.compound)) ||
      isScenery(token, lower) ||
      (isThing(token) && isOfOthers(token, lower))) &&
    !isOwnKin
  const isDay = /^(?:weekend|weekday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/.test(token.word)
  if (isAsked(token.start, lower) && contradicts.has(cover.reason)) return []
  if (isPlain && cover.reason === 'not-told' && !offersService(token, lower)) return []
  // A common word that is told otherwise is a claim only where we speak of ourselves.
  const isRefused = cover.reason === 'denied' && !isDay && findTellings(index, token).some((each) => each.isRefused)
  const isTooMuch = cover.reason === 'hedge-lost' && allOfThem.test(lower.slice(0, token.start))
  const isHopedDay = isDay && cover.reason === 'hedge-lost'
  const isSlight = isPlain && isCommonWord(token) && !isOurs && !isHopedDay && !isRefused && !isTooMuch
  if (isSlight && cover.reason !== undefined && cover.reason !== 'not-told') return []
  return [{ start: token.start, end: token.end, kind: 'content', cover }]
}

const contradicts = new Set<SpanReason | undefined>(['denied', 'other-value', 'other-unit', 'hedge-lost'])

function makeResult(line: string, found: readonly Found[]): GroundedLine {
  const spans = found
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, kind, cover }): GroundedSpan => ({ start, end, text: line.slice(start, end), kind, ...cover }))
  const faults = spans.filter(({ reason }) => reason !== undefined)
  const isTold = spans.some(({ statements }) => statements.length > 0)
  const verdict = faults.some(({ reason }) => contradicts.has(reason))
    ? 'contradicted'
    : faults.length > 0
      ? 'uncovered'
      : isTold
        ? 'covered'
        : 'subjective'
  return { spans, verdict }
}
