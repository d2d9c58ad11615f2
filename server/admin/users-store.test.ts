import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminCalls } from '#contract/admin.ts'
import { users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
let admin: TestPerson
beforeAll(async () => {
  site = await createTestApp()
  admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
})
afterAll(() => site.close())

const list = async (query: string) => {
  const answered = await admin.ask('GET', `/api/admin/users?${query}`)
  expect(answered.status, answered.text).toBe(200)
  return adminCalls.listUsers.reply.parse(answered.body)
}

describe('filters', () => {
  test('T14 find users by business, by last name first and by status, alone or with a search', async () => {
    const one = await site.makePerson({ firstName: 'Miriam', lastName: 'Winslow', userRole: 'test' })
    const two = await site.makePerson({ firstName: 'Jan', lastName: 'Winslow', accountStatus: 'banned' })
    await site.setUser(two, { ownedPlans: ['starter-bundle'], subscriptionStatus: 'inactive' })
    await site.setBrand(one, { businessName: 'Salt & Kiln' })
    const found = async (query: string) => (await list(query)).users.map(({ email }) => email)
    expect(await found('search=salt %26 k')).toEqual([one.email])
    expect(await found('search=winslow miriam')).toEqual([one.email])
    await site.setBrand(one, { businessName: 'Kiln Only' })
    expect(await found('search=salt %26 k')).toEqual([])
    expect(await found('status=banned')).toContain(two.email)
    expect(await found('search=winslow&role=test')).toEqual([one.email])
    expect(await found('search=winslow&status=banned&plan=starter-bundle&subscription=inactive')).toEqual([two.email])
    expect(await found('search=winslow&plan=none')).toEqual([one.email])
    expect(await found('search=winslow&plan=monthly')).toEqual([])
    // The name of a status is not searched as text.
    expect(await found('search=banned')).toEqual([])
    for (const bad of ['status=gone', 'plan=free', 'role=owner'])
      expect(await admin.ask('GET', `/api/admin/users?${bad}`), bad).toMatchObject({ status: 400 })
  })

  test('apply to the CSV too, which has no cell that a spreadsheet would run as a formula', async () => {
    await site.makePerson({ firstName: '=1+1', lastName: 'Quill', accountStatus: 'suspended' })
    const { headers, text } = await admin.ask('GET', '/api/admin/users.csv?search=quill&status=suspended')
    expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename="users.csv"' })
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=1+1",Quill,,customer,suspended,trialing,`)
    const all = await admin.ask('GET', '/api/admin/users.csv')
    expect(all.text.trimEnd().split('\r\n')).toHaveLength(1 + (await site.database.$count(users)))
  })
})
