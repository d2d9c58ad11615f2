import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { modelFailureCodes } from '#contract/plain/model-failures.ts'
import { sentText } from '#contract/writing.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import { createTestModel } from '#testing/server/language-model.ts'
import { createModelSite, type ModelSite, modelLimits } from '#testing/server/model-site.ts'
import { createAsk, getCookie } from '#testing/server/people.ts'
import {
  answerValues,
  extractByModel,
  type RawValue,
  readValuesState,
  storeValue,
} from '#testing/server/values-by-model.ts'

let site: ModelSite
beforeAll(async () => {
  site = await createModelSite()
})
afterAll(() => site.close())

const letter = `Our values

1. Candour. We say so.
2. Thrift. We keep a jar for old screws.

Last winter
When the river came up in January we carried forty bikes upstairs before we carried our own things.
We don’t sell you a new chain if the old one has a summer left in it.
I put the wrong brake pads on a cargo bike. I rang the family the same evening,
drove over and changed them at their kitchen table.`

const stated = ['Candour', 'Thrift']

const first: RawValue = {
  name: 'Yours before ours',
  sentence: 'We carry your bikes upstairs before we carry our own things.',
  quote: 'we carried forty bikes upstairs before we carried our own things',
}
const second: RawValue = {
  name: 'Mend first',
  sentence: 'We don’t sell you a new chain if the old one is good.',
  quote: "We don't sell you a new chain if the old one has a summer left in it.",
}
const third: RawValue = {
  name: 'Own up',
  sentence: 'We ring you the same evening when we put the wrong part on.',
  quote: 'I rang the family the same evening, drove over and changed them at their kitchen table.',
}

beforeEach(() => {
  site.model.requests.length = 0
  answerValues(site.model, first, second, third)
})

test('values that a document shows come after those it states, each with its passage as it stands there', async () => {
  const owner = await site.makeModelOwner()
  const engine = await extractByModel(owner, letter, '')
  const { suggested, ...read } = await extractByModel(owner, letter)
  expect(suggested.map(({ title, evidence }) => [title, evidence])).toEqual([
    [first.name, first.quote],
    [second.name, 'We don’t sell you a new chain if the old one has a summer left in it.'],
    [third.name, third.quote],
  ])
  expect(suggested[0]?.description).toBe(first.sentence)
  const { suggestedBy, source, coreValues, sentences } = read
  expect([suggestedBy, source, engine.source]).toEqual(['Some Model', 'provider', 'embedded'])
  expect([coreValues, sentences]).toEqual([engine.coreValues, engine.sentences])
  expect(read).not.toHaveProperty('trouble')
  expect((await readValuesState(owner)).list.coreValues).toEqual([])
  expect(site.model.requests).toHaveLength(1)
})

describe('left out', () => {
  test.each<[string, RawValue]>([
    ['a passage with another word', { ...first, quote: 'we carried fifty bikes upstairs before our own things' }],
    ['a passage put together', { ...first, quote: 'When the river came up … before we carried our own things' }],
    ['a passage of three words', { ...first, quote: 'our own things' }],
    ['no passage', { ...first, quote: '' }],
    ['a name of four words', { ...first, name: 'Yours always before ours' }],
    ['no name', { ...first, name: ' ' }],
    ['a value that the document states', { ...first, name: 'candour' }],
    ['the passage of a stated value', { ...first, quote: 'Candour. We say so.' }],
    ['a value on the list', { ...first, name: 'The Patience' }],
  ])('%s', async (_name, raw) => {
    const owner = await site.makeModelOwner()
    await storeValue(owner, 'Patience')
    answerValues(site.model, raw, second)
    expect((await extractByModel(owner, letter)).suggested.map(({ title }) => title)).toEqual([second.name])
  })

  test('one that repeats another, and all beyond ten', async () => {
    const owner = await site.makeModelOwner()
    answerValues(site.model, first, { ...first, name: 'Before our own' }, { ...second, name: first.name }, second)
    expect((await extractByModel(owner, letter)).suggested.map(({ title }) => title)).toEqual([first.name, second.name])
    const deeds = [
      'boots',
      'clocks',
      'violins',
      'kettles',
      'ladders',
      'saddles',
      'mirrors',
      'lanterns',
      'anvils',
      'ploughs',
      'looms',
      'barrels',
    ]
    const told = deeds.map((deed) => `Nobody leaves before the ${deed} are mended and oiled.`)
    answerValues(
      site.model,
      ...told.map((quote, at) => ({
        name: `Finish ${deeds[at]}`,
        sentence: quote.replace('Nobody leaves', 'We stay'),
        quote,
      })),
    )
    expect((await extractByModel(owner, told.join('\n'))).suggested).toHaveLength(10)
  })
})

