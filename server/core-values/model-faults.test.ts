import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writingTroubles } from '#contract/plain/writing-tools.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import { makeModelSettings } from '#testing/model/model-settings.ts'
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { faults } from '#testing/model/turns.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { answeredMsMax } from '#testing/server/model-faults.ts'
import { createAsk } from '#testing/server/people.ts'
import { extractByModel, readValuesState, sayToModel } from '#testing/server/values-by-model.ts'

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
async function openOwner() {
  const model = createLanguageModel(makeModelSettings(standIn.baseAddress, { timeoutMs }))
  const app = await site.again({}, { writing: { model, atOnceMax: 4, callMs: timeoutMs, dailyTokensMax: undefined } })
  const owner = await site.makeOwner()
  return { owner, ask: createAsk(app, owner.cookie) }
}

const letter =
  'Our values\n\n1. Candour. We say so.\n2. Thrift. We mend first.\n\nWe carried forty bikes upstairs first.'

test('a model on this machine reads a document and answers a message over the wire', async () => {
  const { ask } = await openOwner()
  const quote = 'We carried forty bikes upstairs first.'
  standIn.answer({ text: JSON.stringify({ values: [{ name: 'Bikes first', sentence: quote, quote }] }) })
  expect(await extractByModel({ ask }, letter)).toMatchObject({
    suggested: [{ title: 'Bikes first', evidence: quote }],
    suggestedBy: 'Writer',
  })
  const reply = { reply: 'Which day was that?', title: null, description: null, quotes: [] }
  standIn.answer({ text: `\`\`\`json\n${JSON.stringify(reply)}\n\`\`\`` })
  expect(await sayToModel({ ask }, 'We carried them.')).toMatchObject({
    response: 'Which day was that?',
    source: 'provider',
  })
})

test.each(Object.keys(faults))(
  'T26 %s: the engine answers in time, the owner is told, and nothing is lost',
  async (name) => {
    const { owner, ask } = await openOwner()
    const before = await readValuesState(owner)
    standIn.answer(Object.entries(faults).find(([each]) => each === name)?.[1] ?? { never: true })
    const began = performance.now()
    const [read, said] = await Promise.all([extractByModel({ ask }, letter), sayToModel({ ask }, 'We carried them.')])
    expect(performance.now() - began).toBeLessThan(answeredMsMax)
    for (const { source, trouble } of [read, said])
      expect([source, writingTroubles.some((each) => each === trouble)]).toEqual(['embedded', true])
    expect([read.coreValues.map(({ title }) => title), read.suggested]).toEqual([['Candour', 'Thrift'], []])
    expect(JSON.stringify([read, said])).not.toMatch(/sk-secret|lorem ipsum|Welcome|and on and on|A first piece/)
    const after = await readValuesState(owner)
    expect([after.list, after.guide]).toEqual([before.list, before.guide])
    expect(after.messages[0]).toMatchObject({ content: 'We carried them.' })
  },
)
