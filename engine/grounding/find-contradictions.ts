/** Finds statements of a record that cannot both be true. */

import type { PassagePair } from '#contract/plain/brand.ts'
import { readAddresses, readEmails } from '#engine/facts/contact-facts.ts'
import { readDeliveryTimes, readPeople, readReturns, readTerms } from '#engine/facts/count-facts.ts'
import type { FactReader } from '#engine/facts/fact.ts'
import { readFreeThings } from '#engine/facts/free-facts.ts'
import { readOpeningHours } from '#engine/facts/hours-facts.ts'
import { readPrices } from '#engine/facts/price-facts.ts'
import { normalizeStatement, type Statement } from '#engine/facts/statement.ts'
import { readSubjectCounts } from '#engine/facts/subject-counts.ts'
import { readTelephones } from '#engine/facts/telephone-facts.ts'
import { readFoundingYears } from '#engine/facts/year-facts.ts'
import { indexStatements, type ReadStatement } from './index-statements.ts'
import type { NumberedStatement } from './list-statements.ts'
import { isAlike } from './read-claims.ts'
import { findSentence } from './split-tokens.ts'

/**
 * Two statements that disagree. `what`: on what, such as “the founding year”; `shown`: what each of them says; `passages`: where
 * each says it, as it was typed.
 */
export type StatementContradiction = {
  statements: [number, number]
  what: string
  shown: [string, string]
  passages: [string, string]
}

type Found = Omit<StatementContradiction, 'passages'>

const readers: readonly FactReader[] = [
  ...([readFoundingYears, readOpeningHours, readPeople, readPrices, readTelephones, readDeliveryTimes] as const),
  ...([readReturns, readTerms, readFreeThings, readSubjectCounts, readEmails, readAddresses] as const),
]
/** What customers suffer from, and what is only hoped for, contradicts nothing. */
const saysNothing: ReadonlySet<string> = new Set(['customerPainPoints', 'primaryGoal', 'when'])

type NumberedFact = Statement & { number: number }

const splitParts = (text: string) => text.split(/(?<=[.!?;])\s+|\n+|,\s+/).filter((part) => part.trim() !== '')

/** The sentences of a statement, as the fact readers take them: each statement is a page and a paragraph of its own. */
function toFactStatements({ number, lower }: ReadStatement): NumberedFact[] {
  const page = {}
  const block = { words: lower.split(' ').length, region: 'main' }
  return splitParts(lower).map((part) => ({
    ...{ number, sentence: part, text: normalizeStatement(part), page, block, before: '' },
    ...{ section: '', topic: '', isDated: false },
  }))
}

const known = new WeakMap<readonly NumberedStatement[], readonly StatementContradiction[]>()

/** Pairs of statements that disagree on a fact, each once; looked for once in the same list. */
export function findContradictions(statements: readonly NumberedStatement[]): readonly StatementContradiction[] {
  const found = known.get(statements) ?? compareStatements(statements)
  known.set(statements, found)
  return found
}

/** Without those that the owner said are no contradictions: pairs of passages, in either order. */
export function findStandingContradictions(
  statements: readonly NumberedStatement[],
  bothRight: readonly PassagePair[] = [],
): readonly StatementContradiction[] {
  return findContradictions(statements).filter(
    ({ passages }) => !bothRight.some((pair) => passages.every((passage) => pair.includes(passage))),
  )
}

/** The part of a statement that says it, as it was typed: spelling was mended in `lower`, but no part added or lost. */
function quotePart(statement: NumberedStatement | undefined, lower: string, shown: string): string {
  const text = statement?.text ?? ''
  const parts = splitParts(text)
  const place = splitParts(lower).findIndex((part) => normalizeStatement(part).includes(normalizeStatement(shown)))
  return (parts[place] ?? text).trim().replace(/[.,;]+$/, '')
}

