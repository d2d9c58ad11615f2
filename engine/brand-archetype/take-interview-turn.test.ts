import { describe, expect, test } from 'vitest'
import type { InterviewExchange } from '#contract/brand-archetype.ts'
import { archetypeIds, interviewQuestionsMax, interviewQuestionsMin } from '#contract/plain/archetypes.ts'
import {
  type Answers,
  brand,
  getQuestionAfter,
  getSecondArchetypeId,
  holdFullInterview,
  listAnswersTo,
} from '#testing/engine/archetype-interview.ts'
import { owners } from '#testing/engine/archetype-owners.ts'
import { readTranscript } from './interview-answers.ts'
import { quoteAroundSpan } from './quote-words.ts'
import { readArchetype } from './read-archetype.ts'
import { takeInterviewTurn } from './take-interview-turn.ts'
import { makeDistribution } from './weigh-answers.ts'

describe('the course of an interview', () => {
  test('the greeting announces at least 20 questions, and asks about the business and the problem it solves', () => {
    const { id, text } = getQuestionAfter([])
    expect(id).toBe('opening')
    expect(text).toContain('at least 20 questions')
    expect(text).toMatch(/what is your business, and what core problem does it solve/)
  })

  test.each(Object.entries(owners))('a result comes after 20 to 30 questions: %s', (_, answers) => {
    const { transcript, result } = holdFullInterview(answers)
    expect(transcript.length).toBeGreaterThanOrEqual(interviewQuestionsMin)
    expect(transcript.length).toBeLessThanOrEqual(interviewQuestionsMax)
    expect(result.questionsAsked).toBe(transcript.length)
  })

  test('follow-ups do not count towards the 20', () => {
    const terse = { ...owners.hero, origin: 'No idea.', price: 'Normal.', team: 'Just me.' }
    const { transcript } = holdFullInterview(terse)
    const asked = transcript.filter(({ questionId }) => !questionId.startsWith('probe'))
    expect(asked.length).toBeGreaterThanOrEqual(interviewQuestionsMin)
    expect(asked.length).toBeLessThan(transcript.length)
    expect(transcript.length).toBeLessThanOrEqual(interviewQuestionsMax)
  })

  test('no question is asked twice, and each message ends in one question', () => {
    const { transcript, texts } = holdFullInterview(owners.between)
    expect(new Set(transcript.map(({ questionId }) => questionId)).size).toBe(transcript.length)
    for (const text of texts) expect(text.replace(/“[^”]*”/g, '')).toMatch(/^[^?]*\?$/)
  })

  test('the same transcript always leads to the same question, so a stored interview can be resumed', () => {
    const { transcript } = holdFullInterview(owners.hero)
    for (const length of [0, 3, 9, 19]) {
      const stored: InterviewExchange[] = JSON.parse(JSON.stringify(transcript.slice(0, length)))
      expect(getQuestionAfter(stored).id).toBe(transcript[length]?.questionId)
    }
  })

  test('different brands get the questions in different orders', () => {
    const order = (answers: Answers) => holdFullInterview(answers).transcript.map(({ questionId }) => questionId)
    expect(order(owners.hero)).not.toEqual(order(owners.caregiver))
  })
})

describe('what the owner’s record and requests change', () => {
  const topicsOf = (record: typeof brand) =>
    holdFullInterview(owners.hero, record).transcript.map(({ questionId }) => questionId)

  test.each([{ isAlone: true }, { difference: 'I never use a hot dryer.' }])(
    'an owner who works alone is not asked about a team: %o',
    (told) => {
      expect(topicsOf({ ...brand, ...told })).not.toContain('team')
    },
  )

  test('the owner can ask for the result after 20 questions, but not before', () => {
    const { transcript } = holdFullInterview(owners.between)
    const askedAt = (count: number) => {
      const so = transcript.slice(0, count - 1)
      const { questionId = '' } = transcript[count - 1] ?? {}
      return takeInterviewTurn({ brand, transcript: [...so, { questionId, answer: 'See my result now' }] })
    }
    expect(askedAt(12).kind).toBe('question')
    expect(transcript.length).toBeGreaterThan(interviewQuestionsMin)
    expect(askedAt(transcript.length).kind).toBe('result')
  })
})

