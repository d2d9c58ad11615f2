import { describe, expect, it } from 'vitest'
import { findMisspellings, listWordsToLookUp, suggestWithoutDictionary } from '#web/account/spelling/misspelling.ts'

const none: ReadonlySet<string> = new Set()
const asked = (text: string, own = none) => listWordsToLookUp(text, own)
const slips = (text: string, caret?: number, own = none) =>
  findMisspellings(text, (word) => /zz/i.test(word), own, caret).map((slip) => [slip.kind, slip.text, slip.from])

describe('which words are looked up', () => {
  it('takes each word once, including the parts of hyphenated words', () => {
    expect(asked('We fix wood-fired stoves, and we fix them well')).toEqual([
      'We',
      'fix',
      'wood',
      'fired',
      'stoves',
      'and',
      'we',
      'them',
      'well',
    ])
  })

  it('leaves out addresses, digits, short acronyms and mixed case', () => {
    expect(asked('see loaf.example or ask jo@loaf.example, #bread @loaf https://loaf.example 24h HVAC iPhone')).toEqual(
      ['see', 'or', 'ask'],
    )
  })

  it('leaves out other scripts and prefixes', () => {
    expect(asked('печём хлеб 빵 re-hang')).toEqual(['hang'])
  })

  it('treats a capitalised word inside a sentence as a name, but not the first word or a title', () => {
    expect(asked('Bread from Anselm to you. Mornings matter')).toEqual([
      'Bread',
      'from',
      'to',
      'you',
      'Mornings',
      'matter',
    ])
    expect(asked('Honest Wrok, Done Right')).toEqual(['Honest', 'Wrok', 'Done', 'Right'])
  })

  it("leaves out the user's own words, in any case and in the possessive", () => {
    expect(asked('lindqvist’s bread by LINDQVIST', new Set(['lindqvist']))).toEqual(['bread', 'by'])
  })
})

describe('slips', () => {
  it('are found at their position, each once', () => {
    expect(slips('a bzzun, a bzzun and a lozzf')).toEqual([
      ['unknown', 'bzzun', 2],
      ['unknown', 'lozzf', 23],
    ])
  })

  it('are not reported for the word at the caret', () => {
    expect(slips('a lozzf', 7)).toEqual([])
    expect(slips('a lozzf and', 11)).toEqual([['unknown', 'lozzf', 2]])
  })

  it('include a function word such as "the" written twice in a row, and a lone lower-case "i"', () => {
    expect(slips('we bake the the bread i sell')).toEqual([
      ['twice', 'the the', 8],
      ['small-i', 'i', 22],
    ])
    expect(slips('I know that that was very very good; the. The i.e. i) is fine')).toEqual([])
  })

  it('are not reported once the user accepts them', () => {
    expect(slips('the the lozzf', undefined, new Set(['the the', 'lozzf']))).toEqual([])
  })

  it('have a suggestion even without a dictionary, where the fix is plain', () => {
    const offers = findMisspellings('The the bread i sell to u, z', () => false, none).map(suggestWithoutDictionary)
    expect(offers).toEqual([['The'], ['I'], ['you'], []])
  })

  it.each([
    ['we fix it for u', ['u']],
    ['bread n buns, r u in? call u.', ['n', 'r', 'u']],
    ['we b honest and x is gone', ['b', 'x']],
  ])('are single letters that are no word: %j', (text, letters) => {
    expect(slips(text).map(([, letter]) => letter)).toEqual(letters)
  })

  it.each([
    'a bun, and I bake. A to Z',
    'B & J bake r & d with Vitamin C, plan B and 5 m of x2 at 3 x 4 or x 2',
    'a) bread b) buns; chair(s), it´s rock ’n’ roll in the u. s. w/o e.g. e-mail, t-shirt and c/o',
    'the button “x”',
  ])('are no letters that stand for something: %j', (text) => {
    expect(slips(text)).toEqual([])
  })
})
