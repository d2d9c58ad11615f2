import type { ReadSite } from '../read-site.ts'
import { type FactReading, findPairs, goTogether, readWares, tellingRoots } from './fact.ts'
import { lastClause, type Price, pricesIn } from './read-prices.ts'
import type { Statement } from './read-statements.ts'

/** Prices of one thing that cannot all be true. */
export function readPrices(site: ReadSite, statements: readonly Statement[]): FactReading {
  const prices = pricesIn(statements, site.brand.businessName)
  const wares = readWares(site)
  // "Prices start at £900" says nothing of an hourly rate; beyond that a unit may be left out.
  const isOfSame = (one: Price, other: Price) =>
    one.currency === other.currency &&
    (one.unit === other.unit || (one.isFrom === other.isFrom && (one.unit === '' || other.unit === ''))) &&
    goTogether(one.subject, other.subject, wares) &&
    goTogether(one.scope, other.scope, wares)
  /** The value belongs to a thing beside the other one, or stands there too: the page tells them apart. */
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

/** "From £85" allows for more, not for less; of two that are both the least, or both exact, one is wrong. */
function areAtOdds(one: Price, other: Price): boolean {
  if (one.amount === other.amount) return false
  if (one.isFrom === other.isFrom) return true
  const [least, exact] = one.isFrom ? [one, other] : [other, one]
  return exact.amount < least.amount || one.subject.size > 0
}

/** What both are prices of, in the words of the page. */
function nameOf({ statement, unit, shown }: Price, other: Price): string {
  const clause = lastClause(statement.text.split(shown.replace(/^from /, ''))[0] ?? '')
  const words = clause
    .replace(/\b(?:is|are|costs?|starts?|starting|comes?|from|at|to|just|only|for)\b/g, ' ')
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
  const named = words
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
  if (tellingRoots(named).size > 0 && named.split(' ').length <= 6 && !/^(?:it|they|we|you)\b/.test(named)) return named
  return unit === '' && other.unit === '' ? 'the same thing' : `a ${unit || other.unit}`
}
