import { describe, expect, test } from 'vitest'
import type { Category } from '#contract/brand.ts'
import { type OwnerShape, readOwnerWord } from './owner-words.ts'
import { inSentenceCase } from './sentence-case.ts'

const typed: [Category, OwnerShape, string][] = [
  [
    'culture',
    'adjective',
    'meticulous|family-run|quietly confident|playful and kind|forward thinking|always learning|proudly African|sleeves-rolled-up',
  ],
  ['culture', 'mass', 'integrity|teamwork|craft'],
  ['culture', 'verb', 'listen first|work hard play hard|lifting each other'],
  ['culture', 'fragment', 'neighbours first'],
  ['culture', 'clause', 'we keep our word|never cut corners'],
  ['customers', 'adjective', 'anxious|honest|overlooked|time-poor|retired|new to town|ready to retire'],
  ['customers', 'plural', 'sole traders|first-timers|people who hike|couples getting married|the curious|youth'],
  ['customers', 'noun', 'architect|nurse|busy family'],
  ['customers', 'verb', 'love dogs'],
  ['customers', 'prepositional', 'on a budget|in a hurry'],
  ['voice', 'adjective', 'plain-spoken|wry|calm and clear|never preachy'],
  ['voice', 'mass', 'humour|dry wit|authority'],
  ['voice', 'verb', 'tells it straight|talk like a neighbour'],
  ['feeling', 'adjective', 'calm|seen|clear-headed|looked after|smug in a good way|human again'],
  ['feeling', 'prepositional', 'at home|like family|in control'],
  ['feeling', 'mass', 'trust|belonging|peace of mind'],
  ['impact', 'verb', 'save time|saves money|sleep better|cut costs|lower monthly costs|walk without pain|thrive'],
  ['impact', 'plural', 'fitter bodies|free Saturdays|jobs done once|dream homes|finds nobody else has'],
  ['impact', 'mass', 'financial freedom|better posture|growth|money you can see'],
  ['impact', 'clause', 'kids eat better|teams ship faster'],
  ['impact', 'adjective', 'healthier'],
  ['xfactor', 'fragment', 'house calls only|film only|dogs welcome'],
  ['xfactor', 'negative', 'no credit jargon|zero waste'],
  [
    'xfactor',
    'adjective',
    'open till midnight|made by hand|women-led|family run|run by members|picked that morning|baked, not fried',
  ],
  ['xfactor', 'plural', 'lower fees|dawn launches|recipes from four villages|repairs while you wait'],
  ['xfactor', 'mass', 'salvaged timber|live music on Fridays'],
  ['xfactor', 'noun', 'glitter cannon|a human on the phone|letterpress|two-hour slot'],
  ['xfactor', 'clause', 'we never close|founder answers the phone|you choose the price'],
  ['xfactor', 'verb', 'pay what you can|answer every call'],
]

describe('what an owner typed is read by its shape, listed or not', () => {
  for (const [category, shape, phrases] of typed) {
    test.each(phrases.split('|'))(`in ${category} "%s" is: ${shape}`, (phrase) =>
      expect(readOwnerWord(phrase, category).shape).toBe(shape),
    )
  }
})

test('a verb phrase is parted into its verb and the rest', () => {
  expect(readOwnerWord('Saves Time', 'impact').verb).toEqual({ base: 'save', rest: 'time' })
})

test('headings lose their capitals, names and acronyms keep them', () => {
  expect(inSentenceCase('“Fixed Fees.”')).toBe('fixed fees')
  expect(inSentenceCase('Free Saturdays')).toBe('free Saturdays')
  expect(inSentenceCase('MOT')).toBe('MOT')
  expect(inSentenceCase('Recipes from Lagos')).toBe('recipes from Lagos')
  expect(inSentenceCase('FIXED FEES')).toBe('fixed fees')
  expect(inSentenceCase('Londoners')).toBe('Londoners')
})
