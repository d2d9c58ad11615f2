import { expect, test } from 'vitest'
import { mendSlips } from './mend-slips.ts'

test.each([
  ['gentel', 'gentle'],
  ['Profesional', 'Professional'],
  ['freindly', 'friendly'],
  ['nervous toddlers and there parents', 'nervous toddlers and their parents'],
  ['gardens which look after themself', 'gardens which look after themselves'],
  ['loose weight', 'lose weight'],
  ['no pulling no pain', 'no pulling, no pain'],
  ['more light more room', 'more light and more room'],
  ['no nonsense', 'no-nonsense'],
  ['three generation of weavers', 'three generations of weavers'],
  ['mend instead of buy', 'mend instead of buying'],
  ['not embarrassed anymore', 'no longer embarrassed'],
])('"%s" is shown as "%s"', (typed, meant) => expect(mendSlips(typed)).toBe(meant))

test.each([
  'sacred',
  'silver',
  'casual',
  'trails',
  'Zephyr',
  'hygge',
  'jokey',
  'desserts',
  'there for you',
  'loose leaf tea',
  'focussed',
  'traveler',
])('"%s" stays as it was typed', (typed) => expect(mendSlips(typed)).toBe(typed))
