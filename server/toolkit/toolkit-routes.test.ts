import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit } from '#testing/server/brand-reviews.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('a changed answer makes results stale, and renewing them makes them current again', async () => {
  const person = await site.makeOwner()
  const standing = async () => (await person.ask('GET', '/api/toolkit')).body
  await person.ask('POST', '/api/generate-uvp', {})
  expect(await standing()).toEqual({ stale: [], reviewScore: null })
  await person.ask('PUT', '/api/profile', { productsServices: 'We re-cane chairs at the customer’s house.' })
  expect(await standing()).toEqual({ stale: ['uvp'], reviewScore: null })
  await person.ask('POST', '/api/generate-uvp', {})
  expect(await standing()).toEqual({ stale: [], reviewScore: null })
})

test("the score is that of the owner's latest complete review", async () => {
  const [person, other] = [await site.makeOwner(), await site.makeOwner()]
  await makeAudit(site, person, 'complete')
  await makeAudit(site, person, 'failed')
  const { body } = await person.ask('GET', '/api/toolkit')
  expect(body.reviewScore).toEqual(expect.any(Number))
  expect((await other.ask('GET', '/api/toolkit')).body.reviewScore).toBeNull()
})
