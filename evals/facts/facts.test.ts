import { expect, test } from 'vitest'
import { applyChange, disagreementsIn, fillSlot, readNearMisses, readSites, readTrades } from './find-in-sites.ts'

const trades = readTrades()
const changes = trades.flatMap((trade) => trade.changes.map((change) => ({ ...change, trade, id: trade.id })))
const real = changes.filter(({ finds }) => finds !== null)

test('a fact that was changed on one page of a site is nearly always found', () => {
  const missed = real.filter(
    ({ trade, finds, ...change }) =>
      !disagreementsIn(trade.name, applyChange(trade, change)).some(({ type }) => type === finds),
  )
  expect(real.length - missed.length).toBeGreaterThanOrEqual(real.length - 3)
})

test.each(trades)('the original pages of $name have no disagreement', ({ name, pages }) => {
  expect(disagreementsIn(name, pages)).toEqual([])
})

test.each(changes.filter(({ finds }) => finds === null))(
  '$id: “$to” is not reported as a disagreement',
  ({ trade, ...change }) => {
    expect(disagreementsIn(trade.name, applyChange(trade, change))).toEqual([])
  },
)

test.each(readSites())('no disagreement is reported on $id', (site) => {
  expect(disagreementsIn(site.name, fillSlot(site, site.agreeing))).toEqual([])
})

test.each(readNearMisses())('“%s” does not contradict “%s”', (one, other) => {
  const pages = [one, other].map((text, place) => ({ path: `/${place}`, title: 'A page', paragraphs: [text] }))
  expect(disagreementsIn('', pages)).toEqual([])
})
