import { expect, test } from 'vitest'
import { mendSlips } from './mend-slips.ts'

test.each([
  ['Profesional', 'Professional'],
  ['we dont do that, its done before noon', "we don't do that, it's done before noon"],
  ['Thats what i do', "That's what I do"],
  ['open on saturday thru christmas', 'open on Saturday through Christmas'],
  ['parents + kids', 'parents and kids'],
  ['you could of asked', 'you could have asked'],
  ['a wall an a gate', 'a wall and a gate'],
])('"%s" is shown as "%s"', (typed, meant) => expect(mendSlips(typed)).toBe(meant))

test.each([
  'its own stone',
  'silver',
  'trails',
  'Zephyr',
  'hygge',
  'focussed',
  'traveler',
  'an apple',
  'dont@cant.example',
  'C++ and K+F',
])('"%s" stays as it was typed', (typed) => expect(mendSlips(typed)).toBe(typed))
