import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepOrders } from '#server/checkout/orders-store.ts'
import { orders } from '#server/platform/db/payment-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('an order that nobody pays is given up after a day, but not one that a bank still works on', async () => {
  const states = async (outcome: string | undefined) => {
    const person = await site.makePerson()
    const { body } = await person.ask('POST', '/api/create-payment-intent', { planName: 'starter-bundle', amount: 79 })
    if (outcome !== undefined)
      await person.ask('POST', '/api/checkout/simulate', { clientSecret: body.clientSecret, outcome })
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
    await site.database.update(orders).set({ createdAt: twoDaysAgo }).where(eq(orders.userId, person.userId))
    await sweepOrders(site.database)
    const rows = await site.database.select().from(orders).where(eq(orders.userId, person.userId))
    return rows.map(({ state }) => state)
  }
  expect(await states(undefined)).toEqual(['failed'])
  expect(await states('delay')).toEqual(['pending'])
})
