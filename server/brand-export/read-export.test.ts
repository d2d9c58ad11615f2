import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExportFormat } from '#contract/brand-export.ts'
import { exportedBrand } from '#contract/exported-brand.ts'
import { mapCategories } from '#contract/plain/brand.ts'
import type { BrandRow } from '#server/brand/brand-row.ts'
import { auditMarks, brandAudits, conversationMessages, conversations } from '#server/tables/tables.ts'
import { countWordsNotOnce, createUniqueWords, listUniqueWords } from '#testing/contract/whole-brand.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeTestResult, testArchetypeUse } from '#testing/server/archetype-result.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ linkBase: 'https://signet.example' })
})
afterAll(() => site.close())

/**
 * Which columns are exported ('told' by the owner or 'found' by a tool) and, for the others, why not. A new column has
 * to be added here.
 */
const placed: Readonly<Record<keyof BrandRow, 'told' | 'found' | string>> = {
  businessName: 'told',
  industry: 'told',
  companySize: 'told',
  productsServices: 'told',
  idealClientDescription: 'told',
  primaryGoal: 'told',
  competitiveDifferentiator: 'told',
  customerPainPoints: 'told',
  sentences: 'told',
  attributesData: 'told',
  chosenUvp: 'told',
  chosenTagline: 'told',
  coreValues: 'told',
  brandArchetype: 'found',
  archetypeUse: 'found',
  brandArchetypeData: 'found',
  monthlyRevenue: 'her money is nobody’s who is handed the brief',
  uvpVariations: 'drafts that she did not choose',
  taglines: 'drafts that she did not choose',
  bothRight: 'quotes of answers that are told above',
  ...{ keyStakeholders: 'no call writes it', brandAttributes: 'no call writes it', brandAssets: 'no call writes it' },
  ...{ id: 'a key', ownerId: 'a key', attributesRevision: 'a mark', coreValuesRevision: 'a mark' },
  ...{ attributesStep: 'where she stood', brandAttributesCompleted: 'a step', brandArchetypeCompleted: 'a step' },
  ...{ websiteReviewCompleted: 'a step', toolCompletions: 'a step' },
  ...{ uvpSource: 'how it was made', uvpMadeFrom: 'how it was made', uvpSeed: 'how it was made' },
  ...{ taglinesSource: 'how it was made', taglinesMadeFrom: 'how it was made', taglinesMadeAt: 'how it was made' },
  ...{ taglinesSeed: 'how it was made', createdAt: 'a date', updatedAt: 'a date' },
}

/** Fills every field of a brand with a unique word, and returns the words by where they are expected. */
async function tellAll(person: TestPerson) {
  const word = createUniqueWords()
  const words = (count: number) => Array.from({ length: count }, word)
  const attributesData = mapCategories(() => {
    const own = words(7)
    return { words: own, topFive: own.slice(0, 5), topOne: own[2] ?? '' }
  })
  const value = { id: randomUUID(), title: word(), description: word(), evidence: word(), order: 0 }
  const told = {
    ...{ businessName: word(), industry: word(), companySize: word(), productsServices: word() },
    ...{ idealClientDescription: word(), primaryGoal: word(), competitiveDifferentiator: word() },
    ...{ customerPainPoints: word(), chosenUvp: word(), chosenTagline: word() },
  }
  const sentences = {
    does: word(),
    who: word(),
    when: word(),
    after: word(),
    only: word(),
    check: word(),
    shortName: word(),
  }
  const leftOut = { monthlyRevenue: word() }
  const [do1, dont, use, avoid, show, skip, trap, trapText] = words(8)
  const text = (given: string | undefined) => given ?? ''
  const inUse = {
    sentences: [],
    voice: { own: '', do: [text(do1)], dont: [text(dont)] },
    words: { own: [], use: [text(use)], avoid: [text(avoid)] },
    pictures: { own: '', show: [text(show)], skip: [text(skip)] },
    traps: [{ name: text(trap), text: text(trapText) }],
  }
  const result = makeTestResult()
  await site.setBrand(person, {
    ...{ ...told, ...leftOut, sentences, attributesData, coreValues: [value], brandAttributesCompleted: true },
    ...{ archetypeUse: inUse, brandArchetype: result, brandArchetypeCompleted: true },
    brandArchetypeData: { result, source: 'embedded', madeFrom: 'x' },
  })
  const { answers, first } = await interview(person, word)
  const review = await addReview(person, word)
  return {
    told: [
      told,
      sentences,
      attributesData,
      [value.title, value.description, value.evidence],
      inUse,
      first,
      review.asked,
    ],
    /** These words may be missing in the system prompt, which has room only for samples. */
    long: [answers, review.advice],
    leftOut: [leftOut, review.closed],
  }
}

