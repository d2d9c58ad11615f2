import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminCalls } from '#contract/admin.ts'
import { adminWaitlistCalls } from '#contract/admin-waitlist.ts'
import { waitlist } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
let admin: TestPerson
beforeAll(async () => {
  site = await createTestApp()
  admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
})
afterAll(() => site.close())

test('the waitlist is shown newest first with its count, and as CSV; the log does not name people removed from it', async () => {
  const joined = (days: number) => new Date(Date.now() - days * 86_400_000)
  await site.database.insert(waitlist).values(
    ['Ida', '@Bo', 'Cy'].map((firstName, at) => ({
      ...{ email: `wait${at}@example.org`, firstName, listName: 'The Signet Toolkit', createdAt: joined(9 - at * 4) },
    })),
  )
  expect(await admin.ask('GET', '/api/admin/waitlist?size=2')).toMatchObject({
    status: 200,
    body: { total: 3, thisWeek: 2, people: [{ email: 'wait2@example.org', firstName: 'Cy' }, { firstName: '@Bo' }] },
  })
  expect(await admin.ask('GET', '/api/admin/waitlist?size=2&page=2')).toMatchObject({
    body: { people: [{ firstName: 'Ida', listName: 'The Signet Toolkit' }] },
  })
  // Inserted later, but with an earlier date, so it is sorted by the date.
  await site.database.insert(waitlist).values({
    ...{ email: 'late@example.org', firstName: 'Late', listName: 'The Signet Toolkit', createdAt: joined(30) },
  })
  const { text } = await admin.ask('GET', '/api/admin/waitlist.csv')
  expect(text.trimEnd().split('\r\n').at(-1)).toContain('late@example.org')
  expect(text.split('\r\n').slice(0, 3)).toEqual([
    '\ufeffEmail,First name,List,Joined',
    expect.stringContaining('wait2@example.org,Cy,The Signet Toolkit,'),
    expect.stringContaining(`wait1@example.org,"'@Bo",`),
  ])
  const { body } = await admin.ask('GET', '/api/admin/waitlist')
  const [first] = adminWaitlistCalls.listWaiting.reply.parse(body).people
  expect(await admin.ask('DELETE', `/api/admin/waitlist/${first?.id}`, {})).toMatchObject({ status: 200 })
  expect(await admin.ask('GET', '/api/admin/waitlist')).toMatchObject({ body: { total: 3 } })
  expect(await admin.ask('DELETE', `/api/admin/waitlist/${first?.id}`, {})).toMatchObject({ status: 404 })
  const log = await admin.ask('GET', '/api/admin/log?action=waiting-removed')
  const [deed] = adminCalls.listAdminLog.reply.parse(log.body).entries
  expect(deed).toMatchObject({ subject: 'The Signet Toolkit' })
  expect(JSON.stringify(deed)).not.toContain('wait2@')
})
