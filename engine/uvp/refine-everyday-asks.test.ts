import { expect, test } from 'vitest'
import { emptyBrief } from '#contract/brand.ts'
import { refineUvp } from './refine-uvp.ts'

const brief = {
  ...emptyBrief('Ropewalk Cafe'),
  topWords: {
    culture: 'cosy',
    customers: 'tired students',
    voice: 'friendly',
    feeling: 'at home',
    impact: 'study in peace',
    xfactor: 'free refills',
  },
}
const text =
  'Ropewalk Cafe gives tired students a cosy place to study, with free refills and kind staff, so they feel at home.'

function refined(feedback: string, originalUvp = text): string {
  const reply = refineUvp({ brief, originalUvp, feedback, earlier: [] })
  return reply.kind === 'refined' ? reply.uvp : `? ${reply.question}`
}

test.each([
  [
    'say it to new mums instead',
    'Ropewalk Cafe gives new mums a cosy place to study, with free refills and kind staff, so they feel at home.',
  ],
  [
    'loose the bit about free refills',
    'Ropewalk Cafe gives tired students a cosy place to study, with kind staff, so they feel at home.',
  ],
  [
    "we don't say students, we say learners",
    'Ropewalk Cafe gives tired learners a cosy place to study, with free refills and kind staff, so they feel at home.',
  ],
  [
    'I prefer "snug" to "cosy"',
    'Ropewalk Cafe gives tired students a snug place to study, with free refills and kind staff, so they feel at home.',
  ],
  [
    'talk directly to the customer',
    'Ropewalk Cafe gives you a cosy place to study, with free refills and kind staff, so you feel at home.',
  ],
  [
    'write it from our perspective',
    'At Ropewalk Cafe, we give tired students a cosy place to study, with free refills and kind staff, so they feel at home.',
  ],
  [
    'I want the benefit at the beginning',
    'So that tired students feel at home, Ropewalk Cafe gives them a cosy place to study, with free refills and kind staff.',
  ],
  [
    'also for remote workers',
    'Ropewalk Cafe gives tired students and remote workers a cosy place to study, with free refills and kind staff, so they feel at home.',
  ],
])('"%s" is granted', (feedback, meant) => expect(refined(feedback)).toBe(meant))

test.each([
  ['the word tired might offend people, use a nicer word', 'in place of “tired”'],
  ['translate it into Spanish', 'only write in English'],
  ['make it one sentence', 'one sentence already'],
])('"%s" is asked back', (feedback, question) => expect(refined(feedback)).toContain(question))

test('choppy sentences are joined', () =>
  expect(
    refined('a bit choppy', 'Ropewalk Cafe helps tired students feel at home. Cosy and friendly, with free refills.'),
  ).toBe('Cosy and friendly, Ropewalk Cafe helps tired students feel at home, with free refills.'))

const short = 'Ropewalk Cafe helps tired students study in peace. Cosy and friendly, with free refills.'

test.each([
  [
    'not just students, nurses too',
    'Ropewalk Cafe helps tired students and nurses study in peace. Cosy and friendly, with free refills.',
  ],
  ['we are a bakery too, put that in', `${short} We are a bakery.`],
  [
    'change to "helps tired students focus"',
    'Ropewalk Cafe helps tired students focus. Cosy and friendly, with free refills.',
  ],
  ['slow down, drop cosy', 'Ropewalk Cafe helps tired students study in peace. Friendly, with free refills.'],
  ['use our motto: Sit down and stay', `${short} Sit down and stay.`],
])('"%s" changes just that', (feedback, meant) => expect(refined(feedback, short)).toBe(meant))

test('what nobody has told is asked for', () =>
  expect(refined('explain what a refill is', short)).toContain('Tell me the words'))

test('praise changes nothing', () => expect(refined('perfect!', short)).toContain('stays as it is'))
