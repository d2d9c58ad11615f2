import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coreValuesCalls } from '#contract/core-values.ts'
import { newCoreValuePlaceholders } from '#contract/plain/core-value.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'
import { makeUpload } from '#testing/server/requests.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const path = '/api/core-values'
const value = (id: string, title = id, description = '') => ({ id, title, description })
const readList = async ({ ask }: TestPerson) => coreValuesCalls.getCoreValues.reply.parse((await ask('GET', path)).body)
async function save({ ask }: TestPerson, coreValues: object[], revision?: string) {
  const reply = await ask('POST', path, { coreValues, ...(revision !== undefined && { revision }) })
  expect(reply.status, reply.text).toBe(200)
  return coreValuesCalls.saveCoreValues.reply.parse(reply.body)
}

describe('saving', () => {
  test('a value gets its id from the server, and later saves under the id first sent update the same value', async () => {
    const person = await site.makeOwner()
    const first = await save(person, [value('new-1', 'Candour', 'We say so.'), value('extracted-2', 'Thrift')])
    expect(first.coreValues).toMatchObject([
      { title: 'Candour', description: 'We say so.', order: 0 },
      { title: 'Thrift', description: '', order: 1 },
    ])
    const [candour, thrift] = first.coreValues
    expect(first.ids).toEqual({ 'new-1': candour?.id, 'extracted-2': thrift?.id })
    expect(candour?.id).not.toContain('new-')
    for (const time of [candour?.createdAt, candour?.updatedAt]) expect(new Date(time ?? '').toISOString()).toBe(time)
    const again = await save(person, [value('new-1', 'Frankness'), value('extracted-2', 'Thrift')])
    expect(again.coreValues.map(({ id }) => id)).toEqual(first.coreValues.map(({ id }) => id))
    expect(again.coreValues[0]?.createdAt).toBe(candour?.createdAt)
    expect(again.coreValues[1]?.updatedAt).toBe(thrift?.updatedAt)
  })

  test('a value from a document keeps the sentence it was found in, however it is rewritten', async () => {
    const person = await site.makeOwner()
    const evidence = 'At our place a batch that failed is a batch that we talk about.'
    const [sent] = (await save(person, [{ ...value('extracted-1', 'Candour'), evidence }])).coreValues
    expect(sent).toMatchObject({ title: 'Candour', evidence })
    const [written] = (await save(person, [value(sent?.id ?? '', 'Frankness', 'We say so.')])).coreValues
    expect(written).toMatchObject({ id: sent?.id, title: 'Frankness', evidence })
    expect((await person.ask('GET', '/api/user-profile')).body.coreValues).toMatchObject([{ evidence }])
    const own = (await save(person, [value('new-1', 'Thrift')])).coreValues
    expect(own[0]).not.toHaveProperty('evidence')
  })

  test('the list is sorted by order, renumbered from 0 and returned with the profile', async () => {
    const person = await site.makeOwner()
    const { coreValues } = await save(person, [
      { ...value('new-a'), order: 7 },
      { ...value('new-b'), order: 2 },
      { ...value('new-c'), order: 7 },
    ])
    expect(coreValues.map(({ title, order }) => [title, order])).toEqual([
      ['new-b', 0],
      ['new-a', 1],
      ['new-c', 2],
    ])
    const profile = await person.ask('GET', '/api/user-profile')
    expect(profile.body.coreValues).toEqual(coreValues)
    expect((await person.ask('GET', '/api/auth/user')).body.coreValues).toEqual(coreValues)
  })

  test('T27 a stale revision gets a 409 with the current copy, and nothing is written', async () => {
    const person = await site.makeOwner()
    const { revision } = await save(person, [value('new-1')])
    const elsewhere = await save(person, [value('new-1'), value('new-2')], revision)
    const refused = await person.ask('POST', path, { coreValues: [value('new-3')], revision })
    const { coreValues } = elsewhere
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'stale_revision', revision: elsewhere.revision, coreValues },
    })
    expect(await readList(person)).toMatchObject({ coreValues, revision: elsewhere.revision })
  })

  test("T27 another account's revision is refused, and nothing is written", async () => {
    const [person, other] = [await site.makeOwner(), await site.makeOwner()]
    const { revision } = await save(other, [value('new-1')])
    const refused = await person.ask('POST', path, { coreValues: [value('new-2')], revision })
    expect(refused).toMatchObject({ status: 409, body: { code: 'wrong_account' } })
    expect((await readList(person)).coreValues).toEqual([])
  })

  test('of twenty saves at once from one revision, at most one succeeds', async () => {
    const person = await site.makeOwner()
    const { revision } = await save(person, [])
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        person.ask('POST', path, { coreValues: [value(`new-${n}`)], revision: revision || 'none' }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect((await readList(person)).coreValues.length).toBeLessThanOrEqual(1)
  })

  test.each([
    ['a blank title', [value('new-1', '   ')]],
    ['the same value twice', [value('new-1'), value('new-1')]],
    ['an unknown field', [{ ...value('new-1'), isAdmin: true }]],
    ['more than 30', Array.from({ length: 31 }, (_, n) => value(`new-${n}`))],
    ['a title over 60 characters', [value('new-1', 'x'.repeat(61))]],
    ['a found sentence over 1,000 characters', [{ ...value('new-1'), evidence: 'x'.repeat(1001) }]],
    ['no list', 'none'],
  ])('%s is refused, and nothing is written', async (_, coreValues) => {
    const person = await site.makeOwner()
    expect(await person.ask('POST', path, { coreValues })).toMatchObject({ status: 400 })
    expect((await readList(person)).coreValues).toEqual([])
  })

  test('before a tagline is chosen the step is locked, and the refusal names the step to finish first', async () => {
    const person = await site.makeOwner()
    await site.setBrand(person, { chosenTagline: null })
    expect(await person.ask('POST', path, { coreValues: [value('new-1')] })).toMatchObject({
      status: 409,
      body: { code: 'step_locked', step: 'taglines' },
    })
  })

  test('an untouched card does not open the next step; a title alone does', async () => {
    const person = await site.makeOwner()
    const analyze = () => person.ask('POST', '/api/brand-archetype/analyze', { message: 'x' })
    await save(person, [value('new-1', newCoreValuePlaceholders.title, newCoreValuePlaceholders.description)])
    expect(await analyze()).toMatchObject({ status: 409, body: { code: 'step_locked', step: 'core-values' } })
    await save(person, [value('new-1', 'Candour', newCoreValuePlaceholders.description)])
    expect((await analyze()).status).toBe(200)
  })

  test('undoing an earlier step makes the list read-only; saving a value opens the archetype', async () => {
    const person = await site.makeOwner()
    expect(await person.ask('POST', '/api/brand-archetype/analyze', { message: 'x' })).toMatchObject({ status: 409 })
    const { coreValues } = await save(person, [value('new-1', 'Candour')])
    expect(await person.ask('POST', '/api/brand-archetype/analyze', { message: 'x' })).toMatchObject({ status: 200 })
    await site.setBrand(person, { brandAttributesCompleted: false })
    for (const [address, body] of [
      [path, { coreValues: [] }],
      ['/api/ai-core-values-assistant', { message: 'quality' }],
    ] as const)
      expect(await person.ask('POST', address, body)).toMatchObject({
        status: 409,
        body: { code: 'step_locked', step: 'brand-attributes' },
      })
    expect((await readList(person)).coreValues).toEqual(coreValues)
  })

  test('without paid access the list can still be read; saving, reading documents and the assistant get a 402', async () => {
    const person = await site.makeOwner()
    const { coreValues } = await save(person, [value('new-1', 'Candour')])
    await site.setUser(person, { subscriptionStatus: 'inactive' })
    const refused = { status: 402, body: { code: 'access_required' } }
    expect(await person.ask('POST', path, { coreValues: [] })).toMatchObject(refused)
    expect(await person.ask('POST', '/api/ai-core-values-assistant', { message: 'quality' })).toMatchObject(refused)
    const document = makeUpload('Our values\n\n1. Candour. We say so.')
    expect(await person.ask('POST', '/api/extract-core-values', undefined, document)).toMatchObject(refused)
    expect((await readList(person)).coreValues).toEqual(coreValues)
  })
})

