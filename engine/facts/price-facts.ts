import {
  areAboutSameSubject,
  type FactOwner,
  type FactReading,
  findDisagreeingPairs,
  findMeaningfulRoots,
} from './fact.ts'
import { findLastClause, findPrices, type PriceFact } from './read-prices.ts'
import type { Statement } from './statement.ts'

/** Reads prices; prices of the same thing that cannot all be true disagree. */
export function readPrices<Of extends Statement>(
  statements: readonly Of[],
  { businessName, topic: wares }: FactOwner,
): FactReading<Of> {
  const prices = findPrices(statements, businessName)
  // Either price may lack its unit, unless only one is a minimum: "Prices start at £900" contradicts no hourly rate.
  const isOfSame = (one: PriceFact, other: PriceFact) =>
    one.currency === other.currency &&
    (one.unit === other.unit || (one.isFrom === other.isFrom && (one.unit === '' || other.unit === ''))) &&
    areAboutSameSubject(one.subject, other.subject, wares) &&
    areAboutSameSubject(one.scope, other.scope, wares)
  /**
   * True if the site itself shows that these are two prices: the first amount is also on the other's page, or elsewhere
   * for something that only the first price matches.
   */
  const isToldApart = (one: PriceFact, other: PriceFact) =>
    prices.some(
      (each) =>
        each.amount === one.amount &&
        (each.statement.page === other.statement.page || (isOfSame(each, one) && !isOfSame(each, other))) &&
        !each.statement.block.region.startsWith('foot'),
    )
  const judged = findDisagreeingPairs(prices, (one, other) => {
    if (!areAtOdds(one, other) || !isOfSame(one, other)) return undefined
    if (isToldApart(one, other) || isToldApart(other, one)) return undefined
    return `the price of ${nameOf(one, other)}`
  })
  return { facts: prices, disagreements: judged }
}

/** "From £85" allows higher prices but no lower ones. Two different minimums, or two different exact prices, conflict. */
function areAtOdds(one: PriceFact, other: PriceFact): boolean {
  if (one.amount === other.amount) return false
  if (one.isFrom === other.isFrom) return true
  const [least, exact] = one.isFrom ? [one, other] : [other, one]
  return exact.amount < least.amount || one.subject.size > 0
}

/** Names what both prices are for, in the page's words where possible. */
function nameOf({ statement, unit, shown }: PriceFact, other: PriceFact): string {
  const clause = findLastClause(statement.text.split(shown.replace(/^from /, ''))[0] ?? '')
  const words = clause
    .replace(/\b(?:is|are|costs?|starts?|starting|comes?|from|at|to|just|only|for)\b/g, ' ')
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
  const named = words
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
  if (findMeaningfulRoots(named).size > 0 && named.split(' ').length <= 6 && !/^(?:it|they|we|you)\b/.test(named))
    return named
  return unit === '' && other.unit === '' ? 'the same thing' : `a ${unit || other.unit}`
}
