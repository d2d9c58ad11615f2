import { describe, expect, test } from 'vitest'
import { articleFor, withArticle, wrongArticles } from './articles.ts'

describe('the article follows the sound', () => {
  test.each([
    ['hour', 'an'],
    ['honest answer', 'an'],
    ['heirloom album', 'an'],
    ['hotel', 'a'],
    ['unique way', 'a'],
    ['useful tip', 'a'],
    ['European tour', 'a'],
    ['one-page report', 'a'],
    ['once-over', 'a'],
    ['onion', 'an'],
    ['uninvited guest', 'an'],
    ['unlikely hero', 'an'],
    ['unimpressed cat', 'an'],
    ['university', 'a'],
    ['MOT', 'an'],
    ['SaaS product', 'a'],
    ['UFO', 'a'],
    ['8-week plan', 'an'],
    ['11 pm finish', 'an'],
    ['18-hour day', 'an'],
    ['1-hour visit', 'a'],
    ['X-ray', 'an'],
    ['U-turn', 'a'],
    ['éclair', 'an'],
    ['upbeat crew', 'an'],
  ])('%s takes %s', (phrase, article) => expect(articleFor(phrase)).toBe(article))
})

test('a phrase is put behind its article', () => expect(withArticle('honest word')).toBe('an honest word'))

test('wrong articles are found and right ones left alone', () => {
  expect(wrongArticles('a honest firm, an unique way, an hour and a MOT')).toEqual(['a honest', 'an unique', 'a MOT'])
})
