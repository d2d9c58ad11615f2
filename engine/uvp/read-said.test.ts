import { describe, expect, test } from 'vitest'
import type { Category } from '#contract/brand.ts'
import { audienceOf } from './audience-phrase.ts'
import { edgeOf } from './edge-phrase.ts'
import { feelingOf, gainOf } from './outcome-phrases.ts'
import { readSaid } from './read-said.ts'

const read = (typed: string, category: Category, name = 'Acme') => readSaid(typed, category, name)
const edge = (typed: string, name?: string) => edgeOf(read(typed, 'xfactor', name))
const gain = (typed: string) => gainOf(read(typed, 'impact'))

describe('a difference', () => {
  test.each(['one walker per dog', 'linen that gets better', 'raw honey', 'only eight tables', 'no sliced bread'])(
    '"%s" can be had: it follows "with"',
    (typed) => expect(edge(typed).noun).toBe(typed),
  )
  test.each([
    'folds in four seconds',
    'every bottle lists its hedge',
    'the same crew packs and unpacks',
    'walk and talk',
    'sold out by nine',
    'nothing leaves without a yes',
    'pepper that means it',
    'bring your own holes',
    'taste before you buy',
  ])('"%s" is surely no thing: it stands alone', (typed) => {
    expect(edge(typed).noun).toBeUndefined()
    expect(edge(typed).alone).toBe(typed)
  })
  test('tells who speaks in it', () => {
    expect(edge('never close')).toMatchObject({ alone: 'we never close', speaker: 'we' })
    expect(edge("my grandmother's recipes")).toMatchObject({ alone: "our grandmother's recipes", speaker: 'we' })
    expect(edge('he says no')).toMatchObject({ speaker: 'other' })
    expect(edge('he says no').answer).toBeUndefined()
    expect(edge('pay only if it works')).toMatchObject({ alone: 'pay only if it works', speaker: 'nobody' })
  })
  test('a name in it keeps its capital', () =>
    expect(edge('Mo redraws it until you love it', 'Ink by Mo').alone).toBe('Mo redraws it until you love it'))
})

describe('what customers get', () => {
  test('is helped with where it surely is their deed', () => {
    expect(gain('Getting up off the floor without help').verbal).toEqual({
      base: 'get',
      rest: 'up off the floor without help',
    })
    expect(gain('better mornings').verbal).toEqual({ base: 'have', rest: 'better mornings' })
  })
  test.each(['keys in the door', 'VAT returns on time', 'sounding like radio', 'order in Spanish'])(
    '"%s" is neither had nor got',
    (typed) => expect(gain(typed)).toMatchObject({ topic: typed }),
  )
  test.each(['tick', 'outdoors'])('"%s" is only ever said by itself', (typed) =>
    expect(gain(typed)).toEqual({ word: typed }),
  )
  test('a sentence is what happens', () => expect(gain('Mum stays at home').clause).toBe('Mum stays at home'))
  test('a motto stays a motto', () =>
    expect(gain('Eat plants, scare nobody')).toEqual({ motto: 'eat plants, scare nobody' }))
  test('a thing with a clause about it is a thing', () =>
    expect(gain('a table you can eat at').noun).toBe('a table they can eat at'))
})

test('feelings turn to the people who have them', () => {
  expect(feelingOf(read('herself again', 'feeling'))).toEqual({ base: 'feel', rest: 'like themselves again' })
  expect(feelingOf(read('Not worried', 'feeling'))).toEqual({ base: 'stop', rest: 'feeling worried' })
  expect(feelingOf(read('like a proper cook', 'feeling'))).toEqual({ base: 'feel', rest: 'like proper cooks' })
})

test('an audience takes the verb of one or of many', () => {
  const audience = (typed: string) => audienceOf(read(typed, 'customers'), 'people')
  expect(audience('the whole street')).toEqual({ text: 'the whole street', isOne: true })
  expect(audience('everyone')).toEqual({ text: 'everyone', isOne: true })
  expect(audience('the newly retired')).toEqual({ text: 'the newly retired', isOne: false })
  expect(audience('retired people afraid of falling')).toMatchObject({ text: 'retired people afraid of falling' })
  expect(audience('people far away')).toMatchObject({ text: 'people far away' })
  expect(audience('rescue dogs')).toMatchObject({ text: 'rescue dogs' })
})
