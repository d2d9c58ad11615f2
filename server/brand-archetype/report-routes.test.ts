import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { finishInterview, unlockArchetype } from '#testing/server/interview.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('T24 T30 the PDF shows what the server computed, whatever the request carries', async () => {
  const person = await site.makeOwner()
  await unlockArchetype(site, person)
  const print = (body: unknown) => person.ask('POST', '/api/brand-archetype/pdf', body)
  expect(await print({})).toMatchObject({ status: 409, body: { code: 'no_analysis' } })
  await finishInterview(site, person)
  const { status, headers, text } = await print({ archetypeResult: { analysis: 'forged' }, conversationHistory: [] })
  expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toBe('attachment; filename="brand-archetype-analysis.pdf"')
})
