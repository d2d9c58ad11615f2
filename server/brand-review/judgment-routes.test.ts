import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sentText } from '#contract/writing.ts'
import { createAuditStore } from '#server/brand-review/brand-review-store.ts'
import { brandAudits } from '#server/tables/tables.ts'
import {
  createJudgedSite,
  judge,
  type Pair,
  pair,
  promise,
  taken,
  todo,
  what,
  yearRound,
} from '#testing/server/judged-site.ts'
import { createAsk, getCookie, type TestPerson } from '#testing/server/people.ts'
import { fetchAudit } from '#testing/server/reviewed-site.ts'

const judged = await createJudgedSite()
const { site, address, model, sayPairs, makeReviewer, review, readMeasured } = judged
afterAll(judged.close)
beforeEach(() => {
  model.requests.length = 0
  sayPairs(pair(promise, taken))
})

const setAside = ({ ask }: TestPerson, id: string, judgment: string, isSetAside = true) =>
  ask('PUT', `/api/audit/${id}/judgments`, { judgment, isSetAside })
const quotesIn = ({ judgments }: Awaited<ReturnType<typeof judge>>) =>
  judgments.items.map(({ one, other }) => [one.quote, other.quote])

describe('asking', () => {
  test('a review asks no model; a press asks it once, and its judgments quote both passages with their places', async () => {
    const person = await makeReviewer()
    const id = await review(person)
    expect((await fetchAudit(person, id)).judgments).toEqual({ canBeAsked: true, askedOf: null, items: [] })
    expect(model.requests).toEqual([])
    const { judgments, trouble } = await judge(person, id)
    expect([judgments.askedOf, trouble, model.requests.length]).toEqual(['Some Model', undefined, 1])
    expect(judgments.items).toMatchObject([
      {
        ...{ kind: 'message', what, todo, writtenBy: 'Some Model', isSetAside: false },
        one: { quote: promise, page: address, place: 'paragraph 1' },
        other: { quote: taken, page: `${address}prices`, place: 'paragraph 1' },
      },
    ])
    expect((await fetchAudit(person, id)).judgments).toEqual(judgments)
  })

  test('no judgment moves a measured score or finding, byte for byte', async () => {
    const person = await makeReviewer()
    const id = await review(person)
    const before = await readMeasured(id)
    const { judgments } = await judge(person, id)
    expect(await readMeasured(id)).toBe(before)
    await setAside(person, id, judgments.items[0]?.id ?? '')
    expect(await readMeasured(id)).toBe(before)
    const next = await review(person)
    const strip = (text: string) => JSON.parse(text).analysis
    expect(strip(await readMeasured(next))).toEqual(strip(before))
  })

  test('the site goes out without menus and words of others, beside the record, and as the preview shows it', async () => {
    const person = await makeReviewer()
    const id = await review(person)
    const preview = async (query: string) =>
      sentText.parse((await person.ask('GET', `/api/writing/preview/review${query}`)).body)
    await judge(person, id)
    const [{ instructions, messages } = { instructions: '', messages: [] }] = model.requests
    const sent = messages.map(({ content }) => content).join('\n')
    for (const query of ['', `?about=${id}`]) expect(await preview(query)).toEqual({ instructions, record: sent })
    for (const text of [promise, taken, 'Page /prices', 'teach grown-ups to swim']) expect(sent).toContain(text)
    for (const text of ['held my hand', person.email]) expect(sent).not.toContain(text)
    const other = await makeReviewer()
    const { body } = await other.ask('GET', `/api/writing/preview/review?about=${id}`)
    expect(sentText.parse(body).record).not.toContain(promise)
  })

  test('asking again replaces what was judged before', async () => {
    const person = await makeReviewer()
    const id = await review(person)
    await judge(person, id)
    sayPairs(pair(yearRound, taken))
    expect(quotesIn(await judge(person, id))).toEqual([[yearRound, taken]])
    sayPairs()
    expect((await judge(person, id)).judgments).toMatchObject({ askedOf: 'Some Model', items: [] })
  })

  test('T43 nothing is sent without consent, signed out, or while an admin acts as the owner', async () => {
    const person = await makeReviewer({ agrees: false })
    const id = await review(person)
    expect(await judge(person, id)).toEqual({
      ...{ success: true, judgments: { canBeAsked: true, askedOf: null, items: [] } },
    })
    await person.ask('PUT', '/api/writing', { isOn: true })
    const admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
    const as = createAsk(site.app, getCookie(await admin.ask('POST', `/api/admin/impersonate/${person.userId}`)))
    expect((await as('POST', `/api/audit/${id}/judgments`, { byModel: true })).status).toBe(403)
    expect((await site.ask('POST', `/api/audit/${id}/judgments`, { byModel: true })).status).toBe(401)
    expect((await person.ask('POST', `/api/audit/${id}/judgments`, {})).status).toBe(400)
    expect(model.requests).toEqual([])
  })

  test('T21 another account’s review can’t be judged, and its judgments can’t be set aside', async () => {
    const [person, other] = [await makeReviewer(), await makeReviewer()]
    const id = await review(person)
    const { judgments } = await judge(person, id)
    model.requests.length = 0
    expect((await other.ask('POST', `/api/audit/${id}/judgments`, { byModel: true })).status).toBe(404)
    expect((await setAside(other, id, judgments.items[0]?.id ?? '')).status).toBe(404)
    expect((await setAside(person, id, 'no such judgment')).status).toBe(404)
    expect(model.requests).toEqual([])
    expect((await fetchAudit(person, id)).judgments).toEqual(judgments)
  })

  test('a review whose passages were not kept is not sent', async () => {
    const person = await makeReviewer()
    const id = await review(person)
    await site.database.update(brandAudits).set({ passages: null }).where(eq(brandAudits.id, id))
    expect((await judge(person, id)).judgments).toMatchObject({ canBeAsked: false, items: [] })
    expect(model.requests).toEqual([])
  })
})

