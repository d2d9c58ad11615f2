import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { interviewAnswersMax } from '#contract/plain/archetypes.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { fillConversation } from '#testing/server/fill-conversation.ts'
import { fetchInterview, finishInterview, sendAnswer, unlockArchetype } from '#testing/server/interview.ts'
import type { TestPerson } from '#testing/server/people.ts'

/** Counts the engine's runs: everything it computes about an interview starts with this call. */
const heard = vi.hoisted(() => ({ times: 0 }))
vi.mock('#engine/brand-archetype/weigh-answers.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#engine/brand-archetype/weigh-answers.ts')>()
  const analyseAnswers: typeof original.analyseAnswers = (...given) => {
    heard.times += 1
    return original.analyseAnswers(...given)
  }
  return { ...original, analyseAnswers }
})

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

/** The response, and how often the engine ran for it. */
async function readCounted(person: TestPerson) {
  heard.times = 0
  return { interview: await fetchInterview(person), times: heard.times }
}

/** An owner who has given this many answers that say nothing. */
async function makeSilent(answers: number): Promise<TestPerson> {
  const person = await site.makeOwner()
  await unlockArchetype(site, person)
  await fillConversation(site.database, person.brandId, 'brand-archetype', { messages: 2 * (answers - 1) })
  const { status } = await sendAnswer(person, 'dont know')
  if (status !== 200) throw new Error('The last answer was not taken.')
  return person
}

test('T48 opening an interview computes nothing, whether it is new, under way, undecided or finished', async () => {
  const finished = await site.makeOwner()
  await finishInterview(site, finished)
  const [fresh, begun, undecided] = [await site.makeOwner(), await makeSilent(2), await makeSilent(30)]
  for (const person of [fresh, begun, undecided, finished]) expect((await readCounted(person)).times).toBe(0)
  expect((await fetchInterview(undecided)).undecided).toMatchObject({ reason: 'silent', told: 0 })
  expect((await fetchInterview(finished)).use?.traps.length).toBeGreaterThan(0)
  await sendAnswer(begun, 'We teach grown-ups to swim in the sea.')
  expect(heard.times).toBeGreaterThan(0)
})

test('T48 what an older interview has not stored is computed once, with the same result', async () => {
  const finished = await site.makeOwner()
  await finishInterview(site, finished)
  for (const person of [await makeSilent(30), finished]) {
    const stored = await fetchInterview(person)
    await site.database.execute(sql`UPDATE brands SET archetype_use = NULL WHERE id = ${person.brandId}`)
    await site.database.execute(sql`
      UPDATE conversation_messages SET detail = detail - 'shortfall' FROM conversations
      WHERE conversations.id = conversation_id AND brand_id = ${person.brandId}`)
    const first = await readCounted(person)
    expect(first.times).toBeGreaterThan(0)
    expect(await readCounted(person)).toEqual({ interview: first.interview, times: 0 })
    expect(first.interview).toEqual(stored)
  }
})

test('T48 an interview ends at forty answers: it says what would help, takes no more, and can be started over', async () => {
  const person = await makeSilent(interviewAnswersMax)
  const over = await fetchInterview(person)
  expect(over).toMatchObject({
    questionsAsked: interviewAnswersMax,
    archetypeResult: null,
    undecided: { isOver: true },
  })
  expect(over.undecided?.questions).toHaveLength(3)
  expect(over.messages.at(-1)?.content).toContain('You can start over')
  expect(await sendAnswer(person, 'We teach grown-ups to swim in the sea.')).toMatchObject({
    status: 409,
    body: { code: 'conversation_full', error: expect.stringContaining('Start over') },
  })
  expect(await fetchInterview(person)).toEqual(over)
  await person.ask('POST', '/api/brand-archetype/reset', {})
  expect((await sendAnswer(person, 'We teach grown-ups to swim in the sea.')).status).toBe(200)
  const { body } = await person.ask('GET', '/api/brand/history?part=archetype')
  expect(body).toMatchObject({ versions: [{ reason: 'Started over', lines: ['40 answers', 'no result yet'] }] })
})

test('T48 an interview from before there was a limit is read in pages, and can be started over', async () => {
  const person = await site.makeOwner()
  await unlockArchetype(site, person)
  await fillConversation(site.database, person.brandId, 'brand-archetype', { messages: 460 })
  const { interview } = await readCounted(person)
  expect(interview).toMatchObject({ questionsAsked: 230, undecided: { isOver: true }, before: 381 })
  expect((await readCounted(person)).times).toBe(0)
  const older = await person.ask('GET', `/api/brand-archetype?before=${interview.before}`)
  expect(older.body).toMatchObject({ before: 301, questionsAsked: 230 })
  const first = await person.ask('GET', '/api/brand-archetype?before=41')
  expect(first.body.messages).toMatchObject([
    { role: 'assistant' },
    { content: expect.stringMatching(/^message 1\./) },
    ...Array(39).fill({}),
  ])
  expect((await sendAnswer(person, 'One more.')).status).toBe(409)
  expect((await person.ask('POST', '/api/brand-archetype/reset', {})).status).toBe(200)
  expect((await fetchInterview(person)).questionsAsked).toBe(0)
})
