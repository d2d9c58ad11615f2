import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TaglineList, taglineList, taglinesCalls } from '#contract/taglines.ts'
import { brands } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const listOf = async ({ ask }: TestPerson): Promise<TaglineList> =>
  taglineList.parse((await ask('GET', '/api/taglines')).body)
const write = async ({ ask }: TestPerson, body: unknown = {}) => {
  const written = await ask('POST', '/api/generate-taglines', body)
  expect([written.status, written.body.error]).toEqual([200, undefined])
  return taglinesCalls.writeTaglines.reply.parse(written.body)
}
const rowOf = async ({ brandId }: TestPerson) =>
  (await site.database.select().from(brands).where(eq(brands.id, brandId)))[0]

test('before the first writing the list is empty', async () => {
  const none = { taglines: [], details: [], source: null, madeAt: null, isStale: false, earlierCount: 0 }
  expect(await listOf(await site.makeOwner())).toEqual(none)
})

test('taglines are written and stored as the latest list', async () => {
  const person = await site.makeOwner()
  const documented = { businessName: 'Tern & Tide', culture: 'Steadfast', customers: 'Curious', voice: 'Plain-spoken' }
  const written = await write(person, {
    ...documented,
    feeling: 'Reassured',
    impact: 'Stronger',
    xFactor: 'Weatherproof',
  })
  expect(written.taglines.length).toBeGreaterThanOrEqual(3)
  expect(written.details).toHaveLength(written.taglines.length)
  expect(written.list).toMatchObject({
    taglines: written.taglines,
    source: 'embedded',
    isStale: false,
    earlierCount: 0,
  })
  expect(Date.now() - Date.parse(written.list.madeAt ?? '')).toBeLessThan(60_000)
  expect(await listOf(person)).toEqual(written.list)
})

test('every spelling of the sixth category is accepted', async () => {
  for (const spelling of ['xFactor', 'xfactor', 'personality', 'positioning'])
    await write(await site.makeOwner(), { [spelling]: 'Playful' })
  const person = await site.makeOwner()
  expect(await person.ask('POST', '/api/generate-taglines', { uvp: 'x' })).toMatchObject({ status: 400 })
})

test('writing again keeps the earlier list and begins with new lines; a list never gets shorter', async () => {
  const person = await site.makeOwner()
  const shown = new Set<string>()
  for (let turn = 0; turn < 2; turn += 1) {
    const before = (await listOf(person)).taglines
    const { taglines } = await write(person)
    expect(shown).not.toContain(taglines[0])
    expect(new Set(taglines).size).toBe(taglines.length)
    expect(taglines.length).toBeGreaterThanOrEqual(before.length)
    for (const line of taglines) if (shown.has(line)) expect(before).toContain(line)
    for (const line of taglines) shown.add(line)
  }
  expect((await listOf(person)).earlierCount).toBe(1)
})

test('edited and pinned lines are saved, and keep their places when the others are rewritten', async () => {
  const person = await site.makeOwner()
  const { list } = await write(person)
  const lines = list.taglines.map((tagline, at) => ({ tagline, ...list.details[at] }))
  const edited = [
    { ...lines[0], isPinned: true },
    { tagline: 'In, and never thrown.', isEdited: true },
    ...lines.slice(2),
  ]
  const saved = await person.ask('PUT', '/api/taglines', { lines: edited })
  expect(saved).toMatchObject({ status: 200, body: { list: { earlierCount: 1 } } })
  const again = await write(person)
  expect(again.taglines.slice(0, 2)).toEqual([lines[0]?.tagline, 'In, and never thrown.'])
  expect(again.details.slice(0, 2)).toMatchObject([{ isPinned: true }, { isEdited: true }])
  expect(await person.ask('PUT', '/api/taglines', { lines: [{ tagline: ' ' }] })).toMatchObject({ status: 400 })
})

test('a list with outdated labels is read and saved without them', async () => {
  const person = await site.makeOwner()
  const old = { tagline: 'Into the blue.', leans: 'easy to like', device: 'Your own phrase', isPinned: true }
  await site.setBrand(person, { taglines: [old] })
  expect(await listOf(person)).toMatchObject({ taglines: ['Into the blue.'] })
  const { body } = await person.ask('PUT', '/api/taglines', { lines: [old] })
  expect(body.list).toMatchObject({ taglines: ['Into the blue.'], details: [{ isPinned: true }] })
  expect(JSON.stringify(await rowOf(person))).not.toContain('easy to like')
})

