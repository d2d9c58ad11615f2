import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, type TestPerson } from '#testing/server/people.ts'
import { makeUpload } from '#testing/server/requests.ts'

let site: TestApp
let person: TestPerson
beforeAll(async () => {
  site = await createTestApp()
  person = await site.makePerson()
})
afterAll(() => site.close())

const changes = allCalls.filter(({ method }) => method !== 'GET')
const addressOf = (path: string) => path.replace(/:\w+/g, '1')

describe.each(changes.map((spec) => [`${spec.method} ${spec.path}`, spec] as const))('%s', (_name, spec) => {
  test('T7 a foreign or null Origin and a cross-site request are 403', async () => {
    const origins = [
      'https://evil.example',
      'null',
      'http://localhost:80.evil.example',
      'https://localhost',
      'http://localhost:81',
    ]
    const foreign = [...origins.map((origin) => ({ origin })), { 'sec-fetch-site': 'cross-site' }]
    for (const headers of foreign) {
      const refused = await person.ask(spec.method, addressOf(spec.path), {}, { headers })
      expect(refused, JSON.stringify(headers)).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
    }
    const { cookie } = person
    const mixed = { headers: { origin: 'http://localhost', 'sec-fetch-site': 'cross-site', cookie } }
    expect(await site.ask(spec.method, addressOf(spec.path), {}, mixed)).toMatchObject({ status: 403 })
  })

  test('T7 a body with another content type is 415, near-misses too', async () => {
    const others = [
      'text/plain',
      'application/json\ta',
      'application/json a',
      'application/json;a',
      'application/jsonp',
      'application/json, text/plain',
      'application/x-www-form-urlencoded',
      'text/plain; application/json',
      'application/json; charset=utf-16',
      ' ',
      'x',
    ]
    for (const type of others) {
      const more = { headers: { 'content-type': type } }
      const refused = await person.ask(spec.method, addressOf(spec.path), {}, more)
      expect([refused.status, refused.body.code], JSON.stringify(type)).toEqual([415, 'unsupported_type'])
    }
    const bare = await person.ask(spec.method, addressOf(spec.path), undefined, { payload: '{}' })
    expect(bare).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
  })
})

test('T7 a form is accepted only for uploads, and JSON not for them', async () => {
  for (const { method, path } of changes.filter((spec) => !('upload' in spec))) {
    const refused = await person.ask(method, addressOf(path), undefined, makeUpload('{}'))
    expect(refused, path).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
  }
  const json = await person.ask('POST', '/api/brand-attributes/upload', { document: 'text' })
  expect(json).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
})

test('T7 the own Origin is accepted: that of the request, or PUBLIC_URL if it is set', async () => {
  const save = (headers: Record<string, string>) => person.ask('PUT', '/api/profile', { jobTitle: 'x' }, { headers })
  expect(await save({ origin: 'http://localhost', host: 'localhost' })).toMatchObject({ status: 200 })
  expect(await save({ origin: 'http://192.168.1.4:3000', host: '192.168.1.4:3000' })).toMatchObject({ status: 200 })
  const app = await site.again({ publicUrl: 'http://signet.example' })
  const ask = createAsk(app, person.cookie)
  const from = (origin: string) =>
    ask('PUT', '/api/profile', { jobTitle: 'x' }, { headers: { origin, host: 'localhost' } })
  expect(await from('http://signet.example')).toMatchObject({ status: 200 })
  expect(await from('http://localhost')).toMatchObject({ status: 403 })
})

test('T7 JSON is accepted with its exact content type, in any case and with its charset', async () => {
  for (const type of [
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
  ]) {
    const more = { headers: { 'content-type': type } }
    expect(await person.ask('PUT', '/api/profile', { jobTitle: 'x' }, more), type).toMatchObject({ status: 200 })
  }
})
