import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArchetypeInterview } from '#contract/brand-archetype.ts'
import { interviewAnswersMax } from '#contract/plain/archetypes.ts'
import { createConversations } from '#server/brand/conversations-store.ts'
import { createArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { fillConversation } from '#testing/server/fill-conversation.ts'
import {
  answers,
  correctAnswer,
  fetchInterview,
  finishInterview,
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

const openOf = ({ messages }: ArchetypeInterview) => messages.at(-1)
const userOf = async ({ ask }: TestPerson) => (await ask('GET', '/api/auth/user')).body

const better = 'We take adults who fear deep water out to sea, one at a time.'

describe('the result of a corrected interview', () => {
  test('an undecided interview is counted again and goes on with the same question until the answers suffice', async () => {
    const person = await makeOwnerWithoutResult(site)
    const before = await fetchInterview(person)
    const [asked] = before.undecided?.questions ?? []
    for (let place = 1; place < 8; place += 1) {
      expect((await correctAnswer(person, place, answers[place] ?? '')).status).toBe(200)
      const after = await fetchInterview(person)
      expect(after.undecided).toMatchObject({ told: place })
      expect(after.undecided?.questions[0]).toEqual(asked)
      expect(openOf(after)?.content).toContain(asked?.text)
      expect(openOf(after)?.id).toBe(openOf(before)?.id)
    }
    expect((await correctAnswer(person, 8, answers[8] ?? '')).status).toBe(200)
    const enough = await fetchInterview(person)
    expect(enough).toMatchObject({ undecided: null, archetypeResult: null })
    expect(openOf(enough)).toMatchObject({ id: openOf(before)?.id, content: asked?.text })
  })

  test('a full interview without a result gets one as soon as its corrected answers suffice', async () => {
    const person = await makeOwnerWithAnswers(site, [])
    await fillConversation(site.database, person.brandId, 'brand-archetype', {
      messages: 2 * (interviewAnswersMax - 1),
    })
    await sendAnswer(person, 'dont know')
    expect((await fetchInterview(person)).undecided).toMatchObject({ isOver: true, told: 0 })
    let decided = await fetchInterview(person)
    for (let place = 1; place <= 16 && decided.undecided; place += 1) {
      await correctAnswer(person, place, `${answers[place - 1]}`)
      decided = await fetchInterview(person)
    }
    expect(decided).toMatchObject({ undecided: null, questionsAsked: interviewAnswersMax, isStale: false })
    expect(decided.archetypeResult?.primary.id).toEqual(expect.any(String))
    expect(openOf(decided)?.content).toContain('Your answers point to')
    expect(await userOf(person)).toMatchObject({ brandArchetypeCompleted: true })
  })

  test('a correction after the result marks it as stale on every screen, and renewing uses the new words', async () => {
    const person = await site.makeOwner()
    const result = await finishInterview(site, person)
    const before = await fetchInterview(person)
    const dread = 'Rules, fences, being told what to do; we broke them all and left to find out for ourselves.'
    expect((await correctAnswer(person, 6, dread)).status).toBe(200)
    const after = await fetchInterview(person)
    expect(after).toMatchObject({ isStale: true, archetypeResult: result, questionsAsked: before.questionsAsked })
    expect(openOf(after)).toEqual(openOf(before))
    const { body: toolkit } = await person.ask('GET', '/api/toolkit')
    expect(toolkit).toEqual(expect.objectContaining({ stale: expect.arrayContaining(['brand-archetype']) }))
    expect((await person.ask('POST', '/api/brand-archetype/renew', {})).status).toBe(200)
    const renewed = await fetchInterview(person)
    expect(renewed).toMatchObject({ isStale: false, earlierCount: 1 })
    expect(renewed.archetypeResult).not.toEqual(result)
    // The earlier result came from the old words too, so it is stale when restored.
    const { versions } = Object((await person.ask('GET', '/api/brand/history?part=archetype')).body)
    await person.ask('POST', `/api/brand/history/${versions[0].id}/restore`, {})
    expect(await fetchInterview(person)).toMatchObject({ isStale: true, archetypeResult: result })
  })

  test('a result that was kept before a correction is stale when it is restored', async () => {
    const person = await site.makeOwner()
    await finishInterview(site, person)
    await person.ask('POST', '/api/brand-archetype/renew', {})
    await correctAnswer(person, 1, better)
    await person.ask('POST', '/api/brand-archetype/renew', {})
    const { versions } = Object((await person.ask('GET', '/api/brand/history?part=archetype')).body)
    expect(versions).toHaveLength(2)
    await person.ask('POST', `/api/brand/history/${versions[1].id}/restore`, {})
    expect((await fetchInterview(person)).isStale).toBe(true)
  })

  test('a result that was being renewed while an answer was corrected is discarded', async () => {
    const person = await site.makeOwner()
    const result = await finishInterview(site, person)
    const { revision } = await fetchInterview(person)
    await correctAnswer(person, 1, better)
    const archetypes = createArchetypeStore(site.database, createConversations(site.database))
    await expect(archetypes.renew(person.brandId, undefined, revision)).rejects.toMatchObject({
      code: 'stale_revision',
    })
    expect(await fetchInterview(person)).toMatchObject({ isStale: true, archetypeResult: result, earlierCount: 0 })
  })
})
