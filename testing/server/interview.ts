/** Archetype interviews for tests: unlocks the step and answers to the end. */
import { brandArchetypeCalls } from '#contract/brand-archetype.ts'
import type { TestApp } from './app.ts'
import type { TestPerson } from './people.ts'

export const coreValues = [
  {
    id: 'v1',
    title: 'Courage',
    description: 'We go first.',
    order: 0,
    createdAt: '2026-11-01',
    updatedAt: '2026-11-01',
  },
]

/** Answers of an invented swimming school. They point to more than one archetype, as real ones do. */
export const answers = [
  'We take grown-ups who are afraid of deep water out to sea, until they are at home there.',
  'People who have stood on the shore for years and watched the others go in.',
  'I was fenced in by an office, left it, and swam around the headland alone.',
  'We never leave anybody behind, whatever it costs us that day.',
  'Short and plain. We say what the water does and then we go.',
  'Being told that the horizon is closed. Sameness. Standing still.',
  'We look after each other: whoever is cold decides for all of us.',
  'Indoor pools with lanes and whistles, where nobody ever leaves the tiles.',
  'On Tuesdays we swim to the lighthouse rock before breakfast, whatever the wind says.',
  'Salt, grey mornings, one red cap far out.',
  'A widow of seventy-one crossed the bay in May and rang her grandchildren from the far beach.',
  'To swim the strait together by next summer, everybody who began on the steps.',
  'We would never chase a swimmer for a record, nor film one who weeps.',
  'A gull that knows the tides and goes out all the same.',
  'You will leave the shore, and you will find your own stroke out there.',
  'Six instructors, two of whom were frightened of deep water themselves once.',
]

export const unlockArchetype = (site: TestApp, person: TestPerson) => site.setBrand(person, { coreValues })

export const sendAnswer = ({ ask }: TestPerson, message: string, more: Record<string, unknown> = {}) =>
  ask('POST', '/api/brand-archetype/analyze', { message, brandAttributes: null, ...more })

export const fetchInterview = async ({ ask }: TestPerson) =>
  brandArchetypeCalls.getArchetypeInterview.reply.parse((await ask('GET', '/api/brand-archetype')).body)

/** Makes an owner whose interview is open and who has given these answers. */
export async function makeOwnerWithAnswers(site: TestApp, told: readonly string[]): Promise<TestPerson> {
  const person = await site.makeOwner()
  await unlockArchetype(site, person)
  for (const message of told) await sendAnswer(person, message)
  return person
}

/** Makes an owner whose many answers say nothing, so that the interview ends without a result. */
export async function makeOwnerWithoutResult(site: TestApp): Promise<TestPerson> {
  const person = await makeOwnerWithAnswers(site, [])
  for (let turn = 0; turn < 30; turn += 1) {
    await sendAnswer(person, ['good quality', 'dont know', 'no', 'happy', 'same as everyone i guess'][turn % 5] ?? '')
    if ((await fetchInterview(person)).undecided) return person
  }
  throw new Error('It did not end.')
}

/** Corrects the owner's answer number `place`, starting from the given revision or else from the current one. */
export async function correctAnswer(person: TestPerson, place: number, message: string, revision?: string) {
  const seen = await fetchInterview(person)
  const answered = seen.messages.filter(({ role }) => role === 'user')[place - 1]
  const body = { message, revision: revision ?? seen.revision }
  return person.ask('PUT', `/api/brand-archetype/answers/${answered?.id}`, body)
}

/** Answers until there is a result, and returns it. */
export async function finishInterview(site: TestApp, person: TestPerson) {
  await unlockArchetype(site, person)
  for (let turn = 0; turn < 40; turn += 1) {
    const { status, body } = await sendAnswer(person, `${answers[turn % answers.length]} (${turn})`)
    if (status !== 200) throw new Error(`The interview stopped: ${JSON.stringify(body)}`)
    const { archetypeResult } = brandArchetypeCalls.analyzeArchetype.reply.parse(body)
    if (archetypeResult) return archetypeResult
  }
  throw new Error('The interview has no end.')
}
