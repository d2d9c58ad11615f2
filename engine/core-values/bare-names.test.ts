import { describe, expect, test } from 'vitest'
import { findBareName } from './bare-names.ts'

describe('a value is named bare', () => {
  test.each([
    ['Thrift runs through all that the yard does.', 'Thrift'],
    ['Honesty about weights is expected of the youngest.', 'Honesty about weights'],
    ['Ask her what the mill is about: generosity.', 'generosity'],
    ['The quality that I would be sorry to lose is modesty, for nobody sees it.', 'modesty'],
    ['She told the apprentices that patience comes with the first burnt loaf.', 'patience'],
    ['The whole place is built on trust.', 'trust'],
  ])('%s', (sentence, name) => {
    expect(findBareName(sentence)).toMatchObject({ name, isKnown: true })
  })

  test('a quality that no list knows only goes on from others', () => {
    expect(findBareName('Then came stubbornness.')).toMatchObject({ name: 'stubbornness', isKnown: false })
  })

  test.each([
    'Our patience ran out in March.',
    'The honesty of the miller was praised.',
    'Payment is due on delivery.',
    'Membership costs nine pounds.',
    'Teachers come first on Mondays.',
    'Bring gloves, boots and water.',
    'The values were honesty, courage, thrift and play.',
  ])('and none is in: %s', (sentence) => {
    expect(findBareName(sentence)).toBeUndefined()
  })
})
