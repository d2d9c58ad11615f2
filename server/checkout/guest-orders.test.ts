import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { confirmPayment, createPayment, fetchUser } from '#testing/server/buying.ts'
import { createAsk, getCookie, testPassword } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const receiptsFor = (email: string) => site.mails.filter(({ to, subject }) => to === email && /receipt/.test(subject))

describe('a guest', () => {
  const buy = async (email: string) => {
    const begun = await createPayment(site, 'all-access', 299, { email })
    const cookie = getCookie(begun)
    const guest = { ask: createAsk(site.app, cookie) }
    expect(await confirmPayment(guest, begun.body.clientSecret)).toMatchObject({ status: 200 })
    return { guest, cookie }
  }
  const signUp = (cookie: string, email: string) =>
    createAsk(site.app, cookie)('POST', '/api/auth/register', {
      ...{ email, password: testPassword, firstName: 'Ida', lastName: 'Moor' },
    })

  test('gives an email address, and the purchase joins the account that signs up in that browser', async () => {
    expect(await createPayment(site, 'all-access', 299)).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) } },
    })
    const { guest, cookie } = await buy('guest-a@example.org')
    expect((await guest.ask('GET', '/api/checkout/order')).body.order).toMatchObject({
      state: 'paid',
      isClaimed: false,
    })
    const made = await signUp(cookie, 'someone-else@example.org')
    expect(made.body.user).toMatchObject({ subscriptionPlan: 'all-access', hasPaidAccess: true })
    expect((await signUp(cookie, 'third@example.org')).body.user).toMatchObject({ subscriptionStatus: 'trialing' })
  })

  test('no longer sees the order once it belongs to an account, nor does the next user of the browser', async () => {
    const { guest, cookie } = await buy('guest-g@example.org')
    await signUp(cookie, 'guest-g@example.org')
    expect((await guest.ask('GET', '/api/checkout/order')).body).toEqual({ order: null, canJoin: false })
    const next = await site.makePerson()
    const both = createAsk(site.app, `${next.cookie}; ${cookie}`)
    expect((await both('GET', '/api/checkout/order')).body).toEqual({ order: null, canJoin: false })
    expect((await both('POST', '/api/checkout/join', {})).body).toMatchObject({ order: null })
  })

  test('joins the paid order, even if a newer one was started and left', async () => {
    const { cookie } = await buy('guest-h@example.org')
    await createPayment({ ask: createAsk(site.app, cookie) }, 'tool-1-only', 49, { email: 'guest-h@example.org' })
    const person = await site.makePerson()
    const both = createAsk(site.app, `${person.cookie}; ${cookie}`)
    expect((await both('GET', '/api/checkout/order')).body).toMatchObject({
      canJoin: true,
      order: { state: 'paid', isClaimed: false },
    })
    expect((await both('POST', '/api/checkout/join', {})).body.order).toMatchObject({
      state: 'paid',
      plan: 'all-access',
    })
    expect(await fetchUser(person)).toMatchObject({ subscriptionPlan: 'all-access' })
  })

  test('can on request add the order to an account that signs in there', async () => {
    const { cookie } = await buy('guest-c@example.org')
    const person = await site.makePerson()
    const both = { ask: createAsk(site.app, `${person.cookie}; ${cookie}`) }
    const joined = await both.ask('POST', '/api/checkout/join', {})
    expect(joined.body.order).toMatchObject({ state: 'paid', isClaimed: true, plan: 'all-access' })
    expect(await fetchUser(person)).toMatchObject({ subscriptionPlan: 'all-access' })
  })

  test('sees what was bought while signed out, even if their account had started another order', async () => {
    const person = await site.makePerson()
    await createPayment(person, 'starter-bundle', 79)
    const { cookie } = await buy('guest-e@example.org')
    const both = { ask: createAsk(site.app, `${person.cookie}; ${cookie}`) }
    expect((await both.ask('GET', '/api/checkout/order')).body.order).toMatchObject({ state: 'paid', isClaimed: false })
  })

  test('who adds a year to an account with a month pays for no further month', async () => {
    const person = await site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
    const month = await createPayment(person, 'monthly', 99)
    await confirmPayment(person, month.body.clientSecret)
    expect((await person.ask('GET', '/api/billing')).body).toMatchObject({ canCancel: true })
    const { cookie } = await buy('guest-f@example.org')
    await createAsk(site.app, `${person.cookie}; ${cookie}`)('POST', '/api/checkout/join', {})
    const canCancel = async () => (await person.ask('GET', '/api/billing')).body.canCancel
    await expect.poll(canCancel, { timeout: 10_000 }).toBe(false)
    expect(await fetchUser(person)).toMatchObject({ subscriptionPlan: 'all-access' })
  })

  test('who corrects the email before paying gets the receipt at the new address', async () => {
    const first = await createPayment(site, 'all-access', 299, { email: 'guest-tpyo@example.org' })
    const guest = { ask: createAsk(site.app, getCookie(first)) }
    const second = await createPayment(guest, 'all-access', 299, { email: 'guest-typo@example.org' })
    expect(second.body.number).toBe(first.body.number)
    await confirmPayment(guest, second.body.clientSecret)
    await vi.waitFor(() => expect(receiptsFor('guest-typo@example.org')).toHaveLength(1), { timeout: 10_000 })
    expect(receiptsFor('guest-tpyo@example.org')).toEqual([])
  })

  test('T47 is recognised only by a cookie that this server made', async () => {
    const { cookie } = await buy('guest-i@example.org')
    const [name = '', value = ''] = cookie.split('=')
    const [token = '', signature = ''] = value.split('.')
    expect(name).toBe('signet_order')
    const others = ['A'.repeat(43), token, `${token}.`, `${'A'.repeat(43)}.${signature}`, `${value}.x`, '.', '%00']
    for (const other of others) {
      const found = await createAsk(site.app, `${name}=${other}`)('GET', '/api/checkout/order')
      expect(found.body, other).toEqual({ order: null, canJoin: false })
      const begun = await createPayment({ ask: createAsk(site.app, `${name}=${other}`) }, 'all-access', 299, {
        email: 'x@example.org',
      })
      expect(getCookie(begun), other).toMatch(/^signet_order=[\w-]{43}\.[\w-]{43}$/)
      expect(getCookie(begun), other).not.toContain('AAAA')
    }
    // A visitor's token for the start page is signed too, but not valid for orders.
    const swapped = await site.ask('POST', '/api/start', {
      ...{ firstName: 'Ida', lastName: 'Moor', businessName: 'Tern & Tide' },
      ...{ companySize: '1-10', monthlyRevenue: '10k-50k', industry: 'education' },
    })
    const foreign = getCookie(swapped).replace('signet_start', name)
    const begun = await createPayment({ ask: createAsk(site.app, foreign) }, 'all-access', 299, {
      email: 'x@example.org',
    })
    expect(getCookie(begun)).toMatch(/^signet_order=/)
  })

  test('T47 has, under https, a cookie that no neighboring site can set', async () => {
    const settings = { publicUrl: 'https://signet.example', linkBase: 'https://signet.example' }
    const app = await site.again(settings)
    const begun = await createPayment({ ask: createAsk(app) }, 'all-access', 299, { email: 'guest-j@example.org' })
    expect(String(begun.headers['set-cookie'])).toMatch(
      /^__Host-signet_order=[\w-]{43}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const cookie = getCookie(begun)
    const orderFor = async (sent: string) => (await createAsk(app, sent)('GET', '/api/checkout/order')).body.order
    expect(await orderFor(cookie)).toMatchObject({ state: 'pending' })
    expect(await orderFor(cookie.replace('__Host-', ''))).toBeNull()
  })
})
