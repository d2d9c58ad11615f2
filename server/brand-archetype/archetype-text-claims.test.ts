import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ArchetypeTextSite,
  createArchetypeTextSite,
  linesOf,
  modelText,
  writeText,
} from '#testing/server/archetype-text.ts'
import { fetchInterview } from '#testing/server/interview.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: ArchetypeTextSite
beforeAll(async () => {
  site = await createArchetypeTextSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.model.requests.length = 0
  site.sayLines(...linesOf())
})

const untold = { more: 'Say more about your 40 certified teachers.', line: 'Tern & Tide has swum since 1987.' }
const wordsOf = ({ modelText: text }: Awaited<ReturnType<typeof writeText>>) =>
  text?.untold.map(({ part, start, end }) => `${part}: ${text[part].slice(start, end)}`).join(', ')
const readExported = async ({ ask }: TestPerson) =>
  Object((await ask('GET', '/api/brand/export')).body.brand).archetypeText
async function readReport({ ask, cookie }: TestPerson): Promise<string> {
  expect((await ask('GET', '/api/brand-archetype')).status).toBe(200)
  const { rawPayload } = await site.app.inject({
    ...{ method: 'POST', url: '/api/brand-archetype/pdf', payload: '{}' },
    headers: { 'content-type': 'application/json', cookie },
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test('what nobody told is marked, and left out of report and export until the owner tells it', async () => {
  const owner = await site.makeOwnerWithResult()
  await site.setBrand(owner, { brandAttributesCompleted: true })
  site.sayLines(...linesOf(untold))
  expect(wordsOf(await writeText(owner))).toMatch(/more: .*40.*line: .*1987/)
  expect(await readExported(owner)).toBeNull()
  expect(await readReport(owner)).not.toMatch(/What it could mean|certified/)
  await site.setBrand(owner, { competitiveDifferentiator: 'We are 40 certified teachers, and have swum since 1987.' })
  expect((await fetchInterview(owner)).modelText?.untold).toEqual([])
  expect(await readExported(owner)).toMatchObject(untold)
})

test('a text that is all told stands in report and export under its writer’s name', async () => {
  const owner = await site.makeOwnerWithResult()
  await site.setBrand(owner, { brandAttributesCompleted: true })
  await writeText(owner)
  expect(await readExported(owner)).toEqual({ ...modelText, writtenBy: 'Some Model' })
  const report = await readReport(owner)
  expect(report).toContain('Written by Some Model, a language model. A reading, not a count.')
  for (const words of Object.values(modelText)) expect(report).toContain(words)
  const brief = (await owner.ask('GET', '/api/brand/export/markdown')).text
  expect(brief).toContain('Written by Some Model, a language model.')
  // These two are read as the owner's own words.
  for (const format of ['prompt', 'jsonl'])
    expect((await owner.ask('GET', `/api/brand/export/${format}`)).text).not.toContain(modelText.voice)
})

test('what the owner said in the interview counts as told', async () => {
  const owner = await site.makeOwnerWithResult()
  site.sayLines(...linesOf({ line: 'At night in the sea, Tern & Tide leaves no guest behind.' }))
  expect(wordsOf(await writeText(owner))).toBe('')
})

test('advice on tone claims nothing', async () => {
  const owner = await site.makeOwnerWithResult()
  site.sayLines(
    ...linesOf({
      voice: 'Use plain words, a patient tone and The Explorer’s long horizon. Skip jargon and slogans.',
    }),
  )
  expect(wordsOf(await writeText(owner))).toBe('')
})
