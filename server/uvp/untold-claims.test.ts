import { afterAll, beforeAll, expect, test } from 'vitest'
import { contradictionsCalls } from '#contract/contradictions.ts'
import { userProfile } from '#contract/uvp.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createTestModel } from '#testing/server/language-model.ts'
import type { TestPerson } from '#testing/server/people.ts'

const model = createTestModel({ isOwnMachine: true })
let site: TestApp
beforeAll(async () => {
  site = await createTestApp({}, { writing: { model, atOnceMax: 4, callMs: 10_000, dailyTokensMax: undefined } })
})
afterAll(() => site.close())

const told = 'Tern & Tide gives open-water swimming lessons, one teacher for each swimmer.'
const invented = 'Tern & Tide gives open-water swimming lessons with 40 certified teachers.'

/** An owner for whom the model wrote `line`, which they have chosen. */
async function choose(line: string): Promise<TestPerson> {
  model.answer = (_request, say) => say(line)
  const owner = await site.makeOwner()
  await owner.ask('POST', '/api/generate-uvp', { byModel: true })
  await owner.ask('PUT', '/api/user-profile/uvp', { chosenUvp: line })
  return owner
}

async function readLine({ ask }: TestPerson, line: string) {
  const { brandAttributesData } = userProfile.parse((await ask('GET', '/api/user-profile')).body)
  const { claims = [], ...listed } = brandAttributesData.uvpVariations.find(({ uvp }) => uvp === line) ?? { uvp: '' }
  const textOf = ({ start, end }: { start: number; end: number }) => line.slice(start, end)
  return {
    ...listed,
    untold: claims.filter(({ source }) => source === undefined).map(textOf),
    sources: claims.flatMap(({ source }) => source?.told ?? []),
  }
}
const readExported = async ({ ask }: TestPerson) =>
  Object((await ask('GET', '/api/brand/export')).body.brand).uniqueValueProposition

test('what the owner told is shown with its source, and the line is exported', async () => {
  const owner = await choose(told)
  const { untold, sources } = await readLine(owner, told)
  expect(untold).toEqual([])
  expect(sources.join(' ')).toContain('One teacher for each swimmer')
  expect(await readExported(owner)).toBe(told)
})

test('what nobody told is marked, and the line is not exported until the owner tells it', async () => {
  const owner = await choose(invented)
  expect((await readLine(owner, invented)).untold.join(' ')).toMatch(/40.*certified/)
  expect(await readExported(owner)).toBeNull()
  await site.setBrand(owner, { competitiveDifferentiator: 'We are 40 certified teachers.' })
  expect((await readLine(owner, invented)).untold).toEqual([])
  expect(await readExported(owner)).toBe(invented)
})

test('a line that the owner has edited by hand names no model and is their own', async () => {
  const owner = await choose(invented)
  const uvpVariations = [{ uvp: invented, isEdited: true }]
  const saved = await owner.ask('PUT', '/api/user-profile/uvps', { uvpVariations })
  expect(saved.status, saved.text).toBe(200)
  expect(await readLine(owner, invented)).toMatchObject({ isEdited: true, untold: [], sources: [] })
  expect(await readExported(owner)).toBe(invented)
})

test('a line that a model has refined keeps its marks, and its place in the list', async () => {
  const owner = await choose(told)
  const uvpVariations = [{ uvp: invented, isEdited: true, writtenBy: 'Some Model' }]
  await owner.ask('PUT', '/api/user-profile/uvps', { uvpVariations })
  await owner.ask('PUT', '/api/user-profile/uvp', { chosenUvp: invented })
  expect((await readLine(owner, invented)).untold.join(' ')).toMatch(/40.*certified/)
  expect(await readExported(owner)).toBeNull()
  await owner.ask('POST', '/api/generate-uvp', {})
  expect(await readLine(owner, invented)).toMatchObject({ uvp: invented, isEdited: true })
})

test('the chosen line of a model stays out of the export after the list is written again or an earlier one restored', async () => {
  const owner = await choose(invented)
  await owner.ask('PUT', '/api/user-profile/uvps', { uvpVariations: ['Another line of ours.'] })
  expect(await readExported(owner)).toBeNull()
  const again = await choose(invented)
  await again.ask('POST', '/api/generate-uvp', {})
  expect(await readLine(again, invented)).toMatchObject({ uvp: invented, writtenBy: 'Some Model' })
  expect(await readExported(again)).toBeNull()
})

test('what the owner told twice, differently, is not exported until they say that both are right', async () => {
  const line = 'Tern & Tide gives open-water swimming lessons since 1987.'
  const owner = await choose(line)
  const answers = { productsServices: 'Open-water swimming lessons since 1987' }
  await site.setBrand(owner, { ...answers, competitiveDifferentiator: 'We started in 2011' })
  expect((await readLine(owner, line)).untold.join(' ')).toContain('1987')
  expect(await readExported(owner)).toBeNull()
  const { body } = await owner.ask('GET', '/api/brand/contradictions')
  const [found] = contradictionsCalls.listContradictions.reply.parse(body).contradictions
  await owner.ask('PUT', '/api/brand/contradictions', { one: found?.one.passage, other: found?.other.passage })
  expect((await readLine(owner, line)).untold).toEqual([])
  expect(await readExported(owner)).toBe(line)
})
