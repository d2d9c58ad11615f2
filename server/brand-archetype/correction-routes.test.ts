import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ArchetypeInterview, brandArchetypeCalls } from '#contract/brand-archetype.ts'
import { conversationMessages, conversations } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { fillConversation } from '#testing/server/fill-conversation.ts'
import {
  answers,
  correctAnswer,
  fetchInterview,
  makeOwnerWithAnswers,
  makeOwnerWithoutResult,
  sendAnswer,
} from '#testing/server/interview.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const makeTold = (...told: readonly string[]) => makeOwnerWithAnswers(site, told)
const saidBy = ({ messages }: ArchetypeInterview) =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content)
const openOf = ({ messages }: ArchetypeInterview) => messages.at(-1)
const detailsOf = ({ brandId }: TestPerson) =>
  site.database
    .select({ number: conversationMessages.number, detail: conversationMessages.detail })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(eq(conversations.brandId, brandId))
    .orderBy(conversationMessages.number)
const better = 'We take adults who fear deep water out to sea, one at a time.'

describe('correcting a sent answer', () => {
  test('changes its words on every device, and keeps later answers, questions and the open question', async () => {
    const person = await makeTold(...answers.slice(0, 5))
    const before = await fetchInterview(person)
    const { status, body } = await correctAnswer(person, 2, `  ${better} `)
    expect(status).toBe(200)
    const after = await fetchInterview(person)
    expect(saidBy(after)).toEqual([answers[0], better, ...answers.slice(2, 5)])
    expect(after.messages.map(({ id }) => id)).toEqual(before.messages.map(({ id }) => id))
    expect(after.messages.filter(({ role }) => role === 'assistant')).toEqual(
      before.messages.filter(({ role }) => role === 'assistant'),
    )
    expect(after.messages.filter(({ correctedAt }) => correctedAt !== undefined).map(({ content }) => content)).toEqual(
      [better],
    )
    // The response holds the corrected answer and everything after it.
    const replied = brandArchetypeCalls.correctArchetypeAnswer.reply.parse(body)
    expect(replied).toEqual({ ...after, messages: after.messages.slice(3), before: 3 })
    expect((await sendAnswer(person, answers[5] ?? '', { conversationHistory: before.messages })).status).toBe(200)
  })

  test('keeps the greeting of the first answer, and the question that the owner picked for another', async () => {
    const person = await makeTold(answers[0] ?? '')
    const [greeting] = (await fetchInterview(person)).messages
    await site.setBrand(person, { businessName: 'Another Name' })
    await correctAnswer(person, 1, better)
    expect((await fetchInterview(person)).messages[0]).toEqual(greeting)

    const silent = await makeOwnerWithoutResult(site)
    const chosen = (await fetchInterview(silent)).undecided?.questions[2]
    await sendAnswer(silent, answers[0] ?? '', { questionId: chosen?.id })
    const asked = (await fetchInterview(silent)).questionsAsked
    await correctAnswer(silent, asked, better)
    const { messages } = await fetchInterview(silent)
    expect(messages.slice(-3, -1)).toMatchObject([{ content: chosen?.text }, { content: better }])
    expect((await detailsOf(silent)).at(-2)?.detail).toMatchObject({ questionId: chosen?.id })
  })

  test('replaces a follow-up to the old words by the next question, and refuses a late answer to that follow-up', async () => {
    const person = await makeTold(answers[0] ?? '', 'no')
    const before = await fetchInterview(person)
    expect(openOf(before)?.content).toContain('another way')
    expect((await correctAnswer(person, 2, answers[1] ?? '')).status).toBe(200)
    const after = await fetchInterview(person)
    const straight = await fetchInterview(await makeTold(...answers.slice(0, 2)))
    expect(openOf(after)?.content).toBe(openOf(straight)?.content)
    expect(openOf(after)?.id).not.toBe(openOf(before)?.id)
    const late = await sendAnswer(person, answers[2] ?? '', { conversationHistory: before.messages })
    expect(late).toMatchObject({ status: 409, body: { code: 'conversation_moved' } })
    expect((await sendAnswer(person, answers[2] ?? '', { conversationHistory: after.messages })).status).toBe(200)
  })

  test('keeps a follow-up that still fits, and one that is already answered', async () => {
    const person = await makeTold(answers[0] ?? '', 'no')
    const before = await fetchInterview(person)
    await correctAnswer(person, 2, 'not sure')
    expect(openOf(await fetchInterview(person))).toEqual(openOf(before))
    await sendAnswer(person, answers[2] ?? '')
    const answered = await fetchInterview(person)
    await correctAnswer(person, 2, answers[1] ?? '')
    const after = await fetchInterview(person)
    expect(saidBy(after)).toEqual([answers[0], answers[1], answers[2]])
    expect(after.messages.slice(4)).toEqual(answered.messages.slice(4))
  })

  test('never starts a follow-up: the open question stays, whatever the new words are', async () => {
    const person = await makeTold(...answers.slice(0, 3))
    const before = await fetchInterview(person)
    await correctAnswer(person, 3, 'no')
    expect(openOf(await fetchInterview(person))).toEqual(openOf(before))
  })

  test('counts once, without a refusal, when it is sent again after a lost reply', async () => {
    const person = await makeTold(...answers.slice(0, 2))
    const { revision } = await fetchInterview(person)
    expect((await correctAnswer(person, 1, better, revision)).status).toBe(200)
    const after = await fetchInterview(person)
    expect((await correctAnswer(person, 1, better, revision)).status).toBe(200)
    expect(await fetchInterview(person)).toEqual(after)
  })
})

