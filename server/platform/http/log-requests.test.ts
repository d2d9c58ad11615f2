import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeError } from '#server/platform/http/describe-error.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit } from '#testing/server/brand-reviews.ts'
import { createAsk, getCookie, testPassword } from '#testing/server/people.ts'
import { makeUpload } from '#testing/server/requests.ts'
import { makeWebBuild } from '#testing/server/web-build.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const line = z.looseObject({ level: z.number(), time: z.iso.datetime({ precision: 3 }), msg: z.string() })
const answered = line.extend({
  request: z.string(),
  method: z.string(),
  path: z.string(),
  ip: z.string(),
  status: z.int(),
  ms: z.int(),
})

test('T33 every request is one line of JSON with time, method, path, address, status and duration', async () => {
  const person = await site.makeOwner()
  site.logLines.splice(0)
  await person.ask('GET', '/api/auth/user?a=secret-in-query')
  await site.ask('GET', '/api/nothing-here?token=secret-in-query')
  await person.ask('PUT', '/api/profile', { firstName: 7 })
  await person.ask('POST', '/api/generate-uvp', {}, { headers: { accept: 'text/event-stream' } })
  const lines = site.logLines.map((text) => answered.parse(JSON.parse(text)))
  expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'GET /api/auth/user 200',
    'GET /api/nothing-here 404',
    'PUT /api/profile 400',
    'POST /api/generate-uvp 200',
  ])
})

test('T33 every line names the user by id if known', async () => {
  const build = await makeWebBuild()
  const app = await site.again({}, { build })
  const { userId, cookie } = await site.makeOwner()
  const ask = createAsk(app, cookie)
  site.logLines.splice(0)
  await ask('GET', '/api/auth/user')
  await ask('GET', '/api/audits')
  await ask('GET', '/toolkit')
  await ask('POST', '/api/refine-uvp', {})
  await createAsk(app)('GET', '/api/audits')
  await createAsk(app)('GET', '/toolkit')
  await createAsk(app, 'signet=somebody')('GET', '/api/auth/user')
  const users = site.logLines.map((text) => answered.parse(JSON.parse(text)).user)
  expect(users).toEqual([userId, userId, userId, userId, undefined, undefined, undefined])
  await build.remove()
})

test('T33 a mail that was not sent is logged with its kind and user', async () => {
  const sendMail = async () => {
    throw new Error('The mail server is away.')
  }
  const own = await createTestApp({}, { sendMail })
  try {
    const person = await own.makeOwner()
    const audit = await makeAudit(own, person)
    await own.ask('POST', '/api/auth/forgot-password', { email: person.email })
    await person.ask('POST', `/api/audit/${audit}/mail`, { email: 'somebody@example.org' })
    const unsent = () => own.logLines.map((text) => line.parse(JSON.parse(text))).filter(({ level }) => level === 50)
    await expect.poll(() => unsent().length).toBe(2)
    expect(unsent().find(({ kind }) => kind === 'password-link')).toMatchObject({ msg: 'a job failed' })
    expect(unsent().find(({ kind }) => kind === 'audit-mail-asking')).toMatchObject({
      msg: 'a job failed',
      user: person.userId,
    })
    expect(own.logLines.join('')).not.toContain('somebody@example.org')
  } finally {
    await own.close()
  }
})

test('T33 the log contains no password, token, cookie, query string or document text', async () => {
  const person = await site.makeOwner()
  site.logLines.splice(0)
  const { email } = person
  const signedIn = await site.ask('POST', '/api/auth/login', { email, password: testPassword })
  await site.ask('POST', '/api/auth/login', { email, password: 'a wrong password' })
  await site.ask('POST', '/api/auth/forgot-password', { email })
  await expect.poll(() => site.mails.some((mail) => mail.to === email)).toBe(true)
  const token = /token=([\w-]+)/.exec(site.mails.find((mail) => mail.to === email)?.text ?? '')?.[1] ?? ''
  await person.ask('GET', `/api/start?token=${token}`)
  await person.ask('GET', `/api/logout?token=${token}&next=/secret-next`)
  await site.ask('GET', '/r/unmistakable-report')
  await site.ask('POST', '/api/auth/reset-password', { token, password: 'password1' })
  await person.ask('POST', '/api/brand-attributes/upload', undefined, makeUpload('Our culture is unmistakable-word.'))
  await person.ask('POST', '/api/refine-uvp', { originalUvp: 'A text of mine.', feedback: 'unmistakable-wish' })
  await person.ask('PUT', '/api/profile', { firstName: 'unmistakable-name', surplus: 'unmistakable-surplus' })
  const log = site.logLines.join('')
  const secrets = [testPassword, 'a wrong password', 'password1', token, 'secret-next', 'unmistakable', 'token=']
  for (const secret of [...secrets, getCookie(signedIn).split('=')[1] ?? '', person.cookie])
    expect(log).not.toContain(secret)
})

test('T33 an unexpected error is logged with its place, without the values of the failed statement', async () => {
  const broken = await createTestApp()
  try {
    const person = await broken.makePerson()
    await broken.database.execute(sql`ALTER TABLE users ADD CHECK (job_title <> 'unmistakable-title')`)
    await broken.database.execute(sql`ALTER TABLE users ADD CHECK (first_name <> 'unmistakable-name')`)
    const failed = await person.ask('PUT', '/api/profile', { jobTitle: 'unmistakable-title' })
    const form = {
      email: 'unmistakable@example.org',
      password: testPassword,
      firstName: 'unmistakable-name',
      lastName: 'Moor',
    }
    const refused = await broken.ask('POST', '/api/auth/register', form)
    for (const answer of [failed, refused]) {
      expect(answer).toMatchObject({ status: 500, body: { error: 'Something went wrong', code: 'unexpected' } })
      expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'error', 'reference'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    const log = broken.logLines.join('')
    expect(log).toContain('profile-routes.ts')
    for (const secret of ['unmistakable', '$argon2']) expect(log).not.toContain(secret)
    const errors = broken.logLines.map((text) => line.parse(JSON.parse(text))).filter(({ err }) => err !== undefined)
    expect(errors).toMatchObject([
      { msg: 'unexpected error', user: person.userId, reference: failed.body.reference },
      { msg: 'unexpected error', reference: refused.body.reference },
    ])
    // The line has the user's id, but the error must not contain the statement's values.
    for (const { err } of errors) expect(JSON.stringify(err)).not.toContain(person.userId)
  } finally {
    await broken.close()
  }
})

test('an error that is not the database’s keeps its message', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
    stack: expect.stringContaining('log-requests.test.ts'),
  })
  expect(describeError('a string')).toEqual({ type: 'string', message: '', stack: '' })
})
