import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminModelCalls } from '#contract/admin-model.ts'
import { createModelProbe } from '#server/platform/model/model-probe.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import { modelCalls } from '#server/tables/writing-tables.ts'
import { makeModelSettings } from '#testing/model/model-settings.ts'
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { faults } from '#testing/model/turns.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createTestModel, testUsage } from '#testing/server/language-model.ts'
import { modelLimits, modelLines, writeByModel } from '#testing/server/model-site.ts'
import { createAsk, type TestPerson } from '#testing/server/people.ts'

const secret = 'sk-secret-of-the-operator'
let standIn: StandIn
let site: TestApp
let admin: TestPerson
beforeAll(async () => {
  standIn = await startStandIn()
  site = await createTestApp()
  admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
})
beforeEach(() => {
  standIn.reset()
  standIn.answer({ text: '{"color":"blue"}' })
})
afterAll(async () => {
  await site.close()
  await standIn.close()
})

const model = createTestModel()
let named = 0

/** A server with a model, and what its admin reads of it. */
async function open(more: Partial<ModelSettings> = {}, monthlyCostMax?: number) {
  named += 1
  const main = `writer-${named}`
  const settings = makeModelSettings(standIn.baseAddress, {
    ...{ apiKey: secret, timeoutMs: 1000, models: { main, fast: main }, ...more },
  })
  const probe = createModelProbe(settings)
  const app = await site.again({}, { writing: { model, ...modelLimits, probe, monthlyCostMax } })
  const ask = createAsk(app, admin.cookie)
  const read = async () => {
    const { status, body, text } = await ask('GET', '/api/admin/model')
    expect(status, text).toBe(200)
    return { state: adminModelCalls.readModel.reply.parse(body), text }
  }
  const tryIt = async () => {
    const { status, body, text } = await ask('POST', '/api/admin/model/probe', {})
    expect(status, text).toBe(200)
    return { state: adminModelCalls.tryModel.reply.parse(body), text }
  }
  return { app, ask, read, tryIt, main }
}

test('without a model the page says so, and a try asks nobody', async () => {
  const { body } = await admin.ask('GET', '/api/admin/model')
  expect(body).toMatchObject({ model: null, probe: null, usersToday: 0, uses: [], tools: [], errors: [] })
  expect(adminModelCalls.readModel.reply.parse(body).days).toHaveLength(30)
  expect(await admin.ask('POST', '/api/admin/model/probe', {})).toMatchObject({ status: 200, body: { probe: null } })
})

test('who writes and what a try found, without the key and the address', async () => {
  standIn.list([{ id: `writer-${named + 1}`, max_model_len: 32_768 }, 'sprinter:3b'])
  const { read, tryIt, main } = await open({ models: { main: `writer-${named + 1}`, fast: 'sprinter' } })
  expect((await read()).state.probe).toBeNull()
  const { state, text } = await tryIt()
  expect(state.model).toEqual({
    ...{ provider: 'an OpenAI-compatible server', name: 'Writer', main, fast: 'sprinter', recipient: 'this machine' },
    ...{ isOwnMachine: true, hasKey: true, keySetting: 'AI_API_KEY', price: { input: 0, output: 0, listedOn: null } },
  })
  expect(state.probe).toMatchObject({
    found: { rung: 'schema', contextTokens: 32_768, missingFast: { name: 'sprinter', nearest: 'sprinter:3b' } },
    failure: null,
  })
  expect(text).not.toMatch(new RegExp(`${secret}|127\\.0\\.0\\.1|blue`))
  expect((await read()).state.probe).toEqual(state.probe)
})

test.each([
  [faults.wrongKey, 'wrong_key'],
  [faults.wrongPath, 'unreachable'],
  [faults.noCredit, 'no_credit'],
  [faults.html, 'unreadable'],
  [faults.redirect, 'redirected'],
  [faults.serverError, 'provider_error'],
  [faults.tooManyRequests, 'busy'],
  [faults.windowTooSmall, 'too_long'],
  [faults.filtered, 'refused'],
  [faults.empty, 'empty'],
  [faults.cutOff, 'cut_off'],
  [faults.hungBeforeHeaders, 'timed_out'],
])('a failed try is told as a code, without the server’s words (%#)', async (turn, code) => {
  standIn.answer(turn)
  const { state, text } = await (await open({ rung: 'text' })).tryIt()
  expect(state.probe).toMatchObject({ found: null, failure: { code, missing: null } })
  expect(text).not.toMatch(/sk-secret|Welcome|A first piece|127\.0\.0\.1/)
})

