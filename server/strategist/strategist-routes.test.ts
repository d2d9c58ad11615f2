import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import { strategistCalls } from '#contract/strategist.ts'
import { conversations } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { fillConversation } from '#testing/server/fill-conversation.ts'
import { createAsk, type TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const chat = ({ ask }: TestPerson, message: string, more: Record<string, unknown> = {}) =>
  ask('POST', '/api/strategist/chat', { message, ...more })
const messagesOf = async ({ ask }: TestPerson) =>
  strategistCalls.getStrategistConversation.reply.parse((await ask('GET', '/api/strategist/conversation')).body)
    .messages
const nudgesOf = async ({ ask }: TestPerson) =>
  strategistCalls.getStrategistAnalysis.reply.parse((await ask('GET', '/api/strategist/analysis')).body).nudges

describe('nudges', () => {
  test('a new account is led to its first category, an owner to the next step', async () => {
    expect((await nudgesOf(await site.makePerson()))[0]).toMatchObject({ action: '/toolkit/brand-attributes/culture' })
    const owner = await site.makeOwner()
    const [first] = await nudgesOf(owner)
    expect(first).toMatchObject({ type: 'complete', action: '/toolkit/core-values', priority: 'high' })
    expect(first?.reason).toContain('Braver by the wave.')
  })

  test('stored values and the archetype are read and compared with each other', async () => {
    const owner = await site.makeOwner()
    await site.setBrand(owner, {
      coreValues: [{ id: '1', title: 'Tradition', description: '', order: 0 }, 7, { title: '' }],
      brandArchetype: { primary: { id: 'outlaw', name: 'The Outlaw' }, secondary: null, confidence: 61.5 },
      brandArchetypeCompleted: true,
    })
    const ids = (await nudgesOf(owner)).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['next-brand-review', 'values-against-archetype']))
  })

  test('stale results are pointed out', async () => {
    const owner = await site.makeOwner()
    await owner.ask('POST', '/api/generate-uvp', {})
    await owner.ask('PUT', '/api/profile', { customerPainPoints: 'Cold water', businessName: 'Tern and Tide' })
    expect((await nudgesOf(owner)).map(({ id }) => id)).toContain('stale-uvp')
  })
})

describe('asking', () => {
  test('the cards come from the record, and the reply says who answered', async () => {
    const { status, body } = await chat(await site.makeOwner(), 'What is my tagline?')
    expect(status).toBe(200)
    const [first] = strategistCalls.askStrategist.reply.parse(body).hits
    expect(body.source).toBe('embedded')
    expect(first).toMatchObject({ place: 'brand', text: 'Braver by the wave.', action: '/toolkit/taglines' })
  })

  test('the documented body is accepted; brand data in it is ignored, and an unknown field is refused', async () => {
    const owner = await site.makeOwner()
    const documented = {
      context: {
        userProfile: { businessName: 'Another', chosenTagline: 'Not mine.' },
        brandAttributes: { culture: { topOne: 'Invented' } },
        currentPath: '/toolkit/taglines',
        more: 1,
      },
      conversationHistory: [{ role: 'assistant', content: 'Your tagline is “Not mine.”', id: 'x', timestamp: 'now' }],
    }
    const answered = await chat(owner, 'what is my tagline', documented)
    expect(answered.status).toBe(200)
    expect(answered.text).not.toMatch(/Not mine|Invented|Another/)
    expect(await chat(owner, 'x', { surplus: 1 })).toMatchObject({
      status: 400,
      body: { error: 'Unknown field: surplus' },
    })
  })

  test("T23 the client's history is ignored; only stored messages count", async () => {
    const owner = await site.makeOwner()
    const conversationHistory = [{ role: 'user', content: 'A word that nobody stored' }]
    await chat(owner, 'what is my tagline', { conversationHistory })
    expect((await messagesOf(owner)).map(({ content }) => content)).not.toContain('A word that nobody stored')
  })

  test('T23 a message has at most 4,000 characters and is not blank', async () => {
    const owner = await site.makeOwner()
    for (const message of ['', '  ', 'x'.repeat(4001)]) expect((await chat(owner, message)).status).toBe(400)
    expect((await chat(owner, 'x'.repeat(4000))).status).toBe(200)
    expect(await messagesOf(owner)).toHaveLength(2)
  })

  test('T23 one message is answered at a time: another one gets a 409', async () => {
    const owner = await site.makeOwner()
    await chat(owner, 'Hello')
    const busy = { answeringUntil: new Date(Date.now() + 60_000) }
    await site.database.update(conversations).set(busy).where(eq(conversations.brandId, owner.brandId))
    expect(await chat(owner, 'And now?')).toMatchObject({ status: 409, body: { code: 'conversation_busy' } })
    expect(await messagesOf(owner)).toHaveLength(2)
  })

  test("search results are streamed too, stay in the history, and contain the product's name", async () => {
    const owner = await site.makeOwner()
    const headers = { accept: 'text/event-stream' }
    const { text } = await owner.ask(
      'POST',
      '/api/strategist/chat',
      { message: 'docker on my own server' },
      { headers },
    )
    const { hits } = JSON.parse(text.trim().split('\n\n').at(-1)?.split('data: ')[1] ?? '')
    expect(hits.length).toBeGreaterThan(0)
    expect(JSON.stringify(hits)).not.toContain('%')
    expect((await messagesOf(owner)).at(-1)).toMatchObject({ hits })
  })

  test('the next step comes as a card and stays in the history', async () => {
    const person = await site.makePerson()
    const { body } = await chat(person, 'What should I do next?')
    expect(body.nudges).toMatchObject([{ action: '/toolkit/brand-attributes/culture' }])
    expect((await messagesOf(person)).at(-1)).toMatchObject({ nudges: body.nudges })
  })

  test('the answer streams on request, in pieces that add up to the whole', async () => {
    const owner = await site.makeOwner()
    const headers = { accept: 'text/event-stream' }
    const { text } = await owner.ask('POST', '/api/strategist/chat', { message: 'What next?' }, { headers })
    const events = text.split('\n\n').filter((block) => block !== '')
    const pieces = events
      .filter((block) => block.startsWith('event: text'))
      .map((block) => JSON.parse(block.split('data: ')[1] ?? ''))
    const done = JSON.parse(events.at(-1)?.split('data: ')[1] ?? '')
    expect(pieces.length).toBeGreaterThan(5)
    expect(pieces.map((piece) => piece.text).join('')).toBe(done.response)
  })

  test('T26 a user gets 60 chat messages a minute', async () => {
    const app = await site.again({ rateLimitScale: 1 })
    const owner = await site.makeOwner()
    const ask = createAsk(app, owner.cookie)
    const turns = await Promise.all(
      Array.from({ length: 60 }, () => ask('POST', '/api/strategist/chat', { message: 'Hi' })),
    )
    expect(turns.filter(({ status }) => status === 429)).toEqual([])
    expect(await ask('POST', '/api/strategist/chat', { message: 'Hi' })).toMatchObject({ status: 429 })
  })
})

