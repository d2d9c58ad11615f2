/** Shared by all journeys: a page that fails on unexpected console or CSP messages, and an owner to sign in as. */
import { randomUUID } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

export { expect }

export type Owner = { email: string; password: string; firstName: string; lastName: string; businessName: string }

export const newOwner = (): Owner => ({
  email: `owner-${randomUUID()}@example.com`,
  password: 'a quiet harbour at dawn',
  firstName: 'Marta',
  lastName: 'Lind',
  businessName: 'Harbour Loaf',
})

/** `complaints` collects console and CSP messages; a test lists those it expects in `expected`. */
export const test = base.extend<{ complaints: { messages: string[]; expected: RegExp[] } }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = { messages: [] as string[], expected: [] as RegExp[] }
      watch(page, complaints.messages)
      await use(complaints)
      const unexpected = complaints.messages.filter(
        (message) => !complaints.expected.some((pattern) => pattern.test(message)),
      )
      expect(unexpected, 'the console and the CSP report nothing').toEqual([])
    },
    { auto: true },
  ],
})

/** Collects the errors and warnings of a page, CSP reports included. */
export function watch(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(String(error)))
}

/** Registers an owner by API call, in the page's own session. */
export async function signUp(request: APIRequestContext, owner = newOwner()): Promise<Owner> {
  const { email, password, firstName, lastName } = owner
  const reply = await request.post('/api/auth/register', {
    data: { email, password, firstName, lastName, startTrial: true },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return owner
}

/** The setup sentences as the owner of an invented bakery finishes them. */
export const finished = {
  does: 'bake sourdough bread and buns',
  who: 'early commuters who skip breakfast',
  when: 'supermarket loaves are stale by noon',
  after: 'eat a warm bun on the first ferry',
  only: 'bake on the boat while the town sleeps',
  check: 'every bun carries your name',
}

/** Registers an owner and completes the setup, with the sentences. */
export async function setUp(request: APIRequestContext, owner = newOwner()): Promise<Owner> {
  await signUp(request, owner)
  const reply = await request.put('/api/profile', {
    data: {
      businessName: owner.businessName,
      productsServices: 'Sourdough bread and buns, baked overnight and sold from a van at the harbour',
      idealClientDescription: 'early commuters who skip breakfast',
      customerPainPoints: 'Supermarket bread is stale by noon. Where do you get breakfast before the first ferry?',
      competitiveDifferentiator:
        'We bake on the boat while the town sleeps. Every bun carries the name of whoever ordered it. ' +
        'We never bake a second batch. When the van is empty, you know we bake again tonight.',
      onboardingCompleted: true,
    },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  const told = await request.put('/api/user-profile/sentences', { data: finished })
  expect(told.ok(), await told.text()).toBe(true)
  return owner
}

/** Five words of the invented bakery for each category. */
export const fives = {
  culture: ['steady', 'generous', 'unhurried', 'curious', 'neighbourly'],
  customers: ['early risers', 'busy', 'loyal', 'practical', 'hungry'],
  voice: ['plain-spoken', 'warm', 'dry', 'unfussy', 'cheerful'],
  feeling: ['looked after', 'awake', 'cheered', 'at home', 'full'],
  impact: ['better mornings', 'less waste', 'fresh bread', 'saved time', 'fewer queues'],
  xfactor: ['baked on the boat', 'no sliced bread', 'sold out by nine', 'tide-table hours', 'names on the buns'],
} as const

/** Fills all six categories, which opens the writing tools. */
export async function fillAttributes(request: APIRequestContext): Promise<void> {
  const filler = Array.from({ length: 10 }, (_, index) => `spare ${index}`)
  const attributesData = Object.fromEntries(
    Object.entries(fives).map(([category, five]) => [
      category,
      { words: [...five, ...filler], topFive: five, topOne: five[0] },
    ]),
  )
  const reply = await request.put('/api/brand-attributes', { data: { attributesData, currentStep: 5 } })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Writes value propositions, chooses the first and returns it. */
export async function finishUvp(request: APIRequestContext): Promise<string> {
  const written = await request.post('/api/generate-uvp', { data: {} })
  expect(written.ok(), await written.text()).toBe(true)
  const { variations } = await written.json()
  const chosenUvp: string = variations[0].uvp
  const reply = await request.put('/api/user-profile/uvp', { data: { chosenUvp } })
  expect(reply.ok(), await reply.text()).toBe(true)
  return chosenUvp
}

/** Completes six categories, a UVP and a tagline. */
export async function completeThroughTagline(request: APIRequestContext): Promise<void> {
  await fillAttributes(request)
  await finishUvp(request)
  const written = await request.post('/api/generate-taglines', { data: {} })
  expect(written.ok(), await written.text()).toBe(true)
  const { taglines } = await written.json()
  const reply = await request.put('/api/user-profile/tagline', { data: { chosenTagline: taglines[0] } })
  expect(reply.ok(), await reply.text()).toBe(true)
}
