import type { ReadSite } from '../read-site.ts'
import { areAboutTheSame, type FactReading, findPairs, meaningfulRoots, readTopicRoots } from './fact.ts'
import { lastClause, type Price, pricesIn } from './read-prices.ts'
import type { Statement } from './read-statements.ts'

/** Reads prices; prices of the same thing that cannot all be true disagree. */
export function readPrices(site: ReadSite, statements: readonly Statement[]): FactReading {
  const prices = pricesIn(statements, site.brand.businessName)
  const wares = readTopicRoots(site)
  // Either price may lack its unit, unless only one is a minimum: "Prices start at £900" contradicts no hourly rate.
  const isOfSame = (one: Price, other: Price) =>
    one.currency === other.currency &&
    (one.unit === other.unit || (one.isFrom === other.isFrom && (one.unit === '' || other.unit === ''))) &&
    areAboutTheSame(one.subject, other.subject, wares) &&
    areAboutTheSame(one.scope, other.scope, wares)
  /**
   * True if the site itself shows that these are two prices: the first amount is also on the other's page, or elsewhere
   * for something that only the first price matches.
   */
  const isToldApart = (one: Price, other: Price) =>
    prices.some(
      (each) =>
        each.amount === one.amount &&
        (each.statement.page === other.statement.page || (isOfSame(each, one) && !isOfSame(each, other))) &&
        !each.statement.block.region.startsWith('foot'),
    )
  const judged = findPairs(prices, (one, other) => {
    if (!areAtOdds(one, other) || !isOfSame(one, other)) return undefined
    if (isToldApart(one, other) || isToldApart(other, one)) return undefined
    return `the price of ${nameOf(one, other)}`
  })
  return { facts: prices, disagreements: judged }
}

/** "From £85" allows higher prices but no lower ones. Two different minimums, or two different exact prices, conflict. */
function areAtOdds(one: Price, other: Price): boolean {
  if (one.amount === other.amount) return false
  if (one.isFrom === other.isFrom) return true
  const [least, exact] = one.isFrom ? [one, other] : [other, one]
  return exact.amount < least.amount || one.subject.size > 0
}

/** Names what both prices are for, in the page's words where possible. */
function nameOf({ statement, unit, shown }: Price, other: Price): string {
  const clause = lastClause(statement.text.split(shown.replace(/^from /, ''))[0] ?? '')
  const words = clause
    .replace(/\b(?:is|are|costs?|starts?|starting|comes?|from|at|to|just|only|for)\b/g, ' ')
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
  const named = words
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
  if (meaningfulRoots(named).size > 0 && named.split(' ').length <= 6 && !/^(?:it|they|we|you)\b/.test(named))
    return named
  return unit === '' && other.unit === '' ? 'the same thing' : `a ${unit || other.unit}`
}
