import { describe, expect, test } from 'vitest'
import { agreeing, gerundOf, isPluralNoun, pluralOf, possessiveOf, singularOf, thirdPersonOf } from './inflect.ts'

describe('nouns', () => {
  test.each([
    ['family', 'families'],
    ['person', 'people'],
    ['child', 'children'],
    ['bus', 'buses'],
    ['box', 'boxes'],
    ['boy', 'boys'],
    ['life', 'lives'],
    ['sheep', 'sheep'],
    ['grandchild', 'grandchildren'],
    ['sportswoman', 'sportswomen'],
    ['first-timer', 'first-timers'],
    ['church', 'churches'],
    ['architect', 'architects'],
    ['boss', 'bosses'],
  ])('%s and %s are one and many', (one, many) => {
    expect(pluralOf(one)).toBe(many)
    expect(singularOf(many)).toBe(one)
    expect(pluralOf(many)).toBe(many)
  })
  test.each(['kindness', 'business', 'campus', 'focus', 'news', 'analysis', 'ethos', 'timber'])(
    '%s is not a plural',
    (word) => expect(isPluralNoun(word)).toBe(false),
  )
  test.each(['people', 'parents', 'mice', 'errors', 'mornings'])('%s is a plural', (word) =>
    expect(isPluralNoun(word)).toBe(true),
  )
})

describe('verbs', () => {
  test.each([
    ['save', 'saves', 'saving'],
    ['get', 'gets', 'getting'],
    ['try', 'tries', 'trying'],
    ['be', 'is', 'being'],
    ['have', 'has', 'having'],
    ['go', 'goes', 'going'],
    ['see', 'sees', 'seeing'],
    ['lie', 'lies', 'lying'],
    ['play', 'plays', 'playing'],
    ['fix', 'fixes', 'fixing'],
    ['show', 'shows', 'showing'],
    ['open', 'opens', 'opening'],
    ['begin', 'begins', 'beginning'],
    ['sleep', 'sleeps', 'sleeping'],
    ['reach', 'reaches', 'reaching'],
    ['quit', 'quits', 'quitting'],
  ])('%s, %s, %s', (base, third, gerund) => {
    expect(thirdPersonOf(base)).toBe(third)
    expect(gerundOf(base)).toBe(gerund)
  })
  test('a verb agrees with its subject', () => {
    expect(agreeing('help', 'singular')).toBe('helps')
    expect(agreeing('be', 'plural')).toBe('are')
  })
})

test.each([
  ['Quillfast', "Quillfast's"],
  ['Moss Hill Vets', "Moss Hill Vets'"],
  ["Grandma Lin's", "Grandma Lin's"],
])('%s owns as %s', (name, possessive) => expect(possessiveOf(name)).toBe(possessive))
