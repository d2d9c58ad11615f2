import { expect, test } from 'vitest'
import { readOwnerVoice } from './read-voice.ts'

const told = [
  { questionId: 'opening', answer: 'Why do you ask?' },
  { questionId: 'opening', answer: 'We take nervous swimmers out to sea. They come home braver.' },
  { questionId: 'refuse', answer: 'To leave a cold swimmer alone on the beach.' },
  { questionId: 'rituals', answer: 'No idea, my sister would know.' },
  { questionId: 'promise', answer: 'We stay within reach of you until your feet touch sand.' },
  { questionId: 'visual', answer: 'Salt, grey mornings, one red cap.' },
  { questionId: 'future', answer: 'We stay within reach of you until your feet touch sand.' },
]

test('voice samples are sentences that make sense on their own, a promise first, without duplicates', () => {
  expect(readOwnerVoice(told, 'education').samples).toEqual([
    'We stay within reach of you until your feet touch sand.',
    'We take nervous swimmers out to sea.',
    'Salt, grey mornings, one red cap.',
  ])
})

test('a question back, “no idea” and a repetition tell nothing', () => {
  expect(readOwnerVoice(told, 'education').tells).toEqual([false, true, true, false, true, true, false])
  expect(readOwnerVoice([], '')).toEqual({ tells: [], samples: [] })
})