test('when no new line is left the request is refused, and the list stays as it was', async () => {
  const person = await site.makeOwner()
  await write(person)
  let answer = { status: 200, body: {} }
  for (let turn = 0; turn < 60 && answer.status === 200; turn += 1) {
    const before = await listOf(person)
    answer = await person.ask('POST', '/api/generate-taglines', {})
    if (answer.status === 200) continue
    expect(answer).toMatchObject({ status: 409, body: { code: 'nothing_fresh' } })
    expect(await listOf(person)).toEqual(before)
  }
})

test('when the owner changes their answers the list is stale', async () => {
  const person = await site.makeOwner()
  await write(person)
  await person.ask('PUT', '/api/profile', { competitiveDifferentiator: 'We never cancel a lesson' })
  expect((await listOf(person)).isStale).toBe(true)
  expect((await write(person)).list.isStale).toBe(false)
})

test('a list that is saved after a sentence was changed can be declared up to date', async () => {
  const person = await site.makeOwner()
  await write(person)
  await person.ask('PUT', '/api/user-profile/sentences', { only: 'never cancel a lesson' })
  const lines = [{ tagline: 'We never cancel a lesson.', isEdited: true }]
  const save = async (more: object) => (await person.ask('PUT', '/api/taglines', { lines, ...more })).body
  expect(await save({})).toMatchObject({ list: { isStale: true } })
  expect(await save({ isRenewed: true })).toMatchObject({ list: { isStale: false } })
})

test('lines of a stopped model that are kept are a new list, made from today’s answers; the versions say how', async () => {
  const person = await site.makeOwner()
  await write(person)
  await person.ask('PUT', '/api/user-profile/sentences', { only: 'never cancel a lesson' })
  const lines = [{ tagline: 'Into the blue, slowly.', writtenBy: 'Our Writer' }]
  const { body } = await person.ask('PUT', '/api/taglines', { lines, isStopped: true })
  expect(body).toMatchObject({ list: { source: 'provider', isStale: false, taglines: ['Into the blue, slowly.'] } })
  expect((await person.ask('GET', '/api/brand/history?part=taglines')).body).toMatchObject({
    versions: [{ reason: 'Regenerated, stopped early' }],
  })
})

test('choosing another value proposition makes the taglines stale, because they were written from it', async () => {
  const person = await site.makeOwner()
  await write(person)
  await person.ask('PUT', '/api/user-profile/uvp', { chosenUvp: 'We bake so that early risers have one good thing.' })
  expect((await listOf(person)).isStale).toBe(true)
  expect((await write(person)).list.isStale).toBe(false)
})

test('the chosen tagline is saved and shown everywhere; a blank or overlong one is refused', async () => {
  const person = await site.makeOwner()
  const chosen = await person.ask('PUT', '/api/user-profile/tagline', { chosenTagline: ' Into the blue. ' })
  expect(chosen.body).toEqual({ success: true, chosenTagline: 'Into the blue.' })
  expect((await person.ask('GET', '/api/user-profile')).body.chosenTagline).toBe('Into the blue.')
  const before = await rowOf(person)
  for (const chosenTagline of ['', ' ', 'x'.repeat(201), 7, null]) {
    expect(await person.ask('PUT', '/api/user-profile/tagline', { chosenTagline })).toMatchObject({ status: 400 })
  }
  expect(await rowOf(person)).toEqual(before)
})

test('taglines are locked until a value proposition is chosen, and the refusal says so', async () => {
  const person = await site.makeOwner()
  await site.setBrand(person, { chosenUvp: '  ' })
  const refusal = {
    status: 409,
    body: { code: 'step_locked', step: 'uvp', error: 'Complete Step 2 First: UVP Generator.' },
  }
  expect(await person.ask('POST', '/api/generate-taglines', {})).toMatchObject(refusal)
  expect(await person.ask('PUT', '/api/user-profile/tagline', { chosenTagline: 'x' })).toMatchObject(refusal)
  expect(await person.ask('GET', '/api/taglines')).toMatchObject({ status: 200 })
})

test('on request the taglines are streamed one by one, then the whole response', async () => {
  const person = await site.makeOwner()
  const { text } = await person.ask('POST', '/api/generate-taglines', {}, { headers: { accept: 'text/event-stream' } })
  const { taglines } = await listOf(person)
  const events = [...text.matchAll(/^event: (\w+)$/gm)].map(([, event]) => event)
  expect(events).toEqual([...taglines.map(() => 'tagline'), 'done'])
})