describe('either-or questions', () => {
  const close = () =>
    holdFullInterview(owners.between).transcript.filter(({ questionId }) => questionId.startsWith('contrast'))

  test('come from the thirteenth question on, and only while two archetypes are close', () => {
    const { transcript } = holdFullInterview(owners.between)
    const first = transcript.findIndex(({ questionId }) => questionId.startsWith('contrast'))
    if (first >= 0) expect(first + 1).toBeGreaterThanOrEqual(13)
    expect(holdFullInterview(owners.hero).transcript.some(({ questionId }) => questionId.startsWith('contrast'))).toBe(
      false,
    )
  })

  test('are asked when the owner is between two archetypes', () => {
    expect(close().length).toBeGreaterThan(0)
  })

  test.each([
    ['A', 'first'],
    ['The first, without a doubt', 'first'],
    ['b) because it is true', 'second'],
    ['Definitely the second one.', 'second'],
    ['Neither of them, really.', 'neither'],
    ['Neither!', 'neither'],
    ['Both', 'both'],
    ['That people say now I see why', 'first'],
    ['A customer once told me something else', undefined],
    ['It depends on the day', undefined],
  ])('“%s” is read as %s', (answer, choice) => {
    const [read] = readTranscript([{ questionId: 'contrast:feel:sage:creator', answer }])
    expect(read?.choice).toBe(choice)
  })

  test('picking one counts for it and against the other; “neither” counts a little against both', () => {
    const base = listAnswersTo(owners.between, Object.keys(owners.between))
    const shares = (answer: string) =>
      readArchetype(brand, [...base, { questionId: 'contrast:feel:sage:creator', answer }]).distribution
    const [open, sage, creator, neither] = [
      readArchetype(brand, base).distribution,
      shares('A'),
      shares('B'),
      shares('Neither'),
    ]
    expect(sage.sage).toBeGreaterThan(open.sage)
    expect(creator.creator).toBeGreaterThan(open.creator)
    expect(neither.sage + neither.creator).toBeLessThan(open.sage + open.creator)
  })
})

