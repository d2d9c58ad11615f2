import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeEmptyCategory } from '#contract/plain/brand.ts'
import { makeEmptySentences } from '#contract/plain/sentences.ts'
import { userProfile, uvpCalls } from '#contract/uvp.ts'
import { brands } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, makeCompleteAttributes, type TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const documented = {
  businessName: 'Tern & Tide',
  culture: 'Steadfast',
  customers: 'Curious',
  voice: 'Plain-spoken',
  feeling: 'Reassured',
  impact: 'Stronger',
  xfactor: 'Weatherproof',
}
const write = async ({ ask }: TestPerson, body: unknown = documented) => {
  const written = await ask('POST', '/api/generate-uvp', body)
  expect([written.status, written.body.error]).toEqual([200, undefined])
  return uvpCalls.writeUvps.reply.parse(written.body)
}
const listOf = async ({ ask }: TestPerson) =>
  userProfile.parse((await ask('GET', '/api/user-profile')).body).brandAttributesData
const rowOf = async ({ brandId }: TestPerson) =>
  (await site.database.select().from(brands).where(eq(brands.id, brandId)))[0]

describe('the profile', () => {
  test('has all its fields, which are empty at first', async () => {
    const { body } = await (await site.makePerson()).ask('GET', '/api/user-profile')
    expect(body).toEqual({
      firstName: 'Ada',
      lastName: 'Ferry',
      impersonating: false,
      businessName: null,
      businessInfo: { businessName: null, companySize: null, monthlyRevenue: null, industry: null },
      chosenUvp: null,
      chosenTagline: null,
      brandArchetypeCompleted: false,
      brandAttributesData: {
        ...{ uvpVariations: [], source: null, isStale: false, earlierCount: 0 },
        asks: ['does', 'only'],
      },
      coreValues: [],
      sentences: makeEmptySentences(),
    })
  })

  test('shows variations stored as plain strings, or under UVP or statement', async () => {
    const person = await site.makeOwner()
    const stored = [
      'Plain.',
      { UVP: 'Upper.', approach: 'Bold' },
      { statement: 'Said.' },
      { uvp: 'Now.' },
      7,
      null,
      { text: 'no' },
    ]
    await site.setBrand(person, { uvpVariations: stored })
    expect((await listOf(person)).uvpVariations).toEqual([
      { uvp: 'Plain.' },
      { uvp: 'Upper.', approach: 'Bold' },
      { uvp: 'Said.' },
      { uvp: 'Now.' },
    ])
  })
})

describe('saving', () => {
  test('accepts the list in every shape that a client ever sent, and keeps the earlier list', async () => {
    const person = await site.makeOwner()
    const first = await person.ask('PUT', '/api/user-profile/uvps', {
      uvpVariations: ['One.', { UVP: 'Two.' }, { statement: 'Three.' }],
    })
    expect(first).toMatchObject({ status: 200, body: { success: true } })
    await person.ask('PUT', '/api/user-profile/uvps', { uvpVariations: ['Four.'] })
    expect(await listOf(person)).toMatchObject({ uvpVariations: [{ uvp: 'Four.' }], earlierCount: 1 })
    const history = await person.ask('GET', '/api/brand/history?part=uvps')
    expect(history.body.versions).toMatchObject([{ reason: 'Refined', lines: ['One.', 'Two.', 'Three.'] }])
  })

  test('keeps no version when the same list is saved again', async () => {
    const person = await site.makeOwner()
    for (let turn = 0; turn < 3; turn += 1)
      await person.ask('PUT', '/api/user-profile/uvps', { uvpVariations: ['One.'] })
    expect((await listOf(person)).earlierCount).toBe(0)
  })

  test('refuses blank or overlong variations, too many of them, and a blank choice, and changes nothing', async () => {
    const person = await site.makeOwner()
    const before = await rowOf(person)
    const lists = [[' '], [{ approach: 'x' }], [{ uvp: 'x', surplus: 1 }], ['x'.repeat(1001)], Array(21).fill('x'), 'x']
    for (const uvpVariations of lists) {
      expect(await person.ask('PUT', '/api/user-profile/uvps', { uvpVariations })).toMatchObject({ status: 400 })
    }
    for (const chosenUvp of ['', '   ', 'x'.repeat(1001), null, ['x']]) {
      expect(await person.ask('PUT', '/api/user-profile/uvp', { chosenUvp })).toMatchObject({ status: 400 })
    }
    expect(await rowOf(person)).toEqual(before)
  })

  test('opens the tagline step when a value proposition is chosen', async () => {
    const person = await site.makeOwner()
    await site.setBrand(person, { chosenUvp: null, chosenTagline: null })
    const locked = await person.ask('POST', '/api/generate-taglines', {})
    expect(locked).toMatchObject({ status: 409, body: { code: 'step_locked', step: 'uvp' } })
    const chosen = await person.ask('PUT', '/api/user-profile/uvp', { chosenUvp: '  We teach.  ' })
    expect(chosen.body).toEqual({ success: true, chosenUvp: 'We teach.' })
    expect((await person.ask('GET', '/api/auth/user')).body.chosenUvp).toBe('We teach.')
    expect(await person.ask('POST', '/api/generate-taglines', {})).toMatchObject({ status: 200 })
  })
})

