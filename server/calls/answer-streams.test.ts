import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { strategistCalls } from '#contract/strategist.ts'
import { createRegisterCall } from '#server/calls/answer.ts'
import { createLimitCounters } from '#server/calls/limits.ts'
import { addErrorHandler } from '#server/platform/http/error-handler.ts'
import { readBodies } from '#server/platform/http/read-bodies.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { testAsker } from '#testing/server/asker.ts'

const whole = { response: 'Hello', suggestions: [], nudges: [], hits: [], choices: [], source: 'embedded' as const }
/** The streaming call, at a separate path for each test. */
const callAt = (path: `/api/${string}`) => ({ ...strategistCalls.askStrategist, path })

let mayListen = true
let aborted: unknown
const app = Fastify()
let address = ''
beforeAll(async () => {
  addErrorHandler(app)
  await readBodies(app, new Set())
  const answer = createRegisterCall(app, {
    findAsker: async () => (mayListen ? testAsker : undefined),
    limits: createLimitCounters((name, points) => ({ name, points, use: async () => undefined, rowOf: (key) => key })),
    noteImpersonated: async () => undefined,
    isAdminFactorRequired: false,
  })
  answer(callAt('/api/adds-fields'), [], async ({ tell }) => {
    const told = { text: 'Hello', note: 'a note of the staff' }
    await tell('text', told)
    const answered = { ...whole, passwordHash: '$argon2id' }
    return answered
  })
  answer(callAt('/api/breaks'), [], async ({ tell }) => {
    await tell('text', { text: 'Hello' })
    throw new Refusal('conversation_full')
  })
  answer(callAt('/api/refuses'), [], async () => {
    throw new Refusal('conversation_full')
  })
  answer(callAt('/api/talks'), [], async ({ tell, signal }) => {
    signal.addEventListener('abort', () => (aborted = signal.reason))
    for (let word = 0; word < 100; word += 1) {
      signal.throwIfAborted()
      await tell('text', { text: 'word' })
      await sleep(100)
    }
    return whole
  })
  answer(strategistCalls.getStrategistAnalysis, [], async () => ({ nudges: [], hasConversation: false }))
  address = await app.listen({ port: 0 })
})
afterAll(() => app.close())

const headers = { accept: 'text/event-stream' }
const post = async (url: string) => app.inject({ ...{ method: 'POST', url, headers, payload: { message: 'Hello?' } } })
const blocksIn = (text: string) => text.split('\n\n').filter(Boolean)

test('T9 fields that a handler adds to an event or to the final answer are not sent unless the contract names them', async () => {
  expect(blocksIn((await post('/api/adds-fields')).payload)).toEqual([
    'event: text\ndata: {"text":"Hello"}',
    `event: done\ndata: ${JSON.stringify(whole)}`,
  ])
})

test('T9 a call without events in the contract does not stream', async () => {
  const answered = await app.inject({ method: 'GET', url: '/api/strategist/analysis', headers })
  expect([answered.statusCode, answered.json()]).toEqual([200, { nudges: [], hasConversation: false }])
})

test('an error after the first event is sent in the stream, with the status it would have had', async () => {
  const answered = await post('/api/breaks')
  expect(answered.statusCode).toBe(200)
  const [first, last = ''] = blocksIn(answered.payload)
  expect(first).toBe('event: text\ndata: {"text":"Hello"}')
  expect(last).toContain('event: error')
  expect(last).toContain('"code":"conversation_full","status":409')
})

test('an error before the first event is plain JSON', async () => {
  const refused = await post('/api/refuses')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conversation_full'])
})

/** Requests the endless answer; `heard` grows as it arrives. */
async function listen(leave?: AbortSignal) {
  aborted = undefined
  const reply = await fetch(`${address}/api/talks`, {
    ...{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{"message":"Hello?"}' },
    ...(leave && { signal: leave }),
  })
  const heard = { text: '' }
  const ended = (async () => {
    for await (const part of reply.body ?? []) heard.text += Buffer.from(part).toString()
  })().catch(() => undefined)
  await expect.poll(() => heard.text).toContain('event: text')
  return { heard, ended }
}

test('T13 when its session ends a stream is cut within about a second with the reason, and its work is aborted', async () => {
  const { heard, ended } = await listen()
  const countWords = () => heard.text.split('event: text').length - 1
  const before = countWords()
  mayListen = false
  await ended
  mayListen = true
  // Ten words a second at most, even on a slow machine; the whole stream has a hundred.
  expect(countWords() - before).toBeLessThan(30)
  expect(heard.text).toContain('"code":"signed_out"')
  expect(heard.text).not.toContain('event: done')
  expect(aborted).toBeDefined()
})

test('the work is aborted when the listener leaves or presses Stop', async () => {
  const leave = new AbortController()
  await listen(leave.signal)
  expect(aborted).toBeUndefined()
  leave.abort()
  await expect.poll(() => aborted).toBeDefined()
})
