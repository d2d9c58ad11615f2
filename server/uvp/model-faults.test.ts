import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writingTroubles } from '#contract/plain/writing-tools.ts'
import { uvpCalls } from '#contract/uvp.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import { makeModelSettings } from '#testing/model/model-settings.ts'
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { faults } from '#testing/model/turns.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

const timeoutMs = 1000
let standIn: StandIn
let site: TestApp
beforeAll(async () => {
  standIn = await startStandIn()
  site = await createTestApp()
})
afterAll(async () => {
  await site.close()
  await standIn.close()
})
beforeEach(() => standIn.reset())

/** A server of its own for each test, since five failures open its breaker. */
async function openOwner(): Promise<
  TestPerson & { write: () => Promise<{ ms: number; reply: unknown; text: string }> }
> {
  const model = createLanguageModel(makeModelSettings(standIn.baseAddress, { timeoutMs }))
  const app = await site.again({}, { writing: { model, atOnceMax: 4, callMs: timeoutMs, dailyTokensMax: undefined } })
  const owner = await site.makeOwner()
  const write = async () => {
    const began = performance.now()
    const { statusCode, body } = await app.inject({
      ...{ method: 'POST', url: '/api/generate-uvp', payload: '{"byModel":true}' },
      headers: { 'content-type': 'application/json', cookie: owner.cookie },
    })
    expect(statusCode, body).toBe(200)
    return { ms: performance.now() - began, reply: JSON.parse(body), text: body }
  }
  return { ...owner, write }
}

const line = 'Tern & Tide teaches grown-ups to swim in open water, one teacher for each swimmer.'

test('a model on this machine writes value propositions over the wire', async () => {
  const { write } = await openOwner()
  standIn.answer({ text: [line.slice(0, 20), line.slice(20), '\n'] })
  const { variations, source, trouble } = uvpCalls.writeUvps.reply.parse((await write()).reply)
  expect([variations.map(({ uvp }) => uvp), source, trouble]).toEqual([[line], 'provider', undefined])
})

test.each(Object.keys(faults))(
  'T26 %s: the engine drafts in time, the owner is told, and nothing foreign is stored',
  async (name) => {
    const { write, ask } = await openOwner()
    const before = (await ask('GET', '/api/user-profile')).body
    standIn.answer(Object.entries(faults).find(([each]) => each === name)?.[1] ?? { never: true })
    const { ms, reply, text } = await write()
    const { variations, source, trouble } = uvpCalls.writeUvps.reply.parse(reply)
    expect(ms).toBeLessThan(timeoutMs + 1000)
    expect([source, writingTroubles.some((each) => each === trouble)]).toEqual(['embedded', true])
    expect(variations.length).toBeGreaterThan(0)
    for (const { uvp } of variations) expect(uvp).toContain('Tern & Tide')
    expect(text).not.toMatch(/sk-secret|lorem ipsum|Welcome|and on and on|A first piece/)
    expect({ ...(await ask('GET', '/api/user-profile')).body, brandAttributesData: 0 }).toEqual({
      ...before,
      brandAttributesData: 0,
    })
  },
)
