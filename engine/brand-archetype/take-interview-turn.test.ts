import { describe, expect, test } from 'vitest'
import { archetypeIds, questionsMax, questionsMin } from '#contract/archetypes.ts'
import { type InterviewBrand, type InterviewExchange, interviewTurn } from '#contract/brand-archetype.ts'
import { readTranscript } from './interview-answers.ts'
import owners from './invented-owners.json' with { type: 'json' }
import { questionOn } from './question-bank.ts'
import { quoteAround } from './quote-words.ts'
import { readArchetype, weighSoFar } from './read-archetype.ts'
import { takeInterviewTurn } from './take-interview-turn.ts'
import { distributionOf } from './weigh-answers.ts'

type Answers = Readonly<Record<string, string>>
const brand: InterviewBrand = {
  businessName: 'Ironside',
  industry: 'services',
  voice: '',
  customers: '',
  feeling: '',
  impact: '',
  xfactor: '',
  coreValues: [],
  chosenTagline: '',
}

/** Talks to the end; an either-or gets `choice`, a follow-up the same words once more. */
function interview(answers: Answers, record = brand, choice = 'Neither.') {
  const transcript: InterviewExchange[] = []
  const texts: string[] = []
  for (let turnNumber = 0; turnNumber <= questionsMax; turnNumber += 1) {
    const turn = takeInterviewTurn({ brand: record, transcript })
    expect(interviewTurn.safeParse(turn).error).toBeUndefined()
    if (turn.kind === 'result') return { transcript, texts, result: turn.result }
    const { id, topic, text } = turn.question
    texts.push(text)
    transcript.push({
      questionId: id,
      answer: id.startsWith('contrast') ? choice : (answers[id] ?? answers[topic] ?? ''),
    })
  }
  throw new Error('The interview has no end.')
}

const askedAfter = (transcript: readonly InterviewExchange[], record = brand) => {
  const turn = takeInterviewTurn({ brand: record, transcript })
  if (turn.kind === 'result') throw new Error('A result came where a question was expected.')
  return turn.question
}
const answersTo = (owner: Answers, ids: readonly string[]) =>
  ids.map((questionId) => ({ questionId, answer: owner[questionId] ?? '' }))

describe('the course of an interview', () => {
  test('the greeting says that at least 20 questions come, and asks for the business and its core problem', () => {
    const { id, text } = askedAfter([])
    expect(id).toBe('opening')
    expect(text).toContain('at least 20 questions')
    expect(text).toMatch(/what is your business, and what core problem does it solve/)
  })

  test.each(Object.entries(owners))('no result comes before 20 questions, and one by 30: %s', (_, answers) => {
    const { transcript, result } = interview(answers)
    expect(transcript.length).toBeGreaterThanOrEqual(questionsMin)
    expect(transcript.length).toBeLessThanOrEqual(questionsMax)
    expect(result.questionsAsked).toBe(transcript.length)
  })

  test('follow-ups do not count towards the 20', () => {
    const { transcript } = interview({})
    const asked = transcript.filter(({ questionId }) => !questionId.startsWith('probe'))
    expect(asked.length).toBeGreaterThanOrEqual(questionsMin)
    expect(transcript.length).toBeLessThanOrEqual(questionsMax)
  })

  test('no question is asked twice, and each message ends in one question', () => {
    const { transcript, texts } = interview(owners.between)
    expect(new Set(transcript.map(({ questionId }) => questionId)).size).toBe(transcript.length)
    for (const text of texts) expect(text.replace(/“[^”]*”/g, '')).toMatch(/^[^?]*\?$/)
  })

  test('the same transcript always leads to the same question, so that a stored one can be resumed', () => {
    const { transcript } = interview(owners.hero)
    for (const length of [0, 3, 9, 19]) {
      const stored: InterviewExchange[] = JSON.parse(JSON.stringify(transcript.slice(0, length)))
      expect(askedAfter(stored).id).toBe(transcript[length]?.questionId)
    }
  })

  test('another brand is asked in another order', () => {
    const order = (answers: Answers) => interview(answers).transcript.map(({ questionId }) => questionId)
    expect(order(owners.hero)).not.toEqual(order(owners.caregiver))
  })
})

