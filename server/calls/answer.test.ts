import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('T29 a page opened in one account can neither read nor write in another', async () => {
  const [first, second] = [await site.makeOwner(), await site.makeOwner()]
  const asFirst = { headers: { 'x-account': first.userId } }
  const refused = { status: 409, body: { code: 'wrong_account' } }
  const before = await second.ask('GET', '/api/user-profile')
  expect(await second.ask('GET', '/api/user-profile', undefined, asFirst)).toMatchObject(refused)
  expect(await second.ask('PUT', '/api/profile', { jobTitle: 'Baker' }, asFirst)).toMatchObject(refused)
  expect(await second.ask('PUT', '/api/user-profile/uvps', { uvpVariations: [] }, asFirst)).toMatchObject(refused)
  expect(await second.ask('GET', '/api/user-profile')).toEqual({ ...before, headers: expect.anything() })
  expect((await first.ask('GET', '/api/user-profile', undefined, asFirst)).status).toBe(200)
})

test('T29 a page opened in an account is not treated as a guest’s after its session has ended', async () => {
  const [person, other] = [await site.makePerson(), await site.makePerson()]
  const quote = { plan: 'all-access' }
  const asPerson = { headers: { 'x-account': person.userId } }
  expect(await site.ask('POST', '/api/checkout/quote', quote)).toMatchObject({ status: 200 })
  expect(await person.ask('POST', '/api/checkout/quote', quote, asPerson)).toMatchObject({ status: 200 })
  expect(await site.ask('POST', '/api/checkout/quote', quote, asPerson)).toMatchObject({ status: 401 })
  expect(await other.ask('POST', '/api/checkout/quote', quote, asPerson)).toMatchObject({ status: 409 })
})
