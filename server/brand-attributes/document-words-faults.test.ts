import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brandAttributesCalls } from '#contract/brand-attributes.ts'
import {
  answeredMsMax,
  createFaultSite,
  type FaultSite,
  faultNames,
  foreignWords,
  getFault,
} from '#testing/server/model-faults.ts'
import { makeUpload } from '#testing/server/requests.ts'

let site: FaultSite
beforeAll(async () => {
  site = await createFaultSite()
})
afterAll(() => site.close())
beforeEach(() => site.standIn.reset())

const quote = 'We carried forty bikes upstairs before our own things.'

async function read() {
  const { ask } = await site.openOwner()
  const letter = makeUpload(`Culture: candid, watchful\n\n${quote}`)
  const { status, text, body } = await ask('POST', '/api/brand-attributes/upload?byModel=true', undefined, letter)
  expect(status, text).toBe(200)
  return { ...brandAttributesCalls.readUpload.reply.parse(body), text }
}

test('a model on this machine reads words out of a document over the wire', async () => {
  const words = [{ category: 'culture', word: 'quick to carry', quote }]
  site.standIn.answer({ text: `\`\`\`json\n${JSON.stringify({ words })}\n\`\`\`` })
  const suggested = [{ category: 'culture', word: 'quick to carry', sentence: quote }]
  expect(await read()).toMatchObject({ suggested, suggestedBy: 'Writer', source: 'provider' })
})

test.each(faultNames)('T26 %s: what was found stands, in time, and the owner is told', async (name) => {
  site.standIn.answer(getFault(name))
  const began = performance.now()
  const { found, suggested, source, trouble, text } = await read()
  expect(performance.now() - began).toBeLessThan(answeredMsMax)
  expect([found.map(({ word }) => word), suggested, source]).toEqual([['candid', 'watchful'], [], 'embedded'])
  expect(trouble).toBeDefined()
  expect(text).not.toMatch(foreignWords)
})
