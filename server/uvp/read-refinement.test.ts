import { expect, test } from 'vitest'
import { readArrivingLine, readRefinement } from '#server/uvp/read-refinement.ts'

const nothing = { line: '', note: '', question: '', options: [] }

test.each([
  ['LINE: Bread at five.\nNOTE: Two words fewer.', { line: 'Bread at five.', note: 'Two words fewer.' }],
  ['\n**Line:** "Bread at five."\n\n**Note:** Shorter.\n', { line: 'Bread at five.', note: 'Shorter.' }],
  ['LINE: Bread at five.\nWarm.\nNOTE: Two sentences.', { line: 'Bread at five. Warm.', note: 'Two sentences.' }],
  ['Bread at five.', { line: 'Bread at five.' }],
  [
    'ASK: Which year?\nOPTION: The first shop\nOPTION 2: The boat',
    {
      question: 'Which year?',
      options: ['The first shop', 'The boat'],
    },
  ],
  ['', {}],
])('an answer is read by its marks (%j)', (text, read) => {
  expect(readRefinement(text)).toEqual({ ...nothing, ...read })
})

test.each([
  ['LIN', ''],
  ['LINE: Bre', ''],
  ['LINE: Bread at fi', 'Bread at'],
  ['LINE: Bread at five.\nNO', 'Bread at five.'],
  ['ASK: Which', ''],
  ['Bread at', ''],
])('while %j has arrived the screen shows %j', (text, shown) => {
  expect(readArrivingLine(text)).toBe(shown)
})
