/** Test people: accounts with sessions and brands, created without sign-up. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { HttpMethod } from '#contract/call.ts'
import { type AttributesData, type CategoryWords, categories, makeEmptyAttributes } from '#contract/plain/brand.ts'
import type { Sentences } from '#contract/plain/sentences.ts'
import { createAccountStore } from '#server/account/account-store.ts'
import { createPasswordHashes } from '#server/account/password-hashes.ts'
import { createSessionStore } from '#server/account/session-store.ts'
import { createBrandRevisions } from '#server/brand/brand-revisions.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createSecrets } from '#server/platform/http/secrets.ts'
import { brands, users } from '#server/tables/tables.ts'

export const testPassword = 'a kettle of herons'

type Reply = { status: number; body: Record<string, unknown>; text: string; headers: Record<string, unknown> }
export type Ask = (method: HttpMethod | 'HEAD', url: string, body?: unknown, more?: InjectOptions) => Promise<Reply>

export type TestPerson = {
  userId: string
  brandId: string
  email: string
  /** The cookie header the browser sends: `signet=…`. */
  cookie: string
  ask: Ask
}

export type TestPeople = {
  /** An account with a session and testPassword; `columns` override its row. */
  makePerson: (columns?: Partial<typeof users.$inferInsert>) => Promise<TestPerson>
  /** Also has six complete categories, a chosen value proposition and a tagline. */
  makeOwner: (columns?: Partial<typeof users.$inferInsert>) => Promise<TestPerson>
  setBrand: (person: TestPerson, columns: Partial<typeof brands.$inferInsert>) => Promise<void>
  setUser: (person: TestPerson, columns: Partial<typeof users.$inferInsert>) => Promise<void>
}

/** Creates a function that calls `app`, with `cookie` if given. */
export function createAsk(app: FastifyInstance, cookie?: string): Ask {
  return async (method, url, body, more = {}) => {
    const answered = await app.inject({
      method,
      url,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...more,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
        ...more.headers,
      },
    })
    const isJson = String(answered.headers['content-type']).startsWith('application/json;')
    const read: Record<string, unknown> = isJson && answered.body !== '' ? answered.json() : {}
    return { status: answered.statusCode, body: read, text: answered.body, headers: answered.headers }
  }
}

/** The cookie a response sets, in the form a browser sends it back. */
export const getCookie = (reply: { headers: Record<string, unknown> }) =>
  String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? ''

const words: Readonly<Record<keyof AttributesData, readonly string[]>> = {
  culture: ['Steadfast', 'Neighbourly', 'Patient', 'Frank', 'Calm', 'Unshowy'],
  customers: ['Curious', 'Nervous', 'Determined', 'Loyal', 'Busy', 'Practical'],
  voice: ['Plain-spoken', 'Warm', 'Dry', 'Brief', 'Encouraging', 'Honest'],
  feeling: ['Reassured', 'Held', 'Unhurried', 'Lighter', 'Proud', 'Braver'],
  impact: ['Stronger', 'Skilled', 'Connected', 'Rested', 'Confident', 'Faster'],
  xfactor: ['Weatherproof', 'Handmade', 'Playful', 'Tide-led', 'Small groups', 'The bell'],
}

/** Six complete categories. */
export function makeCompleteAttributes(): AttributesData {
  const data = makeEmptyAttributes()
  for (const category of categories) {
    const [topOne = ''] = words[category]
    const entry: CategoryWords = { words: [...words[category]], topFive: words[category].slice(0, 5), topOne }
    data[category] = entry
  }
  return data
}

export const ownedSentences: Sentences = {
  isOne: false,
  shortName: '',
  does: 'teach adults to swim in the sea',
  who: 'anyone nervous of deep water',
  when: 'you were thrown in once',
  after: 'go home braver than you came',
  only: 'stay within reach all lesson long',
  check: 'one teacher for each swimmer',
}

const ownedBrand = {
  businessName: 'Tern & Tide',
  industry: 'education',
  productsServices: 'Open-water swimming lessons for adults',
  competitiveDifferentiator: [
    'One teacher for each swimmer. We stay within reach.',
    'You choose the day by the weather. No whistle, no clock.',
    'Hot tea on the slipway. Every lesson ends on dry land. Wetsuits lent by size.',
  ].join(' '),
  customerPainPoints: 'You were thrown in once and never went back. Pools smell of school.',
  idealClientDescription: 'Grown-ups who are nervous of deep water',
  sentences: ownedSentences,
  attributesData: makeCompleteAttributes(),
  brandAttributesCompleted: true,
  chosenUvp: 'Tern & Tide teaches nervous swimmers to feel at home in the sea.',
  chosenTagline: 'Braver by the wave.',
}

let hashed: Promise<string> | undefined

/** Creates people in the database of `app`; they share one password hash, computed once per process. */
export function createTestPeople(app: FastifyInstance, database: Database, sessionSecret: string, cookieName: string) {
  const secrets = createSecrets(sessionSecret)
  const accounts = createAccountStore(database, createBrandRevisions(secrets), { secrets, hasMailServer: false })
  const sessions = createSessionStore(database, secrets)

  const setUser: TestPeople['setUser'] = async ({ userId }, columns) => {
    await database.update(users).set(columns).where(eq(users.id, userId))
  }
  const setBrand: TestPeople['setBrand'] = async ({ brandId }, columns) => {
    await database.update(brands).set(columns).where(eq(brands.id, brandId))
  }
  const makePerson: TestPeople['makePerson'] = async (columns = {}) => {
    hashed ??= createPasswordHashes().hash(testPassword)
    const email = columns.email ?? `${randomUUID()}@example.org`
    const name = { firstName: 'Ada', lastName: 'Ferry' }
    const { userId, brandId } = await accounts.create({ email, passwordHash: await hashed, ...name }, database)
    const cookie = `${cookieName}=${await sessions.start(userId, 'Firefox on Linux', { isConfirmed: true })}`
    const person = { userId, brandId, email, cookie, ask: createAsk(app, cookie) }
    if (Object.keys(columns).length > 0) await setUser(person, columns)
    return person
  }
  const makeOwner: TestPeople['makeOwner'] = async (columns) => {
    const person = await makePerson(columns)
    await setBrand(person, ownedBrand)
    return person
  }
  return { makePerson, makeOwner, setBrand, setUser }
}
