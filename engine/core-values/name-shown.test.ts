import { expect, test } from 'vitest'
import { ownNames, suggestNames } from './name-shown.ts'
import listed from './value-names.json' with { type: 'json' }
import { senseOf } from './value-sense.ts'

test('a short clause of the sentence is offered as a name, word for word', () => {
  expect(ownNames('We never send a bill, whatever it took us.')).toEqual(['Never send a bill'])
  expect(ownNames('He came back in the rain and they took it.')).toEqual([])
})

test('three names at most, none twice, whatever the passage is heard as', () => {
  const names = suggestNames('Nobody gets told off.', ['Respect', 'Care for people', 'Honesty'])
  expect(names[0]).toBe('Nobody gets told off')
  expect(names).toHaveLength(3)
  expect(new Set(names).size).toBe(3)
})

test('every value that can be heard has three plain names of its own', () => {
  const names = new Map(Object.entries(listed))
  for (const title of senseOf('').values.keys()) expect(names.get(title), title).toHaveLength(3)
})
