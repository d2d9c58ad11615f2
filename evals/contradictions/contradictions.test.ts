import { expect, test } from 'vitest'
import {
  type ContradictingSite,
  contradictionsIn,
  fillSlot,
  readContradictingSites,
  readNearMisses,
} from './find-in-sites.ts'

const sites = readContradictingSites()

/** Whether the contradiction that was put into the slot is found, and nothing else is taken for one. */
function isFound(site: ContradictingSite): boolean {
  const found = contradictionsIn(site.name, fillSlot(site, site.contradicting))
  const isPlanted = (sentence: string) =>
    site.contradicting.includes(sentence) || sentence.includes(site.contradicting.slice(0, 30))
  expect(found.filter((pair) => !pair.some(isPlanted))).toEqual([])
  return found.length > 0
}

test('most sites that contradict themselves in one place only are told so', () => {
  expect(sites.filter((site) => !site.isKeptBack && isFound(site)).length).toBeGreaterThanOrEqual(36)
  expect(sites.filter((site) => site.isKeptBack && isFound(site)).length).toBeGreaterThanOrEqual(27)
})

test.each(sites)('no contradiction is invented on $id', (site) => {
  expect(contradictionsIn(site.name, fillSlot(site, site.agreeing))).toEqual([])
})

test.each(readNearMisses())('“%s” goes with “%s”', (one, other) => {
  const pages = [one, other].map((text, place) => ({ path: `/${place}`, title: 'A page', paragraphs: [text] }))
  expect(contradictionsIn('', pages)).toEqual([])
})