function compareStatements(statements: readonly NumberedStatement[]): StatementContradiction[] {
  const read = indexStatements(statements).statements.filter(({ field }) => !saysNothing.has(field))
  const businessName = statements.find(({ field }) => field === 'businessName')?.text ?? ''
  const facts = read.flatMap(toFactStatements)
  const found = readers.flatMap((reader) =>
    reader(facts, { businessName, topic: new Set<string>() }).disagreements.map(
      ({ what, one, other }): Found => ({
        statements: [one.statement.number, other.statement.number],
        what,
        shown: [one.shown, other.shown],
      }),
    ),
  )
  const seen = new Set<string>()
  const quote = (number: number, shown: string) =>
    quotePart(
      statements.find((each) => each.number === number),
      read.find((each) => each.number === number)?.lower ?? '',
      shown,
    )
  return [...found, ...findOtherValues(read), ...findDeniedClaims(read)]
    .filter(({ statements: [one, other], what }) => {
      const key = `${what} ${[one, other].toSorted((a, b) => a - b).join(' ')}`
      return one !== other && !seen.has(key) && seen.add(key)
    })
    .map((each) => ({
      ...each,
      passages: [quote(each.statements[0], each.shown[0]), quote(each.statements[1], each.shown[1])],
    }))
}

/** What a typed fragment gives a value of: the fact readers expect whole sentences. */
const fragments: readonly { what: string; pattern: RegExp; value: (found: string) => string }[] = [
  {
    what: 'the founding year',
    pattern: /\b(?:est|established|founded|started|opened|began|since|set up)\b[^.;,\d]{0,25}\b(?:1[89]|20)\d\d\b/g,
    value: (found) => found.slice(-4),
  },
  {
    what: 'the size of the team',
    pattern:
      /\b(?:just|only) (?:me|1 person)\b|\b(?:one|1)[- ](?:man|woman|person) (?:band|business|show)\b|\b(?:team|staff|crew) of \d+\b|\b\d+ of us\b|\b\d+ (?:staff|employees|people work)\b|\bby myself\b|\bon my own\b/g,
    value: (found) => /\d+/.exec(found)?.[0] ?? '1',
  },
]
const isOther = /\b(?:used to|before|at first|joined|moved|another|second|learn\w*|then)\b/

function findOtherValues(read: readonly ReadStatement[]): Found[] {
  const told = read.flatMap(({ number, lower }) => {
    const text = normalizeStatement(lower)
    return fragments.flatMap(({ what, pattern, value }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: shown, index }) => {
        const { from, to } = findSentence(text, index)
        return isOther.test(text.slice(from, to)) ? [] : [{ number, what, shown, value: value(shown) }]
      }),
    )
  })
  return told.flatMap((one, place) =>
    told
      .slice(place + 1)
      .filter((other) => other.what === one.what && other.value !== one.value && other.number !== one.number)
      .map(
        (other): Found => ({
          statements: [one.number, other.number],
          what: one.what,
          shown: [one.shown, other.shown],
        }),
      ),
  )
}

const areSameWords = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((each) => [...other].some((its) => its.startsWith(each) || each.startsWith(its)))

/** The same claim, made by one statement and denied by another: “certified”, “not certified yet”. */
function findDeniedClaims(read: readonly ReadStatement[]): Found[] {
  const told = read.flatMap(({ number, claims, lower }) =>
    claims
      .filter(
        ({ key, kind }) => isAlike(key) && (kind === 'credential' || kind === 'promise' || kind === 'environment'),
      )
      .map((claim) => ({ ...claim, number, shown: lower.slice(claim.start, claim.end) })),
  )
  return told.flatMap((one) =>
    told
      .filter((other) => other.key === one.key && one.stance.isDenied && !other.stance.isDenied)
      .filter((other) => one.key !== 'free' && areSameWords(one.roots, other.roots))
      .map(
        (other): Found => ({
          statements: [one.number, other.number],
          what: one.key,
          shown: [`no ${one.shown}`, other.shown],
        }),
      ),
  )
}
