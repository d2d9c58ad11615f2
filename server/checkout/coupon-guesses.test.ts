import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk } from '#testing/server/people.ts'

let site: TestApp
let limited: FastifyInstance
beforeAll(async () => {
  site = await createTestApp()
  limited = await site.again({ rateLimitScale: 1, trustProxy: '127.0.0.1' })
})
afterAll(() => site.close())

/** A signed-in user at this network address. */
async function makeBuyer(address: string) {
  const { cookie } = await site.makePerson()
  const ask = createAsk(limited, cookie)
  return (path: string, body: object) => ask('POST', path, body, { headers: { 'x-forwarded-for': address } })
}
const wrong = (at: number) => `GUESS${at}`
const tooMany = {
  status: 429,
  body: { error: 'Too many coupon codes in a short time. Please wait a minute and try again.' },
}

test('T16 an address has ten wrong codes a minute, over all accounts and calls, even at once', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => makeBuyer('203.0.113.1')))
  const tried = buyers.flatMap((ask, buyer) =>
    Array.from({ length: 10 }, (_, at) =>
      ask('/api/checkout/free', { plan: 'monthly', coupon: wrong(buyer * 10 + at) }),
    ),
  )
  const answered = await Promise.all(tried)
  expect(answered.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10)
  expect(answered.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(70)
  const another = await makeBuyer('203.0.113.1')
  for (const [path, more] of [
    ['/api/checkout/quote', { plan: 'monthly' }],
    ['/api/create-payment-intent', { planName: 'monthly', amount: 79 }],
    ['/api/checkout/free', { plan: 'monthly' }],
  ] as const) {
    // A valid code must tell a guesser nothing either.
    expect(await another(path, { ...more, coupon: 'SAVE20' }), path).toMatchObject(tooMany)
    expect(await (await makeBuyer('203.0.113.2'))(path, { ...more, coupon: 'NOPE' })).toMatchObject({ status: 400 })
  }
})

test('T16 a valid code never counts as a guess, however often its price is quoted', async () => {
  const ask = await makeBuyer('203.0.113.3')
  for (let look = 0; look < 15; look += 1)
    expect(await ask('/api/checkout/quote', { plan: 'monthly', coupon: 'SAVE20' })).toMatchObject({ status: 200 })
  for (let guess = 0; guess < 10; guess += 1)
    expect(await ask('/api/checkout/quote', { plan: 'monthly', coupon: wrong(guess) })).toMatchObject({ status: 400 })
  expect(await ask('/api/checkout/quote', { plan: 'monthly', coupon: wrong(10) })).toMatchObject(tooMany)
  expect(await ask('/api/checkout/quote', { plan: 'monthly' })).toMatchObject({ status: 200 })
})