describe('earlier lists', () => {
  const versionsOf = async ({ ask }: TestPerson) =>
    (await ask('GET', '/api/brand/history?part=values')).body.versions as {
      id: string
      lines: string[]
      reason: string
    }[]

  test('a deleted list can be restored, and its values come back under their own ids', async () => {
    const person = await site.makeOwner()
    const { coreValues } = await save(person, [value('new-1', 'Candour'), value('new-2', 'Thrift')])
    await save(person, coreValues.slice(1))
    const undone = await save(person, coreValues)
    expect(undone.coreValues.map(({ id }) => id)).toEqual(coreValues.map(({ id }) => id))
    await save(person, [])
    const [latest] = await versionsOf(person)
    expect(latest).toMatchObject({ lines: ['Candour', 'Thrift'], reason: 'Deleted' })
    const { revision } = await readList(person)
    expect((await person.ask('POST', `/api/brand/history/${latest?.id}/restore`, {})).body).toMatchObject({
      part: 'values',
    })
    const restored = await readList(person)
    expect(restored.coreValues.map(({ title }) => title)).toEqual(['Candour', 'Thrift'])
    expect(restored.revision).not.toBe(revision)
  })

  test('while one value is being edited, the state before the edit is kept once', async () => {
    const person = await site.makeOwner()
    const [first] = (await save(person, [value('new-1', 'Candour', 'We')])).coreValues
    for (const description of ['We say', 'We say so', 'We say so.']) {
      const { revision } = await readList(person)
      await save(person, [{ ...first, description }], revision)
    }
    expect(await versionsOf(person)).toHaveLength(1)
    await save(person, [{ ...first, description: 'We say so.' }, value('new-2', 'Thrift')])
    await save(person, [{ ...first, description: 'Other' }, value('new-2', 'Thrift')])
    expect((await versionsOf(person)).map(({ reason }) => reason)).toEqual(['Edited', 'Added', 'Edited'])
  })

  test('T27 if two people edit the same value at once, the version that loses can be restored', async () => {
    const person = await site.makeOwner()
    const { coreValues, revision } = await save(person, [value('new-1', 'Candour')])
    const titled = (title: string) => coreValues.map((each) => ({ ...each, title }))
    const theirs = await save(person, titled('Theirs'), revision)
    expect((await person.ask('POST', path, { coreValues: titled('Mine'), revision })).status).toBe(409)
    await save(person, titled('Mine'), theirs.revision)
    expect((await versionsOf(person)).map(({ lines }) => lines)).toEqual([['Theirs'], ['Candour']])
    await save(person, titled('Sent without a revision'))
    expect((await versionsOf(person))[0]?.lines).toEqual(['Mine'])
  })
})

