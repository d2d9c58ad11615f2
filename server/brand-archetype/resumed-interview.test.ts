import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brandArchetypeCalls } from '#contract/brand-archetype.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { fillConversation } from '#testing/server/fill-conversation.ts'
import {
  fetchInterview,
  finishInterview,
  makeOwnerWithAnswers,
  sendAnswer,
  unlockArchetype,
} from '#testing/server/interview.ts'
import type { TestPerson } from '#testing/server/people.ts'

/** Counts what the interviewer is asked for. */
const asked = vi.hoisted(() => ({ times: 0 }))
vi.mock('#server/brand-archetype/interview-writer.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#server/brand-archetype/interview-writer.ts')>()
  const { take, takeCorrected, writeUse } = original.embeddedInterviewWriter
  const counted =
    <Request, Reply>(act: (request: Request) => Reply) =>
    (request: Request): Reply => {
      asked.times += 1
      return act(request)
    }
  const writer: typeof original.embeddedInterviewWriter = {
    take: counted(take),
    takeCorrected: counted(takeCorrected),
    writeUse: counted(writeUse),
  }
  return { ...original, embeddedInterviewWriter: writer }
})

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

/** Deletes the last reply, as if the server had died before it stored one. */
async function leaveUnanswered({ brandId }: TestPerson): Promise<void> {
  await site.database.execute(sql`
    DELETE FROM conversation_messages AS message USING conversations
    WHERE conversations.id = conversation_id AND brand_id = ${brandId} AND message.role = 'assistant'
      AND message.number = (SELECT max(number) FROM conversation_messages WHERE conversation_id = conversations.id)`)
}

async function makeLeft(): Promise<TestPerson> {
  const person = await makeOwnerWithAnswers(site, ['We teach grown-ups to swim in the sea.'])
  await leaveUnanswered(person)
  return person
}

/** An owner whose thirty answers say nothing. */
async function makeUndecided(): Promise<TestPerson> {
  const person = await site.makeOwner()
  await unlockArchetype(site, person)
  await fillConversation(site.database, person.brandId, 'brand-archetype', { messages: 58 })
  await sendAnswer(person, 'dont know')
  return person
}

const reads = [
  ...Object.values(brandArchetypeCalls).flatMap(({ method, path }) => (method === 'GET' ? [path] : [])),
  '/api/brand/history?part=archetype',
  '/api/brand/export',
]

/** Reads everything there is to read, and expects that the interviewer is not asked. */
async function readAll({ ask }: TestPerson): Promise<void> {
  asked.times = 0
  for (const path of reads) {
    const { status } = await ask('GET', path)
    expect([path, status, asked.times]).toEqual([path, 200, 0])
  }
}

test.each([
  ['new', () => makeOwnerWithAnswers(site, [])],
  ['under way', () => makeOwnerWithAnswers(site, ['We teach swimming.'])],
  ['left without a reply', makeLeft],
  ['undecided', makeUndecided],
])('no page view asks the interviewer of an interview that is %s', async (_, make) => readAll(await make()))

test('no page view asks the interviewer of a finished interview, nor for advice that was not stored with it', async () => {
  const person = await site.makeOwner()
  await finishInterview(site, person)
  await readAll(person)
  await site.database.execute(sql`UPDATE brands SET archetype_use = NULL WHERE id = ${person.brandId}`)
  await readAll(person)
})

test('T23 an answer that a crash left without a reply waits until the page asks for the reply, which comes once', async () => {
  const person = await makeLeft()
  expect(await fetchInterview(person)).toMatchObject({ isAnswering: true, questionsAsked: 1 })
  asked.times = 0
  const resume = () => person.ask('POST', '/api/brand-archetype/resume', {})
  for (let look = 0; look < 2; look += 1) {
    const { messages, isAnswering } = brandArchetypeCalls.resumeArchetype.reply.parse((await resume()).body)
    expect([messages.map(({ role }) => role), isAnswering]).toEqual([['assistant', 'user', 'assistant'], false])
  }
  expect(asked.times).toBe(1)
})

test('while another request is answering, asking for the reply shows the interview as it is', async () => {
  const person = await makeLeft()
  await site.database.execute(sql`
    UPDATE conversations SET answering_until = now() + interval '1 minute' WHERE brand_id = ${person.brandId}`)
  asked.times = 0
  const { status, body } = await person.ask('POST', '/api/brand-archetype/resume', {})
  expect([status, body.isAnswering, asked.times]).toEqual([200, true, 0])
})
