import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { strategistCalls } from '#contract/strategist.ts'
import { createAnswer } from '#server/account/answer.ts'
import { createCallLimits } from '#server/account/call-limits.ts'
import { createSessionCookie } from '#server/account/session-cookie.ts'
import { createSessionStore } from '#server/account/session-store.ts'
import { streamEvents } from '#server/platform/http/event-stream.ts'
import { createRateLimits } from '#server/platform/http/rate-limits.ts'
import { readBodies } from '#server/platform/http/read-bodies.ts'
import { createSecrets } from '#server/platform/http/secrets.ts'
import { tellErrors } from '#server/platform/http/tell-errors.ts'
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts'

const whole = { response: 'Hello', suggestions: [], nudges: [], hits: [], choices: [], source: 'embedded' as const }

let rows: TestDatabase
const app = Fastify()
tellErrors(app)
beforeAll(async () => {
  rows = await createTestDatabase()
  const { database } = rows
  await readBodies(app, new Set())
  const answer = createAnswer(app, {
    sessions: createSessionStore(database, createSecrets('a secret for tests only, of 48 characters or more')),
    cookie: createSessionCookie(undefined),
    limits: createCallLimits(createRateLimits(database.$client, 1000)),
    database,
    isAdminFactorRequired: false,
  })
  answer({ ...strategistCalls.askStrategist, caller: 'anyone' }, async ({ reply }) =>
    streamEvents(reply, async (tell) => {
      await tell('text', { text: 'Hello', note: 'a note of the staff' })
      return { ...whole, passwordHash: '$argon2id' }
    }),
  )
  answer({ ...strategistCalls.getStrategistAnalysis, caller: 'anyone' }, async ({ reply }) =>
    streamEvents(reply, async () => ({ nudges: [], hasConversation: false })),
  )
})
afterAll(async () => {
  await app.close()
  await rows.drop()
})

const headers = { accept: 'text/event-stream' }

test('T9 what a handler adds to an event, or to the answer at the end of a stream, stays here unless the contract names it', async () => {
  const { payload } = await app.inject({
    ...{ method: 'POST', url: '/api/strategist/chat', headers, payload: { message: 'Hello?' } },
  })
  expect(payload.split('\n\n').filter(Boolean)).toEqual([
    'event: text\ndata: {"text":"Hello"}',
    `event: done\ndata: ${JSON.stringify(whole)}`,
  ])
})

test('T9 a call that the contract gives no events streams nothing', async () => {
  const answered = await app.inject({ method: 'GET', url: '/api/strategist/analysis', headers })
  expect([answered.statusCode, answered.payload.includes('event:')]).toEqual([500, false])
})
