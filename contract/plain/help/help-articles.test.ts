import { expect, test } from 'vitest'
import { helpPlaces } from '#contract/plain/help/help-article.ts'
import { helpArticles, helpGroups } from '#contract/plain/help/help-articles.ts'
import { profileSections } from '#web/account/profile-nav.tsx'
import { paths, publicPaths, screenPaths } from '#web/paths.ts'

const countWords = (text: string) => text.split(/\s+/).length

test('there are answers to sixty questions at least, each a question', () => {
  expect(helpArticles.length).toBeGreaterThanOrEqual(60)
  expect(helpArticles.map(({ title }) => title).filter((title) => !/[?.]$/.test(title))).toEqual([])
  expect(new Set(helpArticles.map(({ title }) => title)).size).toBe(helpArticles.length)
})

test('every id stands once on the page, and in an address as it is', () => {
  const ids = [...helpGroups, ...helpArticles].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
})

test('an answer is read in half a minute: 30 to 90 words', () => {
  const others = helpArticles.filter(({ text }) => countWords(text) < 30 || countWords(text) > 90)
  expect(others.map(({ id, text }) => `${id}: ${countWords(text)}`)).toEqual([])
})

test('no answer leads to an address that is not there', () => {
  const known = new Set<string>([...publicPaths, ...screenPaths, paths.profileEdit])
  const isSection = (place: string) => {
    const [path, section] = place.split('#')
    return path === paths.profile && (section ?? '').replace(/-title$/, '') in profileSections
  }
  expect(Object.keys(helpPlaces).filter((place) => !known.has(place) && !isSection(place))).toEqual([])
})

test('no place is described that no answer leads to', () => {
  const used = new Set<string | undefined>(helpArticles.map(({ goesTo }) => goesTo))
  expect(Object.keys(helpPlaces).filter((place) => !used.has(place))).toEqual([])
})
