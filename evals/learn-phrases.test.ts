import { expect, test } from 'vitest'
import { createPhraseReader } from '#engine/language/phrase-sense.ts'
import { learnPhrases } from './learn-phrases.ts'

const example = (text: string, label: string) => ({ text, wanted: new Map([[label, 1]]) })
const examples = Array.from({ length: 8 }, () => [
  example('We gave the money back.', 'fair'),
  example('They gave the old horse back to us.', 'other'),
  example('I gave all the money back to her.', 'fair'),
  example('We sold the horse at the fair.', 'other'),
]).flat()

test('what was learned tells texts apart by their phrases, and is the same every time', () => {
  const table = learnPhrases(examples)
  const { signsOf, sharesOf } = createPhraseReader(table)
  const fairOf = (text: string) => sharesOf(signsOf(text)).get('fair') ?? 0
  expect(fairOf('You gave me my money back.')).toBeGreaterThan(fairOf('You sold me an old horse.'))
  expect(fairOf('We gave the money back.')).toBeGreaterThan(0.8)
  expect(learnPhrases(examples)).toEqual(table)
})
