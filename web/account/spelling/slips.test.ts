import { describe, expect, it } from 'vitest'
import { plainOffers, slipsIn, wordsToLookUp } from '#web/account/spelling/slips.ts'

const none: ReadonlySet<string> = new Set()
const asked = (text: string, own = none) => wordsToLookUp(text, own)
const slips = (text: string, caret?: number, own = none) =>
  slipsIn(text, (word) => /zz/i.test(word), own, caret).map((slip) => [slip.kind, slip.text, slip.from])

describe('which words are looked up', () => {
  it('takes each word once, the parts of joined words too', () => {
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

  it('leaves out addresses, digits, short capitals and mixed letters', () => {
    expect(asked('see loaf.example or ask jo@loaf.example, #bread @loaf https://loaf.example 24h HVAC iPhone')).toEqual(
      ['see', 'or', 'ask'],
    )
  })

  it('leaves out other scripts, and the beginnings that only hang on a word', () => {
    expect(asked('печём хлеб 빵 re-hang')).toEqual(['hang'])
  })

  it('takes a capital inside a sentence for a name, but not the first word nor a title', () => {
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

  it('leaves out her own words, in any case and with possession', () => {
    expect(asked('lindqvist’s bread by LINDQVIST', new Set(['lindqvist']))).toEqual(['bread', 'by'])
  })
})

describe('slips', () => {
  it('stand where the word stands, each once', () => {
    expect(slips('a bzzun, a bzzun and a lozzf')).toEqual([
      ['unknown', 'bzzun', 2],
      ['unknown', 'lozzf', 23],
    ])
  })

  it('are not found in the word at the caret', () => {
    expect(slips('a lozzf', 7)).toEqual([])
    expect(slips('a lozzf and', 11)).toEqual([['unknown', 'lozzf', 2]])
  })

  it('are the same small word twice, and "i" alone', () => {
    expect(slips('we bake the the bread i sell')).toEqual([
      ['twice', 'the the', 8],
      ['small-i', 'i', 22],
    ])
    expect(slips('I know that that was very very good; the. The i.e. i) is fine')).toEqual([])
  })

  it('are hers once she keeps them', () => {
    expect(slips('the the lozzf', undefined, new Set(['the the', 'lozzf']))).toEqual([])
  })

  it('offer the plain form without a dictionary', () => {
    const offers = slipsIn('The the bread i sell to u, z', () => false, none).map(plainOffers)
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