test('an unknown model is told with the nearest name', async () => {
  standIn.list(['writer:8b-instruct', 'sprinter:3b'])
  standIn.answer(faults.unknownModel)
  const { state } = await (await open({ models: { main: 'writer:8b', fast: 'writer:8b' } })).tryIt()
  expect(state.probe?.failure).toEqual({
    code: 'unknown_model',
    missing: { name: 'writer:8b', nearest: 'writer:8b-instruct' },
  })
})

test('admins who try it at the same time ask the model once', async () => {
  const { app, tryIt } = await open()
  standIn.answer({ text: '{"color":"blue"}', headersMs: 300 })
  const other = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  const asOther = createAsk(app, other.cookie)('POST', '/api/admin/model/probe', {})
  const [{ state }, { body }] = await Promise.all([tryIt(), asOther])
  expect(standIn.asked).toHaveLength(1)
  expect(body.probe).toEqual(state.probe)
})

test('only admins read it and try it', async () => {
  const { app } = await open()
  const owner = await site.makeOwner()
  const ask = createAsk(app, owner.cookie)
  expect((await ask('GET', '/api/admin/model')).status).toBe(403)
  expect((await ask('POST', '/api/admin/model/probe', {})).status).toBe(403)
  expect((await createAsk(app)('GET', '/api/admin/model')).status).toBe(401)
  expect(standIn.all).toEqual([])
})

test('calls, tokens, cost and seconds are summed up by day, tool and prompt version; errors are codes', async () => {
  const { app, read } = await open({}, 25_000_000)
  const owner = await site.makeOwner({ firstName: 'June', lastName: 'Abernathy' })
  await owner.ask('PUT', '/api/writing', { isOn: true })
  const asOwner = createAsk(app, owner.cookie)
  await asOwner('PUT', '/api/writing', { isOn: true })
  const before = (await read()).state
  model.answer = (_request, say) => say(modelLines.join('\n'))
  await writeByModel({ ask: asOwner })
  const row = {
    ...{ userId: owner.userId, tool: 'uvp' as const, promptVersion: 999, provider: 'anthropic', sentCharacters: 1 },
    ...testUsage,
  }
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000)
  await site.database.insert(modelCalls).values([
    { ...row, outcome: 'answered', ms: 2000, costMicros: 500 },
    { ...row, outcome: 'answered', ms: 6000, costMicros: null, inputTokens: 2000 },
    { ...row, outcome: 'wrong_key', ms: 10, costMicros: 0, inputTokens: 0, outputTokens: 0 },
    { ...row, outcome: 'answered', ms: 4000, costMicros: 700, at: at(29) },
    { ...row, outcome: 'answered', ms: 4000, costMicros: 900, at: at(31) },
  ])
  const { state, text } = await read()
  const today = new Date().toISOString().slice(0, 10)
  expect(state.uses.find(({ day, promptVersion }) => day === today && promptVersion === 999)).toEqual({
    ...{ day: today, tool: 'uvp', promptVersion: 999, calls: 3, failed: 1, inputTokens: 2400, outputTokens: 120 },
    ...{ costMicros: 500, ms: 4000 },
  })
  expect(state.days.at(-1)).toMatchObject({ day: today, calls: 4, failed: 1, costMicros: 500 + 1400 })
  expect(state.days[0]).toMatchObject({ calls: 1, costMicros: 700, ms: 4000 })
  expect(state.days[1]).toMatchObject({ calls: 0, costMicros: 0, ms: null })
  expect(state.tools).toMatchObject([{ tool: 'uvp', calls: 5, failed: 1 }])
  expect(state.tools[0]?.slowMs).toBeGreaterThan(4000)
  expect([state.usersToday, state.unpricedCalls]).toEqual([before.usersToday + 1, 1])
  expect(state.errors[0]).toMatchObject({ tool: 'uvp', code: 'wrong_key' })
  expect(state.limits).toMatchObject({
    ...{ atOnceMax: 4, userAtOnceMax: 2, runningNow: 0, dailyTokensMax: 2000, monthlyCostMax: 25_000_000 },
    reachedToday: [{ userId: owner.userId, name: 'June Abernathy', tokens: 460 + 460 + 2060 }],
    mostTokensToday: 460 + 460 + 2060,
  })
  expect(text).not.toMatch(new RegExp(`swim|reach until|${owner.email}|${secret}`))
})
