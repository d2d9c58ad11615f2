import { expect, test } from 'vitest'
import {
  applyPassageChange,
  fillStatementSlot,
  findDisagreements,
  readFactSites,
  readFactTrades,
  readSeemingContradictions,
} from './fact-sites.ts'

const trades = readFactTrades()
const changes = trades.flatMap((trade) => trade.changes.map((change) => ({ ...change, trade, id: trade.id })))
const real = changes.filter(({ finds }) => finds !== null)

test('a fact that was changed on one page of a site is nearly always found', () => {
  const missed = real.filter(
    ({ trade, finds, ...change }) =>
      !findDisagreements(trade.name, applyPassageChange(trade, change)).some(({ type }) => type === finds),
  )
  expect(real.length - missed.length).toBeGreaterThanOrEqual(real.length - 3)
})

test.each(trades)('the original pages of $name have no disagreement', ({ name, pages }) => {
  expect(findDisagreements(name, pages)).toEqual([])
})

test.each(changes.filter(({ finds }) => finds === null))(
  '$id: “$to” is not reported as a disagreement',
  ({ trade, ...change }) => {
    expect(findDisagreements(trade.name, applyPassageChange(trade, change))).toEqual([])
  },
)

test.each(readFactSites())('no disagreement is reported on $id', (site) => {
  expect(findDisagreements(site.name, fillStatementSlot(site, site.agreeing))).toEqual([])
})

test.each(readSeemingContradictions())('“%s” does not contradict “%s”', (one, other) => {
  const pages = [one, other].map((text, place) => ({ path: `/${place}`, title: 'A page', paragraphs: [text] }))
  expect(findDisagreements('', pages)).toEqual([])
})
