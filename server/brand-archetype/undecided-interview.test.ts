import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import {
  answers,
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

const userOf = async ({ ask }: TestPerson) => (await ask('GET', '/api/auth/user')).body

describe('an interview whose answers say too little', () => {
  test('names no archetype, leaves the step open and says what would help', async () => {
    const person = await makeOwnerWithoutResult(site)
    const { archetypeResult, use, undecided, messages } = await fetchInterview(person)
    expect([archetypeResult, use]).toEqual([null, null])
    expect(undecided).toMatchObject({ reason: 'silent', told: 0, needed: 8 })
    expect(undecided?.questions).toHaveLength(3)
    expect(messages.at(-1)?.content).toContain(undecided?.questions[0]?.text)
    expect(await userOf(person)).toMatchObject({ brandArchetypeCompleted: false, brandArchetype: null })
    expect((await person.ask('POST', '/api/brand-archetype/save', {})).status).toBe(409)
    expect((await person.ask('POST', '/api/brand-archetype/pdf', {})).status).toBe(409)
  })

  test('goes on where it stopped, with the question that the owner picks, until there is a result', async () => {
    const person = await makeOwnerWithoutResult(site)
    const { undecided, messages } = await fetchInterview(person)
    const chosen = undecided?.questions[2]
    const first = await sendAnswer(person, answers[0] ?? '', { questionId: chosen?.id })
    expect(first.status).toBe(200)
    const after = await fetchInterview(person)
    expect(after.undecided?.told).toBe(1)
    expect(after.messages.slice(messages.length).map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
    expect(after.messages[messages.length]?.content).toBe(chosen?.text)
    expect(after.undecided?.questions.map(({ id }) => id)).not.toContain(chosen?.id)
    let result: unknown
    for (let turn = 1; turn < 40 && !result; turn += 1)
      result = (await sendAnswer(person, answers[turn % answers.length] ?? '')).body.archetypeResult
    expect(result).toMatchObject({ primary: { id: expect.any(String) } })
    expect(await userOf(person)).toMatchObject({ brandArchetypeCompleted: true })
  })

  test('refuses a question that was not offered', async () => {
    const person = await makeOwnerWithAnswers(site, [])
    await sendAnswer(person, answers[0] ?? '', { questionId: 'again:fears' })
    expect((await fetchInterview(person)).messages).toHaveLength(3)
  })
})
