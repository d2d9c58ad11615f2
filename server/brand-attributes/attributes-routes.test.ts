import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandAttributesReply } from '#contract/brand-attributes.ts'
import { type CategoryWords, categories, makeEmptyAttributes, makeEmptyCategory } from '#contract/plain/brand.ts'
import { brands, brandVersions } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, getCookie, makeCompleteAttributes, type TestPerson, testPassword } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const path = '/api/brand-attributes'
const wordsOf = (...words: string[]): CategoryWords => ({ words, topFive: [], topOne: '' })
const save = ({ ask }: TestPerson, body: Record<string, unknown>) => ask('PUT', path, body)
const read = async ({ ask }: TestPerson) => brandAttributesReply.parse((await ask('GET', path)).body.brandAttributes)
const rowOf = async ({ brandId }: TestPerson) =>
  (await site.database.select().from(brands).where(eq(brands.id, brandId)))[0]
const versionsOf = ({ brandId }: TestPerson) =>
  site.database
    .select()
    .from(brandVersions)
    .where(eq(brandVersions.brandId, brandId))
    .orderBy(asc(brandVersions.number))

describe('reading and saving', () => {
  test('a new brand has six empty categories, the first step and a revision', async () => {
    const reply = await (await site.makePerson()).ask('GET', path)
    expect(reply.body).toEqual({
      success: true,
      brandAttributes: { attributesData: makeEmptyAttributes(), currentStep: 0, revision: expect.any(String) },
    })
  })

  test('a save returns the new revision and the current state; categories and steps that were not sent stay', async () => {
    const person = await site.makePerson()
    const before = await read(person)
    const saved = await save(person, {
      attributesData: { culture: wordsOf('Calm') },
      currentStep: 2,
      revision: before.revision,
    })
    expect(saved).toMatchObject({ status: 200, body: { success: true, revision: expect.any(String) } })
    expect(saved.body.revision).not.toBe(before.revision)
    expect(saved.body.brandAttributes).toEqual(await read(person))
    await save(person, { attributesData: { voice: wordsOf('Warm') } })
    const { attributesData, currentStep } = await read(person)
    expect([attributesData.culture.words, attributesData.voice.words, currentStep]).toEqual([['Calm'], ['Warm'], 2])
  })

  test('xFactor and personality are accepted as xfactor, positioning as impact', async () => {
    const person = await site.makePerson()
    for (const [spelling, category] of [
      ['xFactor', 'xfactor'],
      ['personality', 'xfactor'],
      ['positioning', 'impact'],
    ] as const) {
      expect(await save(person, { attributesData: { [spelling]: wordsOf(`by ${spelling}`) } })).toMatchObject({
        status: 200,
      })
      expect((await read(person)).attributesData[category].words).toEqual([`by ${spelling}`])
    }
    const twice = await save(person, { attributesData: { xfactor: wordsOf('a'), personality: wordsOf('b') } })
    expect(twice).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('data that older clients stored under other spellings is read', async () => {
    const person = await site.makePerson()
    const { xfactor, impact, ...rest } = makeCompleteAttributes()
    await site.setBrand(person, { attributesData: { ...rest, personality: xfactor, positioning: impact } })
    expect((await read(person)).attributesData).toEqual(makeCompleteAttributes())
    for (const attributesData of [[], 7, null, { culture: 7, voice: { words: 'x' } }]) {
      await site.setBrand(person, { attributesData: attributesData ?? {} })
      expect((await read(person)).attributesData).toEqual(makeEmptyAttributes())
    }
  })

  test('if stored data has several spellings, the one with words wins, and personality wins over xFactor', async () => {
    const person = await site.makeOwner()
    const entry = (word: string) => ({ words: word ? [word] : [], topFive: [], topOne: '' })
    const stored = { xFactor: entry(''), positioning: entry('Stronger'), impact: entry('') }
    await site.setBrand(person, { attributesData: { ...stored, personality: entry('Weatherproof') } })
    expect((await read(person)).attributesData.xfactor.words).toEqual(['Weatherproof'])
    expect((await read(person)).attributesData.impact.words).toEqual(['Stronger'])
    await site.setBrand(person, { attributesData: { xFactor: entry('Odd'), personality: entry('Weatherproof') } })
    expect((await read(person)).attributesData.xfactor.words).toEqual(['Weatherproof'])
  })

  test('the attributes are complete once all six categories have five picks and a chosen word', async () => {
    const person = await site.makePerson()
    const isDone = async () => (await person.ask('GET', '/api/auth/user')).body.brandAttributesCompleted
    const data = makeCompleteAttributes()
    const { culture } = data
    await save(person, { attributesData: { ...data, culture: { ...culture, topFive: culture.topFive.slice(0, 4) } } })
    expect(await isDone()).toBe(false)
    await save(person, { attributesData: { ...data, culture: { ...culture, topOne: '' } } })
    expect(await isDone()).toBe(false)
    await save(person, { attributesData: data })
    expect(await isDone()).toBe(true)
    await save(person, { attributesData: { culture: makeEmptyCategory() } })
    expect(await isDone()).toBe(false)
  })

  test.each([
    ['six picks', { words: [...'abcdef'], topFive: [...'abcdef'], topOne: '' }],
    ['a pick that is no word', { words: ['a'], topFive: ['b'], topOne: '' }],
    ['a chosen one that is no pick', { words: ['a', 'b'], topFive: ['a'], topOne: 'b' }],
    ['a word twice, in other case and blanks', wordsOf('Bold', ' bold ')],
    ['a blank word', wordsOf('  ')],
    ['a word of 41 characters', wordsOf('x'.repeat(41))],
    ['101 words', wordsOf(...Array.from({ length: 101 }, (_, index) => `word ${index}`))],
    ['an unknown field', { ...wordsOf('a'), surplus: 1 }],
    ['no list', { topFive: [], topOne: '' }],
  ])('%s is refused and changes nothing', async (_what, entry) => {
    const person = await site.makePerson()
    const before = await rowOf(person)
    const refused = await save(person, { attributesData: { voice: entry } })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input', error: expect.any(String) } })
    expect(await rowOf(person)).toEqual(before)
  })

  test('an unknown category is refused, whatever its name', async () => {
    const person = await site.makePerson()
    const before = await rowOf(person)
    for (const name of ['colour', 'constructor', 'toString', 'hasOwnProperty', 'XFACTOR', '']) {
      const refused = await save(person, { attributesData: { [name]: wordsOf('a') } })
      expect(refused, name).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    }
    expect(await rowOf(person)).toEqual(before)
  })

  test('words keep their spelling; extra spaces are removed', async () => {
    const person = await site.makePerson()
    await save(person, { attributesData: { culture: wordsOf('  Early   rising ', 'Ünïcode — “quoted”', '冷静') } })
    expect((await read(person)).attributesData.culture.words).toEqual(['Early rising', 'Ünïcode — “quoted”', '冷静'])
  })
})

describe('autosave', () => {
  test('T27 a save from an older revision is refused with the current copy, and nothing is written', async () => {
    const person = await site.makePerson()
    const { revision } = await read(person)
    await save(person, { attributesData: { culture: wordsOf('Calm') }, revision })
    const [before, versions] = [await rowOf(person), await versionsOf(person)]
    const stale = await save(person, { attributesData: { culture: wordsOf('Bold') }, revision })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_revision' } })
    expect(stale.body.brandAttributes).toEqual(await read(person))
    expect([await rowOf(person), await versionsOf(person)]).toEqual([before, versions])
  })

  test('T27 of many saves at once from one revision, exactly one succeeds', async () => {
    const person = await site.makePerson()
    for (const isWhole of [false, true]) {
      const { revision } = await read(person)
      const change = (turn: number) => {
        const culture = wordsOf(`Word ${turn} ${isWhole}`)
        return isWhole
          ? { attributesData: { ...makeEmptyAttributes(), culture }, currentStep: 1 }
          : { attributesData: { culture } }
      }
      const before = (await versionsOf(person)).length
      const all = await Promise.all(
        Array.from({ length: 12 }, (_, turn) => save(person, { ...change(turn), revision })),
      )
      const won = all.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      expect(all.filter(({ status, body }) => status === 409 && body.code === 'stale_revision')).toHaveLength(11)
      expect(won[0]?.body.brandAttributes).toEqual(await read(person))
      expect(await versionsOf(person)).toHaveLength(before + 1)
    }
  })

  test('T27 a save without a revision succeeds, and the old state is kept', async () => {
    const person = await site.makePerson()
    await save(person, { attributesData: { culture: wordsOf('Calm') } })
    await Promise.all(
      Array.from({ length: 5 }, (_, turn) => save(person, { attributesData: { culture: wordsOf(`Word ${turn}`) } })),
    ).then((all) => expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]))
    expect((await versionsOf(person)).map(({ value }) => JSON.stringify(value)).join()).toContain('Calm')
    expect(await versionsOf(person)).toHaveLength(6)
  })

  test('T27, T42 each brand keeps its own last 50 states, and no more are stored', async () => {
    const [person, other] = [await site.makePerson(), await site.makePerson()]
    await save(other, { attributesData: { culture: wordsOf('Hers') } })
    for (let turn = 0; turn <= 55; turn += 1) {
      await save(person, { attributesData: { culture: wordsOf(`Word ${turn}`) } })
    }
    const listed = await person.ask('GET', '/api/brand/history?part=attributes')
    expect(listed.body.versions).toHaveLength(50)
    const versions = await versionsOf(person)
    expect(versions).toHaveLength(50)
    expect([JSON.stringify(versions[0]?.value), JSON.stringify(versions[49]?.value)]).toEqual([
      expect.stringContaining('"Word 5"'),
      expect.stringContaining('"Word 54"'),
    ])
    expect(await versionsOf(other)).toHaveLength(1)
  })

  test('T27 a revision from another account is refused as such, even its first one, and nothing is written', async () => {
    const form = { password: testPassword, firstName: 'Ida', lastName: 'Moor' }
    const signUp = async (email: string) => {
      const made = await site.ask('POST', '/api/auth/register', { ...form, email })
      return createAsk(site.app, getCookie(made))
    }
    const mine = await signUp('first-revision@example.org')
    const first = brandAttributesReply.parse((await mine('GET', path)).body.brandAttributes).revision
    const person = await site.makePerson()
    const other = await site.makePerson()
    await save(other, { attributesData: { culture: wordsOf('Hers') } })
    const before = await rowOf(person)
    for (const revision of [first, (await read(other)).revision]) {
      const refused = await save(person, { attributesData: { culture: wordsOf('Mine') }, revision })
      expect(refused).toMatchObject({ status: 409, body: { code: 'wrong_account' } })
      expect(refused.body).not.toHaveProperty('brandAttributes')
    }
    expect(await rowOf(person)).toEqual(before)
  })

  test('T27 an invented revision is stale', async () => {
    const person = await site.makePerson()
    const refused = await save(person, { attributesData: {}, revision: 'made up' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'stale_revision' } })
  })
})