describe('how a question takes up what was said', () => {
  test('it mirrors a phrase of the last answer, word for word', () => {
    const { transcript, texts } = interview(owners.caregiver)
    texts.slice(1).forEach((text, index) => {
      const mirrored = /“([^”]+)”/.exec(text)?.[1] ?? ''
      if (!transcript[index + 1]?.questionId.startsWith('contrast'))
        expect(transcript[index]?.answer).toContain(mirrored)
    })
    expect(texts.filter((text) => text.includes('“')).length).toBeGreaterThan(15)
  })

  test('a thin answer is probed once, and then the interview goes on', () => {
    const opened = answersTo(owners.hero, ['opening', 'customers'])
    const thin = [...opened, { questionId: 'origin', answer: 'Not sure.' }]
    const probe = askedAfter(thin)
    expect(probe).toMatchObject({ id: 'probe:origin', topic: 'origin', isProbe: true })
    expect(probe.text).toContain(questionOn('origin').probe)
    const again = askedAfter([...thin, { questionId: probe.id, answer: 'No idea.' }])
    expect(again.isProbe).toBe(false)
    expect(again.topic).not.toBe('origin')
  })

  test('an endless word is neither mirrored nor quoted back', () => {
    const opened = answersTo(owners.hero, ['opening', 'customers'])
    for (const answer of ['x'.repeat(4000), `We never give up ${'x'.repeat(3000)} and so on`])
      expect(askedAfter([...opened, { questionId: 'values', answer }]).text.length).toBeLessThan(300)
  })

  test('a full answer is not probed', () => {
    expect(askedAfter(answersTo(owners.hero, ['opening', 'customers', 'origin'])).isProbe).toBe(false)
  })

  test('what the record already says is confirmed, and the question goes beyond it', () => {
    const record = { ...brand, customers: 'sleepless', coreValues: ['Patience', 'Candour', 'Thrift'] }
    const { texts } = interview(owners.caregiver, record)
    expect(texts[1]).toMatch(/Your record calls your customers “sleepless”\. .*beyond that word\?$/)
    expect(texts.find((text) => text.includes('“Patience” and “Candour”'))).toContain('has cost you most')
  })
})

