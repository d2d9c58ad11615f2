import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeEmptySentences } from '#contract/plain/sentences.ts'
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

async function openOwner() {
  const owner = await site.openOwner()
  await site.setBrand(owner, { productsServices: 'swimming lessons in the sea', sentences: makeEmptySentences() })
  const propose = async () => {
    const { reply, ...more } = await owner.post('/api/user-profile/sentences/proposals', { byModel: true })
    return { ...uvpCalls.proposeSentences.reply.parse(reply), ...more }
  }
  return { ...owner, propose }
}

test('a model on this machine finishes sentences over the wire', async () => {
  const { propose } = await openOwner()
  site.standIn.answer({ text: ['DOES: give swimming', ' lessons in the sea\n'] })
  const { proposals, trouble } = await propose()
  expect([proposals.map(({ words }) => words), trouble]).toEqual([['give swimming lessons in the sea'], undefined])
})

test.each(faultNames)('T26 %s: the owner is told in time, and nothing foreign comes or is saved', async (name) => {
  const { propose, ask } = await openOwner()
  site.standIn.answer(getFault(name))
  const { proposals, trouble, ms, text } = await propose()
  expect(ms).toBeLessThan(answeredMsMax)
  expect([proposals, trouble !== undefined]).toEqual([[], true])
  expect(text).not.toMatch(foreignWords)
  expect((await ask('GET', '/api/user-profile')).body.sentences).toEqual(makeEmptySentences())
})
