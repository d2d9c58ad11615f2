import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallSpec } from '#contract/call.ts'
import { allCalls } from '#contract/calls.ts'
import { bodyLimitBytes } from '#server/calls/answer.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { describedMedia } from '#testing/server/description.ts'
import { hostileBodies, oddBodies, oddPieces } from '#testing/server/hostile-input.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
let owner: TestPerson
let admin: TestPerson
const makeAdmin = () => site.makeOwner({ isAdmin: true, userRole: 'admin' })
/** A person with access to the call: otherwise it would be refused before its input is read. */
const askerOf = ({ caller }: CallSpec) => (caller === 'admin' ? admin : owner)
/**
 * Replaces the askers, whose accounts an accepted request may have changed or ended; deleting the old ones keeps the
 * hash quick.
 */
async function replaceAskers(): Promise<void> {
  await site.database.execute(sql`DELETE FROM users`)
  owner = await site.makeOwner()
  admin = await makeAdmin()
}
beforeAll(async () => {
  site = await createTestApp()
  owner = await site.makeOwner()
  admin = await makeAdmin()
})
afterAll(() => site.close())

const json = { 'content-type': 'application/json' }
const table = (take: (spec: CallSpec) => boolean) =>
  allCalls.filter(take).map((spec: CallSpec) => [`${spec.method} ${spec.path}`, spec] as const)
const addressOf = (path: string) => path.replace(/:\w+/g, '1')

/** One hash over all rows a call could write. */
async function stored(): Promise<unknown> {
  const ofAccounts = ['users', 'sessions', 'password_resets', 'used_tokens', 'second_factors', 'recovery_codes']
  const tables = [
    ...ofAccounts,
    'brands',
    'brand_versions',
    'brand_sessions',
    'waitlist',
    'brand_audits',
    'audit_mails',
    'audit_marks',
    'jobs',
    'conversations',
    'conversation_messages',
    'admin_log',
    'coupons',
  ]
  const each = tables.map((name) => `(SELECT coalesce(string_agg(t::text, '' ORDER BY t::text), '') FROM ${name} t)`)
  const { rows } = await site.database.execute(sql.raw(`SELECT md5(${each.join(' || ')}) AS hash`))
  return rows[0]?.hash
}

/** The hash after the last request, if that was refused, for reuse by the next one. */
let known: unknown

async function storedBefore(): Promise<unknown> {
  const before = known ?? (await stored())
  known = undefined
  return before
}

async function expectStored(before: unknown, what?: string): Promise<void> {
  const after = await stored()
  expect(after, what).toBe(before)
  known = after
}

/** Waits until the background work of an accepted request is done: mails and jobs. */
async function settle(): Promise<void> {
  for (let before = ''; ; ) {
    const now = String(await stored())
    const open = await site.database.execute(sql`SELECT 1 FROM jobs WHERE state IN ('waiting', 'running')`)
    if (now === before && open.rowCount === 0) return
    before = now
    await sleep(60)
  }
}

