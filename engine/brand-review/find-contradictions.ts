import { root } from '#engine/language/stem.ts'
import { absenceReaders } from './absence-claims.ts'
import { chargeReaders } from './charge-claims.ts'
import { amountReaders } from './claim-readers.ts'
import { findOptions, nameOthers } from './claim-scope.ts'
import { conditionReaders } from './condition-claims.ts'
import { countReaders } from './count-claims.ts'
import { dietReaders } from './diet-claims.ts'
import { findDenials, type Passage } from './find-denials.ts'
import { areOtherPeople, identityReaders } from './identity-claims.ts'
import { makerReaders } from './maker-claims.ts'
import { areDaysAtOdds, openingReaders } from './opening-claims.ts'
import { oppositeReaders } from './opposite-claims.ts'
import { areFromElsewhere, originReaders } from './origin-claims.ts'
import { priceReaders } from './price-claims.ts'
import { reachReaders } from './reach-claims.ts'
import { type Claim, readClaims } from './read-claims.ts'
import type { ReadPage } from './read-page.ts'
import { termReaders } from './term-claims.ts'
import { areSpansApart, timeReaders } from './time-claims.ts'

/** Two passages that cannot both be true. */
export type Contradiction = { topic: string; one: Passage; other: Passage }

const readers = [
  ...amountReaders,
  ...countReaders,
  ...timeReaders,
  ...priceReaders,
  ...chargeReaders,
  ...openingReaders,
  ...conditionReaders,
  ...termReaders,
  ...oppositeReaders,
  ...originReaders,
  ...absenceReaders,
  ...identityReaders,
  ...reachReaders,
  ...makerReaders,
  ...dietReaders,
]
const comparedMax = 200

/** What the pages claim in two ways, each topic once; and how many claims were compared. */
export function findContradictions(
  pages: readonly ReadPage[],
  businessName = '',
): { contradictions: Contradiction[]; claims: number } {
  const claims = readClaims(pages, readers, businessName)
  const options = findOptions(claims)
  const isOption = (one: Claim, other: Claim) => options.get(one)?.has(other.value) === true
  const found = new Map<string, Contradiction>()
  const knows = rememberMentions()
  for (const [topic, alike] of byTopic(claims)) {
    const compared = alike.slice(0, comparedMax)
    for (const [place, one] of compared.entries()) {
      const other = compared
        .slice(place + 1)
        .find(
          (each) =>
            !knowsBoth(one, each, knows) &&
            contradict(one, each, compared, knows) &&
            !isOption(one, each) &&
            !isOption(each, one),
        )
      if (other && !found.has(topic) && !isTold(found, one, other)) found.set(topic, { topic, one, other })
    }
  }
  for (const { denied, said } of findDenials(pages))
    found.set(`denial ${denied.sentence}`, { topic: 'denial', one: denied, other: said })
  return { contradictions: [...found.values()], claims: claims.length }
}

/** Two sentences that contradict each other do so once, by however many topics they are read. */
const isTold = (found: ReadonlyMap<string, Contradiction>, one: Passage, other: Passage) =>
  [...found.values()].some((each) => each.one.sentence === one.sentence && each.other.sentence === other.sentence)

function byTopic(claims: readonly Claim[]): Map<string, Claim[]> {
  const topics = new Map<string, Claim[]>()
  for (const claim of claims) {
    // What began when, and since when it goes on, are told in two ways and compared with each other.
    const topic = claim.topic === 'since' ? 'founding year' : claim.topic
    const alike = topics.get(topic)
    if (alike) alike.push(claim)
    else topics.set(topic, [claim])
  }
  return topics
}

const universal = /\b(?:every|all|everything|any|always|each)\b/i

function contradict(one: Claim, other: Claim, alike: readonly Claim[], knows: Knows): boolean {
  if (one.value === other.value || !isOfSamePart(one, other)) return false
  if (one.topic === 'since' || other.topic === 'since') return isOlderThanFounding(one, other)
  if (one.sentence === other.sentence) return false
  if (one.value.includes(' days to ') || other.value.includes(' days to '))
    return one.isGeneral && other.isGeneral && areSpansApart(one.value, other.value)
  if (one.topic === 'founder') return areOtherPeople(one.value, other.value)
  if (one.topic === 'who makes it') return areEqual(one.subject, other.subject)
  if (!one.topic.startsWith('where') && nameOthers(one, other)) return false
  if (one.topic === 'opening days' || one.topic === 'working days') return areDaysAtOdds(one.value, other.value)
  const shared = [...one.subject].filter((each) => other.subject.has(each)).length
  const smaller = Math.min(one.subject.size, other.subject.size)
  // Many towns have a High Street.
  if (one.topic.startsWith('number in')) return smaller === 0 || shared > 0
  if (one.topic === 'group size' && isToldApart(one, other)) return false
  if (one.isGeneral && other.isGeneral) return true
  const larger = Math.max(one.subject.size, other.subject.size)
  if (one.topic === 'charge' || one.topic === 'asked for') return isChargedAllTheSame(one, other, shared)
  // Prices belong to exactly one thing.
  if (one.topic.startsWith('price') || one.topic === 'duration')
    return (
      smaller > 0 &&
      !isToldApart(one, other) &&
      (shared === larger || (shared === smaller && isOnlyOne(one, other, alike, knows)))
    )
  if (one.topic.startsWith('whether it is')) return shared > 0 || one.isGeneral || other.isGeneral
  if (one.topic.startsWith('measure')) return shared > 0 && !isToldApart(one, other)
  if (one.topic === 'where it is from') return shared > 0 && areFromElsewhere(one.value, other.value)
  if (one.topic === 'guarantee') return shared > 0
  if (one.topic === 'how often') return shared > 0 && shared >= smaller - 1
  if (one.topic === 'what it is made of')
    return shared > 0 && shared === smaller && (universal.test(one.sentence) || universal.test(other.sentence))
  if (one.topic.startsWith('number of')) return smaller >= 3 && shared === smaller && !isToldApart(one, other)
  if (one.topic === 'time until' || one.topic.endsWith('is kept'))
    return smaller > 0 && shared > 0 && shared >= smaller - 1
  if (one.topic.startsWith('count of')) return smaller > 0 && shared === larger
  if (one.topic === 'how many places') return shared === larger || one.isGeneral || other.isGeneral
  if (one.topic.startsWith('how many')) return smaller > 0 && shared === smaller
  if (one.topic === 'ratio') return smaller > 0 && shared / larger > 0.6
  return shared > 0 || universal.test(one.sentence) || universal.test(other.sentence) || smaller === 0
}

