import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coreValuesCalls } from '#contract/core-values.ts'
import { createTestApp, type TestApp } from '#server/app/test-app.ts'
import type { TestPerson } from '#server/app/test-people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const path = '/api/ai-core-values-assistant'
const { askValuesAssistant, getValuesConversation } = coreValuesCalls
const say = async ({ ask }: TestPerson, message: string, context?: object) =>
  askValuesAssistant.reply.parse((await ask('POST', path, { message, ...(context && { context }) })).body)
const messagesOf = async ({ ask }: TestPerson) =>
  getValuesConversation.reply.parse((await ask('GET', path)).body).messages

test('T23 the conversation is stored and goes on after a reload, whatever a client says of it (D2-108)', async () => {
  const person = await site.makeOwner()
  const asked = await say(person, 'quality', {
    coreValues: [{ title: 'Forged' }],
    profile: { x: 1 },
    history: [{ role: 'assistant' }],
  })
  expect(asked.response).toContain('What does it cost you to hold it?')
  const told = await say(person, 'We scrapped a whole batch in May because the glaze was off')
  expect(told).toMatchObject({
    source: 'embedded',
    proposals: [{ description: 'We scrapped a whole batch in May because the glaze was off.' }],
  })
  expect(await messagesOf(person)).toEqual(told.messages)
  expect(told.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
})

test('the assistant knows the stored values, and which of them is meant, and keeps that with the message (D2-249, D2-282)', async () => {
  const person = await site.makeOwner()
  const coreValues = [
    { id: 'new-1', title: 'Open kitchen', description: 'We cook where you see us. It was loud at first.' },
  ]
  const saved = await person.ask('POST', '/api/core-values', { coreValues })
  const { ids } = coreValuesCalls.saveCoreValues.reply.parse(saved.body)
  const { proposals } = await say(person, 'make it shorter', { editingValueId: ids['new-1'] })
  expect(proposals).toMatchObject([{ valueId: ids['new-1'], description: 'We cook where you see us.' }])
  await say(person, 'thanks')
  const owners = (await messagesOf(person)).filter(({ role }) => role === 'user')
  expect(owners.map(({ valueId }) => valueId)).toEqual([ids['new-1'], undefined])
})

test('T21 everybody has the own conversation only', async () => {
  const [person, other] = [await site.makeOwner(), await site.makeOwner()]
  await say(person, 'my secret value')
  expect(await messagesOf(other)).toEqual([])
})

test('T23 one message is answered at a time, and one of 4,001 characters not at all', async () => {
  const person = await site.makeOwner()
  await say(person, 'quality')
  await site.database.execute(sql`UPDATE conversations SET answering_until = now() + interval '1 minute'`)
  expect(await person.ask('POST', path, { message: 'honesty' })).toMatchObject({
    status: 409,
    body: { code: 'conversation_busy' },
  })
  for (const message of ['x'.repeat(4001), '   ', ''])
    expect((await person.ask('POST', path, { message })).status).toBe(400)
  expect(await messagesOf(person)).toHaveLength(2)
})

test('a new conversation begins empty, and the one that stood is kept', async () => {
  const person = await site.makeOwner()
  await say(person, 'quality')
  expect((await person.ask('POST', `${path}/reset`, {})).body).toEqual({ success: true })
  expect(await messagesOf(person)).toEqual([])
  const { rows } = await site.database.execute(sql`SELECT count(*)::int AS kept FROM conversation_messages m
    JOIN conversations c ON c.id = m.conversation_id WHERE c.brand_id = ${person.brandId}`)
  expect(rows).toEqual([{ kept: 2 }])
})

test('the answer streams on request', async () => {
  const person = await site.makeOwner()
  const reply = await person.ask('POST', path, { message: 'quality' }, { headers: { accept: 'text/event-stream' } })
  expect(reply.text).toMatch(/^event: text\ndata: /)
  expect(reply.text).toContain('event: done')
})
