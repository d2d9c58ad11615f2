import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSecrets } from '#server/platform/http/secrets.ts'
import { orders } from '#server/tables/payment-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { confirmPayment, createPayment, fetchUser } from '#testing/server/buying.ts'
import { createAsk, getCookie, type TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const linksTo = (email: string) =>
  site.mails.flatMap(({ to, text }) => {
    const token = /http:\/\/localhost:3000\/order\?token=([\w-]{43})/.exec(text)?.[1]
    return to === email && token !== undefined ? [token] : []
  })
const waitForLinks = (email: string, count = 1) =>
  vi.waitFor(() => expect(linksTo(email)).toHaveLength(count), { timeout: 10_000 })

/** Buys without an account; returns the browser's cookie and the token of the receipt's link. */
async function buyAsGuest(email: string, { plan = 'all-access', amount = 299, cookie = '' } = {}) {
  const begun = await createPayment({ ask: createAsk(site.app, cookie) }, plan, amount, { email })
  await confirmPayment(site, begun.body.clientSecret)
  await waitForLinks(email)
  return { cookie: cookie || getCookie(begun), token: linksTo(email).at(-1) ?? '' }
}

const look = (asker: Pick<TestPerson, 'ask'>, token: string) => asker.ask('POST', '/api/checkout/claim/look', { token })
const add = (asker: Pick<TestPerson, 'ask'>, token: string) => asker.ask('POST', '/api/checkout/claim', { token })
const setOrder = (email: string, columns: object) =>
  site.database.update(orders).set(columns).where(eq(orders.email, email))
const makeBuyerOfMonth = async () => {
  const person = await site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
  await confirmPayment(person, (await createPayment(person, 'monthly', 99)).body.clientSecret)
  expect((await person.ask('GET', '/api/billing')).body).toMatchObject({ canCancel: true })
  return person
}
const refused = { status: 400, body: { code: 'invalid_link', error: expect.stringMatching(/./) } }

test('T47 a receipt’s link shows its order to anyone who has it, and opening it gives access to nothing', async () => {
  const { token } = await buyAsGuest('guest-a@example.org')
  const person = await site.makePerson()
  for (const asker of [site, person]) {
    const opened = await asker.ask('GET', `/api/checkout/claim?token=${token}`)
    expect(opened).toMatchObject({ status: 302, headers: { location: `/order?token=${token}` } })
    const shown = await look(asker, token)
    expect(shown.body).toMatchObject({
      state: 'open',
      order: { plan: 'all-access', amount: 299, number: expect.stringMatching(/^SG-/), isClaimed: false },
    })
    for (const { headers } of [opened, shown]) expect(headers['set-cookie']).toBeUndefined()
  }
  expect(await fetchUser(person)).toMatchObject({ subscriptionStatus: 'trialing', hasPaidAccess: false })
  expect(await look(site, 'made-up')).toMatchObject(refused)
})

test('T47 the button adds only that order to one account; other accounts see that it was taken', async () => {
  const { token, cookie } = await buyAsGuest('guest-b@example.org')
  await buyAsGuest('guest-b2@example.org', { plan: 'starter-bundle', amount: 79, cookie })
  const [person, other] = [await site.makePerson(), await site.makePerson()]
  expect(await add(site, token)).toMatchObject({ status: 401 })
  const added = await Promise.all([add(person, token), add(other, token)])
  expect(added.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const [owner, late] = added[0]?.status === 200 ? [person, other] : [other, person]
  expect(await fetchUser(owner)).toMatchObject({ subscriptionPlan: 'all-access', ownedPlans: [] })
  expect(await fetchUser(late)).toMatchObject({ subscriptionStatus: 'trialing' })
  expect((await add(owner, token)).body).toMatchObject({ state: 'own', order: { isClaimed: true } })
  expect(await add(late, token)).toMatchObject({
    ...refused,
    body: { error: 'This order is in another account already.' },
  })
  for (const asker of [site, late])
    expect((await look(asker, token)).body).toEqual({ state: 'joined', order: null, note: null })
  // The browser's other order is not affected.
  const stays = await createAsk(site.app, cookie)('GET', '/api/checkout/order')
  expect(stays.body).toMatchObject({ canJoin: true, order: { plan: 'starter-bundle' } })
})

test('T47 a guest who opens somebody else’s receipt and then buys keeps their own purchase', async () => {
  const { token } = await buyAsGuest('sender@example.org', { plan: 'tool-1-only', amount: 49 })
  const opened = await site.ask('GET', `/api/checkout/claim?token=${token}`)
  const visitor = await buyAsGuest('visitor@example.org', { cookie: getCookie(opened) })
  const sender = await site.makePerson()
  for (const value of [token, visitor.token, getCookie(opened)]) {
    const asSender = { ask: createAsk(site.app, `${sender.cookie}; signet_order=${value}`) }
    expect((await asSender.ask('GET', '/api/checkout/order')).body).toEqual({ order: null, canJoin: false })
    expect((await asSender.ask('POST', '/api/checkout/join', {})).body.order).toBeNull()
  }
  expect(await fetchUser(sender)).toMatchObject({ hasPaidAccess: false })
  const buyer = await site.makePerson()
  const asBuyer = createAsk(site.app, `${buyer.cookie}; ${visitor.cookie}`)
  expect((await asBuyer('POST', '/api/checkout/join', {})).body.order).toMatchObject({ plan: 'all-access' })
})

test('T47 a link works for thirty days; then its page mails a new one to the buyer only', async () => {
  const email = 'guest-c@example.org'
  const { token } = await buyAsGuest(email)
  await setOrder(email, { claimUntil: sql`now() - interval '1 second'` })
  const person = await site.makePerson()
  for (const asker of [site, person])
    expect((await look(asker, token)).body).toEqual({ state: 'expired', order: null, note: null })
  expect(await add(person, token)).toMatchObject(refused)
  expect(await fetchUser(person)).toMatchObject({ hasPaidAccess: false })

  expect(await site.ask('POST', '/api/checkout/claim/mail', { token: 'made-up' })).toMatchObject(refused)
  expect(await site.ask('POST', '/api/checkout/claim/mail', { token })).toMatchObject({ body: { success: true } })
  await waitForLinks(email, 2)
  const [, renewed = ''] = linksTo(email)
  const mail = site.mails.findLast(({ to }) => to === email)
  expect(mail).toMatchObject({ subject: 'Your receipt for All Access: $299', text: expect.stringContaining('30 days') })
  const [order] = await site.database.select().from(orders).where(eq(orders.email, email))
  expect(Math.abs((order?.claimUntil.getTime() ?? 0) - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000)
  expect(await look(site, token)).toMatchObject(refused)
  expect((await add(person, renewed)).body).toMatchObject({ state: 'own' })
  expect(await site.ask('POST', '/api/checkout/claim/mail', { token: renewed })).toMatchObject(refused)
})

test('T47 the buyer of an order is mailed at most three new links a day', async () => {
  const { token } = await buyAsGuest('guest-d@example.org')
  const [order] = await site.database.select().from(orders).where(eq(orders.email, 'guest-d@example.org'))
  const app = await site.again({ rateLimitScale: 1 })
  const ask = () => createAsk(app)('POST', '/api/checkout/claim/mail', { token })
  for (const count of [2, 3, 4]) {
    expect(await ask()).toMatchObject({ status: 200 })
    await waitForLinks('guest-d@example.org', count)
    // Each mail's link replaces the one before.
    await setOrder('guest-d@example.org', { claimHash: order?.claimHash })
  }
  expect(await ask()).toMatchObject({ status: 429 })
})

test('T47 links in older receipts still add their order', async () => {
  await buyAsGuest('guest-e@example.org')
  const secrets = createSecrets('a secret for tests only, of 48 characters or more')
  const older = secrets.newToken()
  await setOrder('guest-e@example.org', { claimHash: secrets.hashOf(older) })
  const person = await site.makePerson()
  expect((await add(person, older)).body).toMatchObject({ state: 'own' })
  expect(await fetchUser(person)).toMatchObject({ subscriptionPlan: 'all-access' })
})

test("T47 adding a month first says what happens to the user's current month", async () => {
  const owner = await makeBuyerOfMonth()
  const { token } = await buyAsGuest('guest-f@example.org', { plan: 'monthly', amount: 99 })
  const { note } = (await look(owner, token)).body
  expect(note).toMatch(
    /^You have a monthly plan already, and only one can go on\. Yours won’t renew any more and ends on \w+ \d+, \d{4}\. This one takes its place, and is charged to the card it was bought with\.$/,
  )
  expect((await owner.ask('GET', '/api/billing')).body).toMatchObject({ isCanceled: false })
  expect((await add(owner, token)).body).toMatchObject({ state: 'own' })
  const canceled = async () =>
    (await site.database.select().from(orders).where(eq(orders.userId, owner.userId)))
      .filter(({ isCanceled }) => isCanceled)
      .map(({ email }) => email)
  await expect.poll(canceled, { timeout: 10_000 }).toEqual([owner.email])
})

test('T47 the page says if the added order itself will not renew, and says nothing if nothing changes', async () => {
  const month = await buyAsGuest('guest-g@example.org', { plan: 'monthly', amount: 99 })
  const kept = await buyAsGuest('guest-h@example.org', { plan: 'starter-bundle', amount: 79 })
  const year = await buyAsGuest('guest-i@example.org')
  const noteFor = async (asker: TestPerson, { token }: { token: string }) => (await look(asker, token)).body.note
  const owner = await makeBuyerOfMonth()
  expect(await noteFor(owner, month)).toMatch(/^You have a newer monthly plan/)
  expect(await noteFor(owner, year)).toMatch(/^It takes the place of your monthly plan/)
  expect(await noteFor(owner, kept)).toBeNull()
  const ofYear = await site.makePerson()
  await add(ofYear, year.token)
  expect(await noteFor(ofYear, month)).toMatch(/^You have All Access/)
  expect(await noteFor(await site.makePerson(), month)).toBe('It takes the place of the days left in your trial.')
})

test('T47 a refunded order is shown as such and cannot be added', async () => {
  const { token } = await buyAsGuest('guest-j@example.org')
  await setOrder('guest-j@example.org', { state: 'refunded' })
  const person = await site.makePerson()
  expect((await look(person, token)).body).toMatchObject({ state: 'open', order: { state: 'refunded' } })
  expect(await add(person, token)).toMatchObject(refused)
  expect(await site.ask('POST', '/api/checkout/claim/mail', { token })).toMatchObject(refused)
})
