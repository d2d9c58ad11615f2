import { expect, test } from 'vitest'
import { applyChange, disagreementsIn, fillSlot, readNearMisses, readSites, readTrades } from './find-in-sites.ts'

const trades = readTrades()
const changes = trades.flatMap((trade) => trade.changes.map((change) => ({ ...change, trade, id: trade.id })))
const real = changes.filter(({ finds }) => finds !== null)

test('a fact that was changed on one page of a site is found, nearly always', () => {
  const missed = real.filter(
    ({ trade, finds, ...change }) =>
      !disagreementsIn(trade.name, applyChange(trade, change)).some(({ type }) => type === finds),
  )
  expect(real.length - missed.length).toBeGreaterThanOrEqual(real.length - 3)
})

test.each(trades)('nothing disagrees on the pages of $name as they were', ({ name, pages }) => {
  expect(disagreementsIn(name, pages)).toEqual([])
})

test.each(changes.filter(({ finds }) => finds === null))(
  '$id: “$to” disagrees with nothing',
  ({ trade, ...change }) => {
    expect(disagreementsIn(trade.name, applyChange(trade, change))).toEqual([])
  },
)

test.each(readSites())('no disagreement is invented on $id', (site) => {
  expect(disagreementsIn(site.name, fillSlot(site, site.agreeing))).toEqual([])
})

test.each(readNearMisses())('“%s” goes with “%s”', (one, other) => {
  const pages = [one, other].map((text, place) => ({ path: `/${place}`, title: 'A page', paragraphs: [text] }))
  expect(disagreementsIn('', pages)).toEqual([])
})
