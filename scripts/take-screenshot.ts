/** `npm run screenshot`: the README's picture, taken of a server of its own with an invented brand. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type APIRequestContext, chromium } from '@playwright/test'
import type { CallName } from '#contract/calls.ts'
import { buildWhenStale } from './build-when-stale.ts'
import { requireChromium } from './find-chromium.ts'

const picture = 'docs/screenshot.png'

/** Five picks of each category, the chosen one first. */
const picks = {
  culture: ['Patient', 'Curious', 'Honest', 'Hands-on', 'Generous'],
  customers: ['Keen beginners', 'Neighbours', 'Gift givers', 'Busy people', 'Families'],
  voice: ['Warm', 'Plain-spoken', 'Playful', 'Encouraging', 'Calm'],
  feeling: ['At ease', 'Proud', 'Rested', 'Welcome', 'Inspired'],
  impact: ['Quieter evenings', 'New skills', 'Lasting gifts', 'Less waste', 'New friends'],
  xfactor: ['Local clay', 'Small groups', 'Wood-fired kiln', 'Open studio', 'Second chances'],
}
const otherWords = Array.from({ length: 10 }, (_, at) => `Word ${at + 1}`)

const profile = {
  businessName: 'Wren & Alder Pottery',
  industry: 'Retail',
  productsServices: 'Evening pottery classes and tableware made to order',
  idealClientDescription: 'People who sit at a desk all day and want to make something with their hands',
  customerPainPoints: 'They have no time to learn alone and are afraid of being bad at it',
  competitiveDifferentiator: 'Groups of six, and clay dug two miles away',
  onboardingCompleted: true,
}

async function startServer(dataDir: string) {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const [, address] = /is ready: (\S+)/.exec(line) ?? []
    if (address === undefined) continue
    server.stdout.resume()
    return { server, address }
  }
  throw new Error('The server did not start; the lines above say why.')
}

/** What an owner would have done by hand up to her tagline. */
async function makeBrand(address: string, request: APIRequestContext): Promise<void> {
  const call = async (name: CallName, data: unknown) => {
    const [method = '', url = ''] = name.split(' ')
    const response = await request.fetch(`${address}${url}`, { method, data })
    if (!response.ok()) throw new Error(`${name} was refused: ${await response.text()}`)
    return response.json()
  }
  const account = { email: 'ada@example.com', password: 'clay under the nails', firstName: 'Ada', lastName: 'Alder' }
  await call('POST /api/auth/register', account)
  await call('PUT /api/profile', profile)
  const words = Object.entries(picks).map(([category, topFive]) => [
    category,
    { words: [...topFive, ...otherWords], topFive, topOne: topFive[0] },
  ])
  await call('PUT /api/brand-attributes', { attributesData: Object.fromEntries(words), currentStep: 5 })
  const { variations } = await call('POST /api/generate-uvp', {})
  await call('PUT /api/user-profile/uvp', { chosenUvp: variations[0].uvp })
}

await buildWhenStale()
const executablePath = await requireChromium()
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'signet-screenshot-'))
const { server, address } = await startServer(dataDir)
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1180 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await makeBrand(address, page.request)
  await page.goto(`${address}/toolkit`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: picture })
  console.log(`Wrote ${picture}.`)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}