function parseOrUndefined(text: string | Buffer): unknown {
  try {
    // Skip a byte order mark.
    return JSON.parse(text.toString().replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

/** Sends a body. If the contract rejects it, the call must answer 4xx in the common shape and write nothing. */
async function send(spec: CallSpec, payload: string | Buffer): Promise<void> {
  const { method, path, body } = spec
  const before = await storedBefore()
  const answered = await askerOf(spec).ask(method, addressOf(path), undefined, { payload, headers: json })
  const what = `${answered.status} ${answered.text.slice(0, 300)}`
  expect(answered.status, what).toBeLessThan(500)
  expect(describedMedia(spec, answered.status), `the API description says nothing of ${what}`).toBeDefined()
  const isRight = body?.safeParse(parseOrUndefined(payload)).success ?? false
  if (!isRight) expect(answered.status, what).toBeGreaterThanOrEqual(400)
  if (answered.status < 400) {
    await settle()
    await replaceAskers()
  } else {
    expect(answered.body, what).toMatchObject({ error: expect.stringMatching(/./), code: expect.stringMatching(/./) })
    await expectStored(before, what)
  }
}

describe('bodies', { timeout: 60_000 }, () => {
  test.each(table(({ body }) => body !== undefined))(
    '%s refuses generated bodies that violate its schema',
    async (_name, spec) => {
      const { body } = spec
      if (!body) return
      await fc.assert(
        fc.asyncProperty(hostileBodies(body), (payload) => send(spec, payload)),
        { numRuns: 60, endOnFailure: true },
      )
    },
  )

  test.each(table(({ body }) => body !== undefined))('%s refuses invalid and unexpected JSON', async (_name, spec) => {
    for (const payload of oddBodies) await send(spec, payload)
  })

  test.each(table(({ method }) => method !== 'GET'))('%s answers 413 to a body over its limit', async (_name, spec) => {
    if (spec.upload) return
    const limit = spec.bodyLimitBytes ?? bodyLimitBytes
    const before = await stored()
    const payload = `${' '.repeat(limit - 1)}{}`
    const streamed = Readable.from([payload.slice(0, 1000), payload.slice(1000)])
    for (const body of [payload, streamed]) {
      const refused = await askerOf(spec).ask(spec.method, addressOf(spec.path), undefined, {
        payload: body,
        headers: json,
      })
      expect(refused).toMatchObject({ status: 413, body: { code: 'too_large', error: expect.any(String) } })
    }
    expect(await stored()).toBe(before)
  })
})

describe('URLs', { timeout: 60_000 }, () => {
  test.each(table(({ params, query, method }) => method === 'GET' || params !== undefined || query !== undefined))(
    '%s answers any URL without crashing',
    async (_name, spec) => {
      const pairs = fc.array(
        fc.tuple(fc.constantFrom('part', 'token', 'next', 'format', 'a', '__proto__'), oddPieces),
        { maxLength: 3 },
      )
      const piece = fc.oneof(oddPieces, oddPieces.filter((text) => text.isWellFormed()).map(encodeURIComponent))
      await fc.assert(
        fc.asyncProperty(piece, pairs, async (part, query) => {
          const search = query.map(
            ([name, value]) => `${name}=${value.isWellFormed() ? encodeURIComponent(value) : value}`,
          )
          const path = spec.path.replace(/:\w+/g, () => part.replace(/[#?]/g, '') || 'x')
          const before = await storedBefore()
          const body = spec.method === 'GET' ? {} : { payload: '{}', headers: json }
          const url = `${path}${search.length > 0 ? `?${search.join('&')}` : ''}`
          const answered = await askerOf(spec).ask(spec.method, url, undefined, body)
          expect(answered.status, `${url}: ${answered.text.slice(0, 200)}`).toBeLessThan(500)
          if (answered.status < 400) {
            await settle()
            await replaceAskers()
          } else {
            expect(answered.body).toMatchObject({ error: expect.any(String), code: expect.any(String) })
            await expectStored(before, url)
          }
        }),
        // Nothing of the URL is parsed, so a few runs are enough.
        { numRuns: spec.params || spec.query ? 40 : 5, endOnFailure: true },
      )
    },
  )

  test('odd cookies, headers and content types on reads sign nobody in and break nothing', async () => {
    const cookies = [
      'signet=',
      'signet=%00',
      'signet=%zz',
      `signet=${'x'.repeat(4000)}`,
      ';;;=',
      'signet="a"; signet=b',
      '\u00ff=\u00ff',
    ]
    for (const cookie of cookies) {
      const answered = await site.ask('GET', '/api/auth/user', undefined, { headers: { cookie } })
      expect(answered, cookie).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    }
    const oddHeaders = {
      'content-type': 'x',
      accept: '\u00ff',
      'accept-encoding': ',,,',
      'if-none-match': '"',
      range: 'bytes=9-1',
    }
    expect(await owner.ask('GET', '/api/auth/user', undefined, { headers: oddHeaders })).toMatchObject({ status: 200 })
  })
})
