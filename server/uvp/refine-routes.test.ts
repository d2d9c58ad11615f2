import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const rowOf = async ({ brandId }: TestPerson) =>
  (await site.database.select().from(brands).where(eq(brands.id, brandId)))[0]
const refine = ({ ask }: TestPerson, feedback: string, more: Record<string, unknown> = {}) =>
  ask('POST', '/api/refine-uvp', {
    originalUvp: 'Tern & Tide helps nervous grown-ups feel at home in the sea. We stay within reach.',
    feedback,
    businessName: 'Tern & Tide',
    brandAttributes: { culture: 'Steadfast', customers: 'Curious', xfactor: 'Weatherproof' },
    ...more,
  })

test('a message that is understood changes the text and says what changed', async () => {
  const person = await site.makeOwner()
  const refined = await refine(person, 'make it shorter')
  expect(refined).toMatchObject({ status: 200, body: { isChanged: true, source: 'embedded' } })
  expect(String(refined.body.refinedUvp).length).toBeLessThan(90)
  expect(refined.body.message).not.toBe('')
})

test('a refinement by button changes the text, and the reply lists the parts of the new line for the next one', async () => {
  const person = await site.makeOwner()
  const originalUvp = 'Tern & Tide: swimming lessons for adults. We stay within reach.'
  const { body } = await person.ask('POST', '/api/refine-uvp', { originalUvp, wish: { kind: 'name-last' } })
  expect(body).toMatchObject({
    refinedUvp: 'We stay within reach. Tern & Tide: swimming lessons for adults.',
    bench: { parts: ['We stay within reach.', 'Tern & Tide: swimming lessons for adults.'] },
  })
  const refused = await person.ask('POST', '/api/refine-uvp', { originalUvp, wish: { kind: 'sing' } })
  expect(refused).toMatchObject({ status: 400 })
  expect(await person.ask('POST', '/api/refine-uvp', { originalUvp })).toMatchObject({ status: 400 })
})

test('words named in a message are marked; new information is assigned to a sentence; anything else opens the line for editing', async () => {
  const person = await site.makeOwner()
  expect((await refine(person, 'no nervous')).body).toMatchObject({ isChanged: false, marked: ['nervous'] })
  expect((await refine(person, 'add for people over 60')).body).toMatchObject({ isChanged: false, stems: ['who'] })
  const { body } = await refine(person, 'qwxz vbrt plok')
  expect(body).toMatchObject({
    isChanged: false,
    isOpen: true,
    refinedUvp: expect.stringContaining('Tern & Tide helps'),
  })
  expect(body).not.toHaveProperty('kind')
})

test('refining saves nothing; blank and overlong messages are refused', async () => {
  const person = await site.makeOwner()
  const before = await rowOf(person)
  await refine(person, 'make it shorter')
  expect(await refine(person, '  ')).toMatchObject({ status: 400 })
  expect(await refine(person, 'x'.repeat(2001))).toMatchObject({ status: 400 })
  expect(await refine(person, 'warmer', { brandAttributes: null })).toMatchObject({ status: 200 })
  expect(await rowOf(person)).toEqual(before)
})
