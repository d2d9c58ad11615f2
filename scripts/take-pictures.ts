/** `npm run pictures`: what the public pages show of the product, taken of a server of its own with an invented brand. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { finishBrand, makeBrand, startExampleSite } from './example-brand.ts'
import { requireChromium } from './find-chromium.ts'
import { startScratchServer } from './scratch-server.ts'

const folder = path.resolve('web/visitors/pictures')
const bytesMax = 80 * 1024
/** The window that is pictured, and how much smaller the picture is. */
const view = { width: 1200, height: 820 }

/** What is in the window now as WebP, as good as its size allows. */
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

/** A screen in light and in dark; `at` is scrolled to the top. */
async function picture(page: Page, url: string, name: string, siteHost: string, at?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(url, { waitUntil: 'networkidle' })
    // The site stands on this machine, at an address that says nothing to whoever looks at the picture.
    await page.getByText(siteHost).evaluateAll((found) => {
      for (const element of found) element.textContent = 'ternandtide.example'
    })
    if (at !== undefined)
      await page
        .locator(at)
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await page.waitForTimeout(300)
    await take(page, `${name}-${colorScheme}`)
  }
}

/** The hero of the first page, as large as a picture of a page that is passed on. */
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

async function takeAll(browser: Browser, address: string, siteHost: string): Promise<void> {
  const page = await browser.newPage({ viewport: view })
  await makeBrand(address, page.request)
  await picture(page, `${address}/toolkit/uvp-generator`, 'promise', siteHost)
  const audit = await finishBrand(address, page.request, siteHost)
  await picture(page, `${address}/toolkit`, 'toolkit', siteHost)
  await picture(page, `${address}/toolkit/brand-archetype`, 'archetype', siteHost, 'main h2')
  await picture(page, `${address}/toolkit/brand-review?audit=${audit}`, 'review', siteHost)
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
