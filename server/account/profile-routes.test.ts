import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const rowsOf = async ({ userId }: TestPerson) => [
  await site.database.select().from(users).where(eq(users.id, userId)),
  await site.database.select().from(brands).where(eq(brands.ownerId, userId)),
]

const profile = {
  firstName: 'Ida',
  lastName: 'Moor',
  businessName: 'Tern & Tide',
  jobTitle: 'Owner',
  industry: 'education',
  companySize: '2-5',
  monthlyRevenue: '5k-15k',
  productsServices: 'Swimming lessons',
  idealClientDescription: 'Nervous grown-ups',
  primaryGoal: 'build-authority',
  competitiveDifferentiator: 'We never cancel',
  customerPainPoints: 'Fear of deep water',
  onboardingCompleted: true,
}

test('the profile stores every onboarding field, and the current user includes them', async () => {
  const person = await site.makePerson()
  const saved = await person.ask('PUT', '/api/profile', profile)
  expect(saved).toMatchObject({ status: 200, body: { success: true, user: profile } })
  expect((await person.ask('GET', '/api/auth/user')).body).toMatchObject(profile)
  const { businessName, companySize, monthlyRevenue, industry } = profile
  expect((await person.ask('GET', '/api/user-profile')).body).toMatchObject({
    businessName,
    businessInfo: { businessName, companySize, monthlyRevenue, industry },
  })
})

test('an absent field is kept, an empty one is cleared', async () => {
  const person = await site.makePerson()
  await person.ask('PUT', '/api/profile', profile)
  const saved = await person.ask('PUT', '/api/profile', { jobTitle: '', businessName: '  Tern  ' })
  expect(saved.body.user).toMatchObject({ ...profile, jobTitle: null, businessName: 'Tern' })
})

test('words exempt from spell checking are stored with the account, and kept if a save does not mention them', async () => {
  const person = await site.makePerson()
  await person.ask('PUT', '/api/profile', { keptWords: ['chimny', 'the the'] })
  await person.ask('PUT', '/api/profile', { jobTitle: 'Sweep' })
  expect((await person.ask('GET', '/api/auth/user')).body.keptWords).toEqual(['chimny', 'the the'])
  expect((await person.ask('PUT', '/api/profile', { keptWords: Array(201).fill('x') })).status).toBe(400)
})

test('T10 an unknown field, the email and a permission are refused and change nothing', async () => {
  const person = await site.makePerson()
  const before = await rowsOf(person)
  const surplus = {
    email: 'new@example.org',
    isAdmin: true,
    id: 'x',
    accountStatus: 'active',
    notes: 'x',
    chosenUvp: 'x',
  }
  for (const [field, value] of Object.entries(surplus)) {
    const refused = await person.ask('PUT', '/api/profile', { firstName: 'Changed', [field]: value })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input', error: `Unknown field: ${field}` } })
  }
  expect(await rowsOf(person)).toEqual(before)
})

test('T10 nothing is coerced: 7 is not "7", ["a"] is not "a", "true" is not true', async () => {
  const person = await site.makePerson()
  const before = await rowsOf(person)
  const misfits = [
    { businessName: 7 },
    { keptWords: 'chimny' },
    { jobTitle: ['a'] },
    { onboardingCompleted: 'true' },
    { industry: null },
  ]
  for (const misfit of [...misfits, { onboardingCompleted: 1 }, { primaryGoal: { a: 1 } }, { firstName: '' }]) {
    const refused = await person.ask('PUT', '/api/profile', misfit)
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { [Object.keys(misfit)[0] ?? '']: expect.any(String) } },
    })
  }
  expect(await rowsOf(person)).toEqual(before)
})

test('single-line fields refuse line breaks, each with its own sentence; longer texts keep theirs', async () => {
  const person = await site.makePerson()
  const before = await rowsOf(person)
  const names = ['firstName', 'lastName', 'businessName', 'jobTitle', 'industry', 'companySize', 'monthlyRevenue']
  const broken = Object.fromEntries([...names, 'primaryGoal'].map((name) => [name, 'A\r\nBcc: z@example.org']))
  const refused = await person.ask('PUT', '/api/profile', broken)
  const sentence = 'Please keep this on one line, without line breaks or tabs.'
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input', error: sentence } })
  expect(refused.body.fields).toEqual(Object.fromEntries(Object.keys(broken).map((name) => [name, sentence])))
  expect(await rowsOf(person)).toEqual(before)
  const lines = 'Lessons for grown-ups\n\tand for whoever is nervous'
  expect(await person.ask('PUT', '/api/profile', { productsServices: lines })).toMatchObject({
    body: { user: { productsServices: lines } },
  })
})

test('the profile can be edited after the trial has ended', async () => {
  const person = await site.makePerson({ subscriptionEndDate: new Date(0) })
  expect(await person.ask('PUT', '/api/profile', { jobTitle: 'Owner' })).toMatchObject({ status: 200 })
})
