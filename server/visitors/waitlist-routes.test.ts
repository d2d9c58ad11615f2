import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitlist } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const join = (body: Record<string, unknown>, app = site) => app.ask('POST', '/api/waitlist', body)
const rows = () => site.database.select().from(waitlist)

test('T31 the response is the same every time, and the list has one row per email', async () => {
  const first = await join({ email: 'ida@example.org', firstName: 'Ida', listName: 'mine' })
  const again = await join({ email: ' IDA@Example.org ', firstName: 'Somebody else' })
  expect(first).toMatchObject({ status: 200, body: { success: true } })
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect(await rows()).toMatchObject([{ email: 'ida@example.org', firstName: 'Ida' }])
})

test('T31 the server names the list, whatever the request says', async () => {
  await join({ email: 'ben@example.org', firstName: 'Ben', listName: 'vip' })
  const names = (await rows()).map(({ listName }) => listName)
  expect(new Set(names)).toEqual(new Set(['The Signet Toolkit']))
})

test('T31 fifty requests at once with one email make one row', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => join({ email: 'many@example.org', firstName: 'Many' })),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect((await rows()).filter(({ email }) => email === 'many@example.org')).toHaveLength(1)
})

test('a missing name or email is reported at its field, and nothing is stored', async () => {
  const before = (await rows()).length
  const refused = await join({ email: 'no address', firstName: ' ' })
  expect(refused).toMatchObject({
    status: 400,
    body: {
      fields: { email: 'Please enter a valid email address', firstName: 'Please tell us your first name.' },
    },
  })
  expect(await join({ email: 'x@example.org', firstName: 'Two\nlines' })).toMatchObject({ status: 400 })
  expect(await rows()).toHaveLength(before)
})

test('T31 the sixth request within an hour from one address is refused', async () => {
  const strict = await createTestApp({ rateLimitScale: 1 })
  try {
    const tries = []
    for (let at = 0; at < 6; at += 1) tries.push(await join({ email: `n${at}@example.org`, firstName: 'N' }, strict))
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(tries[5]?.headers['retry-after'])).toBeGreaterThan(3000)
  } finally {
    await strict.close()
  }
})
