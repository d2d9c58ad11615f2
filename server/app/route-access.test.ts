import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { describedMedia } from '#testing/server/description.ts'
import type { TestPerson } from '#testing/server/people.ts'
import { requestsByCall } from '#testing/server/requests.ts'
import { type AskerKind, routeAccess, type StatusesByAsker } from '#testing/server/route-access.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

async function makeAsker(who: AskerKind, owner: TestPerson): Promise<TestPerson | undefined> {
  if (who === 'anonymous') return undefined
  if (who === 'owner') return owner
  return site.makeOwner({
    ...(who === 'suspended' && { accountStatus: 'suspended' }),
    ...(who === 'admin' && { isAdmin: true, userRole: 'admin' }),
  })
}

const whos = ['anonymous', 'owner', 'otherOwner', 'suspended', 'admin'] as const

test('every call has a row in the table, and every row a call', () => {
  const names = allCalls.map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(routeAccess).toSorted()).toEqual(names.toSorted())
})

describe.each(allCalls.map((spec) => [`${spec.method} ${spec.path}`, spec] as const))('%s', (_title, spec) => {
  const name = `${spec.method} ${spec.path}` as keyof typeof routeAccess
  test.each(whos)('T21 answers %s as the table says, with no data of anybody else', async (who) => {
    const owner = await site.makeOwner()
    const secret = 'A word that only the owner knows'
    await site.setBrand(owner, { productsServices: secret, chosenTagline: secret })
    await site.setUser(owner, { notes: 'a note of the staff' })
    const asker = await makeAsker(who, owner)
    const { url = spec.path, body, more } = await requestsByCall[name]({ site, asker, owner })
    const before = site.logLines.length
    const answered = await (asker?.ask ?? site.ask)(spec.method, url, body, more)

    const expected: StatusesByAsker = routeAccess[name]
    expect([answered.status, answered.text.slice(0, 200)]).toEqual([expected[who], answered.text.slice(0, 200)])
    const signsInAsOwner = name === 'POST /api/auth/login' || name === 'POST /api/auth/token'
    const mayRead = who === 'owner' || (who === 'admin' && spec.caller === 'admin')
    if (!mayRead && !signsInAsOwner) expect(answered.text).not.toContain(secret)
    if (answered.status >= 400) {
      expect(answered.body).toMatchObject({ error: expect.any(String), code: expect.any(String) })
    }
    const media = String(answered.headers['content-type']).split(';')[0]
    expect(describedMedia(spec, answered.status)).toEqual(answered.text === '' ? [] : expect.arrayContaining([media]))
    expect(site.logLines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([])
  })
})

test('T9 no response contains a password hash, a note, a session or a reset token, and none may be cached', {
  timeout: 60_000,
}, async () => {
  for (const spec of allCalls) {
    const name = `${spec.method} ${spec.path}` as keyof typeof routeAccess
    const owner = await site.makeOwner()
    await site.setUser(owner, { notes: 'a note of the staff' })
    const { url = spec.path, body, more } = await requestsByCall[name]({ site, asker: owner, owner })
    const answered = await owner.ask(spec.method, url, body, more)
    const token = owner.cookie.split('=')[1] ?? ''
    // The OpenAPI document names the field that admins see.
    const fields = name === 'GET /api/openapi.json' ? [] : ['"notes"']
    for (const secret of [token, '$argon2', 'passwordHash', 'a note of the staff', ...fields, '"sid"']) {
      expect(answered.text, name).not.toContain(secret)
    }
    expect(answered.headers['cache-control'], name).toBe('no-store')
  }
})
