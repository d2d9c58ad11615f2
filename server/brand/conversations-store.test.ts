import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import { keepVersion } from '#server/brand/brand-versions.ts'
import {
  type Conversations,
  createConversations,
  findOlderMessagesCursor,
  type StoredMessage,
} from '#server/brand/conversations-store.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { fillConversation } from '#testing/server/fill-conversation.ts'

let site: TestApp
let talks: Conversations
let brandId: string
beforeAll(async () => {
  site = await createTestApp()
  talks = createConversations(site.database)
})
afterAll(() => site.close())
beforeEach(async () => {
  brandId = (await site.makePerson()).brandId
})

const echo = async (messages: readonly StoredMessage[]) => ({ content: `You said ${messages.at(-1)?.content}` })
const textsOf = (messages: readonly StoredMessage[]) => messages.map(({ role, content }) => `${role}: ${content}`)
const say = (content: string) => talks.say(brandId, 'strategist', { content }, echo)

test('each tool and brand has its own conversation, stored in order', async () => {
  await say('one')
  expect(textsOf(await say('two'))).toEqual(['user: two', 'assistant: You said two'])
  expect(textsOf(await talks.read(brandId, 'strategist'))).toEqual([
    'user: one',
    'assistant: You said one',
    'user: two',
    'assistant: You said two',
  ])
  expect(await talks.read(brandId, 'core-values')).toEqual([])
  const { brandId: other } = await site.makePerson()
  expect(await talks.read(other, 'strategist')).toEqual([])
})

test('T23 one message is answered at a time: a second one is refused and not stored', async () => {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const first = talks.say(brandId, 'strategist', { content: 'one' }, async (messages) => {
    begun.resolve()
    await gate.promise
    return echo(messages)
  })
  await begun.promise
  await expect(say('two')).rejects.toMatchObject({ code: 'conversation_busy', status: 409 })
  gate.resolve()
  expect(textsOf(await first)).toEqual(['user: one', 'assistant: You said one'])
  await say('three')
  expect(await talks.read(brandId, 'strategist')).toHaveLength(4)
})

test('a change is atomic: if its other writes fail, the messages stay as they were and the conversation is not blocked', async () => {
  await say('one')
  const changeTo = (content: string, alongside: () => Promise<void>) =>
    talks.change(brandId, 'strategist', async () => ({ messages: [{ number: 1, content }], alongside }))
  await expect(changeTo('two', () => Promise.reject(new Error('It broke.')))).rejects.toThrow('It broke.')
  expect(textsOf(await talks.read(brandId, 'strategist'))).toEqual(['user: one', 'assistant: You said one'])
  await changeTo('two', async () => {})
  await say('three')
  expect(textsOf(await talks.read(brandId, 'strategist')).slice(0, 3)).toEqual([
    'user: two',
    'assistant: You said one',
    'user: three',
  ])
})

test('T23 of twenty messages sent at once, every accepted one is stored with its reply', async () => {
  const settled = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => say(`message ${n}`)))
  const taken = settled.filter(({ status }) => status === 'fulfilled').length
  expect(taken).toBeGreaterThan(0)
  expect(await talks.read(brandId, 'strategist')).toHaveLength(2 * taken)
})

test('a message that a crash left unanswered is kept, and is answered when the conversation is opened again', async () => {
  await expect(
    talks.say(brandId, 'strategist', { content: 'one' }, () => Promise.reject(new Error('gone'))),
  ).rejects.toThrow('gone')
  expect(textsOf(await talks.read(brandId, 'strategist'))).toEqual(['user: one'])
  for (let look = 0; look < 2; look += 1) {
    await talks.resume(brandId, 'strategist', echo)
    expect(textsOf(await talks.read(brandId, 'strategist'))).toEqual(['user: one', 'assistant: You said one'])
  }
})

test('sending an unanswered message again replaces it, once the lock of a killed server has expired', async () => {
  await talks
    .say(brandId, 'strategist', { content: 'one' }, () => Promise.reject(new Error('gone')))
    .catch(() => undefined)
  await site.database.execute(sql`UPDATE conversations SET answering_until = now() + interval '1 minute'`)
  await expect(say('one')).rejects.toMatchObject({ code: 'conversation_busy' })
  await site.database.execute(sql`UPDATE conversations SET answering_until = now() - interval '1 second'`)
  expect(textsOf(await say('one'))).toEqual(['user: one', 'assistant: You said one'])
})

