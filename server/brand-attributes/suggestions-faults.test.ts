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

let site: FaultSite
beforeAll(async () => {
  site = await createFaultSite()
})
afterAll(() => site.close())
beforeEach(() => site.standIn.reset())

async function suggest() {
  const { post } = await site.openOwner()
  const body = { category: 'voice', existingWords: ['calm'], byModel: true }
  const { reply, ...more } = await post('/api/suggest-words', body)
  return { ...brandAttributesCalls.suggestWords.reply.parse(reply), ...more }
}

test('a model on this machine suggests words over the wire', async () => {
  site.standIn.answer({ text: ['sea-', 'minded\nplain-spoken\n'] })
  expect(await suggest()).toMatchObject({ suggestions: ['sea-minded', 'plain-spoken'], source: 'provider' })
})

test.each(faultNames)('T26 %s: the word list answers in time, and the owner is told', async (name) => {
  site.standIn.answer(getFault(name))
  const { suggestions, source, trouble, ms, text } = await suggest()
  expect(ms).toBeLessThan(answeredMsMax)
  expect([source, suggestions.length > 0, trouble !== undefined]).toEqual(['embedded', true, true])
  expect(text).not.toMatch(foreignWords)
})
