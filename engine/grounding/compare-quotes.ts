/** Whether two quotes can contradict each other, as far as what can be read out of them tells. */
import { readEmails } from '#engine/facts/contact-facts.ts'
import type { Fact, FactReader } from '#engine/facts/fact.ts'
import { findPrices } from '#engine/facts/read-prices.ts'
import { normalizeStatement, type Statement } from '#engine/facts/statement.ts'
import { readTelephones } from '#engine/facts/telephone-facts.ts'
import { compareMeasures, type Measure, readMeasures } from './read-measures.ts'
import { compareTimes, type FoundTime, readTimes } from './read-times.ts'
import { lowerInPlace, splitTokens } from './split-tokens.ts'

type Values = {
  statement: Statement
  lower: string
  roots: ReadonlySet<string>
  times: readonly FoundTime[]
  measures: readonly Measure[]
}

function readValues(quote: string): Values {
  const lower = lowerInPlace(quote)
  const tokens = splitTokens(lower)
  const times = readTimes(lower, true)
  return {
    statement: {
      ...{ sentence: quote, text: normalizeStatement(quote), page: {}, before: '', section: '', topic: '' },
      ...{ block: { words: tokens.length, region: 'main' }, isDated: false },
    },
    ...{ lower, roots: new Set(tokens.map(({ root }) => root)), times },
    measures: readMeasures(lower, tokens).filter(
      ({ start, end }) => !times.some((time) => time.start < end && time.end > start),
    ),
  }
}

type Match = 'same' | 'differs' | 'unrelated'
type Said = { stance: Measure['stance'] }

/** What the value on the other side that comes nearest says of this one; a denial differs from what it denies. */
function findMatch<Value extends Said>(
  said: Value,
  others: readonly Value[],
  compare: (said: Value, told: Value) => string,
): Match {
  const matches = others.map((told): Match => {
    const found = compare(said, told)
    if (found === 'unrelated') return found
    return found === 'same' && said.stance.isDenied === told.stance.isDenied ? 'same' : 'differs'
  })
  return matches.find((match) => match === 'same') ?? matches.find((match) => match === 'differs') ?? 'unrelated'
}

const matchAll = (one: Values, other: Values): Match[] => [
  ...one.measures.map((said) => findMatch(said, other.measures, (a, b) => compareMeasures(a, b, other))),
  ...one.times.map((said) => findMatch(said, other.times, compareTimes)),
]

/** Telephone numbers and addresses are the same in many spellings. */
const contacts: readonly FactReader[] = [readTelephones, readEmails]

function haveSameContact(one: Statement, other: Statement): boolean {
  return contacts.some((read) => {
    const [ones, others] = [one, other].map((statement) =>
      read([statement], { businessName: '', topic: new Set() }).facts.map(({ value }) => value),
    )
    return (ones ?? []).some((value) => others?.includes(value))
  })
}

const subjectOf = ({ subject, scope }: Fact) => [...subject, ...scope]

/** Both name prices, each for something, and share no word of what they are for. */
function areOfOtherThings(one: Statement, other: Statement): boolean {
  const [ones = [], others = []] = [one, other].map((statement) => findPrices([statement], '').map(subjectOf))
  const all = [...ones, ...others]
  if (ones.length === 0 || others.length === 0 || all.some((subject) => subject.length === 0)) return false
  return !ones.flat().some((root) => others.flat().includes(root))
}

/**
 * False if both quotes give the same values (numbers, sums, times, telephone numbers), or prices of different things. Where
 * nothing is read that could be compared, they may.
 */
export function mayContradict(quote: string, otherQuote: string): boolean {
  const [one, other] = [readValues(quote), readValues(otherQuote)]
  if (haveSameContact(one.statement, other.statement)) return false
  if (areOfOtherThings(one.statement, other.statement)) return false
  const both = [matchAll(one, other), matchAll(other, one)]
  // Monday to Saturday lies within every day; only what is the same from both sides is the same.
  return both.flat().includes('differs') || !both.every((matches) => matches.includes('same'))
}
