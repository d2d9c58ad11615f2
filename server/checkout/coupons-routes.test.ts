import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminCouponsCalls } from '#contract/admin-coupons.ts'
import { adminLog } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
let admin: TestPerson
beforeAll(async () => {
  site = await createTestApp()
  admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
})
afterAll(() => site.close())

const make = (body: object) => admin.ask('POST', '/api/admin/coupons', body)
const amountWith = async (coupon: string) =>
  (await site.ask('POST', '/api/checkout/quote', { plan: 'all-access', coupon })).body.amount

test('T16 admins see the coupons as buyers do, and switch them on and off', async () => {
  const listed = await admin.ask('GET', '/api/admin/coupons')
  const { coupons, isSimulated } = adminCouponsCalls.listCoupons.reply.parse(listed.body)
  expect(isSimulated).toBe(true)
  expect(coupons.find(({ code }) => code === 'FOUNDER')).toMatchObject({ percent: 30, isActive: true, uses: 0 })
  expect(await amountWith('FOUNDER')).toBe(209)
  const off = await admin.ask('PATCH', '/api/admin/coupons/founder', { isActive: false })
  expect(off).toMatchObject({ status: 200, body: { coupon: { code: 'FOUNDER', isActive: false } } })
  expect(await amountWith('FOUNDER')).toBeUndefined()
  await admin.ask('PATCH', '/api/admin/coupons/FOUNDER', { isActive: true })
  expect(await amountWith('FOUNDER')).toBe(209)
  const deeds = await site.database.select().from(adminLog).where(eq(adminLog.subject, 'FOUNDER')).orderBy(adminLog.id)
  expect(deeds).toMatchObject([
    { action: 'coupon-switched', adminId: admin.userId, before: { isActive: true }, after: { isActive: false } },
    { before: { isActive: false }, after: { isActive: true } },
  ])
})

test('a new coupon is valid at once, with its limit, and to the end of its last day', async () => {
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const made = await make({ code: 'spring15', percent: 15, usesMax: 2, lastDay })
  expect(made).toMatchObject({
    status: 200,
    body: { coupon: { code: 'SPRING15', percent: 15, isActive: true, uses: 0, usesMax: 2 } },
  })
  const expiresAt = new Date(Date.parse(lastDay) + 86_400_000).toISOString()
  expect(made.body.coupon).toMatchObject({ expiresAt })
  expect(await amountWith('Spring15')).toBe(254)
  expect(await make({ code: 'SPRING15', percent: 20 })).toMatchObject({ status: 409, body: { code: 'coupon_taken' } })
})

test('T16 a coupon for one plan is refused for another, at its field, naming the right plan', async () => {
  await make({ code: 'YEARLY', percent: 10, plan: 'all-access' })
  expect(await amountWith('YEARLY')).toBe(269)
  const sentence = 'This coupon counts for All Access only.'
  expect(await site.ask('POST', '/api/checkout/quote', { plan: 'tool-1-only', coupon: 'YEARLY' })).toMatchObject({
    status: 409,
    body: { code: 'coupon_refused', error: sentence, fields: { coupon: sentence } },
  })
  const person = await site.makePerson()
  const paying = { planName: 'tool-1-only', amount: 44, coupon: 'YEARLY' }
  expect(await person.ask('POST', '/api/create-payment-intent', paying)).toMatchObject({
    status: 409,
    body: { code: 'coupon_refused' },
  })
})

test('T16 every part of a coupon can be changed, its code only before the first use, and each change is logged', async () => {
  await make({ code: 'EDITME', percent: 10 })
  const put = (code: string, body: object) => admin.ask('PATCH', `/api/admin/coupons/${code}`, body)
  expect(await put('EDITME', { code: 'edited', percent: 20, usesMax: 5, lastDay: '2099-01-31' })).toMatchObject({
    status: 200,
    body: {
      coupon: { ...{ code: 'EDITED', percent: 20, usesMax: 5 }, expiresAt: '2099-02-01T00:00:00.000Z', isActive: true },
    },
  })
  expect(await amountWith('EDITED')).toBe(239)
  expect(await amountWith('EDITME')).toBeUndefined()
  expect(await put('EDITED', { code: 'FOUNDER' })).toMatchObject({ status: 409, body: { code: 'coupon_taken' } })
  const person = await site.makePerson()
  await person.ask('POST', '/api/create-payment-intent', { planName: 'all-access', amount: 239, coupon: 'EDITED' })
  expect(await put('EDITED', { code: 'AGAIN' })).toMatchObject({ status: 409, body: { code: 'coupon_used' } })
  expect(await put('EDITED', { percent: 30, plan: 'monthly', lastDay: null })).toMatchObject({
    body: { coupon: { code: 'EDITED', percent: 30, plan: 'monthly', expiresAt: null, uses: 1 } },
  })
  for (const bad of [{}, { percent: 0 }, { plan: 'free' }, { lastDay: '2020-01-01' }, { uses: 0 }])
    expect(await put('EDITED', bad), JSON.stringify(bad)).toMatchObject({ status: 400 })
  const deeds = await site.database.select().from(adminLog).where(eq(adminLog.subject, 'EDITED')).orderBy(adminLog.id)
  expect(deeds).toMatchObject([
    { action: 'coupon-changed', before: { code: 'EDITME', percent: 10 }, after: { code: 'EDITED', percent: 20 } },
    { action: 'coupon-changed', before: { percent: 20, plan: null }, after: { percent: 30, plan: 'monthly' } },
  ])
})

test('invalid coupon data is refused with a sentence', async () => {
  const good = { code: 'AUTUMN', percent: 10 }
  const bad = [
    { code: 'AB' },
    { code: 'WITH SPACE' },
    { code: 'X'.repeat(41) },
    { percent: 0 },
    { percent: 101 },
    { percent: 12.5 },
    { percent: '10' },
    { usesMax: 0 },
    { lastDay: '2020-01-01' },
    { lastDay: '9999-12-31' },
    { lastDay: 'tomorrow' },
    { uses: 5 },
    { isActive: true },
  ]
  for (const more of bad) expect(await make({ ...good, ...more }), JSON.stringify(more)).toMatchObject({ status: 400 })
  expect(await make({ ...good, lastDay: '2020-01-01' })).toMatchObject({
    body: { fields: { lastDay: 'That day is past.' } },
  })
  const unknown = await admin.ask('PATCH', '/api/admin/coupons/NOBODYS', { isActive: true })
  expect(unknown).toMatchObject({ status: 404, body: { error: 'There is no coupon with this code.' } })
})
