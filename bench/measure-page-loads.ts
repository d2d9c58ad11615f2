/**
 * Page load times: public pages compared with the same pages without scripts, the dashboard with a plain single-page
 * app.
 */
import { type Browser, chromium } from '@playwright/test'
import { screenPaths } from '#web/paths.ts'
import { requireChromium } from '../scripts/find-chromium.ts'
import { buildYardsticks, pathOfBareCopy, pathOfPlainPage } from './build-yardsticks.ts'
import { type Figure, makeComparedFigure, makeFigure } from './figure.ts'
import { createLoadGenerator, formatHttpRequest } from './load-generator.ts'
import { type BenchOwner, benchBusinessName, makeOwners } from './make-owners.ts'
import type { RunningProduct } from './start-product.ts'
import { startFilesYardstick, type YardstickServer } from './start-yardstick.ts'
import { mapSamples, takeSamplesAlternately } from './take-samples-alternately.ts'
import { measureScriptOfStep, type PageVisit, visitPage } from './visit-page.ts'

type Parts = {
  product: RunningProduct
  yardstick: YardstickServer
  browser: Browser
  owner: BenchOwner
  rounds: number
}

const addressOf = ({ port }: YardstickServer) => `http://127.0.0.1:${port}`

async function measureLogin({ product, yardstick, browser, rounds }: Parts): Promise<Figure[]> {
  const samples = await takeSamplesAlternately(
    rounds,
    () => visitPage(browser, { url: `${product.address}/login` }),
    () => visitPage(browser, { url: `${addressOf(yardstick)}/floor` }),
  )
  const { ours } = samples
  return [
    makeComparedFigure(
      '/login, largest paint, beside floor',
      'ms',
      mapSamples(samples, (one) => one.largestPaintMs),
      { atMost: 1.3 },
    ),
    makeFigure(
      '/login, all before load',
      'KB',
      ours.map((one) => one.totalKb),
      { atMost: 80 },
    ),
    makeFigure(
      '/login, script',
      'KB',
      ours.map((one) => one.scriptKb),
      { atMost: 10 },
    ),
    makeFigure(
      '/login, script files',
      '',
      ours.map((one) => one.scriptFiles),
      { atMost: 1 },
    ),
    makeFigure('/login, layout shift', '', [Math.max(...ours.map((one) => one.shift))], { atMost: 0 }),
  ]
}

const publicPages = ['/', '/marketing', '/waitlist', '/thank-you', '/help'] as const

/** Each public page, compared with the same page without script. */
async function measurePublic({ product, yardstick, browser, rounds }: Parts): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of publicPages) {
    const samples = await takeSamplesAlternately(
      rounds,
      () => visitPage(browser, { url: product.address + path }),
      () => visitPage(browser, { url: `${addressOf(yardstick)}${pathOfBareCopy(path)}` }),
    )
    const { ours } = samples
    const each = (value: (visit: PageVisit) => number) => ours.map(value)
    figures.push(
      makeComparedFigure(
        `${path}, largest paint, beside bare`,
        'ms',
        mapSamples(samples, (one) => one.largestPaintMs),
        { atMost: 1.3 },
      ),
      makeFigure(
        `${path}, script`,
        'KB',
        each((one) => one.scriptKb),
        { atMost: 10 },
      ),
      makeFigure(
        `${path}, script files`,
        '',
        each((one) => one.scriptFiles),
        { atMost: 1 },
      ),
      makeFigure(
        `${path}, all before load`,
        'KB',
        each((one) => one.totalKb),
        { shown: true },
      ),
      makeFigure(`${path}, layout shift`, '', [Math.max(...each((one) => one.shift))], { atMost: 0 }),
      makeComparedFigure(
        `${path}, blocked, beside bare`,
        'ms',
        mapSamples(samples, (one) => one.blockingMs + 50),
        { shown: true },
      ),
    )
  }
  return figures
}

/** The landing pages, compared with their words as a plain page in the system's font. */
async function measureFirstPaint({ product, yardstick, browser, rounds }: Parts): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of ['/', '/marketing']) {
    const samples = await takeSamplesAlternately(
      rounds,
      () => visitPage(browser, { url: product.address + path }),
      () => visitPage(browser, { url: `${addressOf(yardstick)}${pathOfPlainPage(path)}` }),
    )
    const firstPaints = mapSamples(samples, (one) => one.firstPaintMs)
    figures.push(makeComparedFigure(`${path}, first paint, beside plain`, 'ms', firstPaints, { atMost: 1.3 }))
  }
  return figures
}

async function measureThroughput({ product, yardstick, rounds }: Parts): Promise<Figure> {
  const load = createLoadGenerator()
  const requests = [formatHttpRequest('GET', '/login', { headers: { 'accept-encoding': 'br' } })]
  const run = (port: number) => () => load.run({ port, requests, connections: 16, ms: 2000 })
  const samples = await takeSamplesAlternately(rounds, run(product.port), run(yardstick.port))
  load.stop()
  return makeComparedFigure(
    '/login, 16 connections, beside node:http',
    'req/s',
    mapSamples(samples, (one) => one.perSecond),
    {
      atLeast: 0.6,
    },
  )
}

async function measureToolkit({ product, yardstick, browser, owner, rounds }: Parts): Promise<Figure[]> {
  const awaited = benchBusinessName
  const samples = await takeSamplesAlternately(
    rounds,
    () => visitPage(browser, { url: `${product.address}/toolkit`, cookie: owner.cookie, awaited }),
    () => visitPage(browser, { url: `${addressOf(yardstick)}/toolkit`, awaited }),
  )
  const { ours } = samples
  return [
    makeComparedFigure(
      '/toolkit, data on screen, beside spa',
      'ms',
      mapSamples(samples, (one) => one.readyMs),
      { atMost: 0.6 },
    ),
    makeComparedFigure(
      '/toolkit, script before it',
      'KB',
      mapSamples(samples, (one) => one.scriptKbBefore),
      { shown: true },
    ),
    makeFigure(
      '/toolkit, script before it',
      'KB',
      ours.map((one) => one.scriptKbBefore),
      { atMost: 110 },
    ),
    makeFigure(
      '/toolkit, requests before it',
      '',
      ours.map((one) => one.requestsBefore),
      { atMost: 8 },
    ),
    makeFigure('/toolkit, layout shift', '', [Math.max(...ours.map((one) => one.shift))], { shown: true }),
  ]
}

async function measureSteps({ product, browser, owner }: Parts): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const screen of screenPaths.filter((path) => path !== '/' && path !== '/toolkit')) {
    const path = screen.replace(':category', 'culture')
    const kb = await measureScriptOfStep(browser, { url: `${product.address}/toolkit`, cookie: owner.cookie }, path)
    figures.push(makeFigure(`${path}, further script`, 'KB', [kb], { atMost: 40 }))
  }
  return figures
}

/** Takes all measurements of pages. */
export async function measurePageLoads(product: RunningProduct, rounds: number): Promise<Figure[]> {
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
      ...(await measureFirstPaint(parts)),
      await measureThroughput(parts),
      ...(await measureToolkit(parts)),
      ...(await measureSteps(parts)),
    ]
  } finally {
    await browser.close()
    yardstick.stop()
  }
}
