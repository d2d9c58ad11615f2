import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coreValuesCalls } from '#contract/core-values.ts'
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { fillConversation } from '#testing/server/fill-conversation.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const path = '/api/ai-core-values-assistant'
const { askValuesAssistant, getValuesConversation } = coreValuesCalls
const say = async ({ ask }: TestPerson, message: string, context?: object) =>
  askValuesAssistant.reply.parse((await ask('POST', path, { message, ...(context && { context }) })).body)
const talkOf = async ({ ask }: TestPerson, valueId = '') =>
  getValuesConversation.reply.parse((await ask('GET', valueId === '' ? path : `${path}?valueId=${valueId}`)).body)

/** Stores values with these titles and returns their ids. */
async function store({ ask }: TestPerson, ...titles: string[]): Promise<string[]> {
  const coreValues = titles.map((title, at) => ({ id: `new-${at}`, title, description: '' }))
  const saved = await ask('POST', '/api/core-values', { coreValues })
  return coreValuesCalls.saveCoreValues.reply.parse(saved.body).coreValues.map(({ id }) => id)
}

test('T23 the conversation is stored and continues after a reload, whatever a client sends about it', async () => {
  const person = await site.makeOwner()
  const asked = await say(person, 'open kitchen', {
    coreValues: [{ title: 'Forged' }],
    profile: { x: 1 },
    history: [{ role: 'assistant' }],
  })
  expect(asked.response).toBe('What has it cost you?')
  const told = await say(person, 'We scrapped a whole batch in May')
  expect(told).toMatchObject({
    source: 'embedded',
    guide: { answers: { hold: 'open kitchen', cost: 'We scrapped a whole batch in May' }, depth: 2 },
  })
  const messages = [...asked.messages, ...told.messages]
  expect(await talkOf(person)).toEqual({ messages, guide: told.guide, isFull: false })
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
})

test('a message that is not an answer is not stored as one, and no message adds a value to the list', async () => {
  const person = await site.makeOwner()
  for (const message of ['Hello', 'rename the second']) {
    const { guide, messages, proposals } = await say(person, message)
    expect(guide).toEqual({ answers: {}, depth: 0 })
    expect(messages.at(-2)).toMatchObject({ content: message, isKept: false })
    expect(proposals).toEqual([])
  }
  expect((await say(person, 'Hello', { act: 'answer' })).guide.answers).toEqual({ hold: 'Hello' })
  expect((await person.ask('GET', '/api/core-values')).body.coreValues).toEqual([])
})

test('each value has its own conversation, which begins with its title', async () => {
  const person = await site.makeOwner()
  const [kitchen = '', thrift = ''] = await store(person, 'Open kitchen', 'Thrift')
  await say(person, 'Two tables less than we had', { editingValueId: kitchen })
  expect((await talkOf(person, kitchen)).guide.answers).toEqual({
    hold: 'Open kitchen',
    cost: 'Two tables less than we had',
  })
  expect(await talkOf(person, thrift)).toMatchObject({ messages: [], guide: { answers: { hold: 'Thrift' }, depth: 0 } })
  expect((await talkOf(person)).messages).toEqual([])
})

test('the last answer completes the wording; changing, renaming and undoing are done by buttons', async () => {
  const person = await site.makeOwner()
  const [id = ''] = await store(person, 'Open kitchen')
  const about = { editingValueId: id }
  await say(person, 'Two tables less than we had', about)
  await say(person, 'I can’t think of one', { ...about, act: 'skip' })
  await say(person, 'cook where you see us', about)
  const done = await say(person, 'send out what we would not eat', about)
  const description =
    'What we do: Cook where you see us.\nWhat we never do: Send out what we would not eat.\nWhat it cost: Two tables less than we had.'
  expect(done.proposals).toMatchObject([{ valueId: id, title: 'Open kitchen', description }])
  const named = await say(person, 'Nothing behind the door', { ...about, act: 'name' })
  expect(named.proposals[0]?.title).toBe('Nothing behind the door')
  const undone = await say(person, 'Undo', { ...about, act: 'undo' })
  expect(undone.guide).toEqual(done.guide)
  const changed = await say(person, 'Change', { ...about, act: 'change', asks: 'cost' })
  expect(changed.response).toBe('What has it cost you?')
})

test('the conversation about a new value can be moved to the value that was saved from it', async () => {
  const person = await site.makeOwner()
  await say(person, 'Open kitchen')
  const [id = ''] = await store(person, 'Open kitchen')
  expect((await person.ask('POST', `${path}/reset`, { becomes: id })).body).toEqual({ success: true })
  expect((await talkOf(person)).messages).toEqual([])
  expect((await talkOf(person, id)).guide.answers).toEqual({ hold: 'Open kitchen' })
})

test('T21 everybody sees only their own conversation, even about a value whose id they know', async () => {
  const [person, other] = [await site.makeOwner(), await site.makeOwner()]
  const [id = ''] = await store(person, 'Thrift')
  await say(person, 'My secret cost is this', { editingValueId: id })
  expect((await talkOf(other, id)).messages).toEqual([])
})

test('T23 one message is answered at a time, and blank ones or more than 4,000 characters are refused', async () => {
  const person = await site.makeOwner()
  await say(person, 'quality')
  await site.database.execute(sql`UPDATE conversations SET answering_until = now() + interval '1 minute'`)
  expect(await person.ask('POST', path, { message: 'honesty' })).toMatchObject({
    status: 409,
    body: { code: 'conversation_busy' },
  })
  for (const message of ['x'.repeat(4001), '   ', ''])
    expect((await person.ask('POST', path, { message })).status).toBe(400)
  expect((await talkOf(person)).messages).toHaveLength(2)
})

test('a new conversation begins empty, and the earlier one is kept', async () => {
  const person = await site.makeOwner()
  await say(person, 'quality')
  expect((await person.ask('POST', `${path}/reset`, {})).body).toEqual({ success: true })
  expect((await talkOf(person)).messages).toEqual([])
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

test('T48 a reply carries only the new messages, however long the conversation; older ones are read in pages', async () => {
  const person = await site.makeOwner()
  await fillConversation(site.database, person.brandId, 'core-values', { messages: 100 })
  const { messages } = await say(person, 'open kitchen')
  expect(messages.map(({ role, content }) => `${role} ${content}`)).toEqual([
    'user open kitchen',
    'assistant What has it cost you?',
  ])
  const newest = await talkOf(person)
  expect(newest.messages).toHaveLength(40)
  const older = getValuesConversation.reply.parse((await person.ask('GET', `${path}?before=${newest.before}`)).body)
  expect(older.messages.at(-1)?.content).toMatch(/^message 62\./)
  expect(older.guide).toEqual(newest.guide)
})

test('T48 a full conversation refuses messages and stays unchanged; its answers can still become a value', async () => {
  const person = await site.makeOwner()
  await fillConversation(site.database, person.brandId, 'core-values', {
    messages: conversationLimits['core-values'].messagesMax - 2,
  })
  const { guide, isFull } = await say(person, 'open kitchen')
  expect(isFull).toBe(true)
  const before = await talkOf(person)
  expect(await person.ask('POST', path, { message: 'Two tables less' })).toMatchObject({
    status: 409,
    body: { code: 'conversation_full', error: expect.stringContaining('Start over') },
  })
  expect(await talkOf(person)).toEqual(before)
  expect(before).toMatchObject({ guide, isFull: true })
  await person.ask('POST', `${path}/reset`, {})
  expect((await say(person, 'open kitchen')).isFull).toBe(false)
})
