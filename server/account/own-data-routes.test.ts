import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandVersions } from '#server/tables/tables.ts'
import { modelCalls } from '#server/tables/writing-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit } from '#testing/server/brand-reviews.ts'
import { fillConversation } from '#testing/server/fill-conversation.ts'
import type { TestPerson } from '#testing/server/people.ts'
import { turnSecondFactorOn } from '#testing/server/second-factor.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
  await site.app.ready()
})
afterAll(() => site.close())

const take = (person: TestPerson) => person.ask('GET', '/api/account/export')
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : [])

async function makeFullOwner(): Promise<TestPerson> {
  const person = await site.makeOwner({ notes: 'a note of the staff', jobTitle: 'Teacher' })
  await person.ask('POST', '/api/generate-uvp', {})
  await person.ask('POST', '/api/strategist/chat', { message: 'What should I do next?' })
  const audit = await makeAudit(site, person)
  await person.ask('POST', `/api/audit/${audit}/share`, {})
  await person.ask('POST', `/api/audit/${audit}/mail`, { email: person.email })
  await site.ask('POST', '/api/waitlist', { email: person.email.toUpperCase(), firstName: 'Ada' })
  const { body } = await person.ask('POST', '/api/create-payment-intent', { amount: 299, planName: 'all-access' })
  await person.ask('POST', '/api/checkout/simulate', { clientSecret: body.clientSecret, outcome: 'succeed' })
  return person
}

test('T21 the file holds everything of the account, by name, and nothing of other accounts', async () => {
  const [person, other] = [await makeFullOwner(), await makeFullOwner()]
  const versions = Array.from({ length: 25 }, (_, at) => ({ reason: 'saved', value: { at } }))
  await site.database
    .insert(brandVersions)
    .values(versions.map((version) => ({ brandId: person.brandId, part: 'values' as const, ...version })))
  const call = {
    tool: 'uvp' as const,
    outcome: 'answered' as const,
    inputTokens: 400,
    outputTokens: 60,
    costMicros: 1400,
  }
  await site.database.insert(modelCalls).values({
    ...{ ...call, userId: person.userId, promptVersion: 1, provider: 'anthropic', model: 'some-model-1' },
    ...{ ms: 5, cachedTokens: 0, sentCharacters: 900 },
  })
  const answered = await take(person)
  expect(answered.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  })
  const { body } = answered
  expect(body).toMatchObject({
    about: { product: 'Signet', exportedAt: expect.any(String) },
    account: { email: person.email, jobTitle: 'Teacher', firstName: 'Ada' },
    brand: { businessName: 'Tern & Tide', chosenTagline: 'Braver by the wave.' },
    reviews: [{ websiteUrl: expect.any(String), isShared: true, sentTo: [{ address: person.email }] }],
    orders: [
      { plan: 'all-access', amount: 299, state: 'paid', payments: [{ event: { kind: 'paid', cents: 29_900 } }] },
    ],
    devices: [{ device: 'Firefox on Linux' }],
    languageModel: { agreements: [], calls: [{ ...call, sentCharacters: 900 }] },
    waitlist: [{ firstName: 'Ada', listName: 'The Signet Toolkit' }],
  })
  const kept = list(body.earlierVersions).filter(({ part }) => part === 'values')
  expect(kept.map(({ value }) => value)).toEqual(versions.map(({ value }) => value))
  const messages = list(body.conversations).flatMap((conversation) => list(conversation['messages']))
  expect(messages.map(({ content }) => content)).toContain('What should I do next?')
  for (const foreign of [other.email, other.userId, other.brandId]) expect(answered.text).not.toContain(foreign)
})

test('T9 the file holds no hash, key, token or admin note, and works for an empty account', async () => {
  const [person, empty] = [await makeFullOwner(), await site.makePerson()]
  const factor = await turnSecondFactorOn(site, person)
  const { text } = await take(person)
  const secrets = [
    '$argon2',
    'passwordHash',
    'a note of the staff',
    'claimHash',
    'clientSecret',
    'tokenHash',
    'shareToken',
  ]
  for (const secret of [...secrets, '"sid"', ...factor.recovery, person.cookie.split('=')[1] ?? ''])
    expect(text).not.toContain(secret)
  expect((await take(empty)).body).toMatchObject({ earlierVersions: [], conversations: [], reviews: [], orders: [] })
  expect((await site.ask('GET', '/api/account/export')).status).toBe(401)
})

test('T48 a long conversation is exported completely, streamed message by message', async () => {
  const person = await site.makeOwner()
  await fillConversation(site.database, person.brandId, 'strategist', { messages: 1001, letters: 1000 })
  const { cookie } = person
  const reply = await site.app.inject({ url: '/api/account/export', headers: { cookie }, payloadAsStream: true })
  const chunks: Buffer[] = []
  for await (const chunk of reply.stream()) chunks.push(Buffer.from(chunk))
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(200_000)
  const [talk] = list(JSON.parse(Buffer.concat(chunks).toString()).conversations)
  expect(talk).toMatchObject({ tool: 'strategist', endedAt: null })
  const numbers = list(talk?.['messages']).map(({ content }) => /^message (\d+)\./.exec(String(content))?.[1])
  expect(numbers).toEqual(Array.from({ length: 1001 }, (_, at) => String(at + 1)))
})
