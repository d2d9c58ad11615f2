import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit, openReview } from '#testing/server/brand-reviews.ts'
import { createAsk, getCookie, testPassword } from '#testing/server/people.ts'
import { signLinkToken } from '#testing/server/signed-links.ts'

let site: TestApp
/** A server with the usual limits. */
let strict: FastifyInstance
beforeAll(async () => {
  site = await createTestApp()
  strict = await site.again({ rateLimitScale: 1 })
})
afterAll(() => site.close())
beforeEach(() => void site.logLines.splice(0))

const wrong = 'a canary of a password'
const parsed = () => site.logLines.map((line) => Object(JSON.parse(line)))
/** The events since the test began, each with its user. */
const told = () => parsed().flatMap(({ msg, event, user }) => (msg === 'security' ? [[event, user]] : []))
const expectNowhere = (...canaries: string[]) => {
  for (const canary of canaries) expect(site.logLines.join('')).not.toContain(canary)
}
const home = { ip: '127.0.0.1', request: expect.any(String) }

test('T33 failed and successful sign-ins are events that name the account', async () => {
  const { userId, email } = await site.makePerson()
  const signIn = (password: string, to = email) =>
    site.ask('POST', '/api/auth/login?a=canary-query', { email: to, password })
  await signIn(wrong)
  await signIn(wrong, 'canary@example.org')
  const cookie = getCookie(await signIn(testPassword))
  expect(told()).toEqual([
    ['sign_in_failed', userId],
    ['sign_in_failed', undefined],
    ['signed_in', userId],
  ])
  const [failed, , , , worked] = parsed()
  const facts = { ...home, msg: 'security', method: 'POST', path: '/api/auth/login' }
  expect(failed).toMatchObject({ ...facts, level: 40 })
  expect(worked).toMatchObject({ ...facts, level: 30 })
  await createAsk(site.app, cookie)('POST', '/api/auth/logout', {})
  await createAsk(site.app, cookie)('POST', '/api/auth/logout', {})
  expect(told().slice(3)).toEqual([['signed_out', userId]])
  expectNowhere(wrong, testPassword, email, 'canary', cookie.split('=')[1] ?? '')
})

test('T33 a sign-up is logged with the user from the first line on', async () => {
  const email = `canary-${randomUUID()}@example.org`
  const form = { email, password: testPassword, firstName: 'Canary', lastName: 'Canary' }
  const { body } = await site.ask('POST', '/api/auth/register', form)
  const { id } = Object(body.user)
  expect(told()).toEqual([['signed_up', id]])
  expect(parsed().map(({ msg, user }) => [msg, user])).toEqual([
    ['security', id],
    ['answered', id],
  ])
  expectNowhere('anary', testPassword)
})

test('T33 a sign-in refused after too many failures is a separate event, logged once', async () => {
  const { userId, email } = await site.makePerson()
  const signIn = () => createAsk(strict)('POST', '/api/auth/login', { email, password: wrong })
  for (let turn = 1; turn <= 10; turn += 1) await signIn()
  site.logLines.splice(0)
  expect(await signIn()).toMatchObject({ status: 429 })
  expect(told()).toEqual([['sign_in_locked', userId]])
  expect(parsed()[0]).toMatchObject({ ...home, level: 40, limit: 'sign-in-account' })
  expectNowhere(wrong, email)
})

