import { describe, expect, test } from 'vitest'
import type { InterviewExchange } from '#contract/brand-archetype.ts'
import { brand, getQuestionAfter, holdInterview } from '#testing/engine/archetype-interview.ts'
import { owners } from '#testing/engine/archetype-owners.ts'
import { takeTurnAfterCorrection } from './take-interview-turn.ts'

const told: Readonly<Record<string, string>> = owners.hero
/** An owner's first `count` answers, the last one replaced by `last`. */
function answersWith(count: number, last: string): InterviewExchange[] {
  const { transcript } = holdInterview(brand, ({ topic }) => told[topic] ?? '', count)
  return transcript.map((each, at) => (at === count - 1 ? { ...each, answer: last } : each))
}
const correct = (before: readonly InterviewExchange[], transcript: readonly InterviewExchange[]) =>
  takeTurnAfterCorrection({ brand, transcript, before, openId: getQuestionAfter(before).id })

describe('the open question, after an earlier answer is corrected,', () => {
  test('stays word for word, whichever answer was corrected and whatever it now says', () => {
    const before = answersWith(4, told['values'] ?? 'We show up and finish what we start.')
    for (const at of [0, 1, 3])
      for (const answer of ['no', 'We climb where nobody has been, and we come back for the others.'])
        expect(
          correct(
            before,
            before.map((each, place) => (place === at ? { ...each, answer } : each)),
          ),
        ).toBeUndefined()
  })

  test('is replaced if it followed up words that are gone, and stays if the new words call for it too', () => {
    const before = answersWith(3, 'no')
    expect(getQuestionAfter(before).id).toMatch(/^probe:/)
    const answer = 'We show up before dawn and finish what we start, whatever the others do.'
    const straight = answersWith(3, answer)
    expect(correct(before, straight)).toEqual({ kind: 'question', question: getQuestionAfter(straight) })
    expect(correct(before, answersWith(3, 'dont know'))).toBeUndefined()
  })

  test('quotes the new words if it quoted the old ones', () => {
    const story = (name: string) =>
      answersWith(3, `One night in March we went out to ${name} in the storm. We lost the van, and never sent a bill.`)
    const followed = getQuestionAfter(story('Ness'))
    expect(followed.text).toContain('You said “We lost the van, and never sent a bill”')
    const other = answersWith(
      3,
      'One night in March we drove out to the island in the storm. We lost the boat, and never sent a bill.',
    )
    expect(correct(story('Ness'), other)).toMatchObject({
      question: {
        id: followed.id,
        text: expect.stringContaining('You said “We lost the boat, and never sent a bill”'),
      },
    })
  })
})
