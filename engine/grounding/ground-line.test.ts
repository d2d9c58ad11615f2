import { expect, test } from 'vitest'
import { makeEmptyBrief } from '#contract/plain/brand.ts'
import { groundLine } from './ground-line.ts'
import { listStatements } from './list-statements.ts'

const empty = makeEmptyBrief('Tern & Tide')
const brief = {
  ...empty,
  profile: {
    ...empty.profile,
    productsServices: 'swiming lessons for grown ups in the sea, wetsuits for hire. no kids. up to 6 a week',
    primaryGoal: 'a heated changing hut by 2028',
  },
  sentences: { ...empty.sentences, does: 'teach nervous adults to swim', only: 'never shout' },
  quotes: [
    'started in 2009',
    'wetsuits mended in 5 to 7 days',
    'most people swim about 20 metres in a day or two',
    '£45 a lesson',
    'we hope to be certified next year',
    'my brother Jo fits the wetsuits',
  ],
}
const statements = listStatements(brief)
const ground = (line: string) => groundLine(line, statements, { businessName: 'Tern & Tide' })
const faultsOf = (line: string) =>
  ground(line).spans.flatMap(({ text, kind, reason }) => (reason === undefined ? [] : [[text, kind, reason]]))

test('statements are numbered from 1, with the field that they come from', () => {
  expect(statements[0]).toEqual({ number: 1, field: 'businessName', text: 'Tern & Tide' })
  expect(statements.find(({ field }) => field === 'only')?.text).toBe('What others don’t: we never shout')
  expect(statements.map(({ number }) => number)).toEqual(statements.map((_each, place) => place + 1))
})

test.each([
  'Tern & Tide: swim in the sea, and keep breathing.',
  'Lessons for nervous grown-ups.',
  'Up to half a dozen of you a week.',
  'We never shout. The waves do enough of that.',
  'A lesson costs forty-five pounds.',
  'No children, just calm adults and cold water.',
  'Jo fits your wetsuit.',
  'Wetsuits mended within seven days.',
  'Wetsuits mended in five to seven days.',
  'Wetsuits mended in five days or more.',
  'Most people swim around twenty metres in one or two days.',
  'Bring the Wetsuit, Mind the Wave',
])('“%s” needs nothing that was not told', (line) => {
  expect(faultsOf(line)).toEqual([])
  expect(ground(line).verdict).toMatch(/covered|subjective/)
})

test.each([
  ['a number', 'Up to eight of you a week.', ['eight', 'number', 'not-told']],
  ['a limit left out', 'Six of you a week.', ['Six', 'number', 'hedge-lost']],
  ['the best of a range', 'Wetsuits mended in five days.', ['five days', 'time', 'hedge-lost']],
  ['about as at least', 'Most people swim at least 20 metres.', ['20 metres', 'number', 'hedge-lost']],
  ['most as all', 'Everybody swims in a day or two.', ['a day or two', 'time', 'hedge-lost']],
  ['a price', 'A lesson for £40.', ['£40', 'money', 'other-value']],
  ['a year', 'Swimming since 1999.', ['1999', 'time', 'other-value']],
  ['a hope told as a fact', 'Certified swimming teachers.', ['Certified', 'credential', 'hedge-lost']],
  ['a person', 'Maria fits your wetsuit.', ['Maria', 'content', 'not-told']],
  ['a thing that was denied', 'Kids love it.', ['Kids', 'content', 'denied']],
  ['a superlative', 'The finest lessons in the sea.', ['finest', 'superlative', 'not-told']],
  ['a guarantee', 'Swim in a month, guaranteed.', ['guaranteed', 'promise', 'not-told']],
  ['a material', 'Bamboo wetsuits for hire.', ['Bamboo', 'content', 'not-told']],
  ['another spelling of the name', 'Terns & Tide teaches you to swim.', ['Terns & Tide', 'name', 'name-changed']],
])('%s is marked', (_, line, fault) => {
  expect(faultsOf(line)).toContainEqual(fault)
})

test('a covered claim names the statements that tell it', () => {
  const { spans } = ground('A lesson costs £45.')
  const price = spans.find(({ kind }) => kind === 'money')
  expect(price).toMatchObject({
    text: '£45',
    statements: [statements.find(({ text }) => text.includes('£45'))?.number],
  })
})

test('a claim that only contradicted statements tell is not covered', () => {
  const told = listStatements({ ...empty, quotes: ['started in 2009', 'we opened in 2011'] })
  const { spans, verdict } = groundLine('Swimming since 2009.', told, { businessName: 'Tern & Tide' })
  expect(spans.find(({ kind }) => kind === 'time')).toMatchObject({ reason: 'disputed' })
  expect(verdict).toBe('uncovered')
})

test('strange text is read without harm', () => {
  for (const line of ['', ' ', '\u202Eabc', 'İİİ 5', '🙂', 'a '.repeat(2000), '-'.repeat(2000)])
    expect(() => ground(line)).not.toThrow()
})
