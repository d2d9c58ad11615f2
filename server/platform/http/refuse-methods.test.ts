import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'
import { requestsByCall } from '#testing/server/requests.ts'
import { routeAccess } from '#testing/server/route-access.ts'

let site: TestApp
let person: TestPerson
beforeAll(async () => {
  site = await createTestApp()
  person = await site.makeOwner()
})
afterAll(() => site.close())

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const addresses = [...new Set(allCalls.map(({ path }) => path))]
/** The methods an address supports by the contract; GET implies HEAD. */
const takenAt = (address: string) => {
  const taken = allCalls.filter(({ path }) => path === address).map(({ method }) => method)
  return taken.includes('GET') ? [...taken, 'HEAD'] : taken
}

test.each(addresses)('%s answers 405 to every other method, and lists its own', async (address) => {
  const taken = takenAt(address)
  const url = address.replace(/:\w+/g, '1')
  const headers = { 'content-type': 'text/plain', cookie: person.cookie }
  for (const method of methods.filter((each) => !taken.includes(each))) {
    const payload = ['GET', 'HEAD'].includes(method) ? {} : { payload: 'no JSON' }
    const refused = await site.app.inject({ method, url, headers, ...payload })
    expect([refused.statusCode, refused.headers.allow], method).toEqual([405, taken.toSorted().join(', ')])
    expect(refused.headers['cache-control']).toBe('no-store')
    if (method === 'HEAD') expect(refused.body).toBe('')
    else expect(refused.json()).toEqual({ error: expect.any(String), code: 'method_not_allowed' })
  }
})

test('a wrong method from another site is refused as foreign first, and an unknown path stays 404', async () => {
  const foreign = { headers: { origin: 'https://evil.example' } }
  expect(await site.ask('DELETE', '/api/profile', undefined, foreign)).toMatchObject({ status: 403 })
  for (const method of methods) {
    const nowhere = await site.app.inject({ method, url: '/api/brand-attributes/none' })
    expect(nowhere.statusCode, method).toBe(404)
  }
})

describe.each(allCalls.filter(({ method }) => method === 'GET').map(({ path }) => path))('HEAD %s', (path) => {
  test.each(['anonymous', 'owner'] as const)('answers %s like GET, without a body', async (who) => {
    const owner = await site.makeOwner()
    const asker = who === 'owner' ? owner : undefined
    const name = `GET ${path}` as keyof typeof routeAccess
    const { url = path, more } = await requestsByCall[name]({ site, asker, owner })
    const headers = { ...more?.headers, ...(asker && { cookie: asker.cookie }) }
    const head = await site.app.inject({ method: 'HEAD', url, headers })
    expect([head.statusCode, head.body]).toEqual([routeAccess[name][who], ''])
    expect(head.headers['cache-control']).toBe('no-store')
    if (path === '/api/logout') return
    const got = await site.app.inject({ method: 'GET', url, headers })
    for (const told of ['content-type', 'location', 'content-disposition'])
      expect(head.headers[told], told).toBe(got.headers[told])
  })
})