describe('writing', () => {
  test('makes five variations from the whole record and saves them as the list', async () => {
    const person = await site.makeOwner()
    const written = await write(person)
    expect(written.variations).toHaveLength(5)
    expect(written.source).toBe('embedded')
    expect(await listOf(person)).toEqual(written.uvps)
    expect(written.uvps.uvpVariations).toEqual(written.variations)
    for (const { uvp, approach, description } of written.variations) {
      expect(uvp).toContain('Tern & Tide')
      expect([typeof approach, typeof description]).toEqual(['string', 'string'])
    }
  })

  test('accepts every spelling of the sixth category, but no unknown field', async () => {
    for (const spelling of ['xfactor', 'xFactor', 'personality', 'positioning'])
      await write(await site.makeOwner(), { [spelling]: 'Playful' })
    const person = await site.makeOwner()
    const refused = await person.ask('POST', '/api/generate-uvp', { ...documented, surplus: 'x' })
    expect(refused).toMatchObject({ status: 400, body: { error: 'Unknown field: surplus' } })
  })

  test('makes new lines each time, keeps the earlier lists, and says when all were shown', async () => {
    const person = await site.makeOwner()
    const shown: string[] = []
    for (let turn = 0; turn < 3; turn += 1) shown.push(...(await write(person)).variations.map(({ uvp }) => uvp))
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.length).toBeGreaterThan(10)
    const before = await listOf(person)
    expect(before.earlierCount).toBe(2)
    expect(await person.ask('POST', '/api/generate-uvp', {})).toMatchObject({
      status: 409,
      body: { code: 'nothing_fresh', error: expect.stringContaining('You’ve seen every line') },
    })
    expect(await listOf(person)).toEqual(before)
  })

  test('says for each part of a line which answer it comes from, in the words that were typed', async () => {
    const { variations } = await write(await site.makeOwner())
    for (const { uvp, parts = [] } of variations) {
      expect(parts.map(({ text }) => text).join(' ')).toBe(uvp)
      expect(parts.map(({ field }) => field)).toEqual(expect.arrayContaining(['businessName', 'does']))
    }
  })

  test('leaves pinned and edited lines in their places', async () => {
    const person = await site.makeOwner()
    const [first, second, ...rest] = (await write(person)).variations
    const mine = { uvp: 'Tern & Tide: we get you into the sea.', isEdited: true }
    const list = [first, { ...second, isPinned: true }, mine, ...rest.slice(1)]
    await person.ask('PUT', '/api/user-profile/uvps', { uvpVariations: list })
    const { uvps } = await write(person)
    expect(uvps.uvpVariations).toHaveLength(5)
    expect(uvps.uvpVariations.slice(1, 3)).toEqual([{ ...second, isPinned: true }, mine])
    expect(uvps.uvpVariations.map(({ uvp }) => uvp)).not.toContain(first?.uvp)
  })

  test('writes nothing before a first draft is possible, and names the missing sentences', async () => {
    const person = await site.makeOwner()
    await site.setBrand(person, { sentences: {} })
    await person.ask('PUT', '/api/profile', { productsServices: 'We teach grown-ups to swim in the sea' })
    const { variations, uvps } = await write(person)
    expect([variations, uvps.asks]).toEqual([[], ['does', 'only']])
    await person.ask('PUT', '/api/user-profile/sentences', { does: 'teach grown-ups to swim', only: 'stay close' })
    expect((await write(person)).uvps).toMatchObject({ asks: [] })
  })

  test('leaves the list as it was when it fails', async () => {
    const person = await site.makeOwner()
    const { uvps } = await write(person)
    await site.database.execute(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
       CREATE TRIGGER refuse BEFORE UPDATE ON brands FOR EACH ROW WHEN (NEW.id = '${person.brandId}') EXECUTE FUNCTION refuse()`,
    )
    const failed = await person.ask('POST', '/api/generate-uvp', documented)
    expect(failed).toMatchObject({ status: 500, body: { error: 'Something went wrong' } })
    await site.database.execute('DROP TRIGGER refuse ON brands; DROP FUNCTION refuse')
    expect(await listOf(person)).toEqual(uvps)
  })

  test('makes the list current, and it is stale again when the owner changes their answers', async () => {
    const person = await site.makeOwner()
    expect((await write(person)).uvps.isStale).toBe(false)
    await person.ask('PUT', '/api/profile', { jobTitle: 'Founder' })
    expect((await listOf(person)).isStale).toBe(false)
    await person.ask('PUT', '/api/profile', { businessName: 'Tern and Tide' })
    expect((await listOf(person)).isStale).toBe(true)
    expect((await write(person)).uvps.isStale).toBe(false)
    const { culture } = makeCompleteAttributes()
    await person.ask('PUT', '/api/brand-attributes', { attributesData: { culture: { ...culture, topOne: 'Calm' } } })
    expect((await listOf(person)).isStale).toBe(true)
  })

  test('T26 is limited to 10 times a minute per user, value propositions and taglines together', async () => {
    const app = await site.again({ rateLimitScale: 1 })
    const person = await site.makeOwner()
    const ask = createAsk(app, person.cookie)
    for (let turn = 0; turn < 10; turn += 1) {
      const url = turn % 2 === 0 ? '/api/generate-uvp' : '/api/generate-taglines'
      expect((await ask('POST', url, {})).status).not.toBe(429)
    }
    const before = await rowOf(person)
    for (const url of ['/api/generate-uvp', '/api/generate-taglines']) {
      const refused = await ask('POST', url, {}, { headers: { accept: 'text/event-stream' } })
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await rowOf(person)).toEqual(before)
  })
})

describe('a locked step', () => {
  test('refuses writing and choosing with a 409 that names the step to finish', async () => {
    const person = await site.makePerson()
    const before = await rowOf(person)
    const writes = [
      ['PUT', '/api/user-profile/uvps', { uvpVariations: ['x'] }],
      ['PUT', '/api/user-profile/uvp', { chosenUvp: 'x' }],
      ['POST', '/api/generate-uvp', documented],
      ['POST', '/api/refine-uvp', { originalUvp: 'x', feedback: 'shorter' }],
      ['PUT', '/api/user-profile/tagline', { chosenTagline: 'x' }],
      ['POST', '/api/generate-taglines', {}],
    ] as const
    for (const [method, url, body] of writes) {
      const sentence = 'Complete Step 1 First: Brand Attributes.'
      const refused = { status: 409, body: { code: 'step_locked', step: 'brand-attributes', error: sentence } }
      expect(await person.ask(method, url, body), url).toMatchObject(refused)
    }
    expect(await rowOf(person)).toEqual(before)
  })

  test('becomes read-only when an earlier category is reset; its results can still be read', async () => {
    const person = await site.makeOwner()
    const { uvps } = await write(person)
    await person.ask('PUT', '/api/brand-attributes', { attributesData: { voice: makeEmptyCategory() } })
    expect(await person.ask('POST', '/api/generate-uvp', documented)).toMatchObject({ status: 409 })
    expect(await listOf(person)).toEqual({ ...uvps, isStale: true })
  })
})