describe('a correction is refused, and nothing changes,', () => {
  const refused = async (person: TestPerson, ask: () => Promise<unknown>, expected: object) => {
    const before = await fetchInterview(person)
    expect(await ask()).toMatchObject(expected)
    expect(await fetchInterview(person)).toEqual(before)
  }

  test('T23 if another tab has continued or corrected the interview', async () => {
    const person = await makeTold(...answers.slice(0, 2))
    const { revision } = await fetchInterview(person)
    await sendAnswer(person, answers[2] ?? '')
    await refused(person, () => correctAnswer(person, 1, better, revision), {
      status: 409,
      body: { code: 'conversation_moved', error: expect.stringContaining('in another tab or on another device') },
    })
    const seen = (await fetchInterview(person)).revision
    await correctAnswer(person, 2, better)
    for (const place of [1, 2])
      await refused(person, () => correctAnswer(person, place, 'From a tab that was left open.', seen), {
        status: 409,
        body: { code: 'stale_revision', error: 'Your words were changed in another tab or on another device.' },
      })
    const { messages, revision: left } = await fetchInterview(person)
    await person.ask('POST', '/api/brand-archetype/reset', {})
    await sendAnswer(person, answers[0] ?? '')
    const body = { message: better, revision: left }
    await refused(person, () => person.ask('PUT', `/api/brand-archetype/answers/${messages[1]?.id}`, body), {
      status: 409,
      body: { code: 'conversation_moved' },
    })
  })

  test("T23 if it is not for one of the owner's own answers: a line of Synapse, an unknown id, another owner's answer", async () => {
    const [person, other] = [await makeTold(...answers.slice(0, 2)), await makeTold(answers[0] ?? '')]
    const { messages, revision } = await fetchInterview(person)
    const foreign = (await fetchInterview(other)).messages[1]?.id
    for (const id of [messages[0]?.id, messages[2]?.id, 'm1', 'x'.repeat(60), foreign])
      await refused(
        person,
        () => person.ask('PUT', `/api/brand-archetype/answers/${id}`, { message: better, revision }),
        { status: 404, body: { code: 'not_found', error: 'There is no such answer of yours in this conversation.' } },
      )
    expect(saidBy(await fetchInterview(other))).toEqual([answers[0]])
  })

  test('T23 if it is blank or over 4,000 characters, like any answer', async () => {
    const person = await makeTold(answers[0] ?? '')
    for (const words of ['', '   ', 'x'.repeat(4001)])
      await refused(person, () => correctAnswer(person, 1, words), { status: 400 })
    const blank = await correctAnswer(person, 1, ' ')
    expect(blank.body).toMatchObject({ fields: { message: 'Please write an answer.' } })
    expect((await correctAnswer(person, 1, 'x'.repeat(4000))).status).toBe(200)
  })

  test('T48 if its words no longer fit into the interview; shorter ones always do', async () => {
    const person = await makeTold()
    await fillConversation(site.database, person.brandId, 'brand-archetype', { messages: 62, letters: 3900 })
    const isFull = { status: 409, body: { code: 'conversation_full', error: expect.stringContaining('Start over') } }
    await refused(person, () => correctAnswer(person, 2, 'y'.repeat(3901)), isFull)
    expect((await correctAnswer(person, 2, 'y'.repeat(3000))).status).toBe(200)
    await refused(person, () => correctAnswer(person, 2, 'y'.repeat(3001)), isFull)
  })

  test('while an answer waits for its reply', async () => {
    const person = await makeTold(...answers.slice(0, 2))
    const { messages, revision } = await fetchInterview(person)
    const correctFirst = () =>
      person.ask('PUT', `/api/brand-archetype/answers/${messages[1]?.id}`, { message: better, revision })
    const [talk] = await site.database.select().from(conversations).where(eq(conversations.brandId, person.brandId))
    const own = eq(conversations.brandId, person.brandId)
    await site.database
      .update(conversations)
      .set({ answeringUntil: new Date(Date.now() + 60_000) })
      .where(own)
    await refused(person, correctFirst, { status: 409, body: { code: 'conversation_busy' } })
    await site.database.update(conversations).set({ answeringUntil: null }).where(own)
    // An answer that a crash left without a reply gets one the next time the interview is opened.
    const reply = and(eq(conversationMessages.conversationId, talk?.id ?? ''), eq(conversationMessages.number, 4))
    await site.database.delete(conversationMessages).where(reply)
    expect(await correctFirst()).toMatchObject({ status: 409, body: { code: 'conversation_busy' } })
    expect(saidBy(await fetchInterview(person))).toEqual(answers.slice(0, 2))
  })

  test('without a core value, or after the trial', async () => {
    const locked = await makeTold(answers[0] ?? '')
    await site.setBrand(locked, { coreValues: [] })
    await refused(locked, () => correctAnswer(locked, 1, better), { status: 409, body: { code: 'step_locked' } })
    const over = await makeTold(answers[0] ?? '')
    await site.setUser(over, { subscriptionStatus: 'inactive' })
    await refused(over, () => correctAnswer(over, 1, better), { status: 402 })
  })
})

test('of two corrections at once, one is made and the other is refused or finds it already made', async () => {
  const person = await makeTold(...answers.slice(0, 3))
  const { revision } = await fetchInterview(person)
  const asked = [1, 2].map((place) => correctAnswer(person, place, `${better} (${place})`, revision))
  const statuses = (await Promise.all(asked)).map(({ status }) => status).toSorted()
  expect(statuses).toEqual([200, 409])
  expect((await fetchInterview(person)).messages.filter(({ correctedAt }) => correctedAt)).toHaveLength(1)
})
