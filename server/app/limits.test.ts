import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallSpec } from '#contract/call.ts'
import { allCalls } from '#contract/calls.ts'
import type { CallLimit } from '#server/calls/limits.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk } from '#testing/server/people.ts'

const nameOf = ({ method, path }: CallSpec) => `${method} ${path}`
/** Calls that need a session. */
const isOwn = ({ caller }: CallSpec) => caller === 'signed-in' || caller === 'self' || caller === 'admin'
const isPdf = ({ path }: CallSpec) => path.endsWith('/pdf')

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const limitsOf = (spec: CallSpec): readonly CallLimit[] => site.app.calls.get(nameOf(spec))?.limits ?? []

test('the server answers exactly the calls of the contract', () => {
  expect([...site.app.calls.keys()].toSorted()).toEqual(allCalls.map(nameOf).toSorted())
})

test('T42 every call that changes something or draws a PDF has a limit', () => {
  const free = allCalls.filter((spec) => (spec.method !== 'GET' || isPdf(spec)) && limitsOf(spec).length === 0)
  expect(free.map(nameOf)).toEqual([])
})

test('T42 calls that need a session are limited per user, not per address', () => {
  // Wrong coupon codes are also counted by address.
  const usesOf = (spec: CallSpec) => limitsOf(spec).filter(({ name }) => name !== 'coupon')
  const others = allCalls
    .filter(isOwn)
    .filter((spec) => usesOf(spec).length === 0 || usesOf(spec).some(({ per }) => per !== 'user'))
  expect(others.map(nameOf)).toEqual([])
})

/** Each limit with the calls that count toward it. */
function countedCalls() {
  const counted = new Map<string, Pick<CallLimit, 'uses' | 'seconds' | 'per'> & { calls: string[] }>()
  for (const spec of allCalls) {
    for (const { name, uses, seconds, per } of limitsOf(spec)) {
      const known = counted.get(name) ?? { uses, seconds, per, calls: [] }
      // Two limits with one name would silently share their count.
      expect([known.uses, known.seconds, known.per]).toEqual([uses, seconds, per])
      counted.set(name, { ...known, calls: [...known.calls, nameOf(spec)].toSorted() })
    }
  }
  return Object.fromEntries(counted)
}

test('T42 docs/trust.md lists the limits as they are', async () => {
  const page = await readFile('docs/trust.md', 'utf8')
  const shown = [...page.matchAll(/^\| `([\w-]+)` \| ([\d,]+) in (\d+) (s|min|h) \| ([a-z ]+) \| (.+) \|$/gm)]
  const seconds = { s: 1, min: 60, h: 3600 }
  const told = shown.map(([, name = '', uses = '', number, unit, per, where = '']) => [
    name,
    {
      uses: Number(uses.replace(',', '')),
      seconds: Number(number) * (seconds[unit === 'h' || unit === 'min' ? unit : 's'] ?? 0),
      per,
      calls: [...where.matchAll(/`([^`]+)`/g)].map(([, call]) => call).toSorted(),
    },
  ])
  expect(Object.fromEntries(told)).toEqual(countedCalls())
})

describe('with limits of one use', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await createTestApp({ rateLimitScale: 1e-9 })
  })
  afterAll(() => strict.close())

  const limited = allCalls.filter(isOwn).map((spec) => [nameOf(spec), spec] as const)
  test.concurrent.each(limited)(
    'T42 %s is refused beyond its limit, with the time to wait, but only to that user',
    async (_, { method, path }) => {
      const [person, other] = [await strict.makeOwner(), await strict.makeOwner()]
      const ask = ({ cookie }: typeof person) =>
        createAsk(strict.app, cookie)(method, path.replace(/:\w+/g, '1'), method === 'GET' ? undefined : {})
      expect((await ask(person)).status).not.toBe(429)
      const refused = await ask(person)
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await ask(other)).status).not.toBe(429)
    },
  )
})
