import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { countWordsNotOnce, listUniqueWords, makeWholeBrand } from '#testing/contract/whole-brand.ts'
import { BrandBriefPage } from './brand-brief.tsx'

const textOf = (brand: ReturnType<typeof makeWholeBrand>) =>
  renderToStaticMarkup(createElement(BrandBriefPage, { brand, ref: null })).replace(/<[^>]*>/g, ' ')

test('everything the owner told and everything found is in the brief once', () => {
  const brand = makeWholeBrand()
  const words = listUniqueWords(brand)
  expect(words.length).toBeGreaterThan(100)
  const text = textOf(brand)
  expect(countWordsNotOnce(words, text)).toEqual({})
  expect(text).toContain('64% confidence')
  expect(text).toContain('6.5 out of 10 overall; Brand Voice 7.0, Visual Identity 6.0, Messaging 5.5')
  expect(text).toContain('November 28, 2026')
})

test('missing answers leave no empty heading', () => {
  const whole = makeWholeBrand()
  const text = textOf({
    ...whole,
    ...{ coreValues: [], archetype: null, archetypeText: null, inUse: null, interview: [], websiteReview: null },
  })
  for (const heading of ['Core values', 'Archetype', 'How it sounds', 'Pictures', 'Traps', 'Website', 'interview'])
    expect(text).not.toContain(heading)
})
