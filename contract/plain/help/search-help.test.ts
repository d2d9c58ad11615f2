import { expect, test } from 'vitest'
import { helpArticles } from '#contract/plain/help/help-articles.ts'
import { makeSearchableText, matchesHelpSearch } from '#contract/plain/help/search-help.ts'

const find = (typed: string) =>
  helpArticles.filter((each) => matchesHelpSearch(makeSearchableText(each), typed)).map(({ id }) => id)

test('every typed word has to occur in the title, the text or the search terms', () => {
  expect(find('money back')).toContain('refund')
  expect(find('2fa lost')).toEqual(['lost-phone'])
  expect(find('refund xyzzy')).toEqual([])
})

test('case, accents, apostrophes and extra spaces are ignored', () => {
  expect(find('  WHO’S   card ')).toEqual(find("who's card"))
  expect(find('réfund')).toEqual(find('refund'))
})

test('an empty search matches everything', () => {
  expect(find('')).toHaveLength(helpArticles.length)
  expect(find('  ')).toHaveLength(helpArticles.length)
})

test.each([
  ['pdf', 'where-is-my-pdf'],
  ['saved', 'is-it-saved'],
  ['unshare', 'stop-sharing'],
  ['zoom', 'text-size'],
  ['invoice', 'receipts'],
  ['voucher', 'coupon'],
  ['microphone', 'voice-input'],
  ['docker', 'self-hosting'],
  ['chatgpt', 'is-it-ai'],
  ['docx', 'file-formats'],
  ['too few', 'fewer-than-five'],
  ['gdpr', 'delete-account'],
])('searching for "%s" finds %s', (typed, id) => {
  expect(find(typed)).toContain(id)
})
