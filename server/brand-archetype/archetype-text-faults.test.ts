import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { archetypeTextCalls } from '#contract/archetype-text.ts'
import { writingTroubles } from '#contract/plain/writing-tools.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import { makeModelSettings } from '#testing/model/model-settings.ts'
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { faults } from '#testing/model/turns.ts'
import { type ArchetypeTextSite, createArchetypeTextSite, linesOf, modelText } from '#testing/server/archetype-text.ts'
import { answeredMsMax } from '#testing/server/model-faults.ts'
import { createAsk } from '#testing/server/people.ts'

const timeoutMs = 1000
let standIn: StandIn
let site: ArchetypeTextSite
beforeAll(async () => {
  standIn = await startStandIn()
  site = await createArchetypeTextSite()
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
  const owner = await site.makeOwnerWithResult()
  const ask = createAsk(app, owner.cookie)
  const write = async () => {
    const { status, text, body } = await ask('POST', '/api/brand-archetype/text', { byModel: true })
    expect(status, text).toBe(200)
    return archetypeTextCalls.writeArchetypeText.reply.parse(body)
  }
  return { owner, write }
}

test('a model on this machine writes what an archetype means over the wire', async () => {
  const { write } = await openOwner()
  standIn.answer({ text: linesOf().map((line) => `${line}\n`) })
  expect(await write()).toMatchObject({ modelText })
})

test.each(Object.entries(faults))('T26 %s: the owner is told in time, and nothing is stored', async (_name, fault) => {
  const { owner, write } = await openOwner()
  const counted = await site.readCounted(owner)
  standIn.answer(fault)
  const began = performance.now()
  const { modelText: text, trouble } = await write()
  expect(performance.now() - began).toBeLessThan(answeredMsMax)
  expect(text).toBeNull()
  expect(writingTroubles.some((each) => each === trouble)).toBe(true)
  expect(await site.readCounted(owner)).toBe(counted)
})