test('a closed conversation is kept, and only its own brand can reopen it', async () => {
  await say('one')
  await talks.end(brandId, 'strategist')
  expect(await talks.read(brandId, 'strategist')).toEqual([])
  await say('two')
  const [ended] = await talks.listEnded(brandId, 'strategist')
  const { brandId: other } = await site.makePerson()
  expect(await talks.reopen(other, 'strategist', ended?.id ?? '')).toBe(false)
  expect(await talks.reopen(brandId, 'strategist', ended?.id ?? '')).toBe(true)
  expect(textsOf(await talks.read(brandId, 'strategist'))).toEqual(['user: one', 'assistant: You said one'])
  expect(await talks.listEnded(brandId, 'strategist')).toHaveLength(1)
})

const { messagesMax, bytesMax, page } = conversationLimits.strategist

test('T48 a full conversation takes no more messages and stays unchanged until it is started over', async () => {
  await fillConversation(site.database, brandId, 'strategist', { messages: messagesMax - 2 })
  await say('the last one')
  const before = await talks.read(brandId, 'strategist')
  expect(before.at(-1)?.number).toBe(messagesMax)
  await expect(say('one more')).rejects.toMatchObject({ code: 'conversation_full', status: 409 })
  expect(await talks.read(brandId, 'strategist')).toEqual(before)
  expect(await talks.isFull(brandId, 'strategist')).toBe(true)
  await talks.end(brandId, 'strategist')
  expect(textsOf(await say('anew'))).toEqual(['user: anew', 'assistant: You said anew'])
})

test('T48 a conversation of few but long messages is full too', async () => {
  await fillConversation(site.database, brandId, 'strategist', { messages: 100, letters: bytesMax / 100 })
  await expect(say('one more')).rejects.toMatchObject({ code: 'conversation_full' })
})

test('T48 a conversation from before there was a limit can be paged through from the newest message to the first', async () => {
  await fillConversation(site.database, brandId, 'strategist', { messages: 1001 })
  let numbers: number[] = []
  let before: number | undefined
  for (let reads = 0; reads < 50; reads += 1) {
    const part = await talks.read(brandId, 'strategist', before)
    expect(part.length).toBeLessThanOrEqual(page)
    expect(part[0]?.role).toBe('user')
    numbers = [...part.map(({ number }) => number), ...numbers]
    before = findOlderMessagesCursor(part).before
    if (before === undefined) break
  }
  expect(numbers).toEqual(Array.from({ length: 1001 }, (_, at) => at + 1))
})

test('T48 a reply in a conversation over the limit is based on its newest messages', async () => {
  await fillConversation(site.database, brandId, 'strategist', { messages: 5001 })
  let seen: readonly StoredMessage[] = []
  await talks.resume(brandId, 'strategist', async (messages) => {
    seen = messages
    return { content: 'Yes.' }
  })
  expect([seen.length <= 400, seen.at(-1)?.number]).toEqual([true, 5001])
})

test('T48 the newest hundred closed conversations are kept, and every one that an earlier archetype came from', async () => {
  await talks.say(brandId, 'brand-archetype', { content: 'first of all' }, echo)
  await talks.end(brandId, 'brand-archetype')
  const [first] = await talks.listEnded(brandId, 'brand-archetype')
  await keepVersion(brandId, 'archetype', 'Started over', { conversationId: first?.id }, site.database)
  await site.database.execute(sql`
    INSERT INTO conversations (id, brand_id, tool, ended_at)
    SELECT gen_random_uuid(), ${brandId}, 'core-values', now() + number * interval '1 second'
    FROM generate_series(1, 150) AS number`)
  await say('anew')
  expect(await talks.listEnded(brandId, 'core-values')).toHaveLength(100)
  expect(await talks.listEnded(brandId, 'brand-archetype')).toEqual([first])
  expect(await talks.read(brandId, 'strategist')).toHaveLength(2)
})
