import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { brandExportCalls, exportFormats } from '#contract/brand-export.ts'
import { exportedBrand } from '#contract/exported-brand.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const fileNames = {
  markdown: 'brand-brief.md',
  prompt: 'brand-system-prompt.txt',
  json: 'brand.json',
  jsonl: 'brand-pairs.jsonl',
}

test('the same brand gives the same bytes in preview and download, in every format', async () => {
  const person = await site.makeOwner()
  const preview = async () =>
    brandExportCalls.previewExport.reply.parse((await person.ask('GET', '/api/brand/export')).body)
  const [first, second] = [await preview(), await preview()]
  expect(first).toEqual(second)
  expect(first.files.map(({ format }) => format)).toEqual(exportFormats)
  for (const { format, fileName, text } of first.files) {
    const file = await person.ask('GET', `/api/brand/export/${format}`)
    expect(file.text).toBe(text)
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`)
    expect(fileName).toBe(fileNames[format])
  }
  const twin = await site.makeOwner()
  expect((await twin.ask('GET', '/api/brand/export/json')).text).toBe(
    first.files.find(({ format }) => format === 'json')?.text,
  )
})

test('the JSON matches its published schema, and the pairs are one JSON object a line', async () => {
  const person = await site.makeOwner()
  const brand = exportedBrand.parse((await person.ask('GET', '/api/brand/export/json')).body)
  expect(brand).toMatchObject({ business: { name: 'Tern & Tide' }, tagline: 'Braver by the wave.' })
  const schema = await site.ask('GET', brand.$schema)
  expect(schema.headers['content-type']).toBe('application/schema+json; charset=utf-8')
  expect(JSON.parse(schema.text)).toMatchObject({
    title: 'Signet brand export',
    properties: { business: { type: 'object' } },
  })
  const pair = z.object({
    messages: z.tuple([z.object({ role: z.literal('user') }), z.object({ role: z.literal('assistant') })]),
  })
  const lines = (await person.ask('GET', '/api/brand/export/jsonl')).text.trim().split('\n')
  // Four answers, the sentences, the industry, six words, the other words of five categories, the value proposition, the tagline.
  expect(lines).toHaveLength(19)
  for (const line of lines) pair.parse(JSON.parse(line))
})

test('the brief on screen shows the same brand as the JSON export', async () => {
  const person = await site.makeOwner()
  const { brand } = brandExportCalls.previewExport.reply.parse((await person.ask('GET', '/api/brand/export')).body)
  expect(brand).toEqual((await person.ask('GET', '/api/brand/export/json')).body)
})

test('until the attributes are complete, the export is refused and says what to finish', async () => {
  const person = await site.makePerson()
  expect((await person.ask('GET', '/api/brand/export')).body).toEqual({ isReady: false, brand: null, files: [] })
  const refused = await person.ask('GET', '/api/brand/export/json')
  expect(refused).toMatchObject({ status: 409, body: { code: 'step_locked', step: 'brand-attributes' } })
})

test('T21 everybody exports only their own brand', async () => {
  const [person, other] = [await site.makeOwner(), await site.makeOwner()]
  await site.setBrand(person, { businessName: 'Hers alone' })
  for (const format of exportFormats) {
    expect((await other.ask('GET', `/api/brand/export/${format}`)).text).not.toContain('Hers alone')
    expect((await site.ask('GET', `/api/brand/export/${format}`)).status).toBe(401)
  }
})

test('typed Markdown is escaped, and an unnamed business gets its default name', async () => {
  const person = await site.makeOwner()
  await site.setBrand(person, {
    businessName: '  ',
    chosenTagline: '# *Bold* <b>and</b>',
    productsServices: 'a\n\n## b',
  })
  const { text } = await person.ask('GET', '/api/brand/export/markdown')
  expect(text).toContain('# Your Business Name: brand brief')
  expect(text).toContain('> “# \\*Bold\\* \\<b>and\\</b>”')
  expect(text).not.toMatch(/^## b/m)
})

test('texts written before the business was named are exported with its name', async () => {
  const person = await site.makeOwner()
  await site.setBrand(person, { businessName: 'Tern & Tide', chosenUvp: 'Your Business Name keeps its word.' })
  for (const format of exportFormats) {
    const { text } = await person.ask('GET', `/api/brand/export/${format}`)
    expect(text, format).toContain('Tern & Tide keeps its word.')
    expect(text, format).not.toContain('Your Business Name')
  }
})

test('an unknown format is refused', async () => {
  const person = await site.makeOwner()
  for (const format of ['xml', 'constructor', '..%2fjson']) {
    expect((await person.ask('GET', `/api/brand/export/${format}`)).status, format).toBe(400)
  }
})

test('every format has the core values in order: without a description as the title alone, without untouched cards', async () => {
  const person = await site.makeOwner()
  const coreValues = [
    { id: 'new-1', title: 'Slow over *spoiled*', description: 'A boat waits for its weather' },
    { id: 'new-2', title: 'Said once', description: 'Describe what this value means to your brand...' },
    { id: 'new-3', title: 'New Core Value', description: 'Describe what this value means to your brand...' },
  ]
  expect((await person.ask('POST', '/api/core-values', { coreValues })).status).toBe(200)
  const textOf = async (format: string) => (await person.ask('GET', `/api/brand/export/${format}`)).text
  expect(await textOf('markdown')).toContain(
    '## Core values\n\n1. **Slow over \\*spoiled\\***: A boat waits for its weather\n2. **Said once**\n',
  )
  expect(await textOf('prompt')).toContain(
    'Core values:\n- Slow over *spoiled*: A boat waits for its weather.\n- Said once.\n',
  )
  expect(exportedBrand.parse(JSON.parse(await textOf('json'))).coreValues).toEqual([
    { title: 'Slow over *spoiled*', description: 'A boat waits for its weather', evidence: null },
    { title: 'Said once', description: '', evidence: null },
  ])
  expect(await textOf('jsonl')).toContain('What are the core values of Tern & Tide?')
})

test('every format has the archetype and how it sounds', async () => {
  const person = await site.makeOwner()
  const brandArchetype = {
    primary: { id: 'explorer' },
    secondary: { id: 'caregiver' },
    confidence: 60,
  }
  await site.setBrand(person, { brandArchetype })
  const textOf = async (format: string) => (await person.ask('GET', `/api/brand/export/${format}`)).text
  expect(await textOf('markdown')).toContain('## Brand archetype\n\nFirst The Explorer. ')
  expect(await textOf('prompt')).toMatch(
    /Brand archetype: First The Explorer\. .* Second The Caregiver\. .* Such brands often sound spare/,
  )
  expect(exportedBrand.parse(JSON.parse(await textOf('json'))).archetype).toMatchObject({
    primary: { name: 'The Explorer' },
    secondary: { name: 'The Caregiver' },
    confidence: 60,
  })
  expect(await textOf('jsonl')).toContain('The Explorer first, The Caregiver second.')
})

test('the formats for writers have the goal and the answers, with options as words', async () => {
  const person = await site.makeOwner()
  await person.ask('PUT', '/api/profile', {
    industry: 'food-beverage',
    primaryGoal: 'build-authority',
    productsServices: 'Smoked eel by the fillet',
  })
  for (const format of ['markdown', 'prompt']) {
    const { text } = await person.ask('GET', `/api/brand/export/${format}`)
    expect(text).toContain('Food and beverage')
    expect(text).toMatch(/What comes first this year:\W+Build authority/)
  }
  const { text } = await person.ask('GET', '/api/brand/export/jsonl')
  expect(text).toMatch(/What does .+ sell\?.+Smoked eel by the fillet/)
})
