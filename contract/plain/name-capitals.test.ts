import { expect, test } from 'vitest'
import { nameWithCapitals, offeredCapitals } from '#contract/plain/name-capitals.ts'

test.each([
  ['voss well & pump', 'Voss Well & Pump'],
  ['the house of bread', 'The House of Bread'],
  ['élan', 'Élan'],
  ['iKnit', undefined],
  ['Voss well', undefined],
  ['24/7', undefined],
])('%j, typed without capitals, is offered as %j', (name, offered) => expect(offeredCapitals(name)).toBe(offered))

test('typed capitals are kept', () => expect(nameWithCapitals('BSL of hull')).toBe('BSL of Hull'))
