import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('T29 a page that was opened in one account neither reads nor writes in another', async () => {
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
