import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createReadingsSite, type ReadingsSite, readByModel, readNumbered } from '#testing/server/archetype-readings.ts'
import { fetchInterview, unlockArchetype } from '#testing/server/interview.ts'

let site: ReadingsSite
beforeAll(async () => {
  site = await createReadingsSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.model.requests.length = 0
})

/** Every answer that goes out is read as the same few signs, each with the first words of the answer. */
const readAllAs = (signs: readonly string[]) => {
  site.model.answer = ({ messages }, write) => {
    const sent = readNumbered(messages[0]?.content ?? '')
    const numbers = signs.map((sign) => sent.signs.find(({ text }) => text === sign)?.number)
    const rows = sent.answers.map(({ number, text }, at) => {
      const words = text
        .replace(/^On [^:]*: /, '')
        .split(' ')
        .slice(0, 3)
      return `${number} | ${numbers[at % numbers.length]} | ${words.join(' ')}`
    })
    write(rows.join('\n'))
  }
}
const likeHero = [
  'proving what you can do',
  'getting through something hard',
  'doing what was promised',
  'the fear of giving up',
]

const likeEverybody = ['rank and reputation', 'open country', 'turning work into a game', 'making new things', 'equal']

test('an undecided interview has a result where one archetype stands out with the readings, and none where they are taken back', async () => {
  const owner = await site.makeUnclear()
  expect((await fetchInterview(owner)).undecided?.reason).toBe('unclear')
  readAllAs(likeHero)
  expect(await readByModel(owner)).toEqual({ success: true })
  const decided = await fetchInterview(owner)
  expect(decided.archetypeResult?.primary.id).toBe('hero')
  expect([decided.undecided, decided.modelReadings?.firstWithout]).toEqual([null, null])
  expect(decided.messages.at(-1)?.content).toMatch(
    /^Thank you, that was the last question\. Your answers point to The Hero/,
  )
  for (const { id } of decided.modelReadings?.items ?? [])
    if ((await fetchInterview(owner)).archetypeResult)
      await owner.ask('PUT', '/api/brand-archetype/readings', { id, isTakenBack: true })
  const open = await fetchInterview(owner)
  expect([open.archetypeResult, open.modelReadings, open.undecided?.reason]).toEqual([null, null, 'unclear'])
  expect(open.messages.at(-1)?.content).toMatch(/^Your answers point in several directions/)
})

test('an undecided interview stays as it was where the readings point in several directions too', async () => {
  const owner = await site.makeUnclear()
  const before = await fetchInterview(owner)
  readAllAs(likeEverybody)
  expect(await readByModel(owner)).toEqual({ success: true, isUndecided: true })
  expect(await fetchInterview(owner)).toEqual(before)
})

test('an interview that said too little is not sent to a model', async () => {
  const owner = await site.makeModelOwner()
  await unlockArchetype(site, owner)
  for (let turn = 0; turn < 30; turn += 1)
    await owner.ask('POST', '/api/brand-archetype/analyze', { message: 'dont know' })
  const { status, body } = await owner.ask('POST', '/api/brand-archetype/readings', { byModel: true })
  expect([status, Object(body).code, site.model.requests]).toEqual([409, 'no_analysis', []])
})
