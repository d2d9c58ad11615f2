import { expect, test } from 'vitest'
import { capitalizeName, suggestCapitalizedName } from '#contract/plain/name-capitals.ts'

test.each([
  ['voss well & pump', 'Voss Well & Pump'],
  ['the house of bread', 'The House of Bread'],
  ['élan', 'Élan'],
  ['iKnit', undefined],
  ['Voss well', undefined],
  ['24/7', undefined],
])('%j, typed without capitals, is offered as %j', (name, offered) =>
  expect(suggestCapitalizedName(name)).toBe(offered),
)

test('typed capitals are kept', () => expect(capitalizeName('BSL of hull')).toBe('BSL of Hull'))
