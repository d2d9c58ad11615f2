import { expect, test } from 'vitest'
import { correctTypos } from './correct-typos.ts'

test.each([
  ['Profesional', 'Professional'],
  ['we dont do that, its done before noon', "we don't do that, it's done before noon"],
  ['Thats what i do', "That's what I do"],
  ['open on saturday thru christmas', 'open on Saturday through Christmas'],
  ['parents + kids', 'parents and kids'],
  ['you could of asked', 'you could have asked'],
  ['a wall an a gate', 'a wall and a gate'],
  ['folks an cant be there', "folks and can't be there"],
  ['letters w no stamp for u', 'letters with no stamp for u'],
  ['we NEVER use glue', 'we never use glue'],
  ['if your not sure, bring there dog', "if you're not sure, bring their dog"],
  ['two factorys, 8yrs', 'two factories, 8 years'],
])('"%s" is corrected to "%s"', (typed, meant) => expect(correctTypos(typed)).toBe(meant))

test.each([
  'its own stone',
  'the business name, a sales name, the news',
  'the horses and the names',
  'silver',
  'trails',
  'Zephyr',
  'hygge',
  'focussed',
  'traveler',
  'an apple',
  'boys, days and Toby',
  'your own dog, over there',
  'IT for the BSL club',
  'dont@cant.example',
  'C++ and K+F',
])('"%s" is left as typed', (typed) => expect(correctTypos(typed)).toBe(typed))
