import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminCalls } from '#contract/admin.ts'
import { receiveEvent } from '#server/checkout/receive-event.ts'
import { paymentEvents } from '#server/tables/payment-tables.ts'
import { adminLog } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
let admin: TestPerson
beforeAll(async () => {
  site = await createTestApp()
  admin = await site.makePerson({ isAdmin: true, userRole: 'admin', firstName: 'Dana', lastName: 'Whitlock' })
})
afterAll(() => site.close())

const read = async (query = '') => {
  const answered = await admin.ask('GET', `/api/admin/log${query}`)
  expect(answered.status, answered.text).toBe(200)
  return adminCalls.listAdminLog.reply.parse(answered.body)
}
const note = ({ userId }: TestPerson, notes: string) =>
  admin.ask('PATCH', `/api/admin/users/${userId}/notes`, { notes })

test('T11 the log shows who did what to whom, newest first, page by page', async () => {
  const person = await site.makePerson({ firstName: 'Marta', lastName: 'Lindqvist' })
  for (const notes of ['a', 'ab', 'abc']) await note(person, notes)
  const first = await read('?size=2')
  expect(first).toMatchObject({
    total: 3,
    isMore: true,
    entries: [
      {
        adminName: `Dana Whitlock (${admin.email})`,
        userName: `Marta Lindqvist (${person.email})`,
        ...{ action: 'notes', before: { characters: 2 }, after: { characters: 3 }, refusal: null },
      },
      { after: { characters: 2 } },
    ],
  })
  const rest = await read(`?size=2&before=${first.entries.at(-1)?.id}`)
  expect(rest).toMatchObject({ isMore: false, entries: [{ before: { characters: 0 } }] })
  for (const bad of ['?size=101', '?before=0', '?before=x', '?page=1'])
    expect(await admin.ask('GET', `/api/admin/log${bad}`), bad).toMatchObject({ status: 400 })
})

test('T11 deleting an account removes its name from the log but keeps the row', async () => {
  const person = await site.makePerson({ firstName: 'Owen', lastName: 'Pell' })
  await note(person, 'Gone soon')
  await site.database.execute(sql`DELETE FROM users WHERE id = ${person.userId}`)
  const [entry] = (await read()).entries
  expect(entry).toMatchObject({ userId: person.userId, userName: 'A deleted account' })
  expect(JSON.stringify(await read())).not.toContain('Pell')
})

test('the log can be filtered by action, and by the email of admin or user, on screen and as CSV', async () => {
  const [one, two] = [await site.makePerson(), await site.makePerson()]
  await note(one, 'x')
  await admin.ask('PATCH', `/api/admin/users/${one.userId}/access`, { hasAccess: true })
  await note(two, 'y')
  const of = async (query: string) => (await read(query)).entries.map(({ action, userId }) => [action, userId])
  expect(await of(`?email=${one.email.toUpperCase()}`)).toEqual([
    ['access', one.userId],
    ['notes', one.userId],
  ])
  expect(await of(`?email=${one.email}&action=notes`)).toEqual([['notes', one.userId]])
  expect((await read(`?email=${one.email}`)).total).toBe(2)
  expect((await of(`?email=${admin.email}`)).length).toBeGreaterThanOrEqual(3)
  expect(await of('?email=nobody@example.org')).toEqual([])
  expect(await admin.ask('GET', '/api/admin/log?action=nothing')).toMatchObject({ status: 400 })
  const { text } = await admin.ask('GET', `/api/admin/log.csv?email=${two.email}`)
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)
})

test('T18 a payment that does not match is logged once, without an admin', async () => {
  const told = {
    ...{ id: 'evt_wrong', orderId: undefined, providerId: 'pi_unknown' },
    event: { kind: 'paid', at: Date.now(), payment: 'pi_unknown', cents: 100, currency: 'usd' } as const,
  }
  for (let times = 0; times < 2; times += 1) await receiveEvent(told, site.database)
  const problems = (await read()).entries.filter(({ action }) => action === 'payment-problem')
  expect(problems).toMatchObject([
    { adminId: null, adminName: '', userId: null, subject: 'evt_wrong', refusal: 'There is no such order.' },
  ])
  expect(await site.database.select().from(paymentEvents)).toHaveLength(1)
})

test('the CSV of the log has every row, quoted, and no cell that a spreadsheet would run as a formula', async () => {
  const person = await site.makePerson({ firstName: '=HYPERLINK("http://x")', lastName: 'A, "B"' })
  await note(person, 'one')
  await site.database
    .insert(adminLog)
    .values(
      Array.from({ length: 1500 }, (_, n) => ({ action: 'coupon-switched', subject: n === 0 ? '+1+1' : `CODE${n}` })),
    )
  const { headers, text } = await admin.ask('GET', '/api/admin/log.csv')
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="admin-log.csv"',
  })
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('\ufeffTime,Admin,User,Action,Subject,Before,After,Refused because')
  expect(lines.length - 2).toBe((await read()).total)
  expect(text).toContain(`,"'+1+1",`)
  expect(text).toContain(`"'=HYPERLINK(""http://x"") A, ""B"" (${person.email})"`)
})
