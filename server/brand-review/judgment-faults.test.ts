import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditCalls } from '#contract/brand-review-calls.ts'
import { writingTroubles } from '#contract/plain/writing-tools.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import { brandAudits } from '#server/tables/tables.ts'
import { makeModelSettings } from '#testing/model/model-settings.ts'
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { faults } from '#testing/model/turns.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit, openReview, storedJudgment } from '#testing/server/brand-reviews.ts'
import { answeredMsMax } from '#testing/server/model-faults.ts'
import { createAsk } from '#testing/server/people.ts'

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

const promise = 'You see the price before we start.'
const taken = 'Prices vary, so call us for a quote.'
const page = 'https://tern.example/'
const passages = [promise, taken].map((text, at) => ({ page, part: 'paragraph', number: at + 1, text }))
const pairs = [
  {
    ...{ kind: 'contradiction', oneFrom: 'site', oneNumber: 1, oneQuote: promise },
    ...{ otherFrom: 'site', otherNumber: 2, otherQuote: taken },
    what: 'The first line promises a price, and the second takes it back.',
    todo: 'Give a price for a usual lesson, and say what can change it.',
  },
]

/** A server of its own for each test, since five failures open its breaker. */
async function openReviewed() {
  const model = createLanguageModel(makeModelSettings(standIn.baseAddress, { timeoutMs }))
  const app = await site.again({}, { writing: { model, atOnceMax: 4, callMs: timeoutMs, dailyTokensMax: undefined } })
  const owner = await site.makeOwner()
  await openReview(site, owner)
  const id = await makeAudit(site, owner)
  await site.database.update(brandAudits).set({ passages }).where(eq(brandAudits.id, id))
  const ask = createAsk(app, owner.cookie)
  return async () => {
    const began = performance.now()
    const { status, body, text } = await ask('POST', `/api/audit/${id}/judgments`, { byModel: true })
    expect(status, text).toBe(200)
    return { ms: performance.now() - began, text, ...auditCalls.judgeAudit.reply.parse(body) }
  }
}

test('a model on this machine judges over the wire', async () => {
  const judge = await openReviewed()
  standIn.answer({ text: ['```json\n', JSON.stringify({ pairs }).replaceAll('.', '\\u200b.'), '\n```'] })
  const { judgments, trouble } = await judge()
  expect([judgments.items.map(({ one, other }) => [one.quote, other.quote]), trouble]).toEqual([
    [[promise, taken]],
    undefined,
  ])
})

test.each(Object.entries(faults))(
  'T26 %s: what was judged before stands, the owner is told in time, and nothing foreign is shown',
  async (_name, fault) => {
    const judge = await openReviewed()
    standIn.answer(fault)
    const { ms, text, judgments, trouble } = await judge()
    expect(ms).toBeLessThan(answeredMsMax)
    expect(writingTroubles.some((each) => each === trouble)).toBe(true)
    expect(judgments.items).toEqual([{ ...storedJudgment, isSetAside: false }])
    expect(text).not.toMatch(/sk-secret|lorem ipsum|Welcome|and on and on|A first piece/)
  },
)
