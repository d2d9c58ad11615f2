/** `npm run pictures`: takes the public pages' pictures of the product, from a temporary server with an invented brand. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { finishExampleBrand, makeExampleBrand, startExampleSite } from './example-brand.ts'
import { requireChromium } from './find-chromium.ts'
import { startScratchServer } from './scratch-server.ts'

const folder = path.resolve('web/visitors/pictures')
const bytesMax = 80 * 1024
/** Window sizes in CSS pixels; the phone's is taken at double resolution. */
const views = {
  '': { width: 1200, height: 820, scale: 1 },
  '-phone': { width: 390, height: 500, scale: 2 },
}

/** Saves the visible window as WebP, at the highest quality that fits the size limit. */
async function take(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const quality of [82, 74, 66, 58, 50]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    const bytes = Buffer.from(data, 'base64')
    if (bytes.length > bytesMax) continue
    await writeFile(path.join(folder, `${name}.webp`), bytes)
    return console.log(`${name}.webp ${Math.round(bytes.length / 1024)} KB, quality ${quality}`)
  }
  throw new Error(`${name} is larger than ${bytesMax} bytes at every quality.`)
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>
type Target = { url: string; name: string; siteHost: string; at?: string; phoneAt?: string }

/** A screen in light and dark mode, scrolled to `at`, or `phoneAt` on a phone. */
async function picture(page: Page, kind: string, { url, name, siteHost, ...places }: Target): Promise<void> {
  const at = kind === '' ? places.at : (places.phoneAt ?? places.at)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(url, { waitUntil: 'networkidle' })
    // Replace the local site's meaningless address.
    await page.getByText(siteHost).evaluateAll((found) => {
      for (const element of found) element.textContent = 'ternandtide.example'
    })
    if (at !== undefined)
      await page
        .locator(at)
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await page.waitForFunction(() => !document.querySelector('.loading, .sk, [aria-busy="true"], .spin'))
    await page.waitForTimeout(300)
    await take(page, `${name}${kind}-${colorScheme}`)
  }
}

/** The first page's hero in the size of a link preview. */
async function drawCard(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 630 }, bypassCSP: true })
  const page = await context.newPage()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.addStyleTag({
    content: `.public-top, .foot, section:not(.hero), .lede, .hero-act, .voices { display: none !important }
      .hero { display: grid; align-items: center; height: 630px; padding: 0 1rem }
      .hero .wrap { grid-template-columns: 1.1fr 1fr !important } .hero h1 { font-size: 5.4rem }`,
  })
  await page.screenshot({ path: path.join(folder, 'card.png') })
  await context.close()
}

/** The same screen at desktop and phone size. */
async function pictureOnBoth(browser: Browser, state: State, target: Target): Promise<void> {
  for (const [kind, { scale, ...viewport }] of Object.entries(views)) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale, storageState: state })
    await picture(page, kind, target)
    await page.close()
  }
}

async function takeAll(browser: Browser, address: string, siteHost: string): Promise<void> {
  const context = await browser.newContext()
  await makeExampleBrand(address, context.request)
  const show = async (name: string, path: string, places: Pick<Target, 'at' | 'phoneAt'> = {}) =>
    pictureOnBoth(browser, await context.storageState(), { url: `${address}${path}`, name, siteHost, ...places })
  await show('promise', '/toolkit/uvp-generator', { phoneAt: '.draft' })
  const audit = await finishExampleBrand(address, context.request, siteHost)
  await show('toolkit', '/toolkit', { phoneAt: '.steps' })
  await show('archetype', '/toolkit/brand-archetype', { at: 'main h2' })
  await show('review', `/toolkit/brand-review?audit=${audit}`, { phoneAt: 'main h2' })
}

await mkdir(folder, { recursive: true })
const site = await startExampleSite()
const { address, stop } = await startScratchServer({ AUDIT_ALLOW_HOSTS: site.host })
const browser = await chromium.launch({
  executablePath: await requireChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  await drawCard(browser, address)
  await takeAll(browser, address, site.host)
} finally {
  await browser.close()
  await stop()
  site.close()
}
