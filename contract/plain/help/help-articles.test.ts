import { expect, test } from 'vitest'
import { helpLinkTargets } from '#contract/plain/help/help-article.ts'
import { helpArticles, helpGroups } from '#contract/plain/help/help-articles.ts'
import { profileSections } from '#web/account/profile-nav.tsx'
import { paths, publicPaths, screenPaths } from '#web/paths.ts'

const countWords = (text: string) => text.split(/\s+/).length

test('there are at least sixty answers, each titled with a question', () => {
  expect(helpArticles.length).toBeGreaterThanOrEqual(60)
  expect(helpArticles.map(({ title }) => title).filter((title) => !/[?.]$/.test(title))).toEqual([])
  expect(new Set(helpArticles.map(({ title }) => title)).size).toBe(helpArticles.length)
})

test('every id is unique and safe to use in an address', () => {
  const ids = [...helpGroups, ...helpArticles].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
})

test('every answer takes half a minute to read: 30 to 90 words', () => {
  const others = helpArticles.filter(({ text }) => countWords(text) < 30 || countWords(text) > 90)
  expect(others.map(({ id, text }) => `${id}: ${countWords(text)}`)).toEqual([])
})

test('every answer links to an existing page', () => {
  const known = new Set<string>([...publicPaths, ...screenPaths, paths.profileEdit])
  const isSection = (place: string) => {
    const [path, section] = place.split('#')
    return path === paths.profile && (section ?? '').replace(/-title$/, '') in profileSections
  }
  expect(Object.keys(helpLinkTargets).filter((place) => !known.has(place) && !isSection(place))).toEqual([])
})

test('every page in the list is linked from an answer', () => {
  const used = new Set<string | undefined>(helpArticles.map(({ goesTo }) => goesTo))
  expect(Object.keys(helpLinkTargets).filter((place) => !used.has(place))).toEqual([])
})
