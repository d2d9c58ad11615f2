import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeUpload } from '#testing/server/requests.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const path = '/api/onboarding/upload'

test('an uploaded text returns its sentences word for word, and nothing is saved', async () => {
  const person = await site.makePerson({ onboardingCompleted: false })
  const before = await person.ask('GET', '/api/auth/user')
  const read = await person.ask(
    'POST',
    path,
    undefined,
    makeUpload('We bake rye bread at night. Ask for the heel of it.'),
  )
  expect(read).toMatchObject({
    status: 200,
    body: {
      success: true,
      sentences: ['We bake rye bread at night.', 'Ask for the heel of it.'],
    },
  })
  expect((await person.ask('GET', '/api/auth/user')).body).toEqual(before.body)
})

test('T19 an unreadable file is refused with a sentence', async () => {
  const person = await site.makePerson()
  const refused = await person.ask(
    'POST',
    path,
    undefined,
    makeUpload('a', { fileName: 'a.zip', type: 'application/zip' }),
  )
  expect(refused).toMatchObject({ status: 415, body: { code: 'unsupported_file' } })
  expect(await person.ask('POST', path, undefined, makeUpload('  '))).toMatchObject({ status: 422 })
})