/** What is said of a part of the business is compared with what is said of the same part. */
const isOfSamePart = (one: Claim, other: Claim) => areEqual(one.part, other.part)
const areEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((each) => other.has(each))

type Knows = (claim: Claim, mark: string) => boolean

/** A page on which both values stand tells two things apart: two houses, then and now, a firm and its contractor. */
const knowsBoth = (one: Claim, other: Claim, knows: Knows) => knows(one, other.mark) || knows(other, one.mark)

/** Whether the page of a claim has a mark anywhere; each page is looked through once for each. */
function rememberMentions(): Knows {
  const known = new Map<string, boolean>()
  return ({ page, pageText }, mark) => {
    if (mark === '') return false
    const key = `${page.url} ${mark}`
    const isKnown = known.get(key) ?? new RegExp(`(?<![\\p{L}\\p{N}])(?:${mark})(?![\\p{L}\\p{N}])`, 'u').test(pageText)
    known.set(key, isKnown)
    return isKnown
  }
}

/** Work that goes on since a year is older than a firm founded later. */
function isOlderThanFounding(one: Claim, other: Claim): boolean {
  const [since, founded] = one.topic === 'since' ? [one, other] : [other, one]
  // A family may have been at it before it opened a house; bread "made here since 1987" has not.
  const begun = isOfPeople.test(since.sentence)
    ? /\b(?:found|establish)ed\b/i
    : /\b(?:founded|established|started|opened|set up)\b/i
  return founded.topic !== 'since' && since.value < founded.value && begun.test(founded.sentence)
}

const isOfPeople = /\b(?:we|our|i|my|he|she|his|her|they|family|families|famil\w+-\w+|people|generations?)\b/i

/** What is denied to cost anything is charged, itself or with one more word ("lunch", "a packed lunch"). */
function isChargedAllTheSame(one: Claim, other: Claim, shared: number): boolean {
  const [denied, charged] = one.value === 'no' ? [one, other] : [other, one]
  return denied.subject.size > 0 && shared === denied.subject.size && charged.subject.size - shared <= 1
}

/** Words that make of a thing another offer, with a price of its own. */
const tellsApart: ReadonlySet<string> = new Set(
  (
    'first second third last introductory trial child children kid junior senior student adult family couple concession pensioner carer team small large half short long extra group private single double ' +
    'early late weekend evening day night season annual daily weekly monthly yearly outside beyond abroad elsewhere express simple basic deluxe additional member trade online gift return following ' +
    'winter summer next initial taster'
  )
    .split(' ')
    .map(root),
)

const isToldApart = (one: Claim, other: Claim) =>
  [...one.subject, ...other.subject].some(
    (each) => tellsApart.has(each) && !(one.subject.has(each) && other.subject.has(each)),
  )

/**
 * The bare name of a thing ("a full service") means the only one of its kind ("a bike's full service"), where there is but
 * one and the page with the bare name speaks of bikes too; of one that speaks of porcelain nowhere, a crown may be any.
 */
function isOnlyOne(one: Claim, other: Claim, alike: readonly Claim[], knows: Knows): boolean {
  const [bare, full] = one.subject.size < other.subject.size ? [one, other] : [other, one]
  const more = [...full.subject].filter((each) => !bare.subject.has(each))
  if (bare.value === '0' || full.value === '0' || more.some((each) => tellsApart.has(each))) return false
  const [word, another] = more
  if (word === undefined || another !== undefined) return false
  if (bare.topic !== 'duration' && !knows(bare, `${word}\\p{L}*`)) return false
  const kinds = alike.filter(({ subject }) => [...bare.subject].every((each) => subject.has(each)))
  return kinds.every(({ subject }) => subject.size === bare.subject.size || subject.has(word))
}