describe('the result', () => {
  test.each(['hero', 'caregiver'] as const)('a plain %s is recognised clearly', (id) => {
    const { result } = holdFullInterview(owners[id])
    expect(result.primary.id).toBe(id)
    expect(result.reading).toBe('clear')
    expect(result.archetypesRuledOut).not.toContain(result.primary.name)
    expect(result.archetypesRuledOut).not.toContain(result.secondary === '' ? '' : result.secondary.name)
  })

  test('the same answers in another order give the same reading', () => {
    const { transcript, result } = holdFullInterview(owners.between)
    for (const other of [transcript.toReversed(), transcript.toSorted((a, b) => a.answer.localeCompare(b.answer))]) {
      const again = readArchetype(brand, other)
      expect([again.primary, again.secondary]).toEqual([result.primary, result.secondary])
      for (const id of archetypeIds) expect(again.distribution[id]).toBeCloseTo(result.distribution[id], 10)
    }
  })

  test('every quote appears in an answer, word for word', () => {
    for (const answers of Object.values(owners)) {
      const { result, transcript } = holdFullInterview(answers)
      expect(result.evidence.length).toBeGreaterThanOrEqual(3)
      const quotes = [...result.evidence, ...result.against].map(({ quote }) => quote)
      expect(new Set(quotes).size).toBe(quotes.length)
      for (const quote of quotes)
        expect(
          transcript.some(({ answer }) => answer.includes(quote)),
          quote,
        ).toBe(true)
    }
  })

  test('a long answer is quoted in part', () => {
    const text = `${'we polish, '.repeat(40)}we never give up, ${'and so on, '.repeat(40)}`
    const start = text.indexOf('give up')
    expect(quoteAroundSpan(text, { start, end: start + 7 })).toBe('we never give up')
  })

  test('the secondary archetype is the runner-up if it has at least ten percent; otherwise there is none', () => {
    for (const owner of Object.values(owners)) {
      const { distribution, primary, secondary } = holdFullInterview(owner).result
      const [first, second] = Object.entries(distribution).toSorted(([, one], [, other]) => other - one)
      expect(first?.[0]).toBe(primary.id)
      expect(getSecondArchetypeId({ secondary })).toBe((second?.[1] ?? 0) >= 0.1 ? second?.[0] : '')
    }
    expect(holdFullInterview(owners.hero).result.secondary).toBe('')
    expect(holdFullInterview(owners.between).result.secondary).not.toBe('')
  })

  test('the analysis says what supports the result, what speaks against it and what would change it, without quotes', () => {
    for (const owner of Object.values(owners)) {
      const { analysis, evidence, against, wouldChange } = holdFullInterview(owner).result
      for (const { quote } of [...evidence, ...against]) expect(analysis).not.toContain(quote)
      for (const { speaksOf } of evidence) expect(analysis).toContain(speaksOf)
      expect(analysis).toMatch(/points (clearly against it|the other way)/)
      expect(analysis).toContain(wouldChange)
    }
    expect(holdFullInterview(owners.hero).result.wouldChange).toMatch(
      /^\d+ of your answers point to none of the twelve\./,
    )
    expect(holdFullInterview(owners.between).result.wouldChange).toMatch(
      /^What would change it: (one|about \w+) more answers? closer to “.+” than to “.+\.” Then The \w+ would come first\.$/,
    )
  })

  test('each answer is counted once, for the archetype it supports most', () => {
    const { result } = holdFullInterview(owners.hero)
    const counts = archetypeIds.map((id) => result.tally?.[id] ?? 0)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(result.questionsAsked)
    expect(Math.max(...counts)).toBe(result.tally?.hero)
  })

  test('certainty is given as counts of answers, not as a percentage', () => {
    for (const owner of Object.values(owners)) {
      const { confidenceDistribution, primary, tally, questionsAsked } = holdFullInterview(owner).result
      expect(confidenceDistribution).toContain(`${tally?.[primary.id]} of ${questionsAsked} answers`)
      expect(confidenceDistribution).not.toContain('%')
    }
  })

  test('a famous brand the owner names counts as a wish, and the analysis says if the answers disagree', () => {
    const { result } = holdFullInterview({ ...owners.hero, metaphor: 'We want to be the Rolex of boxing clubs.' })
    expect(result.primary.id).toBe('hero')
    expect(result.analysis).toContain('You named The Ruler, or a brand like that, as a model.')
  })

  test('a brand that is between two archetypes is told so', () => {
    const { result } = holdFullInterview(owners.between)
    expect(new Set([result.primary.id, getSecondArchetypeId(result)])).toEqual(new Set(['sage', 'creator']))
    expect(result.reading).toBe('mixed')
    expect(result.analysis).toMatch(/^Your brand is a mix of two/)
  })

  test('probabilities add up to 1, and confidence never reaches certainty', () => {
    const { distribution, confidence } = holdFullInterview(owners.hero).result
    expect(archetypeIds.reduce((sum, id) => sum + distribution[id], 0)).toBeCloseTo(1, 10)
    expect(confidence).toBeLessThanOrEqual(96)
    const flat = makeDistribution(Object.fromEntries(archetypeIds.map((id) => [id, 0])) as typeof distribution)
    expect(flat.sage).toBeCloseTo(1 / 12, 10)
  })
})

test('a brand whose answers alternate between two archetypes is told so, and neither gets too large a share', () => {
  const two: Answers = Object.fromEntries(
    Object.keys(owners.hero).map((topic, index) => {
      const owner: Answers = index % 2 === 0 ? owners.hero : owners.caregiver
      return [topic, owner[topic] ?? '']
    }),
  )
  const { result } = holdFullInterview(two)
  expect([result.primary.id, getSecondArchetypeId(result)].toSorted()).toEqual(['caregiver', 'hero'])
  expect(result.reading).toBe('mixed')
  expect(result.confidence).toBeLessThan(85)
})
