/**
 * Page load times: public pages compared with the same pages without scripts, the dashboard with a plain single-page
 * app.
 */
import { type Browser, chromium } from '@playwright/test'
import { screenPaths } from '#web/paths.ts'
import { requireChromium } from '../scripts/find-chromium.ts'
import { barePath, buildYardsticks } from './build-yardsticks.ts'
import { compare, type Figure, state } from './figure.ts'
import { interleave, pick } from './interleave.ts'
import { createLoadMaker, requestOf } from './make-load.ts'
import { businessName, makeOwners, type Owner } from './make-owners.ts'
import type { Product } from './start-product.ts'
import { startFilesYardstick, type Yardstick } from './start-yardstick.ts'
import { measureStep, type Visit, visitPage } from './visit-page.ts'

type Parts = { product: Product; yardstick: Yardstick; browser: Browser; owner: Owner; rounds: number }

const addressOf = ({ port }: Yardstick) => `http://127.0.0.1:${port}`

async function measureLogin({ product, yardstick, browser, rounds }: Parts): Promise<Figure[]> {
  const samples = await interleave(
    rounds,
    () => visitPage(browser, { url: `${product.address}/login` }),
    () => visitPage(browser, { url: `${addressOf(yardstick)}/floor` }),
  )
  const { ours } = samples
  return [
    compare(
      '/login, largest paint, beside floor',
      'ms',
      pick(samples, (one) => one.largestPaintMs),
      { atMost: 1.3 },
    ),
    state(
      '/login, all before load',
      'KB',
      ours.map((one) => one.totalKb),
      { atMost: 80 },
    ),
    state(
      '/login, script',
      'KB',
      ours.map((one) => one.scriptKb),
      { atMost: 10 },
    ),
    state(
      '/login, script files',
      '',
      ours.map((one) => one.scriptFiles),
      { atMost: 1 },
    ),
    state('/login, layout shift', '', [Math.max(...ours.map((one) => one.shift))], { atMost: 0 }),
  ]
}

const publicPages = ['/', '/marketing', '/waitlist', '/thank-you', '/help'] as const

/** Each public page, compared with the same page without script. */
async function measurePublic({ product, yardstick, browser, rounds }: Parts): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of publicPages) {
    const samples = await interleave(
      rounds,
      () => visitPage(browser, { url: product.address + path }),
      () => visitPage(browser, { url: `${addressOf(yardstick)}${barePath(path)}` }),
    )
    const { ours } = samples
    const each = (value: (visit: Visit) => number) => ours.map(value)
    figures.push(
      compare(
        `${path}, largest paint, beside bare`,
        'ms',
        pick(samples, (one) => one.largestPaintMs),
        { atMost: 1.3 },
      ),
      state(
        `${path}, script`,
        'KB',
        each((one) => one.scriptKb),
        { atMost: 10 },
      ),
      state(
        `${path}, script files`,
        '',
        each((one) => one.scriptFiles),
        { atMost: 1 },
      ),
      state(
        `${path}, all before load`,
        'KB',
        each((one) => one.totalKb),
        { shown: true },
      ),
      state(`${path}, layout shift`, '', [Math.max(...each((one) => one.shift))], { atMost: 0 }),
      compare(
        `${path}, blocked, beside bare`,
        'ms',
        pick(samples, (one) => one.blockingMs + 50),
        { shown: true },
      ),
    )
  }
  return figures
}

async function measureThroughput({ product, yardstick, rounds }: Parts): Promise<Figure> {
  const load = createLoadMaker()
  const requests = [requestOf('GET', '/login', { headers: { 'accept-encoding': 'br' } })]
  const run = (port: number) => () => load.run({ port, requests, connections: 16, ms: 2000 })
  const samples = await interleave(rounds, run(product.port), run(yardstick.port))
  load.stop()
  return compare(
    '/login, 16 connections, beside node:http',
    'req/s',
    pick(samples, (one) => one.perSecond),
    {
      atLeast: 0.6,
    },
  )
}

async function measureToolkit({ product, yardstick, browser, owner, rounds }: Parts): Promise<Figure[]> {
  const awaited = businessName
  const samples = await interleave(
    rounds,
    () => visitPage(browser, { url: `${product.address}/toolkit`, cookie: owner.cookie, awaited }),
    () => visitPage(browser, { url: `${addressOf(yardstick)}/toolkit`, awaited }),
  )
  const { ours } = samples
  return [
    compare(
      '/toolkit, data on screen, beside spa',
      'ms',
      pick(samples, (one) => one.readyMs),
      { atMost: 0.75 },
    ),
    compare(
      '/toolkit, script before it',
      'KB',
      pick(samples, (one) => one.scriptKbBefore),
      { shown: true },
    ),
    state(
      '/toolkit, script before it',
      'KB',
      ours.map((one) => one.scriptKbBefore),
      { atMost: 110 },
    ),
    state(
      '/toolkit, requests before it',
      '',
      ours.map((one) => one.requestsBefore),
      { atMost: 8 },
    ),
    state('/toolkit, layout shift', '', [Math.max(...ours.map((one) => one.shift))], { shown: true }),
  ]
}

async function measureSteps({ product, browser, owner }: Parts): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const screen of screenPaths.filter((path) => path !== '/' && path !== '/toolkit')) {
    const path = screen.replace(':category', 'culture')
    const kb = await measureStep(browser, { url: `${product.address}/toolkit`, cookie: owner.cookie }, path)
    figures.push(state(`${path}, further script`, 'KB', [kb], { atMost: 40 }))
  }
  return figures
}

/** Takes all measurements of pages. */
export async function measurePages(product: Product, rounds: number): Promise<Figure[]> {
  const [owner] = await makeOwners(product.address, 1)
  if (!owner) throw new Error('No owner was made.')
  const yardstick = await startFilesYardstick(await buildYardsticks(product, owner, publicPages))
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: await requireChromium(), args })
  const parts = { product, yardstick, browser, owner, rounds }
  try {
    return [
      ...(await measureLogin(parts)),
      ...(await measurePublic(parts)),
      await measureThroughput(parts),
      ...(await measureToolkit(parts)),
      ...(await measureSteps(parts)),
    ]
  } finally {
    await browser.close()
    yardstick.stop()
  }
}