/** Stores an interview: the opening answer, then answers to several questions. */
async function interview({ brandId }: TestPerson, word: () => string) {
  const id = randomUUID()
  await site.database.insert(conversations).values({ id, brandId, tool: 'brand-archetype' })
  const say = (number: number, role: 'user' | 'assistant', content: string, detail: unknown = null) =>
    site.database.insert(conversationMessages).values({ conversationId: id, number, role, content, detail })
  const ask = async (number: number, questionId: string) => {
    const [question, answer] = [word(), `Sea swims begin with ${word()}, number ${number}, whatever ${word()} says.`]
    await say(number, 'assistant', question, { questionId, shortfall: null })
    await say(number + 1, 'user', answer)
    return { question, answer }
  }
  const opening = `We teach ${word()} to grown-ups who were thrown in once.`
  await say(1, 'user', opening)
  const voice = await ask(2, 'voice')
  const pictures = await ask(4, 'visual')
  const risk = await ask(6, 'risk')
  await say(8, 'assistant', 'Thank you.')
  return { answers: [opening, voice.question, pictures.question, risk], first: [voice.answer, pictures.answer] }
}

async function addReview({ brandId }: TestPerson, word: () => string) {
  const check = (id: string) => ({
    ...{ id, score: 'voice' as const, weight: 2, outcome: 'failed' as const, measure: 0, effort: 'low' as const },
    ...{ title: word(), finding: word(), fix: word() },
    evidence: [{ page: `https://a.example/${word()}`, quote: word() }],
  })
  const [open, done] = [check('open'), check('done')]
  const card = { score: 6, isMeasured: true, content: '', strengths: [], opportunities: [] }
  const asked = {
    websiteUrl: `https://${word()}.example/`,
    targetAudience: `${word()} who swim`,
    socialHandles: { instagram: word(), twitter: word(), linkedin: word() },
  }
  const row = {
    ...asked,
    brandId,
    brandArchetype: 'caregiver' as const,
    coreValues: ['trust'],
    brandTone: 'witty' as const,
  }
  await site.database.insert(brandAudits).values({
    ...{ ...row, id: randomUUID(), status: 'complete' as const, createdAt: new Date('2026-11-20T12:00:00Z') },
    analysis: {
      overallScore: 6.4,
      ...{ voiceAnalysis: card, visualAnalysis: card, messagingAnalysis: card },
      consistencyAnalysis: { ...card, isMeasured: false },
      recommendations: { immediate: [], longTerm: [] },
      ...{ checks: [open, done], pages: [] },
    },
  })
  const marked = {
    brandId,
    site: asked.websiteUrl.replace(/^https:\/\/|\/$/g, ''),
    checkId: done.id,
    mark: 'done' as const,
  }
  await site.database.insert(auditMarks).values(marked)
  const { title, evidence, finding, fix } = open
  return { asked: [asked, title, evidence[0]?.quote], advice: [finding, fix, evidence[0]?.page], closed: done }
}

test('every format has every exported field, Markdown exactly once, and nothing that must not be handed on', async () => {
  const person = await site.makePerson()
  const { told, long, leftOut } = await tellAll(person)
  const textOf = async (format: ExportFormat) => (await person.ask('GET', `/api/brand/export/${format}`)).text
  const texts = {
    markdown: await textOf('markdown'),
    prompt: await textOf('prompt'),
    json: await textOf('json'),
    jsonl: await textOf('jsonl'),
  }
  expect(countWordsNotOnce(listUniqueWords([told, long]), texts.markdown)).toEqual({})
  const missing = (text: string, words: readonly string[]) => words.filter((word) => !text.toLowerCase().includes(word))
  expect(missing(texts.json, listUniqueWords([told, long]))).toEqual([])
  expect(missing(texts.jsonl, listUniqueWords([told, long]))).toEqual([])
  expect(missing(texts.prompt, listUniqueWords(told))).toEqual([])
  for (const [format, text] of Object.entries(texts)) {
    expect(
      listUniqueWords(leftOut).filter((word) => text.includes(word)),
      format,
    ).toEqual([])
    for (const found of ['The Explorer', 'The Caregiver', 'Ruled out: The Jester, The Ruler', '6.4', 'Witty'])
      if (format !== 'json') expect(text, format).toContain(found)
  }
  const brand = exportedBrand.parse(JSON.parse(texts.json))
  expect(brand.$schema).toBe('https://signet.example/api/brand/export-schema.json')
  expect(brand.websiteReview).toMatchObject({
    ...{ overallScore: 6.4, madeAt: '2026-11-20T12:00:00.000Z', tone: 'Witty' },
    scores: { voice: 6, consistency: null },
  })
  expect(brand.archetype).toMatchObject({ confidence: 62, reading: 'leaning', ruledOut: ['The Jester', 'The Ruler'] })
  expect(Object.values(placed)).toContain('told')
})

