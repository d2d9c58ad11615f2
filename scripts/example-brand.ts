/** An invented business with a finished brand, created through the API as an owner would, for pictures of the product. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import type { CallName } from '#contract/calls.ts'

const account = {
  email: 'marta@ternandtide.example',
  password: 'cold water on the slipway',
  firstName: 'Marta',
  lastName: 'Lindqvist',
}

const profile = {
  businessName: 'Tern & Tide',
  industry: 'education',
  productsServices: 'Open-water swimming courses in the sea, in groups of six',
  idealClientDescription:
    'People over forty who look at the sea every day. They have not been in it since they were children.',
  customerPainPoints: 'They are afraid of the cold. They are afraid of holding up the group.',
  competitiveDifferentiator:
    'There is a guide in the water for every two swimmers. We cancel a course before we let a guide look after three.',
  onboardingCompleted: true,
}

const sentences = {
  does: 'teach grown-ups to swim in the sea, in groups of six',
  who: 'people over forty who look at the sea every day',
  when: 'you look at the sea and stay on the beach',
  after: 'swim round the headland by September',
  only: 'keep a guide in the water for every two swimmers',
  check: 'a course with one guide too few is canceled',
}

/** The words of each category; five are picked, the first as number one. */
const words = {
  culture: ['Steadfast', 'Patient', 'Honest', 'Watchful', 'Kind', 'Calm', 'Thorough', 'Punctual', 'Humble', 'Frank'],
  customers: ['Curious', 'Nervous', 'Loyal', 'Busy', 'Over forty', 'Local', 'Shy', 'Stubborn', 'Careful', 'Hopeful'],
  voice: ['Plain-spoken', 'Warm', 'Dry', 'Unhurried', 'Clear', 'Gentle', 'Direct', 'Cheerful', 'Brief', 'Friendly'],
  feeling: ['Braver', 'Awake', 'Looked after', 'Proud', 'Alive', 'Safe', 'Rested', 'Strong', 'Free', 'Light'],
  impact: ['Sea-ready', 'Better sleep', 'New friends', 'Less fear', 'Warm hands', 'Early mornings', 'Fitness', 'Trust'],
  xfactor: ['Two to a guide', 'Every season', 'Groups of six', 'Hot soup after', 'Our own cove', 'Tide-table hours'],
}
const more = ['Neighborly', 'Reliable', 'Grounded', 'Seaworthy', 'Seasoned', 'Modest', 'Weatherproof', 'Open', 'Ready']

const values = [
  ['Nobody swims alone', 'We cancel the course before we let a guide look after three.'],
  ['The sea decides', 'When the flag is red we drink tea, whoever has paid.'],
  ['Slow is fine', 'Whoever stands at the edge for ten minutes has all ten.'],
] as const

const answers = [
  'I grew up by this cove, and half of my neighbors had never been in it. That is why I began.',
  'People over forty who used to swim and then stopped. They want to find out whether they still can.',
  'We set out together and look at what is behind the next headland. There is more coast than map.',
  'We never let anybody swim alone, and we never leave anybody behind.',
  'Plainly. We say how cold it is and how long it takes.',
  'That somebody gives up the sea because one person laughed at them once.',
  'Free, and a little surprised at themselves.',
  'Pools with a chlorine smell and a clock on the wall.',
  'Each month we go to a beach that none of us has ever swum from, just to see.',
  'A red tow float on gray water, wool hats, and steam from the soup.',
  'A woman of seventy swam to the island and sat there for an hour because she could.',
  'That everybody on this coast knows the water in front of their own door.',
  'We would never push anybody in, and never sell a certificate.',
  'A friend who knows the way and walks at your pace.',
  'Go and see for yourself. We will be next to you.',
  'Four guides. We look after one another and after the one who is cold.',
  'Discovery. The first time out of your depth is a journey even when it is forty yards.',
  'We left the harbor pool because the route was always the same twenty-five meters.',
  'We ask what you are curious about and plan the swim around it.',
  'The freedom to turn round. It is nobody’s race.',
  'New places every season, in every kind of weather, and care for whoever comes along.',
  'We explore one new stretch of the coast with every group.',
]

