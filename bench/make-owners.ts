/** Owners with complete brands, signed up through the product's own API. */
import { randomUUID } from 'node:crypto'
import { categories, makeEmptyAttributes } from '#contract/plain/brand.ts'

export type BenchOwner = { email: string; password: string; userId: string; cookie: string }

export const benchBusinessName = 'Kestrel & Loom'

const picks = {
  culture: ['Patient', 'Frank', 'Curious', 'Generous', 'Steady'],
  customers: ['Gift givers', 'Neighbours', 'Keen beginners', 'Families', 'Collectors'],
  voice: ['Warm', 'Plain-spoken', 'Dry', 'Encouraging', 'Brief'],
  feeling: ['At ease', 'Proud', 'Rested', 'Welcome', 'Unhurried'],
  impact: ['Lasting blankets', 'Less waste', 'Quieter rooms', 'New skills', 'Warm winters'],
  xfactor: ['Local wool', 'Mended for life', 'One weaver each', 'Open workshop', 'Plant dyes'],
} as const

const profile = {
  businessName: benchBusinessName,
  industry: 'Retail',
  productsServices: 'Blankets and throws woven to order, and weekend weaving classes',
  idealClientDescription: 'People who buy one good thing instead of five',
  customerPainPoints: 'Cheap throws wear thin within a year',
  competitiveDifferentiator: 'Every blanket is mended free for as long as it lasts',
  onboardingCompleted: true,
}

/** The body of a save of about 6 KB: all six categories, padded with words; another `turn` gives other words. */
export function makeAttributesBody(turn = 1): string {
  const attributesData = makeEmptyAttributes()
  const further = Array.from({ length: 36 }, (_, at) => `considered word ${at + turn}`)
  for (const category of categories) {
    const [topOne] = picks[category]
    attributesData[category] = { words: [...picks[category], ...further], topFive: [...picks[category]], topOne }
  }
  return JSON.stringify({ attributesData, currentStep: 5 })
}

/** Calls the product's API; throws if the call is refused. */
export async function callApi(
  address: string,
  method: string,
  path: string,
  body: string | undefined,
  cookie = '',
): Promise<Response> {
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const reply = await fetch(`${address}${path}`, { method, headers, ...(body !== undefined && { body }) })
  if (!reply.ok) throw new Error(`${method} ${path} was refused: ${await reply.text()}`)
  return reply
}

async function makeOwner(address: string): Promise<BenchOwner> {
  const email = `${randomUUID()}@example.org`
  const password = 'a shuttle through the warp'
  const account = { email, password, firstName: 'Ines', lastName: 'Kestrel', startTrial: true }
  const reply = await callApi(address, 'POST', '/api/auth/register', JSON.stringify(account))
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  await callApi(address, 'PUT', '/api/profile', JSON.stringify(profile), cookie)
  await callApi(address, 'PUT', '/api/brand-attributes', makeAttributesBody(), cookie)
  await callApi(
    address,
    'PUT',
    '/api/user-profile/uvp',
    JSON.stringify({ chosenUvp: `${benchBusinessName} mends for life.` }),
    cookie,
  )
  const { user } = await reply.json()
  return { email, password, userId: String(user.id), cookie }
}

/** Makes `count` owners, each with a session. */
export async function makeOwners(address: string, count: number): Promise<BenchOwner[]> {
  const owners: BenchOwner[] = []
  for (let made = 0; made < count; made += 1) owners.push(await makeOwner(address))
  return owners
}