test('T33 a password reset is two events: requesting the link and using it', async () => {
  const { userId, email } = await site.makePerson()
  await site.ask('POST', '/api/auth/forgot-password', { email })
  await site.ask('POST', '/api/auth/forgot-password', { email: 'canary@example.org' })
  await expect.poll(() => told().length).toBe(2)
  await expect.poll(() => site.mails.some(({ to }) => to === email)).toBe(true)
  const token = /token=([\w-]+)/.exec(site.mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
  await site.ask('POST', '/api/auth/reset-password', { token, password: 'two kettles of herons' })
  expect(told().toSorted()).toEqual([
    ['reset_asked', undefined],
    ['reset_asked', userId],
    ['reset_used', userId],
  ])
  expectNowhere(email, 'canary', token, 'kettles')
})

test('T33 a changed password is an event, a failed change is not', async () => {
  const person = await site.makePerson()
  const change = (currentPassword: string) =>
    person.ask('POST', '/api/auth/change-password', { currentPassword, newPassword: 'two kettles of herons' })
  await change(wrong)
  await change(testPassword)
  expect(told()).toEqual([['password_changed', person.userId]])
  expectNowhere(person.email, wrong, testPassword, 'kettles')
})

test('T33 a signed link is an event when it signs in, and another when it does not', async () => {
  const person = await site.makePerson()
  const token = signLinkToken(person)
  await site.ask('POST', '/api/auth/token', { token })
  await site.ask('POST', '/api/auth/token', { token })
  await site.ask('POST', '/api/auth/token', { token: 'canary.canary.canary' })
  expect(told()).toEqual([
    ['token_used', person.userId],
    ['token_refused', person.userId],
    ['token_refused', undefined],
  ])
  expectNowhere(token, 'canary', person.email)
})

test("T33 asking for another account's audit is an event, and is answered as for a missing audit", async () => {
  const [owner, other] = [await site.makeOwner(), await site.makeOwner()]
  await openReview(site, other)
  const audit = await makeAudit(site, owner, 'failed')
  const nowhere = randomUUID()
  const calls = [
    ['GET', '', undefined],
    ['GET', '/pdf', undefined],
    ['POST', '/retry', {}],
    ['POST', '/share', {}],
    ['DELETE', '/share', {}],
    ['POST', '/mail', { email: 'canary@example.org' }],
  ] as const
  for (const [method, path, body] of calls) {
    site.logLines.splice(0)
    const [hers, none] = [
      await other.ask(method, `/api/audit/${audit}${path}`, body),
      await other.ask(method, `/api/audit/${nowhere}${path}`, body),
    ]
    expect(hers, path).toMatchObject({ status: 404 })
    expect([hers.text, Object.keys(hers.headers)]).toEqual([none.text, Object.keys(none.headers)])
    await expect.poll(told, { message: path }).toEqual([['refused_owner', other.userId]])
    expect(parsed().find(({ msg }) => msg === 'security')).toMatchObject({
      ...home,
      path: `/api/audit/${audit}${path}`,
    })
  }
  // An own audit that cannot be retried is 404 too, but not an event.
  site.logLines.splice(0)
  await openReview(site, owner)
  const complete = await makeAudit(site, owner, 'complete')
  expect(await owner.ask('POST', `/api/audit/${complete}/retry`, {})).toMatchObject({ status: 404 })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(told()).toEqual([])
  expectNowhere('canary')
})

test('T33 a change requested by another site is an event', async () => {
  const person = await site.makePerson()
  const headers = { origin: 'https://canary.example' }
  await person.ask('PUT', '/api/profile?a=canary', { jobTitle: 'canary' }, { headers })
  expect(told()).toEqual([['refused_origin', undefined]])
  expect(parsed()[0]).toMatchObject({ ...home, level: 40, method: 'PUT', path: '/api/profile' })
  expectNowhere('canary')
})

test('T33 an address inside the own network is an event that omits it; an unknown name is not an event', async () => {
  const person = await site.makeOwner()
  await openReview(site, person)
  const form = {
    brandArchetype: 'caregiver',
    coreValues: ['trust'],
    targetAudience: 'Grown-ups who fear the sea',
    brandTone: 'friendly',
  }
  const review = (websiteUrl: string) => person.ask('POST', '/api/audit', { ...form, socialHandles: {}, websiteUrl })
  const refusals = [
    await review('http://127.0.0.1/canary'),
    await review('http://canary:canary@tern.example/'),
    await review('http://canary.invalid/'),
  ]
  for (const refused of refusals) expect(refused).toMatchObject({ status: 400, text: refusals[0]?.text })
  expect(told()).toEqual([
    ['refused_address', person.userId],
    ['refused_address', person.userId],
  ])
  expectNowhere('canary')
})

test("T33 exceeding a limit is an event with the limit's name", async () => {
  const { userId, cookie } = await site.makeOwner()
  const ask = createAsk(strict, cookie)
  for (let turn = 1; turn <= 10; turn += 1) await ask('POST', '/api/generate-uvp', {})
  site.logLines.splice(0)
  const refused = await ask('POST', '/api/generate-uvp', {})
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Object.keys(refused.body)).toEqual(['error', 'code'])
  expect(told()).toEqual([['limit_hit', userId]])
  expect(parsed()[0]).toMatchObject({ ...home, level: 40, limit: 'generation' })
})
