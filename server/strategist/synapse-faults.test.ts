import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writingTroubles } from '#contract/plain/writing-tools.ts'
import { strategistCalls } from '#contract/strategist.ts'
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

const url = '/api/strategist/chat'
const question = { message: 'What is my tagline?', byModel: true }

test('a model on this machine answers over the wire', async () => {
  const { post } = await site.openOwner()
  site.standIn.answer({ text: ['It is short. And it is ', 'easy to say.\nFr', 'om: 1'] })
  const { response, source, writtenBy, sources } = strategistCalls.askStrategist.reply.parse(
    (await post(url, question)).reply,
  )
  expect([response, source, writtenBy]).toEqual(['It is short. And it is easy to say.', 'provider', 'Writer'])
  expect(sources).toMatchObject([{ text: 'Tern & Tide', action: '/profile' }])
})

test.each(faultNames)(
  'T26 %s: the engine answers in time, the owner is told, and nothing foreign is shown or stored',
  async (name) => {
    const { post, ask } = await site.openOwner()
    site.standIn.answer(getFault(name))
    const { ms, reply, text } = await post(url, question)
    const { hits, source, trouble } = strategistCalls.askStrategist.reply.parse(reply)
    expect(ms).toBeLessThan(answeredMsMax)
    expect([source, writingTroubles.some((each) => each === trouble)]).toEqual(['embedded', true])
    expect(hits[0]?.text).toBe('Braver by the wave.')
    const stored = await ask('GET', '/api/strategist/conversation')
    expect(strategistCalls.getStrategistConversation.reply.parse(stored.body).messages.at(-1)).toMatchObject({
      trouble,
    })
    expect(text + stored.text).not.toMatch(foreignWords)
  },
)