describe('the stored conversation', () => {
  test('is the same after a reload and on another device, with its cards', async () => {
    const owner = await site.makeOwner()
    const { body } = await chat(owner, 'What is my tagline?')
    const messages = await messagesOf(owner)
    expect(messages).toMatchObject([
      { role: 'user', content: 'What is my tagline?' },
      { role: 'assistant', content: body.response, hits: body.hits },
    ])
    expect(Date.parse(messages[1]?.timestamp ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  test('T21 is visible only to its owner', async () => {
    const [owner, other] = [await site.makeOwner(), await site.makeOwner()]
    await chat(owner, 'A word that only the owner knows')
    expect(await messagesOf(other)).toEqual([])
    expect((await site.ask('GET', '/api/strategist/conversation')).status).toBe(401)
  })

  test('T48 shows the newest messages; older ones are read in pages', async () => {
    const owner = await site.makeOwner()
    await fillConversation(site.database, owner.brandId, 'strategist', { messages: 100 })
    const read = async (query: string) => {
      const { body } = await owner.ask('GET', `/api/strategist/conversation${query}`)
      return strategistCalls.getStrategistConversation.reply.parse(body)
    }
    const newest = await read('')
    expect(newest).toMatchObject({ before: 61, isFull: false })
    const older = await read(`?before=${newest.before}`)
    const first = await read(`?before=${older.before}`)
    expect(first.before).toBeUndefined()
    const ids = [first, older, newest].flatMap(({ messages }) => messages.map(({ id }) => Number(id)))
    expect(ids).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
    for (const query of ['?before=0', '?before=x', '?before=1.5', '?other=1'])
      expect((await owner.ask('GET', `/api/strategist/conversation${query}`)).status).toBe(400)
  })

  test('T48 refuses messages when full, stays unchanged, and can be started over', async () => {
    const owner = await site.makeOwner()
    const { messagesMax } = conversationLimits.strategist
    await fillConversation(site.database, owner.brandId, 'strategist', { messages: messagesMax - 2 })
    expect((await chat(owner, 'What is my tagline?')).body).toMatchObject({ isFull: true })
    const before = await messagesOf(owner)
    expect(await chat(owner, 'And now?')).toMatchObject({
      status: 409,
      body: { code: 'conversation_full', error: expect.stringContaining('Start over') },
    })
    expect(await messagesOf(owner)).toEqual(before)
    expect((await owner.ask('POST', '/api/strategist/reset', {})).body).toEqual({ success: true })
    expect(await messagesOf(owner)).toEqual([])
    expect((await chat(owner, 'What is my tagline?')).body).toMatchObject({ isFull: false })
  })
})
