import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminOrdersCalls } from '#contract/admin-orders.ts'
import { orderStatements } from '#server/checkout/all-orders-store.ts'
import type { PaymentEvent } from '#server/checkout/combine-payment-events.ts'
import { receiveEvent } from '#server/checkout/receive-event.ts'
import { readMigration } from '#server/platform/db/migrate.ts'
import { orders } from '#server/tables/payment-tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { confirmPayment, createPayment } from '#testing/server/buying.ts'
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
let admin: TestPerson
beforeAll(async () => {
  site = await createTestApp()
  admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
})
afterAll(() => site.close())

const read = async (query = '') => {
  const answered = await admin.ask('GET', `/api/admin/orders${query}`)
  expect(answered.status, answered.text).toBe(200)
  return adminOrdersCalls.listAllOrders.reply.parse(answered.body)
}
const of = (email: string, more = '') => read(`?search=${encodeURIComponent(email)}${more}`)

async function buy(person: TestPerson, plan: string, amount: number): Promise<void> {
  const begun = await createPayment(person, plan, amount)
  expect((await confirmPayment(person, begun.body.clientSecret)).body).toMatchObject({ state: 'succeeded' })
}

/** Stores a guest's order and processes these provider messages for it. */
async function makeOrder(email: string, events: readonly PaymentEvent[]): Promise<void> {
  const id = randomUUID()
  await site.database.insert(orders).values({
    ...{ id, providerId: `sub_${id}`, buyer: id, email, plan: 'monthly', amount: 99, originalAmount: 99 },
    provider: 'stripe',
  })
  for (const [at, event] of events.entries())
    await receiveEvent({ id: `evt_${id}_${at}`, orderId: id, providerId: undefined, event }, site.database)
}
const paid = (payment: string, at: number) => ({ kind: 'paid', at, payment, cents: 9900, currency: 'usd' }) as const

describe('the list of all orders and payments', () => {
  test('T21 shows what a deleted account paid, with receipt number, email and name', async () => {
    const person = await site.makePerson({ firstName: 'Lena', lastName: 'Fischer' })
    await buy(person, 'starter-bundle', 79)
    const [own] = (await of(person.email)).entries
    expect(own).toMatchObject({ userId: person.userId, isDeleted: false, cents: 7900, state: 'paid', isPayment: true })
    const left = await person.ask('POST', '/api/account/delete', {
      confirmation: 'delete',
      businessName: person.email,
    })
    expect(left.status, left.text).toBe(200)
    const { entries, total } = await of(person.email)
    expect(total).toBe(1)
    expect(entries).toMatchObject([
      { ...{ number: own?.number, email: person.email, name: 'Lena Fischer' }, ...{ userId: null, isDeleted: true } },
    ])
    expect((await of(own?.number ?? '')).entries).toEqual(entries)
  })

  test('shows each renewal as a payment with its own receipt, and which were refunded, disputed or declined', async () => {
    const email = `renewals-${randomUUID()}@example.org`
    const day = (text: string) => Date.parse(`${text}T10:00:00Z`)
    await makeOrder(email, [
      paid('m1', day('2026-03-05')),
      { ...paid('m2', day('2026-04-05')), isRenewal: true },
      { kind: 'failed', payment: 'm3', at: day('2026-05-05'), isRenewal: true },
      { kind: 'refunded', payment: 'm2', at: day('2026-05-06') },
    ])
    const { entries } = await of(email)
    expect(entries.map(({ at, cents, state }) => [at.slice(0, 10), cents, state])).toEqual([
      ['2026-05-05', 0, 'failed'],
      ['2026-04-05', 9900, 'refunded'],
      ['2026-03-05', 9900, 'paid'],
    ])
    const first = entries[2]?.number
    expect(entries.map(({ number }) => number)).toEqual([first, `${first}-2`, first])
    expect((await of(`${first}-2`)).entries).toMatchObject([{ state: 'refunded' }])
    expect((await of(email, '&month=2026-04')).entries).toMatchObject([{ state: 'refunded' }])
    expect((await of(email, '&state=paid')).total).toBe(1)
    expect(entries[0]).toMatchObject({ name: null, userId: null, isDeleted: false })
  })

  test('shows an unpaid order as such, and searches emails literally', async () => {
    const person = await site.makePerson({ email: 'wait_ing@example.org' })
    await createPayment(person, 'tool-1-only', 49)
    expect((await of('T_ING@ex')).entries).toMatchObject([{ state: 'pending', isPayment: false, cents: 4900 }])
    expect((await of('t%ing@ex')).entries).toEqual([])
    expect((await of('wait_ing', '&state=failed')).total).toBe(0)
    expect((await of('wait_ing', '&state=pending')).total).toBe(1)
  })

  test('sums payments by the month they were made in, with refunds and disputes apart', async () => {
    const now = new Date()
    const [month, at] = [now.toISOString().slice(0, 7), now.getTime()]
    const sumOf = async () => (await read()).months.find((each) => each.month === month)
    const before = await sumOf()
    await makeOrder(`sum-${randomUUID()}@example.org`, [paid('s1', at)])
    await makeOrder(`sum-${randomUUID()}@example.org`, [paid('s2', at), { kind: 'refunded', at: at + 1000 }])
    await makeOrder(`sum-${randomUUID()}@example.org`, [paid('s3', at), { kind: 'disputed', at: at + 1000 }])
    const after = await sumOf()
    expect(after).toEqual({
      month,
      payments: (before?.payments ?? 0) + 3,
      paidCents: (before?.paidCents ?? 0) + 9900,
      refundedCents: (before?.refundedCents ?? 0) + 9900,
      disputedCents: (before?.disputedCents ?? 0) + 9900,
    })
  })

  test('has no gap between pages, and exports every row of the filter as CSV', async () => {
    const mark = randomUUID()
    for (const n of [1, 2, 3]) await makeOrder(`=page${n}-${mark}@example.org`, [paid(`p${n}`, 1_700_000_000_000)])
    const pages = [await of(mark, '&size=2'), await of(mark, '&size=2&page=2'), await of(mark, '&size=2&page=3')]
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3])
    const numbers = pages.flatMap(({ entries }) => entries.map(({ number }) => number))
    expect(new Set(numbers).size).toBe(3)
    expect(numbers).toHaveLength(3)
    const { headers, text } = await admin.ask('GET', `/api/admin/orders.csv?search=${mark}`)
    expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename="orders.csv"' })
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain(`"'=page`)
    expect(lines[1]).toContain(',99.00,')
    for (const bad of ['?state=gone', '?month=2026-13', '?month=26-1', `?search=${'x'.repeat(101)}`, '?size=101'])
      expect(await admin.ask('GET', `/api/admin/orders${bad}`), bad).toMatchObject({ status: 400 })
  })

  test('includes payments from before the list existed, through the migration', async () => {
    const email = `before-${randomUUID()}@example.org`
    await makeOrder(email, [
      paid('b1', 1000),
      { ...paid('b2', 2000), isRenewal: true },
      { kind: 'refunded', payment: 'b1', at: 3000 },
      { kind: 'failed', payment: 'b3', at: 4000, isRenewal: true },
    ])
    const settled = (await of(email)).entries
    expect(settled).toHaveLength(3)
    await site.database.execute(sql`DELETE FROM payments`)
    const migration = await readMigration('0026-administration.sql')
    const filling = /WITH told AS[^;]*;/.exec(migration)?.[0]
    await site.database.execute(sql.raw(filling ?? ''))
    expect((await of(email)).entries).toEqual(settled)
  })
})

