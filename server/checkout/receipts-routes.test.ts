import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Receipt } from '#contract/receipts.ts'
import { draw } from '#server/checkout/receipt-drawing.ts'
import { orders } from '#server/tables/payment-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { buyPlan, confirmPayment, createPayment } from '#testing/server/buying.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const details = {
  ...{ business: 'Tern & Tide', name: 'Marta Lind', address: '3 Quay Street\nHarwich CO12 3HH' },
  taxNumber: 'GB 123 4567 89',
}

async function textOf(receipt: Receipt): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await draw(receipt)))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test("a receipt names what was paid, the seller, and the buyer's own billing details", async () => {
  const person = await site.makePerson()
  await site.setBrand(person, { businessName: 'Tern & Tide' })
  const begun = await createPayment(person, 'all-access', 239, { coupon: 'SAVE20' })
  await confirmPayment(person, begun.body.clientSecret)
  const path = `/api/receipts/${begun.body.number}`
  expect(await person.ask('GET', path)).toMatchObject({
    status: 200,
    body: {
      ...{ number: begun.body.number, state: 'paid', plan: 'all-access', originalAmount: 299, cents: 23_900 },
      ...{ coupon: 'SAVE20', percent: 20, isSimulated: true, seller: 'Signet', email: person.email },
      details: { business: 'Tern & Tide', name: expect.stringMatching(/\w/), address: '', taxNumber: '' },
    },
  })
  const saved = await person.ask('PUT', '/api/billing/details', details)
  expect(saved).toMatchObject({ status: 200, body: { success: true, details } })
  expect((await person.ask('GET', path)).body).toMatchObject({ details })
  const pdf = await person.ask('GET', `${path}/pdf`)
  expect(pdf.status).toBe(200)
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="receipt-${begun.body.number}.pdf"`,
  })
  expect(pdf.text.startsWith('%PDF-')).toBe(true)
  const exported = await person.ask('GET', '/api/account/export')
  expect(exported.text).toContain('GB 123 4567 89')
})

test('the PDF contains all of it', async () => {
  const text = await textOf({
    ...{ number: 'SG-2026-00017', state: 'refunded', plan: 'tool-1-only', paidAt: '2026-11-22T10:00:00.000Z' },
    ...{ originalAmount: 49, cents: 2900, coupon: 'FORTY', percent: 40, isSimulated: false, seller: 'Signet' },
    ...{ email: 'marta@example.org', details },
  })
  for (const said of [
    ...['SG-2026-00017', 'November 22, 2026', 'Seller', 'Signet', 'Buyer', 'Tern & Tide', 'Marta Lind'],
    ...['3 Quay Street', 'Harwich CO12 3HH', 'GB 123 4567 89', 'marta@example.org', 'Tool 1 Only, yours to keep'],
    ...['$49', 'FORTY, 40% off, rounded', '−$20', 'Paid', '$29', 'This payment was refunded in full.'],
  ])
    expect(text).toContain(said)
})

test("T21 another user's receipt, an unpaid one and a made-up one are not found", async () => {
  const [buyer, other] = [await site.makePerson(), await site.makePerson()]
  const number = await buyPlan(buyer, 'starter-bundle', 79)
  const waiting = await createPayment(buyer, 'all-access', 299)
  for (const ending of ['', '/pdf']) {
    expect(await other.ask('GET', `/api/receipts/${number}${ending}`)).toMatchObject({ status: 404 })
    expect(await site.ask('GET', `/api/receipts/${number}${ending}`)).toMatchObject({ status: 401 })
    for (const made of [waiting.body.number, `${number}-2`, 'SG-2026-99999', 'nothing'])
      expect((await buyer.ask('GET', `/api/receipts/${made}${ending}`)).status, `${made}`).toBe(404)
  }
})

test('invalid billing details are refused with a sentence, and nothing changes', async () => {
  const person = await site.makePerson()
  await person.ask('PUT', '/api/billing/details', details)
  const refused = await person.ask('PUT', '/api/billing/details', {
    ...details,
    taxNumber: 'x'.repeat(41),
    name: 'a\nb',
  })
  expect(refused).toMatchObject({
    ...{ status: 400, body: { fields: { taxNumber: expect.any(String), name: expect.any(String) } } },
  })
  const number = await buyPlan(person, 'tool-1-only', 49)
  expect((await person.ask('GET', `/api/receipts/${number}`)).body).toMatchObject({ details })
})

test('T21 a deleted account leaves its billing details on its paid orders and nowhere else', async () => {
  const person = await site.makePerson()
  await buyPlan(person, 'tool-1-only', 49)
  await person.ask('PUT', '/api/billing/details', details)
  const left = await person.ask('POST', '/api/account/delete', { confirmation: 'delete', businessName: person.email })
  expect(left.status).toBe(200)
  const rows = await site.database.select().from(orders).where(eq(orders.email, person.email))
  expect(rows).toMatchObject([{ userId: null, plan: 'tool-1-only', billing: details }])
})

test('the mailed receipt links an account’s owner to its page', async () => {
  const person = await site.makePerson()
  const number = await buyPlan(person, 'tool-1-only', 49)
  const mail = await vi.waitFor(
    () => site.mails.find(({ to, subject }) => to === person.email && /receipt/.test(subject)) ?? expect.fail(),
    { timeout: 10_000 },
  )
  expect(mail.text).toContain(`/profile/receipts/${number}`)
})
