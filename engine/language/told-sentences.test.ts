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

test('a sentence may begin with a number', () => {
  expect(
    texts(
      'We mend on Sundays. 8 of 10 chairs go home that day. Open until 5 pm. 3 of us mend. The answer is no. Call No. 4. 12 miles and more',
    ),
  ).toEqual([
    'We mend on Sundays',
    '8 of 10 chairs go home that day',
    'Open until 5 pm',
    '3 of us mend',
    'The answer is no',
    'Call No. 4',
    '12 miles and more',
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
    { text: 'It’s ready by Friday', typed: 'and its ready by friday...' },
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

test.each([
  [
    'I wash horse blankets. and mend them, if they are worth it.',
    ['I wash horse blankets and mend them, if they are worth it'],
  ],
  ['I fix pumps. and the dog comes too.', ['I fix pumps', 'The dog comes too']],
  ['We tune pianos. And repair them.', ['We tune pianos', 'Repair them']],
  ['For barn people mostly.', ['For barn people']],
  ['Well, we mend them, I guess', ['We mend them']],
  ['Mostly', ['Mostly']],
  ['If it is not worth fixing I will SAY so', ['If it is not worth fixing I will say so']],
])('%j is told as %j', (text, sentences) => expect(sentencesTold(text).map((each) => each.text)).toEqual(sentences))