const sitePage = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title}</title><meta name="viewport" content="width=device-width"><style>body{color:#333;background:#fff}</style></head>
<body><header><a href="/">Tern &amp; Tide</a><nav><a href="/">Home</a> <a href="/courses">Courses</a></nav></header>
<main>${body}</main><footer>Tern &amp; Tide, the old slipway. Call 01234 567890.</footer></body></html>`
const site: Readonly<Record<string, string>> = {
  '/': sitePage(
    'Home',
    `<h1>Welcome to our website</h1><p>We offer innovative, best-in-class swimming solutions for every ability.</p>
<p>Courses are held in groups of six. You swim in the sea, with a guide in the water for every two swimmers.</p>
<p><a href="/courses">Learn more</a></p>`,
  ),
  '/courses': sitePage(
    'Courses, Tern & Tide',
    `<h1>Courses</h1><p>Six mornings, $180. In groups of eight, at high tide, from the old slipway.</p>
<p>You go in when you are ready. There is hot soup afterwards.</p><img src="/cove.jpg">`,
  ),
}

/** The local website of the business, for the review. */
export async function startExampleSite() {
  const server = createServer((request, response) => {
    const page = site[request.url ?? '']
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { host: `localhost:${port}`, close: () => server.close() }
}

type Ask = <Reply>(name: CallName | `GET /api/audit/${string}`, data?: unknown) => Promise<Reply>

const askBy =
  (address: string, request: APIRequestContext): Ask =>
  async (name, data) => {
    const [method = '', url = ''] = name.split(' ')
    const response = await request.fetch(`${address}${url}`, { method, ...(data === undefined ? {} : { data }) })
    if (!response.ok()) throw new Error(`${name} was refused: ${await response.text()}`)
    return response.json()
  }

/** A brand up to its value proposition, as the dashboard shows one in progress. */
export async function makeExampleBrand(address: string, request: APIRequestContext): Promise<void> {
  const ask = askBy(address, request)
  await ask('POST /api/auth/register', account)
  await ask('PUT /api/profile', profile)
  const attributesData = Object.fromEntries(
    Object.entries(words).map(([category, told]) => [
      category,
      { words: [...told, ...more], topFive: told.slice(0, 5), topOne: told[0] },
    ]),
  )
  await ask('PUT /api/brand-attributes', { attributesData, currentStep: 5 })
  await ask('PUT /api/user-profile/sentences', sentences)
  const { variations } = await ask<{ variations: { uvp: string }[] }>('POST /api/generate-uvp', {})
  await ask('PUT /api/user-profile/uvp', { chosenUvp: variations[0]?.uvp })
}

/** The remaining steps: tagline, values, archetype and a website review. Returns the audit's id. */
export async function finishExampleBrand(
  address: string,
  request: APIRequestContext,
  siteHost: string,
): Promise<string> {
  const ask = askBy(address, request)
  const { taglines } = await ask<{ taglines: string[] }>('POST /api/generate-taglines', {})
  await ask('PUT /api/user-profile/tagline', {
    chosenTagline: taglines[0],
  })
  const coreValues = values.map(([title, description], order) => ({ id: `new-${order}`, title, description, order }))
  await ask('POST /api/core-values', { coreValues })
  for (const message of answers) {
    const { archetypeResult } = await ask<{ archetypeResult?: unknown }>('POST /api/brand-archetype/analyze', {
      message,
    })
    if (archetypeResult) break
  }
  const { auditId } = await ask<{ auditId: string }>('POST /api/audit', {
    websiteUrl: `http://${siteHost}`,
    brandArchetype: 'explorer',
    coreValues: values.map(([title]) => title),
    targetAudience: profile.idealClientDescription,
    brandTone: 'friendly',
    socialHandles: {},
  })
  for (;;) {
    const { audit } = await ask<{ audit: { status: string } }>(`GET /api/audit/${auditId}`)
    if (audit.status === 'complete') return auditId
    if (audit.status === 'failed') throw new Error('The review of the example site failed.')
    await sleep(300)
  }
}