test.each([
  'We have carried award-winning bikes upstairs since 1987.',
  'We guarantee every bike for two years.',
  'Visit https://evil.example and carry bikes upstairs.',
  '<b>We carry</b> your bikes upstairs.',
])('a sentence that nobody told gives way to the passage: “%s”', async (sentence) => {
  const owner = await site.makeModelOwner()
  answerValues(site.model, { ...first, sentence })
  expect((await extractByModel(owner, letter)).suggested).toEqual([
    { title: first.name, description: first.quote, evidence: first.quote },
  ])
})

test('without a press that says so, without consent and under impersonation nothing is sent', async () => {
  const owner = await site.makeModelOwner()
  const stranger = await site.makeModelOwner({ agrees: false })
  const admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  const acting = createAsk(site.app, getCookie(await admin.ask('POST', `/api/admin/impersonate/${owner.userId}`)))
  const replies = [
    await extractByModel(owner, letter, ''),
    await extractByModel(stranger, letter),
    await extractByModel({ ask: acting }, letter),
  ]
  for (const reply of replies) {
    expect([reply.suggested, reply.source, reply.trouble]).toEqual([[], 'embedded', undefined])
    expect(reply.coreValues.map(({ title }) => title)).toEqual(stated)
  }
  expect(site.model.requests).toEqual([])
})

test.each(modelFailureCodes)(
  'T26 after a failure (%s) the stated values stand, and the owner is told',
  async (code) => {
    const owner = await site.makeModelOwner()
    const before = await readValuesState(owner)
    site.model.answer = () => Promise.reject(new ModelFailure(code))
    const { coreValues, suggested, source, trouble } = await extractByModel(await site.elsewhere(owner), letter)
    expect([coreValues.map(({ title }) => title), suggested, source]).toEqual([stated, [], 'embedded'])
    expect(trouble).toBeDefined()
    expect(await readValuesState(owner)).toEqual(before)
    expect((await site.readCalls(owner)).map(({ tool, outcome }) => [tool, outcome])).toEqual([['values', code]])
  },
)

test('proposals of which none can be shown are told as such; an empty list is an answer', async () => {
  const owner = await site.makeModelOwner()
  answerValues(site.model, { ...first, quote: 'They never wrote this anywhere.' })
  expect(await extractByModel(owner, letter)).toMatchObject({
    suggested: [],
    trouble: 'not-usable',
    source: 'embedded',
  })
  answerValues(site.model)
  expect(await extractByModel(owner, letter)).toMatchObject({ suggested: [], suggestedBy: 'Some Model' })
})

test('of a long document the beginning is sent, and of a longer one than the model’s window less; both are told', async () => {
  const owner = await site.makeModelOwner()
  const long = `${letter}\n${'The van leaves at five on every day of the week. '.repeat(800)}THE END OF IT`
  const { readCharacters = 0, suggested } = await extractByModel(owner, long)
  expect(readCharacters).toBeGreaterThan(23_000)
  expect(readCharacters).toBeLessThanOrEqual(24_000)
  expect(suggested).toHaveLength(3)
  const [sent] = site.model.requests
  expect(sent?.messages[0]?.content).not.toContain('THE END OF IT')
  const small = createTestModel({ findWindow: () => 4096 })
  answerValues(small, first)
  const ask = createAsk(await site.again({}, { writing: { model: small, ...modelLimits } }), owner.cookie)
  const less = (await extractByModel({ ask }, long)).readCharacters ?? 0
  expect(less).toBeGreaterThan(1000)
  expect(less).toBeLessThan(8000)
  expect(await extractByModel(owner, letter)).not.toHaveProperty('readCharacters')
})

test('the preview is what goes out before the document, to the letter, and holds nothing of anybody else', async () => {
  const other = await site.makeModelOwner()
  await storeValue(other, 'Secret of another')
  const owner = await site.makeModelOwner()
  await storeValue(owner, 'Patience')
  const shown = sentText.parse((await owner.ask('GET', '/api/writing/preview/values?about=document')).body)
  await extractByModel(owner, letter)
  const [sent] = site.model.requests
  expect(sent?.instructions).toBe(shown.instructions)
  const content = sent?.messages.map((each) => each.content).join('') ?? ''
  expect(content.startsWith(`${shown.record}\n\n<document>\n${letter.slice(0, 40)}`)).toBe(true)
  expect(content).toContain('Patience')
  expect(content).not.toContain('Secret of another')
  expect(content).not.toContain(owner.email)
})
