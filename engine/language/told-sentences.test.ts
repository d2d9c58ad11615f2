import { expect, test } from 'vitest'
import { closed, inRunningText, isEmptyTalk, sentencesTold } from './told-sentences.ts'

const texts = (told: string) => sentencesTold(told).map(({ text }) => text)

test('a text is cut at the ends of its sentences, lines and bullets, and nowhere else', () => {
  expect(texts('we mend chairs. Also stools, esp. old ones!\n- no glue\n2. Only wedges; by hand')).toEqual([
    'We mend chairs',
    'Stools, esp. old ones!',
    'No glue',
    'Only wedges',
    'By hand',
  ])
})

test('a comma between two sentences parts them; a clause before its sentence stays with it', () => {
  expect(texts('I come to you in the van, you dont carry it anywhere')).toEqual([
    'I come to you in the van',
    'You don’t carry it anywhere',
  ])
  expect(texts('If it breaks again, I mend it free')).toEqual(['If it breaks again, I mend it free'])
})

test('what she typed stands beside what is shown', () => {
  expect(sentencesTold('and its ready by friday...')).toEqual([
    { text: 'Its ready by Friday', typed: 'and its ready by friday...' },
  ])
})

test.each(['', '   ', '…', '😀😀', '---'])('%j holds no sentence', (text) => expect(sentencesTold(text)).toEqual([]))

test.each([
  ['We offer a full range of services to suit every need', true],
  ['Our people and our service', true],
  ['Quality you can trust', true],
  ['We mend chairs', false],
  ['Ready on Friday', false],
])('%j says nothing that not any business could say: %s', (text, isEmpty) => expect(isEmptyTalk(text)).toBe(isEmpty))

test.each([
  ['We mend chairs', 'we mend chairs'],
  ['Nigerian families', 'Nigerian families'],
  ['I mend chairs', 'I mend chairs'],
  ['Haircuts at home', 'haircuts at home'],
  ['Aso-ebi outfits', 'Aso-ebi outfits'],
  ['One price', 'one price'],
])('%j goes on inside a sentence as %j', (text, inside) => expect(inRunningText({ text, typed: text })).toBe(inside))

test('a sentence ends once', () => {
  expect([closed('We mend'), closed('We mend!'), closed('Mend?')]).toEqual(['We mend.', 'We mend!', 'Mend?'])
})