describe('suggestions', () => {
  const suggest = ({ ask }: TestPerson, body: unknown) => ask('POST', '/api/suggest-words', body)

  test('both forms of the call return six words: for the words already there, or for what is typed', async () => {
    const person = await site.makePerson()
    const older = await suggest(person, { category: 'voice', existingWords: ['Warm'], count: 6 })
    expect(older).toMatchObject({ status: 200, body: { source: 'embedded' } })
    expect(older.body.suggestions).toHaveLength(6)
    const newer = await suggest(person, { category: 'voice', input: 'ho', existingWords: [] })
    expect(newer.status).toBe(200)
    expect(newer.text.toLowerCase()).toContain('"ho')
    expect(older.text).not.toContain('"Warm"')
  })

  test('a category may be spelled as older clients do; an unknown one is refused', async () => {
    const person = await site.makePerson()
    for (const category of [...categories, 'xFactor', 'personality', 'positioning']) {
      expect(await suggest(person, { category, existingWords: ['Warm'] }), category).toMatchObject({ status: 200 })
    }
    for (const category of ['colour', 'constructor', '__proto__', 'toString']) {
      expect(await suggest(person, { category, existingWords: [] }), category).toMatchObject({ status: 400 })
    }
  })

  test('T26 each user gets 60 suggestions or refinements a minute', async () => {
    const app = await site.again({ rateLimitScale: 1 })
    const [person, other] = [await site.makeOwner(), await site.makePerson()]
    const ask = createAsk(app, person.cookie)
    const body = { category: 'voice', existingWords: ['Warm'] }
    const statuses = []
    for (let turn = 0; turn < 61; turn += 1) statuses.push((await ask('POST', '/api/suggest-words', body)).status)
    expect([statuses.filter((status) => status === 200).length, statuses[60]]).toEqual([60, 429])
    const turn = { originalUvp: 'We teach.', feedback: 'shorter' }
    expect(await ask('POST', '/api/refine-uvp', turn)).toMatchObject({ status: 429 })
    expect(await createAsk(app, other.cookie)('POST', '/api/suggest-words', body)).toMatchObject({ status: 200 })
  })
})

test('after the trial, words can be read and exported but not changed', async () => {
  const person = await site.makeOwner({ subscriptionEndDate: new Date(Date.now() - 1000) })
  const before = await rowOf(person)
  const refusal = { status: 402, body: { code: 'access_required', link: '/cart' } }
  expect(await save(person, { attributesData: { culture: wordsOf('Calm') } })).toMatchObject(refusal)
  expect(await person.ask('POST', '/api/suggest-words', { category: 'voice', existingWords: [] })).toMatchObject(
    refusal,
  )
  expect(await person.ask('POST', '/api/generate-uvp', {})).toMatchObject(refusal)
  expect(await rowOf(person)).toEqual(before)
  for (const url of [path, '/api/user-profile', '/api/taglines', '/api/brand/export', '/api/brand-attributes/pdf']) {
    expect(await person.ask('GET', url), url).toMatchObject({ status: 200 })
  }
})
