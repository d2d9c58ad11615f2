import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { modelFailureCodes } from '#contract/plain/model-failures.ts'
import { taglinesCalls } from '#contract/taglines.ts'
import { sentText } from '#contract/writing.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import { createModelSite, type ModelSite } from '#testing/server/model-site.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: ModelSite
beforeAll(async () => {
  site = await createModelSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.model.requests.length = 0
  site.sayLines(...lines)
})

const lines = [
  'The sea, with somebody beside you.',
  'Deep water, an arm’s length from help.',
  'Grown up. Still learning.',
]

async function write({ ask }: Pick<TestPerson, 'ask'>, body: unknown = { byModel: true }) {
  const written = await ask('POST', '/api/generate-taglines', body)
  expect(written.status, written.text).toBe(200)
  return taglinesCalls.writeTaglines.reply.parse(written.body)
}

async function read({ ask }: Pick<TestPerson, 'ask'>) {
  return taglinesCalls.getTaglines.reply.parse((await ask('GET', '/api/taglines')).body)
}

test('at a press the model writes, each line names it, and the list stays after a reload', async () => {
  const owner = await site.makeModelOwner()
  const { source, taglines, details, list } = await write(owner)
  expect([source, taglines]).toEqual(['provider', lines])
  expect(details.map(({ writtenBy }) => writtenBy)).toEqual(lines.map(() => 'Some Model'))
  expect(await read(owner)).toEqual(list)
  expect(site.model.requests).toHaveLength(1)
})

test.each([
  ['without a press that says so', {}, true],
  ['before the owner agreed', { byModel: true }, false],
])('T43 %s the engine writes, and the model is not asked', async (_name, body, agrees) => {
  const owner = await site.makeModelOwner({ agrees })
  expect((await write(owner, body)).source).toBe('embedded')
  expect(site.model.requests).toEqual([])
})

test('the preview is what goes out, to the letter', async () => {
  const owner = await site.makeModelOwner()
  const shown = sentText.parse((await owner.ask('GET', '/api/writing/preview/taglines')).body)
  await write(owner)
  const [sent] = site.model.requests
  expect([sent?.instructions, sent?.messages.map(({ content }) => content).join('')]).toEqual([
    shown.instructions,
    shown.record,
  ])
})

test('T25 headings, remarks, markup, addresses and repeated lines are left out', async () => {
  const owner = await site.makeModelOwner()
  site.sayLines(
    ...['Sure! Here are ten taglines:', 'Ten ideas for you:', `1. "${lines[0]}"`, `- **${lines[0]}**`],
    ...['Swim free at https://evil.example', '<b>Swim with us today</b>', 'As an AI language model I swim.'],
    ...['Statement 4 says it all.', 'Swim', `3) ${lines[1]}`, 'Let me know if you want more!'],
  )
  expect((await write(owner)).taglines).toEqual(lines.slice(0, 2))
})

test.each(modelFailureCodes)(
  'T26 after a failure (%s) the engine’s lines stand, and the owner is told',
  async (code) => {
    const owner = await site.makeModelOwner()
    site.model.answer = () => Promise.reject(new ModelFailure(code))
    const { source, trouble, taglines } = await write(await site.elsewhere(owner))
    expect([source, trouble !== undefined, taglines.length > 0]).toEqual(['embedded', true, true])
  },
)

test('a failure when the engine has nothing new leaves the list of the model as it was, and is told', async () => {
  const owner = await site.makeModelOwner()
  const { list } = await write(owner)
  // The engine runs out of lines that were never shown.
  for (let turn = 0; turn < 30; turn += 1)
    if ((await owner.ask('POST', '/api/generate-taglines', {})).status !== 200) break
  const before = await read(owner)
  site.model.answer = () => Promise.reject(new ModelFailure('unreachable'))
  const after = await write(owner)
  expect([after.trouble, after.list.taglines, list.source]).toEqual(['no-answer', before.taglines, 'provider'])
})

test('what nobody told is marked, and the tagline is not exported until the owner tells it', async () => {
  const owner = await site.makeModelOwner()
  const invented = 'Forty certified teachers, one sea.'
  site.sayLines(invented)
  await write(owner)
  await owner.ask('PUT', '/api/user-profile/tagline', { chosenTagline: invented })
  const readUntold = async () => {
    const { taglines, details } = await read(owner)
    const { claims = [] } = details[taglines.indexOf(invented)] ?? {}
    return claims.filter(({ source }) => source === undefined).map(({ start, end }) => invented.slice(start, end))
  }
  const readExported = async () => Object((await owner.ask('GET', '/api/brand/export')).body.brand).tagline
  expect((await readUntold()).join(' ')).toMatch(/Forty.*certified/)
  expect(await readExported()).toBeNull()
  await site.setBrand(owner, { competitiveDifferentiator: 'We are 40 certified teachers.' })
  expect(await readUntold()).toEqual([])
  expect(await readExported()).toBe(invented)
})
