import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writingTroubles } from '#contract/plain/writing-tools.ts'
import { uvpCalls } from '#contract/uvp.ts'
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

const url = '/api/generate-uvp'
const line = 'Tern & Tide teaches grown-ups to swim in open water, one teacher for each swimmer.'

test('a model on this machine writes value propositions over the wire', async () => {
  const { post } = await site.openOwner()
  site.standIn.answer({ text: [line.slice(0, 20), line.slice(20), '\n'] })
  const { reply } = await post(url, { byModel: true })
  const { variations, source, trouble } = uvpCalls.writeUvps.reply.parse(reply)
  expect([variations.map(({ uvp }) => uvp), source, trouble]).toEqual([[line], 'provider', undefined])
})

test.each(faultNames)(
  'T26 %s: the engine drafts in time, the owner is told, and nothing foreign is stored',
  async (name) => {
    const { post, ask } = await site.openOwner()
    const before = (await ask('GET', '/api/user-profile')).body
    site.standIn.answer(getFault(name))
    const { ms, reply, text } = await post(url, { byModel: true })
    const { variations, source, trouble } = uvpCalls.writeUvps.reply.parse(reply)
    expect(ms).toBeLessThan(answeredMsMax)
    expect([source, writingTroubles.some((each) => each === trouble)]).toEqual(['embedded', true])
    expect(variations.length).toBeGreaterThan(0)
    for (const { uvp } of variations) expect(uvp).toContain('Tern & Tide')
    expect(text).not.toMatch(foreignWords)
    expect({ ...(await ask('GET', '/api/user-profile')).body, brandAttributesData: 0 }).toEqual({
      ...before,
      brandAttributesData: 0,
    })
  },
)
