import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brandArchetypeCalls } from '#contract/brand-archetype.ts'
import { writingTroubles } from '#contract/plain/writing-tools.ts'
import { answers, unlockArchetype } from '#testing/server/interview.ts'
import { openQuestion, readOurs, reword } from '#testing/server/interview-questions.ts'
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

async function answerOnce() {
  const owner = await site.openOwner()
  await unlockArchetype(site, owner)
  const { ms, reply, text } = await owner.post('/api/brand-archetype/analyze', { message: answers[0], byModel: true })
  return { ms, text, ...brandArchetypeCalls.analyzeArchetype.reply.parse(reply) }
}

test('a model on this machine words a question over the wire', async () => {
  site.standIn.answer(({ prompt }) => ({ text: reword(readOurs(prompt)) }))
  const { interview, trouble } = await answerOnce()
  expect([openQuestion(interview)?.wording !== undefined, trouble]).toEqual([true, undefined])
})

test.each(faultNames)('T26 %s: the question stands in our words in time, and the owner is told', async (name) => {
  site.standIn.answer(getFault(name))
  const { ms, text, interview, trouble } = await answerOnce()
  expect(ms).toBeLessThan(answeredMsMax)
  expect(writingTroubles.some((each) => each === trouble)).toBe(true)
  expect(openQuestion(interview)).toMatchObject({ role: 'assistant' })
  expect(openQuestion(interview)?.wording).toBeUndefined()
  expect(text).not.toMatch(foreignWords)
})
