/** A reviewed site whose pages do not fit together, and a language model that judges it as the test says. */
import type { RequestListener } from 'node:http'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditCalls } from '#contract/brand-review-calls.ts'
import { brandAudits } from '#server/tables/tables.ts'
import { openReview } from './brand-reviews.ts'
import { createTestModel } from './language-model.ts'
import { modelLimits } from './model-site.ts'
import { createAsk, type TestPerson } from './people.ts'
import { makeReviewForm, serveReviewedSite, startReview, waitForAuditEnd } from './reviewed-site.ts'

export const promise = 'You see the price before we start, and it never changes.'
export const taken = 'Prices vary, so call us for a quote.'
export const yearRound = 'We swim with you all year round, whatever the weather.'
const makePages = (injected: string): Readonly<Record<string, string>> => ({
  '/': `<title>Tern & Tide</title><nav><a href="/prices">Prices</a> <a href="/about">About us</a></nav>
    <h1>Learn to swim in the sea, without fear</h1><p>${promise}</p><p>${yearRound}</p>
    <p>We teach nervous grown-ups to feel at home in open water, in groups of four, on calm mornings.</p>${injected}`,
  '/prices': `<title>Prices of Tern & Tide</title><h1>What a lesson costs</h1><p>${taken}</p>
    <p>A lesson costs £30. You pay after it, in cash or by card, whichever you like better.</p>`,
  '/about': `<title>About Tern & Tide</title><h1>About the three of us</h1><p>A lesson costs £30 with a towel.</p>
    <blockquote>“They held my hand until I laughed about the waves.” Mina</blockquote>
    <p>We began in a harbour with one borrowed boat, and we still swim there every single morning.</p>`,
})
export type Pair = Record<string, unknown>
export const what = 'The home page promises a price, and the page with the prices takes it back.'
export const todo = 'Give a price for a usual lesson, and say what can change it.'
/** A pair as the model gives it, without the numbers of its passages. */
export const pair = (oneQuote: string, otherQuote: string, more: Pair = {}): Pair => ({
  ...{ kind: 'message', oneFrom: 'site', oneQuote, otherFrom: 'site', otherQuote, what, todo },
  ...more,
})

/** The number under which a text was sent. */
const numberOf = (sent: string, part: unknown, from: unknown) => {
  const material = sent.split('</site>')[from === 'record' ? 1 : 0] ?? ''
  const line = material.split('\n').find((each) => each.includes(String(part)))
  return Number(/^\d+/.exec(line ?? '')?.[0] ?? 1)
}

/** Asks for judgments as the screen does after a press. */
export async function judge({ ask }: Pick<TestPerson, 'ask'>, id: string) {
  const judged = await ask('POST', `/api/audit/${id}/judgments`, { byModel: true })
  expect(judged.status, judged.text).toBe(200)
  return auditCalls.judgeAudit.reply.parse(judged.body)
}

export async function createJudgedSite() {
  let injected = ''
  const answer: RequestListener = ({ url = '' }, response) => {
    const page = makePages(injected)[url]
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      page === undefined ? 'not here' : `<!doctype html><html lang="en"><meta charset="utf-8">${page}</html>`,
    )
  }
  const model = createTestModel()
  // Each review of many counts for an owner of its own, but some ask often.
  const writing = { model, ...modelLimits, dailyTokensMax: undefined }
  const { site, address, close } = await serveReviewedSite(answer, { writing })
  return {
    ...{ site, address, close, model },
    /** Adds this to the start page. */
    inject: (html: string) => {
      injected = html
    },
    /** The model gives these pairs, with the numbers of the passages that hold their quotes. */
    sayPairs: (...pairs: Pair[]) => {
      model.answer = ({ messages }, say) => {
        const sent = messages.map(({ content }) => content).join('\n')
        const numbered = pairs.map((each) => ({
          oneNumber: numberOf(sent, each.oneQuote, each.oneFrom),
          otherNumber: numberOf(sent, each.otherQuote, each.otherFrom),
          ...each,
        }))
        say(JSON.stringify({ pairs: numbered }))
      }
    },
    /** An owner who may have the site reviewed, and has agreed to the model unless told otherwise. */
    makeReviewer: async ({ agrees = true } = {}): Promise<TestPerson> => {
      const person = await site.makeOwner()
      await openReview(site, person)
      await person.ask('PUT', '/api/user-profile/sentences', {
        ...{ does: 'teach grown-ups to swim', who: 'nervous swimmers' },
      })
      if (agrees) await person.ask('PUT', '/api/writing', { isOn: true })
      return person
    },
    /** Reviews the site to the end; returns the review's id. */
    review: async (person: TestPerson): Promise<string> =>
      (await waitForAuditEnd(person, await startReview(person, makeReviewForm(address)))).id,
    /** The same person at another server on the same database, with a breaker of its own. */
    elsewhere: async ({ cookie }: TestPerson) => ({ ask: createAsk(await site.again({}, { writing }), cookie) }),
    /** What was measured, as its bytes in the database. */
    readMeasured: async (id: string): Promise<string> => {
      const { analysis, figures, changes } = brandAudits
      const [row] = await site.database
        .select({ analysis, figures, changes })
        .from(brandAudits)
        .where(eq(brandAudits.id, id))
      return JSON.stringify(row)
    },
  }
}