describe('what does not stand the checks is not shown', () => {
  test.each<[string, Pair[]]>([
    ['a quote that stands nowhere', [pair('You always see the price first.', taken)]],
    ['a quote of the site given as the record’s', [pair(promise, taken, { otherFrom: 'record' })]],
    ['one passage only', [pair(promise, '')]],
    ['the same passage twice', [pair(promise, promise)]],
    [
      'a contradiction of equal values',
      [pair('A lesson costs £30.', 'A lesson costs £30 with a towel.', { kind: 'contradiction' })],
    ],
    [
      'two statements of the record',
      [pair('teach grown-ups to swim', 'nervous swimmers', { oneFrom: 'record', otherFrom: 'record' })],
    ],
  ])('%s', async (_name, pairs) => {
    const person = await makeReviewer()
    const id = await review(person)
    sayPairs(...pairs)
    expect(await judge(person, id)).toMatchObject({ trouble: 'not-usable', judgments: { askedOf: null, items: [] } })
    sayPairs(...pairs, pair(promise, taken))
    expect(quotesIn(await judge(person, id))).toEqual([[promise, taken]])
    const [row] = await site.database.select().from(brandAudits).where(eq(brandAudits.id, id))
    expect(row?.judgments).toMatchObject({ dropped: 1 })
  })

  test('a passage of the site beside the record names the question that the owner answered', async () => {
    const person = await makeReviewer()
    const id = await review(person)
    sayPairs(pair(yearRound, 'teach grown-ups to swim', { kind: 'voice', otherFrom: 'record' }))
    expect((await judge(person, id)).judgments.items).toMatchObject([
      { other: { page: null, place: 'your sentences' } },
    ])
  })
})

describe('setting aside', () => {
  test('what the owner sees otherwise is not raised again, in later reviews of the site either, until taken up', async () => {
    const person = await makeReviewer()
    const first = await review(person)
    const { judgments } = await judge(person, first)
    const judgment = judgments.items[0]?.id ?? ''
    expect((await setAside(person, first, judgment)).body).toMatchObject({
      judgments: { items: [{ isSetAside: true }] },
    })
    sayPairs(pair(promise, taken), pair(yearRound, taken))
    expect(quotesIn(await judge(person, first))).toEqual([
      [yearRound, taken],
      [promise, taken],
    ])
    const later = await review(person)
    expect(quotesIn(await judge(person, later))).toEqual([[yearRound, taken]])
    // A little less of the same two passages, the other way round.
    sayPairs(pair('Prices vary, so call us', 'You see the price before we start'))
    expect(quotesIn(await judge(person, later))).toEqual([])
    expect((await setAside(person, first, judgment, false)).status).toBe(200)
    expect(quotesIn(await judge(person, later))).toHaveLength(1)
  })

  test('it holds for its owner and site alone', async () => {
    const [person, other] = [await makeReviewer(), await makeReviewer()]
    const id = await review(person)
    await setAside(person, id, (await judge(person, id)).judgments.items[0]?.id ?? '')
    expect(quotesIn(await judge(other, await review(other)))).toEqual([[promise, taken]])
  })
})

test('others see judgments under the model’s name, without those set aside and those that quote the record', async () => {
  const person = await makeReviewer()
  const id = await review(person)
  sayPairs(
    pair(promise, taken),
    pair(yearRound, taken),
    pair(yearRound, 'teach grown-ups to swim', { otherFrom: 'record' }),
  )
  const { judgments } = await judge(person, id)
  expect(judgments.items).toHaveLength(3)
  await setAside(person, id, judgments.items[1]?.id ?? '')
  const shared = await person.ask('POST', `/api/audit/${id}/share`, {})
  const found = await createAuditStore(site.database).findShared(String(shared.body.sharePath).slice('/r/'.length))
  expect(found?.judgments.map(({ one, other, writtenBy }) => [one.quote, other.quote, writtenBy])).toEqual([
    [promise, taken, 'Some Model'],
  ])
})
