import { describe, expect, test } from 'vitest'
import type { GuideAnswers } from '#contract/plain/guided-value.ts'
import type { ValuesTurn } from '#contract/writers.ts'
import { answerValuesMessage } from './answer-values-message.ts'
import { writeChallengeQuestions } from './write-challenge-questions.ts'

const values = [
  { id: 'a', title: 'Quality', description: 'We do good work.' },
  { id: 'b', title: 'Every Friday by noon', description: 'The payslips are out by noon.' },
]
const answered: GuideAnswers = {
  hold: 'tell them if its not worth mending',
  cost: 'lost a £90 resole in october',
  day: 'Saturday a man brought his late dad’s brogues. I said he might rather keep them.',
  do: 'look inside the shoe first',
  never: 'start a job and find out later it costs more',
}
const say = (message: string, answers: GuideAnswers = {}, more: Partial<ValuesTurn> = {}) =>
  answerValuesMessage({ values, guide: { answers, depth: 0 }, before: undefined, message, ...more })

describe('a message that does not answer the open question is not kept', () => {
  const held = { hold: 'Straight books' }
  test.each([
    ['Hello', {}],
    ['rename the second', {}],
    ["I don't really know where to start", {}],
    ['Is five too many?', held],
    ["what's the weather tomorrow", held],
    ["No that's not quite it, it's more about not leaving people on their own with it", held],
    ['Can you make the title snappier', held],
    ['make it shorter', held],
    ['The title is too generic, can you give me a better one?', held],
    ['call it straight books', held],
    ['thanks', held],
    ['Straight books', held],
    ['money', held],
  ])('%s', (message, answers) => {
    const { guide, isKept, proposals } = say(message, answers)
    expect(isKept).toBe(false)
    expect(guide.answers).toEqual(answers)
    expect(proposals).toEqual([])
  })

  test('and the reply says so and repeats the question; a button can still make it the answer', () => {
    expect(say('Is five too many?', held).text).toMatch(/sounds like a question.*\n\nWhat has it cost you\?$/s)
    const pressed = say('Is five too many?', held, { act: 'answer' })
    expect(pressed.guide.answers.cost).toBe('Is five too many?')
  })
})

test('answers are kept word for word, one question after another', () => {
  const first = say('tell them if its not worth mending')
  expect(first).toMatchObject({ isKept: true, text: 'What has it cost you?', guide: { depth: 1 } })
  expect(first.guide.answers).toEqual({ hold: 'tell them if its not worth mending' })
})

test('a question without an answer can be skipped, except the first one', () => {
  expect(say('I can’t think of one', { hold: 'x', cost: 'y' }, { act: 'skip' }).guide.answers.day).toBe('')
  expect(say('', {}, { act: 'skip' }).isKept).toBe(false)
})

test('after the last answer the wording is built from the answers only', () => {
  const { never = '', ...others } = answered
  const { proposals, text } = say(never, others, { editingValueId: 'a' })
  expect(text).toContain('Now give it a short name')
  expect(proposals).toMatchObject([
    {
      title: '',
      valueId: 'a',
      description: [
        'Tell them if its not worth mending.',
        'What we do: Look inside the shoe first.',
        'What we never do: Start a job and find out later it costs more.',
        'When it showed: Saturday a man brought his late dad’s brogues. I said he might rather keep them.',
        'What it cost: Lost a £90 resole in october.',
      ].join('\n'),
    },
  ])
  expect(proposals[0]?.names).toContain('Look inside the shoe first')
})

test('only buttons rename, change and undo; typed messages do not', () => {
  expect(say('Not worth mending? We say so', answered, { act: 'name' }).proposals[0]?.title).toBe(
    'Not worth mending? We say so',
  )
  const { day: _day, ...withoutDay } = answered
  expect(say('Change', answered, { act: 'change', asks: 'day' }).guide.answers).toEqual(withoutDay)
  expect(say('Undo', answered, { act: 'undo', before: withoutDay }).guide.answers).toEqual(withoutDay)
  expect(say('call it something else', answered)).toMatchObject({ isKept: false, guide: { answers: answered } })
})

test('challenging the list asks one question per value and praises none', () => {
  const { text } = say('Challenge my list', {}, { act: 'challenge' })
  expect(text.split('\n\n')).toHaveLength(values.length)
  for (const { title } of values) expect(text).toContain(`“${title}”`)
  for (const line of text.split('\n\n')) expect(line).toMatch(/\?$/)
  expect(say('Challenge my list', {}, { act: 'challenge', values: [] }).text).toContain('nothing on your list')
})

const { never: _never, ...untilNever } = answered
test.each(['NEVER quote a pump over the phone', 'never lie to a customer', 'nothing leaves here unfinished'])(
  '"%s" answers the question about what they never do',
  (never) => expect(say(never, untilNever)).toMatchObject({ isKept: true, guide: { answers: { never } } }),
)
test.each(['never', 'Nothing.', 'nothing comes to mind right now', 'I can’t think of anything', 'no idea, sorry'])(
  '"%s" does not answer the question about what they never do',
  (said) =>
    expect(say(said, untilNever)).toMatchObject({ isKept: false, text: expect.stringContaining('Take your time') }),
)

test('the wording of what they never do says “never” once', () => {
  const [proposal] = say('NEVER quote a pump over the phone', untilNever).proposals
  expect(proposal?.description).toContain('What we never do: Quote a pump over the phone.')
})

describe('the suggested name is a short sentence of the owner’s, or empty', () => {
  const { hold: _hold, ...others } = answered
  const named = (hold: string) => say('x', { ...others, hold }, { act: 'name', message: '' }).proposals[0]
  test.each([
    ['Cheap parts first. always. i dont pull a pump till i tested', 'Cheap parts first'],
    ['Oh well, repairs before sales', 'Repairs before sales'],
    ['Well telling people the truth about the blanket. if its junk i say so', ''],
    ['Straight books', 'Straight books'],
  ])('%s', (hold, title) => expect(named(hold)?.title).toBe(title))

  test('a value’s name is offered only if the owner said its word', () => {
    const pump = { hold: 'Cheap parts first. always.', cost: 'a pump job is 2400', day: '', do: '', never: '' }
    expect(say('', pump, { act: 'name' }).proposals[0]?.names).toEqual([])
    const blanket = { ...pump, hold: 'Well telling people the truth about the blanket', cost: '' }
    expect(say('', blanket, { act: 'name' }).proposals[0]?.names).toContain('Honesty')
  })
})

test('a value that says what it cost is not asked about the cost again', () => {
  const value = { title: 'Clean tools', description: 'What it cost: We lost a farm over it.' }
  const asked = writeChallengeQuestions([value, { ...value, title: 'One price' }, { ...value, title: 'Slow days' }])
  expect(asked.join(' ')).not.toMatch(/cost you|lose the customer/)
})