describe('extraction', () => {
  const upload = ({ ask }: TestPerson, ...parameters: Parameters<typeof makeUpload>) =>
    ask('POST', '/api/extract-core-values', undefined, makeUpload(...parameters))
  const fixture = (name: string) => readFile(new URL(`../../testing/documents/${name}`, import.meta.url))

  test('a document returns its values and their sentences, and nothing is saved', async () => {
    const person = await site.makeOwner()
    const read = await upload(person, 'Our values\n\n1. Candour. We say so.\n2. Thrift. We mend before we buy.')
    expect(read).toMatchObject({
      status: 200,
      body: {
        success: true,
        source: 'embedded',
        coreValues: [
          { title: 'Candour', description: 'We say so.', evidence: 'Candour. We say so.' },
          { title: 'Thrift', description: 'We mend before we buy.' },
        ],
      },
    })
    expect((await readList(person)).coreValues).toEqual([])
  })

  test('a document without values returns none', async () => {
    const read = await upload(await site.makeOwner(), 'Please bring the card and one form of identification.')
    expect(read).toMatchObject({ status: 200, body: { coreValues: [] } })
  })

  test('T19 pictures and other types get a 415 that lists the accepted types', async () => {
    const person = await site.makeOwner()
    const error = 'Unsupported file type. Please upload TXT, PDF, or DOC files.'
    for (const [bytes, named] of [
      [await fixture('values.png'), { fileName: 'a.png', type: 'image/png' }],
      ['<p>Our values</p>', { fileName: 'a.html', type: 'text/html' }],
      [Buffer.from([0, 1, 2]), { fileName: 'a.bin', type: 'application/octet-stream' }],
    ] as const)
      expect(await upload(person, bytes, named)).toMatchObject({
        status: 415,
        body: { code: 'unsupported_file', error },
      })
  })

  test('T19 empty, broken and overlarge documents are refused with a sentence', async () => {
    const person = await site.makeOwner()
    expect(await upload(person, '  \n')).toMatchObject({ status: 422, body: { code: 'no_text' } })
    const pdf = { fileName: 'a.pdf', type: 'application/pdf' }
    expect((await upload(person, '%PDF-1.7 nothing', pdf)).status).toBe(422)
    expect((await upload(person, Buffer.alloc(10 * 1024 * 1024 + 1, 'a '))).status).toBe(413)
  })
})
