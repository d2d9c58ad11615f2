import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Conversations, createConversations, type StoredMessage } from '#server/brand/conversations-store.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'

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

test('a conversation is stored in its order, each tool and brand its own', async () => {
  await say('one')
  expect(textsOf(await say('two'))).toEqual([
    'user: one',
    'assistant: You said one',
    'user: two',
    'assistant: You said two',
  ])
  expect(await talks.read(brandId, 'core-values')).toEqual([])
  const { brandId: other } = await site.makePerson()
  expect(await talks.read(other, 'strategist')).toEqual([])
})

test('T23 one message is answered at a time: a second one meanwhile is refused and not stored', async () => {
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
  expect(await say('three')).toHaveLength(4)
})

test('T23 twenty messages at once: those that are taken are all there, in pairs', async () => {
  const settled = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => say(`message ${n}`)))
  const taken = settled.filter(({ status }) => status === 'fulfilled').length
  expect(taken).toBeGreaterThan(0)
  expect(await talks.read(brandId, 'strategist')).toHaveLength(2 * taken)
})

test('a message that a crash left unanswered is there, and is answered when the conversation is opened again', async () => {
  await expect(
    talks.say(brandId, 'strategist', { content: 'one' }, () => Promise.reject(new Error('gone'))),
  ).rejects.toThrow('gone')
  expect(textsOf(await talks.read(brandId, 'strategist'))).toEqual(['user: one'])
  expect(textsOf(await talks.resume(brandId, 'strategist', echo))).toEqual(['user: one', 'assistant: You said one'])
  expect(await talks.resume(brandId, 'strategist', echo)).toHaveLength(2)
})

test('a message left unanswered is replaced by the same one sent again, also when its server was killed', async () => {
  await talks
    .say(brandId, 'strategist', { content: 'one' }, () => Promise.reject(new Error('gone')))
    .catch(() => undefined)
  await site.database.execute(sql`UPDATE conversations SET answering_until = now() + interval '1 minute'`)
  await expect(say('one')).rejects.toMatchObject({ code: 'conversation_busy' })
  await site.database.execute(sql`UPDATE conversations SET answering_until = now() - interval '1 second'`)
  expect(textsOf(await say('one'))).toEqual(['user: one', 'assistant: You said one'])
})

test('what ended is kept and can be brought back, by its own brand', async () => {
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
