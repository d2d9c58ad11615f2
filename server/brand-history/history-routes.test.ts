import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { brandAttributesReply } from '#contract/brand-attributes.ts'
import { brandHistoryCalls } from '#contract/brand-history.ts'
import { makeEmptyCategory } from '#contract/plain/brand.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeCompleteAttributes, type TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const versionsOf = async ({ ask }: TestPerson, part: string) => {
  const { body } = await ask('GET', `/api/brand/history?part=${part}`)
  return brandHistoryCalls.listVersions.reply.parse(body).versions
}
const bringBack = ({ ask }: TestPerson, id = '') => ask('POST', `/api/brand/history/${id}/restore`, {})
const attributesOf = async ({ ask }: TestPerson) =>
  brandAttributesReply.parse((await ask('GET', '/api/brand-attributes')).body.brandAttributes)
const uvpsOf = async ({ ask }: TestPerson) => {
  const list = z.looseObject({
    uvpVariations: z.array(z.object({ uvp: z.string() })),
    isStale: z.boolean(),
    source: z.string().nullable(),
  })
  return list.parse((await ask('GET', '/api/user-profile')).body.brandAttributesData)
}
const write = ({ ask }: TestPerson, what: string) => ask('POST', `/api/generate-${what}`, {})

test('a reset category can be restored, and the state it replaces is kept', async () => {
  const person = await site.makeOwner()
  const before = await attributesOf(person)
  await person.ask('PUT', '/api/brand-attributes', {
    attributesData: { voice: makeEmptyCategory() },
    revision: before.revision,
  })
  const reset = await attributesOf(person)
  const [version] = await versionsOf(person, 'attributes')
  expect(version?.lines).toContain('Voice: Plain-spoken, 6 words')
  expect(await bringBack(person, version?.id)).toMatchObject({
    status: 200,
    body: { success: true, part: 'attributes' },
  })
  const restored = await attributesOf(person)
  expect(restored).toMatchObject({ attributesData: makeCompleteAttributes(), currentStep: before.currentStep })
  expect([before.revision, reset.revision]).not.toContain(restored.revision)
  expect((await person.ask('GET', '/api/auth/user')).body.brandAttributesCompleted).toBe(true)
  const [undone] = await versionsOf(person, 'attributes')
  expect(undone?.lines).toContain('Voice: no word chosen, 0 words')
})

test('T27 a screen that still shows the state before the restore is refused when it saves', async () => {
  const person = await site.makeOwner()
  await person.ask('PUT', '/api/brand-attributes', { attributesData: { voice: makeEmptyCategory() } })
  const { revision } = await attributesOf(person)
  await bringBack(person, (await versionsOf(person, 'attributes'))[0]?.id)
  const stale = await person.ask('PUT', '/api/brand-attributes', { attributesData: {}, revision })
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale_revision' } })
})

test('a restored list of value propositions is stale if it was made from other answers', async () => {
  const person = await site.makeOwner()
  await write(person, 'uvp')
  const first = await uvpsOf(person)
  await person.ask('PUT', '/api/profile', { businessName: 'Tide & Tern' })
  await write(person, 'uvp')
  const second = await uvpsOf(person)
  expect([first.isStale, second.isStale]).toEqual([false, false])
  await bringBack(person, (await versionsOf(person, 'uvps'))[0]?.id)
  expect(await uvpsOf(person)).toMatchObject({ uvpVariations: first.uvpVariations, isStale: true, source: 'embedded' })
  await bringBack(person, (await versionsOf(person, 'uvps'))[0]?.id)
  expect(await uvpsOf(person)).toMatchObject({ uvpVariations: second.uvpVariations, isStale: false })
})

test('a restored list of taglines keeps its labels, and the next list begins with a new tagline', async () => {
  const person = await site.makeOwner()
  const shown: string[] = []
  const read = async () => (await person.ask('GET', '/api/taglines')).body
  const lines = async () => z.array(z.string()).parse((await read()).taglines)
  await write(person, 'taglines')
  const first = await read()
  shown.push(...(await lines()))
  await person.ask('PUT', '/api/taglines', { lines: [{ tagline: 'In, and never thrown.' }] })
  await bringBack(person, (await versionsOf(person, 'taglines'))[0]?.id)
  const { taglines, details, isStale } = await read()
  expect([taglines, details, isStale]).toEqual([first.taglines, first.details, false])
  await write(person, 'taglines')
  const [newest, ...rest] = await lines()
  expect(shown).not.toContain(newest)
  // The list never gets shorter; current taglines fill it up.
  for (const line of rest) if (shown.includes(line)) expect(taglines).toContain(line)
})

test('T27 the last fifty states can be restored, including the oldest', async () => {
  const person = await site.makeOwner()
  for (let turn = 0; turn <= 51; turn += 1) {
    await person.ask('PUT', '/api/user-profile/uvps', { uvpVariations: [`List ${turn}.`] })
  }
  const versions = await versionsOf(person, 'uvps')
  expect([versions.length, versions[0]?.lines, versions[49]?.lines]).toEqual([50, ['List 50.'], ['List 1.']])
  expect(await bringBack(person, versions[49]?.id)).toMatchObject({ status: 200 })
  expect((await uvpsOf(person)).uvpVariations).toEqual([{ uvp: 'List 1.' }])
})

test("T21 another owner's state gets the same refusal as a missing one, and nothing changes", async () => {
  const [person, other] = [await site.makeOwner(), await site.makeOwner()]
  await person.ask('PUT', '/api/brand-attributes', { attributesData: { voice: makeEmptyCategory() } })
  const [version] = await versionsOf(person, 'attributes')
  const before = [await attributesOf(person), await attributesOf(other)]
  const foreign = await bringBack(other, version?.id)
  const missing = await bringBack(other, '999999999')
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(missing.body)
  for (const id of ['0', '-1', '1e3', 'x', '9'.repeat(40)])
    expect(await bringBack(other, id), id).toMatchObject({ status: 404 })
  expect([await attributesOf(person), await attributesOf(other)]).toEqual(before)
  expect(await versionsOf(other, 'attributes')).toEqual([])
})

test('restoring counts as a write: it needs paid access and an unlocked step', async () => {
  const person = await site.makeOwner()
  await person.ask('PUT', '/api/user-profile/uvps', { uvpVariations: ['One.'] })
  await person.ask('PUT', '/api/user-profile/uvps', { uvpVariations: ['Two.'] })
  await person.ask('PUT', '/api/brand-attributes', { attributesData: { voice: makeEmptyCategory() } })
  const [uvps] = await versionsOf(person, 'uvps')
  const [attributes] = await versionsOf(person, 'attributes')
  expect(await bringBack(person, uvps?.id)).toMatchObject({ status: 409, body: { code: 'step_locked' } })
  await site.setUser(person, { subscriptionEndDate: new Date(0) })
  expect(await bringBack(person, attributes?.id)).toMatchObject({ status: 402, body: { code: 'access_required' } })
  expect(await versionsOf(person, 'attributes')).toHaveLength(1)
  await site.setUser(person, { subscriptionStatus: 'active', subscriptionPlan: 'tool-1-only' })
  expect(await bringBack(person, attributes?.id)).toMatchObject({ status: 200 })
  expect(await bringBack(person, uvps?.id)).toMatchObject({ status: 402 })
})

test('an unknown part is refused', async () => {
  const person = await site.makeOwner()
  for (const query of ['', '?part=users', '?part=uvps&part=taglines', '?part=uvps&more=1']) {
    expect(await person.ask('GET', `/api/brand/history${query}`), query).toMatchObject({ status: 400 })
  }
})
