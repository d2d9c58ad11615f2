import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { archetypeReadingsCalls } from '#contract/archetype-readings.ts'
import { writingTroubles } from '#contract/plain/writing-tools.ts'
import { makeRow } from '#testing/server/archetype-readings.ts'
import { fetchInterview, finishInterview } from '#testing/server/interview.ts'
import { answeredMsMax, createFaultSite, type FaultSite, faultNames, getFault } from '#testing/server/model-faults.ts'

let site: FaultSite
beforeAll(async () => {
  site = await createFaultSite()
})
afterAll(() => site.close())
beforeEach(() => site.standIn.reset())

async function openInterviewed() {
  const owner = await site.openOwner()
  await finishInterview(site, owner)
  const read = async () => {
    const { ms, reply } = await owner.post('/api/brand-archetype/readings', { byModel: true })
    return { ms, ...archetypeReadingsCalls.writeArchetypeReadings.reply.parse(reply) }
  }
  return { owner, read }
}

test('a model on this machine reads the answers over the wire', async () => {
  const { owner, read } = await openInterviewed()
  const row = {
    ...{ of: 'We never leave anybody', sign: 'staying until everyone is safe', quote: 'We never leave anybody behind' },
  }
  site.standIn.answer(({ prompt }) => ({ text: makeRow(prompt, row) }))
  expect(await read()).toMatchObject({ success: true })
  expect((await fetchInterview(owner)).modelReadings?.items).toHaveLength(1)
})

test.each(faultNames)('T26 %s: the owner is told in time, and the result stays', async (name) => {
  const { owner, read } = await openInterviewed()
  const before = await fetchInterview(owner)
  site.standIn.answer(getFault(name))
  const { ms, trouble } = await read()
  expect(ms).toBeLessThan(answeredMsMax)
  expect(writingTroubles.some((each) => each === trouble)).toBe(true)
  expect(await fetchInterview(owner)).toEqual(before)
})
