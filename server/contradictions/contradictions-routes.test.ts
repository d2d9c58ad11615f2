import { afterAll, beforeAll, expect, test } from 'vitest'
import { contradictionsCalls } from '#contract/contradictions.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const profile = {
  productsServices: 'Bread and buns. Established in 1987. A loaf costs £4.',
  competitiveDifferentiator: 'We started in 2011, on a boat. A loaf is £5.',
}

async function listFound(person: TestPerson) {
  const { body } = await person.ask('GET', '/api/brand/contradictions')
  return contradictionsCalls.listContradictions.reply.parse(body).contradictions
}

test('two answers that disagree are listed, verbatim and with their places', async () => {
  const person = await site.makePerson()
  await person.ask('PUT', '/api/profile', profile)
  expect(await listFound(person)).toEqual([
    {
      what: 'the founding year',
      one: { field: 'productsServices', passage: 'Established in 1987' },
      other: { field: 'competitiveDifferentiator', passage: 'We started in 2011' },
    },
    {
      what: 'the price of a loaf',
      one: { field: 'productsServices', passage: 'A loaf costs £4' },
      other: { field: 'competitiveDifferentiator', passage: 'A loaf is £5' },
    },
  ])
})

test('what is set aside as both right stays so, for this brand alone, until a passage changes', async () => {
  const [person, other] = [await site.makePerson(), await site.makePerson()]
  for (const each of [person, other]) await each.ask('PUT', '/api/profile', profile)
  const [first] = await listFound(person)
  const pair = { one: first?.other.passage, other: first?.one.passage }
  expect(await person.ask('PUT', '/api/brand/contradictions', pair)).toMatchObject({ status: 200 })
  const whats = async (of: TestPerson) => (await listFound(of)).map(({ what }) => what)
  expect(await whats(person)).toEqual(['the price of a loaf'])
  expect(await whats(other)).toEqual(['the founding year', 'the price of a loaf'])
  await person.ask('PUT', '/api/profile', { ...profile, productsServices: 'Bread. Established in 1990.' })
  expect(await whats(person)).toEqual(['the founding year'])
})

test('a sentence that stands in for an empty answer is asked about once, as a sentence', async () => {
  const person = await site.makePerson()
  await person.ask('PUT', '/api/user-profile/sentences', { does: 'bake bread, a team of four', only: 'bake by myself' })
  expect(await listFound(person)).toMatchObject([{ one: { field: 'does' }, other: { field: 'only' } }])
})