describe('with many orders', () => {
  let own: TestDatabase
  beforeAll(async () => {
    own = await createTestDatabase()
    for (let from = 0; from < 20_000; from += 5000)
      await own.database.execute(sql`
        WITH made AS (
          INSERT INTO orders (id, buyer, email, plan, amount, original_amount, provider, state, paid_at, created_at)
          SELECT md5(n::text)::uuid, n, 'u' || n || '@example.org', 'monthly', 99, 99, 'stripe',
            CASE WHEN n % 10 = 0 THEN 'failed' ELSE 'paid' END,
            CASE WHEN n % 10 > 0 THEN now() - n * interval '5 minutes' END, now() - n * interval '5 minutes'
          FROM generate_series(${from + 1}::int, ${from + 5000}::int) AS n RETURNING *)
        INSERT INTO payments (order_id, payment, receipt, cents, state, at, is_simulated)
        SELECT id, 'pay', 0, 9900, CASE WHEN number % 97 = 0 THEN 'refunded' ELSE 'paid' END, paid_at, false
        FROM made WHERE paid_at IS NOT NULL`)
    for (const table of ['orders', 'payments']) await own.database.execute(sql.raw(`VACUUM (ANALYZE) ${table}`))
  }, 120_000)
  afterAll(() => own.drop())

  const planOf = async (statement: SQL) =>
    (await own.database.execute(sql`EXPLAIN ${statement}`)).rows.map((row) => String(row['QUERY PLAN'])).join('\n')

  test('reads any page, filtered or searched, from indexes', async () => {
    const part = { size: 25, skipped: 50 }
    const plans = [
      [{}, /payments_newest[\s\S]*orders_unpaid/],
      [{ month: '2026-05' }, /payments_newest[\s\S]*orders_unpaid/],
      [{ state: 'refunded' }, /payments_by_state/],
      [{ search: 'SG-2026-00017' }, /orders_number_key/],
      [{ search: 'u4711@' }, /orders_pieces/],
    ] as const
    for (const [filter, index] of plans) {
      const plan = await planOf(orderStatements.page(filter, part))
      expect(plan, JSON.stringify(filter)).toMatch(index)
      expect(plan, JSON.stringify(filter)).not.toMatch(/Seq Scan on (orders|payments)/)
    }
    expect(await planOf(orderStatements.months(false))).toMatch(/Index Only Scan[\s\S]*payments_newest/)
  })
})
