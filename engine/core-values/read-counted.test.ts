import { expect, test } from 'vitest'
import { readCounted } from './read-counted.ts'

test.each([
  ['The first of them is thrift.', 'Thrift', 1],
  ["Our second's Welcome: come in boots.", 'Welcome', 2],
  ['Thrift alone would be dull, so the second is foresight: we look ahead.', 'Foresight', 2],
  ['Mercy is another, which few expect.', 'Mercy', 0],
  ['Candour is number one.', 'Candour', 1],
  ['"Value three: Look after the crew."', 'Look after the crew', 3],
  ['Thirdly, and it is the one we argue about, patience.', 'Patience', 3],
])('%s names %s', (sentence, title, place) => {
  expect(readCounted(sentence)).toMatchObject({ title, place })
})

test.each(['Next week: a man who rents out goats.', 'We rent out boats.', 'There was salt in every screw.'])(
  '%s counts nothing',
  (sentence) => {
    expect(readCounted(sentence)).toBeUndefined()
  },
)