describe('either-or questions', () => {
  const close = () => interview(owners.between).transcript.filter(({ questionId }) => questionId.startsWith('contrast'))

  test('they come from the thirteenth question on, and only while two readings are close', () => {
    const { transcript } = interview(owners.between)
    const first = transcript.findIndex(({ questionId }) => questionId.startsWith('contrast'))
    if (first >= 0) expect(first + 1).toBeGreaterThanOrEqual(13)
    expect(interview(owners.hero).transcript.some(({ questionId }) => questionId.startsWith('contrast'))).toBe(false)
  })

  test('an owner between two kinds gets them', () => {
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

  test('picking one speaks for it and against the other; “neither” speaks a little against both', () => {
    const base = answersTo(owners.between, Object.keys(owners.between))
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
  test('what the answers weigh so far is nothing before the first, and the reading after the last', () => {
    expect(Object.values(weighSoFar(brand, [])).every((share) => share === 0)).toBe(true)
    const { transcript, result } = interview(owners.hero)
    expect(weighSoFar(brand, transcript)).toEqual(result.distribution)
    expect(weighSoFar(brand, transcript.slice(0, 2)).hero).toBeLessThan(result.distribution.hero)
  })

  test.each(['hero', 'caregiver'] as const)('a plain %s is read as one, clearly', (id) => {
    const { result } = interview(owners[id])
    expect(result.primary.id).toBe(id)
    expect(result.reading).toBe('clear')
    expect(result.archetypesRuledOut).not.toContain(result.primary.name)
    expect(result.archetypesRuledOut).not.toContain(result.secondary.name)
  })

  test('the same answers in another order give the same reading', () => {
    const { transcript, result } = interview(owners.between)
    for (const other of [transcript.toReversed(), transcript.toSorted((a, b) => a.answer.localeCompare(b.answer))]) {
      const again = readArchetype(brand, other)
      expect([again.primary.id, again.secondary.id]).toEqual([result.primary.id, result.secondary.id])
      for (const id of archetypeIds) expect(again.distribution[id]).toBeCloseTo(result.distribution[id], 10)
    }
  })

  test('every quote stands in an answer, word for word', () => {
    for (const answers of Object.values(owners)) {
      const { result, transcript } = interview(answers)
      expect(result.evidence.length).toBeGreaterThanOrEqual(3)
      for (const { quote } of [...result.evidence, ...result.against])
        expect(
          transcript.some(({ answer }) => answer.includes(quote)),
          quote,
        ).toBe(true)
    }
  })

  test('a long answer is quoted in part', () => {
    const text = `${'we polish, '.repeat(40)}we never give up, ${'and so on, '.repeat(40)}`
    const start = text.indexOf('give up')
    expect(quoteAround(text, { start, end: start + 7 })).toBe('we never give up')
  })

  test('the secondary is the second of the shares', () => {
    for (const owner of Object.values(owners)) {
      const { distribution, primary, secondary } = interview(owner).result
      const [first, second] = Object.entries(distribution).toSorted(([, one], [, other]) => other - one)
      expect([first?.[0], second?.[0]]).toEqual([primary.id, secondary.id])
    }
  })

  test('the analysis quotes what decided, says what speaks against it, and what would change it', () => {
    const { analysis, evidence, wouldChange } = interview(owners.hero).result
    expect(analysis).toContain(`“${evidence[0]?.quote}”`)
    expect(analysis).toMatch(/speaks? (plainly )?against it/)
    expect(analysis).toContain(wouldChange)
    expect(wouldChange).toMatch(/^What would change it: .* make The \w+( Person)? your primary archetype\.$/)
  })

  test('a famous brand that is named counts as a wish, and a disagreement is said', () => {
    const { result } = interview({ ...owners.hero, metaphor: 'We want to be the Rolex of boxing clubs.' })
    expect(result.primary.id).toBe('hero')
    expect(result.analysis).toContain('You named The Ruler, or a brand of that kind.')
  })

  test('a brand that is truly mixed is told so', () => {
    const { result } = interview(owners.between)
    expect(new Set([result.primary.id, result.secondary.id])).toEqual(new Set(['sage', 'creator']))
    expect(result.reading).toBe('mixed')
    expect(result.analysis).toMatch(/^Your brand is mixed/)
  })

  test('someone who says nothing gets a guess that is called one, and nothing is ruled out', () => {
    const { result } = interview({})
    expect(result.reading).toBe('mixed')
    expect(result.confidence).toBeLessThan(20)
    expect(result.archetypesRuledOut).toEqual([])
    expect(result.analysis).toContain('take this as a guess')
  })

  test('probabilities add up to 1, and confidence never reaches certainty', () => {
    const { distribution, confidence } = interview(owners.hero).result
    expect(archetypeIds.reduce((sum, id) => sum + distribution[id], 0)).toBeCloseTo(1, 10)
    expect(confidence).toBeLessThanOrEqual(95)
    const flat = distributionOf(Object.fromEntries(archetypeIds.map((id) => [id, 0])) as typeof distribution)
    expect(flat.sage).toBeCloseTo(1 / 12, 10)
  })
})

test('a brand of two minds is told so, and neither of the two gets more than its share', () => {
  const two: Answers = Object.fromEntries(
    Object.keys(owners.hero).map((topic, index) => {
      const owner: Answers = index % 2 === 0 ? owners.hero : owners.caregiver
      return [topic, owner[topic] ?? '']
    }),
  )
  const { result } = interview(two)
  expect([result.primary.id, result.secondary.id].toSorted()).toEqual(['caregiver', 'hero'])
  expect(result.reading).toBe('mixed')
  expect(result.confidence).toBeLessThan(85)
})
