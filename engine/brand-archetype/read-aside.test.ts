import { describe, expect, test } from 'vitest'
import { interviewQuestionsMax, interviewQuestionsMin } from '#contract/plain/archetypes.ts'
import { brand, getQuestionAfter, holdFullInterview, listAnswersTo } from '#testing/engine/archetype-interview.ts'
import { owners } from '#testing/engine/archetype-owners.ts'
import { findBankedQuestion } from './question-bank.ts'
import { readArchetype } from './read-archetype.ts'
import { separateAsides } from './read-aside.ts'
import { takeInterviewTurn } from './take-interview-turn.ts'
import { writeArchetypeUse } from './write-archetype-use.ts'

describe('a remark to the interviewer is recognised', () => {
  test.each([
    ['Why are you asking me that?', 'why'],
    ['what is this for? I bake bread', 'why'],
    ['How many more of these?', 'count'],
    ['are we nearly done? my shop opens at nine', 'count'],
    ['What do you mean by that?', 'meaning'],
    ["sorry, I don't understand the question", 'meaning'],
    ['Huh??', 'meaning'],
    ['You already asked me this.', 'repeated'],
    ['are you a robot', 'who'],
    ['This is such a stupid question. I am a baker.', 'complaint'],
    ['too many questions!', 'complaint'],
    ['?? didnt i say that already', 'repeated'],
    ['skip', 'skip'],
    ['hang on, phone is ringing', 'pause'],
    ['can i go back to the last question', 'back'],
    ['See my result now', 'finish'],
    ['can you be more specific?', 'meaning'],
  ])('%s', (answer, kind) => {
    expect(separateAsides(answer)).toEqual({ told: '', aside: kind })
  })

  test.each([
    'Customers ask how many more years it will last.',
    'Why? Because my mother did it that way.',
    'What do you need today? That is how I greet everybody.',
    'The boring things. We pick up the phone.',
    'I do not follow fashion.',
    'How can I help?',
    'How much longer will it last, that’s what they all ask.',
    'What you see is what you get',
    'You can see how it was done.',
    'Hold on to the rope.',
    'A second draft.',
  ])('not as a remark: %s', (answer) => {
    expect(separateAsides(answer)).toEqual({ told: answer })
  })

  test('and what is said about the business beside it still counts, at its original position', () => {
    const answer =
      'Why do you want to know? We bake for the early shift and open at four, since nobody else in town does.'
    const { told, aside } = separateAsides(answer)
    expect(aside).toBe('why')
    expect(told.trim()).toBe(answer.slice(answer.indexOf('We')))
    expect(told.indexOf('We')).toBe(answer.indexOf('We'))
  })
})

describe('an answer that asks back', () => {
  const opened = listAnswersTo(owners.hero, ['opening', 'customers'])
  const askedUpon = (answer: string, questionId = 'voice') => getQuestionAfter([...opened, { questionId, answer }])

  test('gets a one-sentence reply, and the question is asked again', () => {
    const question = askedUpon('why do you ask me that?')
    expect(question).toMatchObject({ id: 'repeat:voice', topic: 'voice', isProbe: true })
    expect(question.text).toMatch(/^I ask because [^.?]+\. [^.?]+\?$/)
    expect(findBankedQuestion('voice').asks.some((ask) => question.text.endsWith(ask))).toBe(true)
  })

  test('gets the question in other words if the wording was the problem', () => {
    const [why, meaning] = [askedUpon('why do you ask?').text, askedUpon('what do you mean?').text]
    expect(meaning.split('. ').at(-1)).not.toBe(why.split('. ').at(-1))
  })

  test('gets the question again at most once, and not if the owner says that it was asked before', () => {
    const again = [...opened, { questionId: 'voice', answer: 'what do you mean?' }]
    expect(getQuestionAfter([...again, { questionId: 'repeat:voice', answer: 'why do you ask?' }]).topic).not.toBe(
      'voice',
    )
    expect(askedUpon('you already asked me this').text).toMatch(/^Then I won’t ask it again\. /)
    expect(askedUpon('you already asked me this').topic).not.toBe('voice')
  })

  test('gets the true number of questions left', () => {
    for (const length of [3, 9, 15]) {
      const { transcript } = holdFullInterview(owners.hero)
      const so = transcript.slice(0, length)
      const { text } = getQuestionAfter([
        ...so.slice(0, -1),
        { questionId: so.at(-1)?.questionId ?? '', answer: 'how many more?' },
      ])
      expect(text).toMatch(/more/i)
      const most = interviewQuestionsMax - length
      const asked = so.filter(({ questionId }) => !questionId.startsWith('probe')).length
      const words = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')
      const numbers = text
        .toLowerCase()
        .split(/[ .,]/)
        .flatMap((word) => (words.includes(word) ? [words.indexOf(word)] : /^\d+$/.test(word) ? [Number(word)] : []))
      expect(numbers[0]).toBe(Math.min(most, interviewQuestionsMin - asked + 1))
      expect(numbers[1] ?? most).toBe(most)
    }
  })

  test('weighs nothing and is never quoted', () => {
    const { transcript } = holdFullInterview(owners.caregiver)
    const aside = 'why you want to know this? I never give up and I never lose'
    const asked = transcript.map((each) => (each.questionId === 'voice' ? { ...each, answer: aside } : each))
    const without = transcript.map((each) => (each.questionId === 'voice' ? { ...each, answer: '' } : each))
    const [read, silent] = [readArchetype(brand, asked), readArchetype(brand, without)]
    expect(read.distribution).toEqual(silent.distribution)
    expect(JSON.stringify([read, writeArchetypeUse(read, brand, asked)])).not.toContain('why you want')
  })

  test('ends the interview undecided if the owner does nothing else', () => {
    const transcript: { questionId: string; answer: string }[] = []
    for (;;) {
      const turn = takeInterviewTurn({ brand, transcript })
      if (turn.kind === 'question') transcript.push({ questionId: turn.question.id, answer: 'why do you ask?' })
      else {
        expect(turn.kind).toBe('undecided')
        break
      }
    }
    expect(transcript.length).toBeLessThanOrEqual(interviewQuestionsMax)
    expect(new Set(transcript.map(({ questionId }) => questionId)).size).toBe(transcript.length)
  })
})
