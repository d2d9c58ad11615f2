import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallSpec } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { callLimits, limits } from '#server/account/call-limits.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { askOf } from '#testing/server/people.ts'

const nameOf = ({ method, path }: CallSpec) => `${method} ${path}`
const rows = new Map(Object.entries(callLimits))
/** Those that only a session may make. */
const isOwn = ({ caller }: CallSpec) => caller === 'signed-in' || caller === 'self' || caller === 'admin'
const changes = calls.filter(({ method }) => method !== 'GET')
const pdfs = calls.filter(({ path }) => path.endsWith('/pdf'))

test('T42 every call that changes something or draws a PDF has a limit, and every call a row', () => {
  expect([...rows.keys()].toSorted()).toEqual(calls.map(nameOf).toSorted())
  const free = [...changes, ...pdfs].filter((spec) => rows.get(nameOf(spec))?.length === 0)
  expect(free.map(nameOf)).toEqual([])
})

test('T42 every call of somebody signed in is limited for her, not for where she is', () => {
  const own = calls.filter(isOwn)
  // Wrong coupon codes are counted beside the uses of a call, for where they come from.
  const usesOf = (spec: CallSpec) => rows.get(nameOf(spec))?.filter((name) => name !== 'coupon') ?? []
  const others = own.filter(
    (spec) => usesOf(spec).length === 0 || usesOf(spec).some((name) => limits[name].per !== 'user'),
  )
  expect(others.map(nameOf)).toEqual([])
})

test('T42 docs/trust.md shows the limits as they are', async () => {
  const page = await readFile('docs/trust.md', 'utf8')
  const shown = [...page.matchAll(/^\| `([\w-]+)` \| ([\d,]+) in (\d+) (s|min|h) \| ([a-z ]+) \| (.+) \|$/gm)]
  const seconds = { s: 1, min: 60, h: 3600 }
  const told = shown.map(([, name = '', uses = '', number, unit, per, where = '']) => ({
    name,
    uses: Number(uses.replace(',', '')),
    seconds: Number(number) * (seconds[unit === 'h' || unit === 'min' ? unit : 's'] ?? 0),
    per,
    calls: [...where.matchAll(/`([^`]+)`/g)].map(([, call]) => call).toSorted(),
  }))
  const real = Object.entries(limits).map(([name, { uses, seconds: span, per }]) => ({
    name,
    uses,
    seconds: span,
    per,
    calls: [...rows].flatMap(([call, names]) => (names.some((one) => one === name) ? [call] : [])).toSorted(),
  }))
  expect(told.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    real.toSorted((a, b) => a.name.localeCompare(b.name)),
  )
})

describe('with limits of one use', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ rateLimitScale: 1e-9 })
  })
  afterAll(() => site.close())

  const limited = calls.filter(isOwn).map((spec) => [nameOf(spec), spec] as const)
  test.concurrent.each(limited)(
    'T42 %s is refused to whoever asks too often, with the time to wait, and to nobody else',
    async (_, { method, path }) => {
      const [person, other] = [await site.makeOwner(), await site.makeOwner()]
      const ask = ({ cookie }: typeof person) =>
        askOf(site.app, cookie)(method, path.replace(/:\w+/g, '1'), method === 'GET' ? undefined : {})
      expect((await ask(person)).status).not.toBe(429)
      const refused = await ask(person)
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await ask(other)).status).not.toBe(429)
    },
  )
})
