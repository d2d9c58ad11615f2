import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEmptySentences } from '#contract/plain/sentences.ts'
import { uvpCalls } from '#contract/uvp.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const write = async ({ ask }: TestPerson) =>
  uvpCalls.writeUvps.reply.parse((await ask('POST', '/api/generate-uvp', {})).body)

test('sentences are saved one by one, make the list stale, and are used when it is written again', async () => {
  const person = await site.makeOwner()
  await site.setBrand(person, { sentences: { does: 'swim', only: 'go in' } })
  expect((await write(person)).uvps.isStale).toBe(false)
  const tell = (told: object) => person.ask('PUT', '/api/user-profile/sentences', told)
  expect((await tell({ does: ' teach grown-ups to swim ', isOne: true })).body).toMatchObject({
    sentences: { does: 'teach grown-ups to swim', isOne: true, only: 'go in' },
    uvps: { isStale: true },
  })
  await tell({ only: 'go in with you' })
  const { uvps } = await write(person)
  expect(uvps.uvpVariations[0]?.uvp).toBe('Tern & Tide: I teach grown-ups to swim. I go in with you.')
  expect(uvps.isStale).toBe(false)
  expect((await tell({ does: '' })).body.sentences).toMatchObject({ does: '', only: 'go in with you' })
})

test('a list that is saved after a sentence was changed can be declared up to date, until the answers change again', async () => {
  const person = await site.makeOwner()
  const { uvps } = await write(person)
  const tell = (only: string) => person.ask('PUT', '/api/user-profile/sentences', { only })
  const { uvpVariations } = uvps
  const save = async (more: object) =>
    (await person.ask('PUT', '/api/user-profile/uvps', { uvpVariations, ...more })).body
  await tell('go in with you')
  expect(await save({})).toMatchObject({ uvps: { isStale: true } })
  expect((await person.ask('GET', '/api/toolkit')).body.stale).toContain('uvp')
  expect(await save({ isRenewed: true })).toMatchObject({ uvps: { isStale: false, source: 'embedded' } })
  expect((await person.ask('GET', '/api/toolkit')).body.stale).not.toContain('uvp')
  expect((await tell('stay close')).body).toMatchObject({ uvps: { isStale: true } })
})

test('lines of a stopped model that are kept are a new list, made from today’s answers; the versions say how', async () => {
  const person = await site.makeOwner()
  await write(person)
  await person.ask('PUT', '/api/user-profile/sentences', { only: 'go in with you' })
  const uvpVariations = [{ uvp: 'Tern & Tide swims with you.', writtenBy: 'Our Writer' }]
  const { body } = await person.ask('PUT', '/api/user-profile/uvps', { uvpVariations, isStopped: true })
  expect(body).toMatchObject({ uvps: { source: 'provider', isStale: false, uvpVariations } })
  expect((await person.ask('GET', '/api/brand/history?part=uvps')).body).toMatchObject({
    versions: [{ reason: 'Regenerated, stopped early' }],
  })
  const pinned = { uvp: 'Tern & Tide stays.', isPinned: true }
  await person.ask('PUT', '/api/user-profile/uvps', { uvpVariations: [pinned, ...uvpVariations] })
  const fresh = { uvp: 'Tern & Tide goes in.', writtenBy: 'Our Writer' }
  const kept = await person.ask('PUT', '/api/user-profile/uvps', { uvpVariations: [fresh], isStopped: true })
  expect(kept.body).toMatchObject({ uvps: { uvpVariations: [pinned, fresh] } })
})

test.each(['🍞'.repeat(90), 'ремонтируем стулья', 'a', '!?!', '"; DROP TABLE brands; --'])(
  'a sentence of %j is stored as typed, and either a line is written or the page asks again',
  async (words) => {
    const person = await site.makeOwner()
    await site.setBrand(person, { sentences: {} })
    const { body } = await person.ask('PUT', '/api/user-profile/sentences', { does: words, only: 'stay close' })
    expect(body.sentences).toMatchObject({ does: words })
    const { variations, uvps } = await write(person)
    expect(variations.length + uvps.asks.length).toBeGreaterThan(0)
    for (const { uvp } of variations) expect(uvp).toMatch(/^Tern & Tide: we \S.+\. We stay close\.$/)
  },
)

test('a sentence of the maximum length is stored, and a longer one is refused at its field', async () => {
  const person = await site.makePerson()
  const tell = (told: object) => person.ask('PUT', '/api/user-profile/sentences', told)
  const longest = 'a'.repeat(90)
  expect((await tell({ after: ` ${longest}  ` })).body.sentences).toMatchObject({ after: longest })
  expect(await tell({ after: `${longest}b` })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { after: 'Please use at most 90 characters.' } },
  })
})

test.each([
  { does: 'a'.repeat(91) },
  { does: 'a page that was pasted\n\nwith all its lines' },
  { who: 'two\nlines' },
  { shortName: 'a'.repeat(26) },
  { verb: 'x' },
  { isOne: 'I' },
])('sentences such as %j are refused, and nothing changes', async (told) => {
  const person = await site.makePerson()
  await person.ask('PUT', '/api/user-profile/sentences', { does: 'swim' })
  const { status } = await person.ask('PUT', '/api/user-profile/sentences', { only: 'go in', ...told })
  expect(status).toBe(400)
  const { body } = await person.ask('GET', '/api/user-profile')
  expect(body.sentences).toEqual({ ...makeEmptySentences(), does: 'swim' })
})