test('a brand with sentences only has each of them once, under a label that does not repeat it', async () => {
  const person = await site.makePerson()
  const sentences = {
    ...{ does: 'teach sea swimming', who: 'grown-ups', when: 'the pool has become small' },
    ...{ after: 'swim to the rock and back', only: 'stay in the water with you', check: 'ask for the logbook' },
  }
  const attributesData = mapCategories(() => ({ words: ['a'], topFive: ['a'], topOne: 'a' }))
  await site.setBrand(person, { sentences, attributesData, brandAttributesCompleted: true })
  const { text } = await person.ask('GET', '/api/brand/export/markdown')
  for (const said of Object.values(sentences)) expect(text.toLowerCase().split(said), said).toHaveLength(2)
  expect(text).toContain('- **When people need us:** The pool has become small\n')
  expect((await person.ask('GET', '/api/brand/export/prompt')).text).not.toMatch(/value proposition|tagline/)
  expect(text).toContain(
    '- **In our own words:** With us, you swim to the rock and back. You can check it: ask for the logbook.',
  )
})

test('a trap that quotes the owner is left out, because the interview already has the quote', async () => {
  const person = await site.makePerson()
  await tellAll(person)
  const before = exportedBrand.parse((await person.ask('GET', '/api/brand/export/json')).body)
  const [answer = ''] = before.interview.map((each) => each.answer)
  const traps = [{ name: 'The one you named yourself', text: `“${answer}”` }]
  await site.setBrand(person, { archetypeUse: { ...testArchetypeUse, traps } })
  const { text } = await person.ask('GET', '/api/brand/export/markdown')
  expect(text.split(answer)).toHaveLength(2)
  expect(text).not.toContain('The one you named yourself')
})

test('an audience that equals the ideal client is exported once', async () => {
  const person = await site.makePerson()
  await tellAll(person)
  const whole = exportedBrand.parse((await person.ask('GET', '/api/brand/export/json')).body)
  await site.setBrand(person, { idealClientDescription: whole.websiteReview?.audience ?? null })
  const { text } = await person.ask('GET', '/api/brand/export/markdown')
  expect(text.split('who swim')).toHaveLength(2)
})

test('the pairs leave out questions back to the interviewer, and an undecided interview is quoted by its question only', async () => {
  const person = await site.makePerson()
  await tellAll(person)
  const id = randomUUID()
  const { brandId } = person
  await site.database.delete(conversations)
  await site.database.insert(conversations).values({ id, brandId, tool: 'brand-archetype' })
  const asked = { id: 'price', about: 'price', text: 'What would you never discount?' }
  const shortfall = { reason: 'silent', told: 3, needed: 8, questionsAsked: 20, questions: [asked], notCounted: [] }
  await site.database.insert(conversationMessages).values([
    { conversationId: id, number: 1, role: 'user', content: 'Why do you ask?' },
    {
      ...{ conversationId: id, number: 2, role: 'assistant', content: 'Too little. What would you never discount?' },
      detail: { questionId: 'price', shortfall },
    },
    { conversationId: id, number: 3, role: 'user', content: 'The tea on the slipway.' },
  ])
  const brand = exportedBrand.parse((await person.ask('GET', '/api/brand/export/json')).body)
  expect(brand.interview).toMatchObject([
    { answer: 'Why do you ask?', tells: false },
    { question: 'What would you never discount?', answer: 'The tea on the slipway.', tells: true },
  ])
  const { text } = await person.ask('GET', '/api/brand/export/jsonl')
  expect(text).toContain('The tea on the slipway.')
  expect(text).not.toContain('Why do you ask?')
})
