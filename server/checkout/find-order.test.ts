import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { buyPlan, createPayment } from '#testing/server/buying.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const orderOf = async (person: Pick<TestPerson, 'ask'>, number?: string) =>
  (await person.ask('GET', `/api/checkout/order${number === undefined ? '' : `?order=${number}`}`)).body.order

const canCancel = async (person: TestPerson) => (await person.ask('GET', '/api/billing')).body.canCancel

test('the year just paid is shown, even after the earlier month was ended', async () => {
  const person = await site.makePerson()
  const month = await buyPlan(person, 'monthly', 99)
  const year = await buyPlan(person, 'all-access', 299)
  await expect.poll(() => canCancel(person), { timeout: 10_000 }).toBe(false)
  for (const number of [undefined, year])
    expect(await orderOf(person, number)).toMatchObject({ number: year, plan: 'all-access', amount: 299 })
  expect(await orderOf(person, month)).toMatchObject({ number: month, plan: 'monthly', amount: 99 })
})

test('a pending order is shown by its number, and without a number only if nothing was paid', async () => {
  const person = await site.makePerson()
  const first = await createPayment(person, 'tool-1-only', 49)
  expect(await orderOf(person)).toMatchObject({ number: first.body.number, state: 'pending' })
  const paid = await buyPlan(person, 'starter-bundle', 79)
  const waiting = await createPayment(person, 'all-access', 299)
  expect(await orderOf(person)).toMatchObject({ number: paid, state: 'paid' })
  expect(await orderOf(person, String(waiting.body.number))).toMatchObject({ plan: 'all-access', state: 'pending' })
})

test("T21 neither another user's order number nor a made-up one finds anything", async () => {
  const [buyer, other] = [await site.makePerson(), await site.makePerson()]
  const number = await buyPlan(buyer, 'starter-bundle', 79)
  for (const asker of [other, site]) expect(await orderOf(asker, number)).toBeNull()
  for (const made of ['SG-1999-00001', number.replace('SG', 'XX'), 'SG-2026-999999999999', '1'])
    expect(await orderOf(buyer, made)).toBeNull()
})
