import { expect, test } from 'vitest'
import { readAnnouncedCount, weighAnnouncement } from './value-announcements.ts'

test.each([
  'What we live by',
  'Our promises',
  'There are only two things we insist on.',
  'These three sentences have been our values since the shop opened.',
  'Three words are painted over the door of our hall.',
])('clearly announces values: %s', (sentence) => {
  expect(weighAnnouncement(sentence)).toBe(2)
})

test.each([
  'Lorries come in by the yard gate.',
  'Their values are on the lift doors.',
  'The property values of our street have risen.',
  'We do not list our values.',
])('announces no values: %s', (sentence) => {
  expect(weighAnnouncement(sentence)).toBe(0)
})

test('reads how many values are announced', () => {
  expect(readAnnouncedCount('The company has four principles.')).toBe(4)
})
