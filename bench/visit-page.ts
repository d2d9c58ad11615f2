/** One visit with a cold cache, simulating a slow phone on a slow network: when things were painted, and what was loaded. */
import type { Browser, CDPSession, Page } from '@playwright/test'

export type PageVisit = {
  /** When the first words or pictures were painted, in ms from the start of the navigation. */
  firstPaintMs: number
  /** When the largest element was painted, in ms from the start of the navigation. */
  largestPaintMs: number
  /** When the awaited content was painted; NaN if nothing was awaited. */
  readyMs: number
  shift: number
  /** Total time tasks blocked the page beyond 50 ms each. */
  blockingMs: number
  /** The size of everything that was loaded, compressed and with headers. */
  totalKb: number
  scriptKb: number
  scriptFiles: number
  /** Requests started before the content was there; all of them if nothing was awaited. */
  requestsBefore: number
  scriptKbBefore: number
}

export type VisitDestination = {
  url: string
  cookie?: string
  /** Text to wait for, in the main part of the dashboard together with its six cards. */
  awaited?: string
}

declare global {
  interface Window {
    seen: { first: number; largest: number; shift: number; blocking: number; ready: number }
  }
}

/** Runs in the page before its own scripts and records what is painted, shifted and blocked. */
function watchPaints(awaited: string | undefined): void {
  const seen = { first: Number.NaN, largest: 0, shift: 0, blocking: 0, ready: Number.NaN }
  window.seen = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) seen.first = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  if (awaited === undefined) return
  const look = () => {
    const cards = document.querySelectorAll('main [aria-label="The six steps"] > li')
    const isThere = cards.length === 6 && document.querySelector('main')?.textContent?.includes(awaited)
    if (!isThere) return requestAnimationFrame(look)
    // This task runs after the next frame: the content has been painted by then.
    return requestAnimationFrame(() => setTimeout(() => (seen.ready = performance.now())))
  }
  requestAnimationFrame(look)
}

type Loaded = { type: string; bytes: number; sentAt: number; endedAt: number }

/** Collects every request; times are seconds of the browser's own clock. */
async function watchRequests(session: CDPSession): Promise<Map<string, Loaded>> {
  const requests = new Map<string, Loaded>()
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    const endedAt = Number.POSITIVE_INFINITY
    if (!requests.has(requestId)) requests.set(requestId, { type: type ?? '', bytes: 0, sentAt: timestamp, endedAt })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId)
    if (!request) return
    request.bytes = encodedDataLength
    request.endedAt = timestamp
  })
  await session.send('Network.enable')
  return requests
}

async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1.6),
    uploadThroughput: bytesPerSecond(0.75),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const kb = (requests: readonly Loaded[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
const scriptsOf = (requests: readonly Loaded[]) => requests.filter(({ type }) => type === 'Script')

/** Opens a page in a fresh browser context, signed in if a cookie is given. */
async function openPage(browser: Browser, { url, cookie }: VisitDestination): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url }])
  }
  return context.newPage()
}

export async function visitPage(browser: Browser, destination: VisitDestination): Promise<PageVisit> {
  const page = await openPage(browser, destination)
  const session = await page.context().newCDPSession(page)
  const requests = await watchRequests(session)
  await slowDown(session)
  await page.addInitScript(watchPaints, destination.awaited)
  await page.goto(destination.url, { waitUntil: 'load' })
  const atLoad = [...requests.values()]
  if (destination.awaited !== undefined) await page.waitForFunction(() => window.seen.ready > 0)
  await page.waitForTimeout(1000)
  const seen = await page.evaluate(() => window.seen)
  const began = Math.min(...[...requests.values()].map(({ sentAt }) => sentAt))
  const readyAt = Number.isNaN(seen.ready) ? Number.POSITIVE_INFINITY : began + seen.ready / 1000
  const before = [...requests.values()].filter(({ sentAt }) => sentAt < readyAt)
  await page.context().close()
  return {
    firstPaintMs: seen.first,
    largestPaintMs: seen.largest,
    readyMs: seen.ready,
    shift: seen.shift,
    blockingMs: seen.blocking,
    totalKb: kb(atLoad),
    scriptKb: kb(scriptsOf(atLoad)),
    scriptFiles: scriptsOf(atLoad).length,
    requestsBefore: before.length,
    scriptKbBefore: kb(scriptsOf(before)),
  }
}

/** Compressed KB of script that loads when navigating from the first screen to `path`. */
export async function measureScriptOfStep(
  browser: Browser,
  destination: VisitDestination,
  path: string,
): Promise<number> {
  const page = await openPage(browser, destination)
  const requests = await watchRequests(await page.context().newCDPSession(page))
  await page.goto(destination.url, { waitUntil: 'networkidle' })
  requests.clear()
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(700)
  await page.context().close()
  return kb(scriptsOf([...requests.values()]))
}
