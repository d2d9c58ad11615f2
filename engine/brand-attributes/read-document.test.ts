import { expect, test } from 'vitest'
import type { Category } from '#contract/brand.ts'
import { readDocument } from './read-document.ts'

const wordsOf = (text: string, category: Category) =>
  readDocument(text).found.flatMap(([each, phrase]) => (each === category ? [phrase] : []))

test('"they" are those whom the sentence before spoke of', () => {
  const customers = 'People came in from the depot at six. They were tired. Mostly drivers, some cleaners.'
  expect(wordsOf(customers, 'customers')).toEqual(['tired', 'drivers', 'cleaners'])
  expect(wordsOf('I owe a lot to our volunteers. They are patient and they are frank.', 'culture')).toEqual([
    'patient',
    'frank',
  ])
})

test('a question inside a paragraph announces what answers it', () => {
  const text = 'We opened a shop. How do we sound? Like an old friend. What do they get? Two free evenings.'
  expect(wordsOf(text, 'voice')).toEqual(['like an old friend'])
  expect(wordsOf(text, 'impact')).toEqual(['two free evenings'])
})

test('an interviewer asks and says nothing of the business', () => {
  const text =
    'HOST: Who comes in?\nINES: Sailors, mostly.\nHOST: I am a happy and clever host, how do they feel?\nINES: Calm.'
  expect(readDocument(text).found).toEqual([
    ['customers', 'sailors'],
    ['feeling', 'calm'],
  ])
})

test('a survey says behind each question what was answered', () => {
  const text = 'Hello all. Asked how they feel after a visit, the top answers were "rested" and "brave".'
  expect(wordsOf(text, 'feeling')).toEqual(['rested', 'brave'])
})

test("a customer's praise tells of feelings, an owner's quotation of the business", () => {
  expect(wordsOf('Dear all.\n"I felt safe from the first day." Jo, Leeds', 'feeling')).toEqual(['safe'])
  expect(wordsOf('Dear all.\n"Our guests are thrifty," said the owner.', 'customers')).toEqual(['thrifty'])
})

test('what others do not do is the difference, also when the next sentence tells it', () => {
  expect(wordsOf('Dear all. Other shops close at six. We open on Sundays.', 'xfactor')).toEqual(['open on Sundays'])
  expect(wordsOf('Dear all. There is no other hall where the cook sings and where tea is free.', 'xfactor')).toEqual([
    'cook sings',
    'tea is free',
  ])
})

test('what a heading rules out is left out', () => {
  expect(wordsOf('Tone: calm, dry\nNever: cute, corporate', 'voice')).toEqual(['calm', 'dry'])
})

test('a part that a form counts, or a people named by their trade, announces what follows', () => {
  const form = 'Section 4: How would you describe your culture?\nPractical, cheerful.\n\nGuides: patient, silly'
  expect(wordsOf(form, 'culture')).toEqual(['practical', 'cheerful', 'patient', 'silly'])
})

test('what nobody else does is told in the sentence before', () => {
  const text = 'Dear all. We read every contract twice. Nobody else in town does that.'
  expect(wordsOf(text, 'xfactor')).toEqual(['read every contract twice'])
})

test('a way of writing is read off what is written, and off what is left out', () => {
  const text = 'Dear all. Every Friday you get a letter that is honest and affectionate. We never use long words.'
  expect(wordsOf(text, 'voice')).toEqual(['honest', 'affectionate', 'never use long words'])
})

test('those whom we deal with are the customers, whatever the heading says', () => {
  const text = 'Who we are\n\nThe people we deal with are harbour masters. They are short of time. Our team is modest.'
  expect(wordsOf(text, 'customers')).toEqual(['harbour masters', 'short of time'])
  expect(wordsOf(text, 'culture')).toEqual(['modest'])
})

test('what stands in brackets as a sentence of its own is an aside', () => {
  expect(wordsOf('Our team: thrifty, calm. (Somebody said "slow". Loud laughter.)', 'culture')).toEqual([
    'thrifty',
    'calm',
  ])
})

test('a house may be called by its name', () => {
  expect(wordsOf('Dear all. The Salt Museum is eccentric, welcoming and thrifty.', 'culture')).toEqual([
    'eccentric',
    'welcoming',
    'thrifty',
  ])
})

test('what is left out of the speaking is no difference from others', () => {
  const text = 'Dear all. We talk straight. No upselling, no Latin.'
  expect(wordsOf(text, 'voice')).toEqual(['straight', 'no upselling', 'no Latin'])
  expect(wordsOf(text, 'xfactor')).toEqual([])
})

test('what those served can do, or have, at the end is what they gain', () => {
  const text =
    'Dear all. After ten weeks our students will be able to follow a joke. By the end they have a clear plan.'
  expect(wordsOf(text, 'impact')).toEqual(['follow a joke', 'clear plan'])
})
