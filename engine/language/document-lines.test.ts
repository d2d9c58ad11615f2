import { expect, test } from 'vitest'
import { splitDocumentLines } from './document-lines.ts'

const texts = (document: string) => splitDocumentLines(document).map(({ text }) => text)

test('a sentence or word broken at the page margin is joined again', () => {
  expect(
    texts('We built this practice for people who had\ngiven up on dentists and never keep an appoint-\nment.'),
  ).toEqual(['We built this practice for people who had given up on dentists and never keep an appointment.'])
})

test('short lines of a narrow column and hyphenated capitals are joined', () => {
  expect(texts('TRANQUIL-\nLITY. No radio in\nthe dining room, no loud-\nspeakers.')).toEqual([
    'TRANQUILLITY. No radio in the dining room, no loudspeakers.',
  ])
  expect(texts('Open-air baths\nT-\nBone')).toEqual(['Open-air baths', 'Bone'])
})

test('a short line between long ones is not joined to the line before', () => {
  const lines = [
    'we keep the workshop open until the last bike is out',
    'the riders',
    'couriers and nurses, mostly at night',
  ]
  expect(texts(lines.join('\n'))).toEqual(lines)
})

test('headings, labels and list items stay separate lines', () => {
  const lines = [
    'Who we work for',
    'small farms',
    'Tone of voice: plain, calm and never in a hurry',
    '- first item',
    '- second',
  ]
  expect(texts(lines.join('\n'))).toEqual(lines)
})
