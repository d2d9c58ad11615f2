import type { SentenceStem } from '#contract/plain/sentences.ts'

/** An example ending for the beginning ("stem") of each sentence; all are from one imaginary business. */
export const stemExamples: Readonly<Record<SentenceStem, string>> = {
  does: 'tune pianos in your front room',
  who: 'families with an old upright',
  when: 'a key sticks before the recital',
  after: 'play again after supper',
  only: 'leave the old strings with you',
  check: 'the strings are in a bag on the bench',
}
